package org.farstar.engine.solve;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.SoftReference;
import java.net.HttpURLConnection;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A file of at most 2^30 bytes at a web server, of which parts are read, each by a request for that
 * range of bytes. From a server that knows no ranges it is read whole, and again where there was no
 * memory to keep it. A server may be silent for a minute. Not for threads.
 */
public final class ServedFile {
  private static final int CONNECT_MILLIS = 10_000;
  private static final int READ_MILLIS = 60_000;

  /** The first request asks for so many bytes: the head of most chunks. */
  static final int FIRST_BYTES = 1 << 12;

  private static final int MOST_TEXT = 1 << 26;
  static final int MOST_BYTES = 1 << 30;
  private static final String TOO_LARGE = "the file is too large";
  private static final long ASK_MILLIS = 50;
  private static final Pattern RANGE = Pattern.compile("bytes (\\d+)-(\\d+)/(\\d{1,18})");

  private final String address;
  private final Runnable checkStop;
  private final int most;
  private final int length;

  /** What came first; all of it where there are no ranges. */
  private final byte[] first;

  private final boolean ranges;
  private SoftReference<byte[]> all = new SoftReference<>(null);

  /** What a server has answered. */
  private record Answer(int code, String range, byte[] bytes) {}

  /**
   * Requires an address of the web.
   *
   * @throws SolveException if it is not one
   */
  static void requireAddress(String address) {
    try {
      new URL(address);
    } catch (MalformedURLException e) {
      throw new SolveException("'" + address + "' is no address: " + e.getMessage(), e);
    }
  }

  /**
   * Asks for the first bytes.
   *
   * @param checkStop called now and then while the server is waited for; what it throws ends the
   *     wait
   * @param most the file may have no more bytes; of a server that knows no ranges no more are read
   * @throws SolveException if the file cannot be read
   */
  ServedFile(String address, Runnable checkStop, int most) {
    this.address = address;
    this.most = most;
    this.checkStop = checkStop;
    try {
      Answer answer = answer(address, 0, FIRST_BYTES, most, checkStop);
      this.ranges = answer.code == HttpURLConnection.HTTP_PARTIAL;
      if (ranges) {
        this.length = length(answer, 0, most);
        this.first = complete(answer, Math.min(length, FIRST_BYTES));
      } else {
        requireOk(answer);
        this.length = answer.bytes.length;
        this.first = Arrays.copyOf(answer.bytes, Math.min(length, FIRST_BYTES));
        this.all = new SoftReference<>(answer.bytes);
      }
    } catch (IOException e) {
      throw failed(address, e);
    }
  }

  /**
   * The text of a file; empty if it is not there.
   *
   * @param checkStop called now and then while the server is waited for
   * @throws SolveException if it cannot be read
   */
  public static Optional<String> text(String address, Runnable checkStop) {
    try {
      Answer answer = answer(address, 0, 0, MOST_TEXT, checkStop);
      if (answer.code == HttpURLConnection.HTTP_NOT_FOUND) {
        return Optional.empty();
      }
      requireOk(answer);
      return Optional.of(new String(answer.bytes, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw failed(address, e);
    }
  }

  /** How many bytes the file has. */
  public int length() {
    return length;
  }

  /** How many bytes from the first on cost no request any more. */
  int here() {
    return ranges ? first.length : length;
  }

  /**
   * The bytes from one place up to another.
   *
   * @throws SolveException if they cannot be read, or the file has changed
   */
  public byte[] read(int from, int to) {
    if (to <= first.length) {
      return Arrays.copyOfRange(first, from, to);
    }
    byte[] known = all.get();
    if (known != null) {
      return Arrays.copyOfRange(known, from, to);
    }
    try {
      Answer answer = answer(address, ranges ? from : 0, ranges ? to : 0, most, checkStop);
      boolean part = answer.code == HttpURLConnection.HTTP_PARTIAL;
      if (part != ranges || (part ? length(answer, from, most) : answer.bytes.length) != length) {
        requireOk(answer);
        throw new IOException("the file has changed, or the server knows no ranges any more");
      }
      if (part) {
        return complete(answer, to - from);
      }
      requireOk(answer);
      all = new SoftReference<>(answer.bytes);
      return Arrays.copyOfRange(answer.bytes, from, to);
    } catch (IOException e) {
      throw failed(address, e);
    }
  }

  private static byte[] complete(Answer answer, int wanted) throws IOException {
    if (answer.bytes.length != wanted) {
      throw new IOException("the answer is cut off");
    }
    return answer.bytes;
  }

  /** The length of the whole file, as the server says it. */
  private static int length(Answer answer, int from, int most) throws IOException {
    Matcher matcher = RANGE.matcher(answer.range);
    if (!matcher.matches() || !matcher.group(1).equals("" + from)) {
      throw new IOException("the server sends another range than it was asked for");
    }
    if (Long.parseLong(matcher.group(3)) > most) {
      throw new IOException(TOO_LARGE);
    }
    return Integer.parseInt(matcher.group(3));
  }

  /** The answer to a request for a range, for the whole file where the range is empty. */
  private static Answer answer(String address, int from, int to, int most, Runnable checkStop)
      throws IOException {
    HttpURLConnection connection = (HttpURLConnection) new URL(address).openConnection();
    connection.setConnectTimeout(CONNECT_MILLIS);
    connection.setReadTimeout(READ_MILLIS);
    if (to > 0) {
      connection.setRequestProperty("Range", "bytes=" + from + "-" + (to - 1));
    }
    return waiting(() -> answer(connection, to - from, most), checkStop);
  }

  private static Answer answer(HttpURLConnection connection, int wanted, int most)
      throws IOException {
    int code = connection.getResponseCode();
    boolean part = code == HttpURLConnection.HTTP_PARTIAL;
    byte[] bytes = new byte[0];
    if (part || code == HttpURLConnection.HTTP_OK) {
      int bound = part ? wanted : most;
      try (InputStream in = connection.getInputStream()) {
        bytes = in.readNBytes(bound);
      }
      long told = connection.getContentLengthLong();
      if (!part && told > bytes.length) {
        throw new IOException(bytes.length == bound ? TOO_LARGE : "the answer is cut off");
      }
    }
    return new Answer(code, String.valueOf(connection.getHeaderField("Content-Range")), bytes);
  }

  /** Waits for a server; nobody can tell when it answers, so that a thread of its own does it. */
  private static Answer waiting(Callable<Answer> request, Runnable checkStop) throws IOException {
    FutureTask<Answer> task = new FutureTask<>(request);
    Thread thread = new Thread(task, "request");
    thread.setDaemon(true);
    thread.start();
    try {
      while (true) {
        try {
          return task.get(ASK_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
          checkStop.run();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("the wait was interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException io) {
        throw io;
      }
      throw new IOException(e.getCause().getMessage(), e.getCause());
    }
  }

  private static void requireOk(Answer answer) throws IOException {
    if (answer.code != HttpURLConnection.HTTP_OK) {
      throw new IOException("the server answers " + answer.code);
    }
  }

  private static SolveException failed(String file, IOException e) {
    String why = e instanceof java.net.UnknownHostException ? "unknown host" : e.getMessage();
    return new SolveException("cannot read '" + file + "': " + why, e);
  }
}
