package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Somebody who types at a terminal: the program runs on a pseudo-terminal of the system, made by
 * {@code script} of util-linux, and sees what a keyboard sends.
 */
final class Typist implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 60;

  private final Process process;
  private final StringBuilder seen = new StringBuilder();
  private int read;

  private Typist(Process process) {
    this.process = process;
    Thread reader = new Thread(this::read, "typist");
    reader.setDaemon(true);
    reader.start();
  }

  /** Whether there are pseudo-terminals here. */
  static boolean canType() {
    return Files.isExecutable(Path.of("/usr/bin/script"));
  }

  /**
   * Starts a command.
   *
   * @param columns how wide the terminal is; 0 for one that does not know its size
   * @param environment variables; all others but the path are unset
   */
  static Typist at(int columns, Map<String, String> environment, Path folder, String... words)
      throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-Dfile.encoding=UTF-8",
            "-cp",
            System.getProperty("java.class.path"),
            "org.farstar.cli.Main"));
    command.addAll(List.of(words));
    String line =
        command.stream()
            .map(word -> "'" + word.replace("'", "'\\''") + "'")
            .collect(Collectors.joining(" "));
    ProcessBuilder builder =
        new ProcessBuilder(
            "/usr/bin/script",
            "-qec",
            "stty rows " + (columns == 0 ? 0 : 40) + " cols " + columns + "; exec " + line,
            "/dev/null");
    builder.directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", System.getenv("PATH"));
    builder.environment().put("TERM", "xterm");
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().put("SHELL", "/bin/sh");
    builder.environment().putAll(environment);
    builder.redirectErrorStream(true);
    return new Typist(builder.start());
  }

  private void read() {
    byte[] bytes = new byte[4096];
    try (InputStream in = process.getInputStream()) {
      for (int n = in.read(bytes); n >= 0; n = in.read(bytes)) {
        synchronized (seen) {
          seen.append(new String(bytes, 0, n, StandardCharsets.UTF_8));
          seen.notifyAll();
        }
      }
    } catch (IOException e) {
      // The process has ended.
    }
  }

  /** Waits until the terminal shows this, behind what was waited for before. */
  Typist sees(String text) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    synchronized (seen) {
      while (true) {
        String plain = plain(seen.toString());
        int at = plain.indexOf(text, read);
        if (at >= 0) {
          read = at + text.length();
          return this;
        }
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        assertThat(left).as("'%s' in\n%s", text, plain).isPositive();
        seen.wait(left);
      }
    }
  }

  /** Types keys; a line ends with {@code \r}. */
  Typist types(String keys) throws IOException {
    process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().flush();
    return this;
  }

  /** Waits for the end, and says with which code. */
  int ends() throws InterruptedException {
    assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as(screen()).isTrue();
    return process.exitValue();
  }

  /** All that the terminal was sent. */
  String sent() {
    synchronized (seen) {
      return seen.toString();
    }
  }

  /** What the terminal shows, without what steers it. */
  String screen() {
    return plain(sent());
  }

  private static String plain(String text) {
    return text.replaceAll("\u001b\\[[0-9;?]*[A-Za-z]", "")
        .replaceAll("\u001b[=>]", "")
        .replace("\r", "");
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
