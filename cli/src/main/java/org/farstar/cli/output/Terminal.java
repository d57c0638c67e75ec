package org.farstar.cli.output;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The three streams of a command and what is known of them.
 *
 * @param in standard input
 * @param out standard output: data
 * @param err standard error: messages and progress
 * @param inIsTerminal whether a person types the input
 * @param outIsTerminal whether a person reads the output as it comes
 * @param errIsTerminal whether a person reads the talk as it comes
 * @param environment the variables of the environment
 * @param folder where relative names of files begin
 */
public record Terminal(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean inIsTerminal,
    boolean outIsTerminal,
    boolean errIsTerminal,
    Map<String, String> environment,
    Path folder) {

  /** Streams that are no terminal, with an empty environment. */
  public static Terminal of(InputStream in, PrintStream out, PrintStream err) {
    return new Terminal(in, out, err, false, false, false, Map.of(), Path.of(""));
  }

  /** The streams of this process. Whoever prints last, flushes. */
  public static Terminal ofProcess() {
    return new Terminal(
        System.in,
        stream(FileDescriptor.out),
        stream(FileDescriptor.err),
        isTerminal(0),
        isTerminal(1),
        isTerminal(2),
        System.getenv(),
        Path.of(""));
  }

  private static PrintStream stream(FileDescriptor descriptor) {
    return new CheckedPrintStream(
        new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 14));
  }

  /** Java asks only for input and output together; the system's own answer is finer. */
  private static boolean isTerminal(int descriptor) {
    Path link = Path.of("/proc/self/fd/" + descriptor);
    if (!Files.isSymbolicLink(link)) {
      return System.console() != null;
    }
    try {
      String target = Files.readSymbolicLink(link).toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException e) {
      return false;
    }
  }

  /** Whether colours are welcome unless somebody asks for them or forbids them. */
  public boolean wantsColor() {
    String off = environment.getOrDefault("NO_COLOR", "");
    return outIsTerminal && off.isEmpty() && !"dumb".equals(environment.get("TERM"));
  }

  /** How text is laid out on it. */
  public Layout layout() {
    return new Layout(this::width);
  }

  /**
   * How many columns it has: {@code COLUMNS}, where that is set, else what the terminal says, else
   * 80. Asking the terminal starts a process.
   */
  public int width() {
    String set = environment.getOrDefault("COLUMNS", "");
    if (set.matches("[1-9][0-9]{0,3}")) {
      return Integer.parseInt(set);
    }
    return outIsTerminal ? asked() : Layout.USUAL;
  }

  /** Java does not know; the program that does answers with rows and columns. */
  private static int asked() {
    try {
      Process process =
          new ProcessBuilder("stty", "size")
              .redirectInput(new File("/dev/tty"))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String[] size =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII)
              .strip()
              .split(" ");
      boolean known = size.length == 2 && size[1].matches("[1-9][0-9]{0,3}");
      return known ? Integer.parseInt(size[1]) : Layout.USUAL;
    } catch (IOException e) {
      return Layout.USUAL;
    }
  }

  /** The folder for what is worth keeping from one time to the next, such as lines once typed. */
  public Path stateFolder() {
    return shared("XDG_STATE_HOME", Path.of(".local", "state"));
  }

  /**
   * The folder for what Farstar keeps: {@code FARSTAR_DATA}, or the one the system has for it. It
   * need not be there.
   */
  public Path dataFolder() {
    String own = environment.getOrDefault("FARSTAR_DATA", "");
    if (!own.isBlank()) {
      return folder.resolve(own);
    }
    return shared("XDG_DATA_HOME", Path.of(".local", "share"));
  }

  /** The folder for what can be made again. It need not be there. */
  public Path cacheFolder() {
    return shared("XDG_CACHE_HOME", Path.of(".cache"));
  }

  /**
   * The folder of databases of small regions: {@code FARSTAR_DATABASES}, or the one for what can be
   * made again. It need not be there. Empty where the variable is {@code none}.
   */
  public Optional<Path> databaseFolder() {
    String own = environment.getOrDefault("FARSTAR_DATABASES", "");
    if (own.equals("none")) {
      return Optional.empty();
    }
    return Optional.of(own.isBlank() ? cacheFolder() : folder.resolve(own));
  }

  /** Farstar's part of a folder for all programs. */
  private Path shared(String variable, Path usual) {
    String named = environment.getOrDefault(variable, "");
    // Java asks the list of users instead, which under sudo or in a container names another folder.
    String set = environment.getOrDefault("HOME", "");
    Path home = Path.of(set.isBlank() ? System.getProperty("user.home") : set);
    return (named.isBlank() ? home.resolve(usual) : folder.resolve(named)).resolve("farstar");
  }

  /** Whether stack traces are wanted. */
  public boolean debug() {
    return "1".equals(environment.get("FARSTAR_DEBUG"));
  }

  /**
   * Brings everything printed to where it is read.
   *
   * @throws java.io.UncheckedIOException if the output is lost, on a full disk for instance
   */
  public void finish() {
    err.flush();
    if (out instanceof CheckedPrintStream outlet) {
      outlet.finish();
    } else {
      out.flush();
    }
  }
}
