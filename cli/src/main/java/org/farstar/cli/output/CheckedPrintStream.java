package org.farstar.cli.output;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.farstar.ask.input.InputException;

/**
 * A print stream that remembers why writing failed. A reader who has closed it, as {@code head}
 * does, is no failure; a full disk is one.
 */
public final class CheckedPrintStream extends PrintStream {
  private final Watched watched;

  public CheckedPrintStream(OutputStream target) {
    this(new Watched(target));
  }

  private CheckedPrintStream(Watched watched) {
    super(watched, false, StandardCharsets.UTF_8);
    this.watched = watched;
  }

  /**
   * Writes what is left.
   *
   * @throws InputException if something printed did not arrive, and somebody may have wanted it
   */
  public void finish() {
    flush();
    if (watched.failure != null && !readerLeft(watched.failure)) {
      throw InputException.unwritten(
          "cannot write standard output: " + watched.failure.getMessage(),
          "What has arrived is not all of it; send it where there is room.");
    }
  }

  /** The system says it in words only. */
  private static boolean readerLeft(IOException failure) {
    String words = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
    return words.contains("pipe") || words.contains("stream closed");
  }

  private static final class Watched extends OutputStream {
    private final OutputStream target;
    private IOException failure;

    Watched(OutputStream target) {
      this.target = target;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      try {
        target.write(bytes, from, length);
      } catch (IOException e) {
        failure = e;
        throw e;
      }
    }

    @Override
    public void flush() throws IOException {
      try {
        target.flush();
      } catch (IOException e) {
        failure = e;
        throw e;
      }
    }
  }
}
