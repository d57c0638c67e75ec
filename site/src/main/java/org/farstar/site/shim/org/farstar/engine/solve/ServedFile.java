package org.farstar.site.shim.org.farstar.engine.solve;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.solve.SolveException;
import org.farstar.site.Browser;
import org.teavm.jso.JSObject;

/**
 * {@link org.farstar.engine.solve.ServedFile}: by requests of the browser for which the worker
 * waits, to the host of the page alone. A worker hears nobody while it waits; who stops it ends it.
 */
public final class ServedFile {
  static final int FIRST_BYTES = 1 << 12;
  static final int MOST_BYTES = 1 << 30;

  private static final int OK = 200;
  private static final int PARTIAL = 206;
  private static final int NOT_FOUND = 404;
  private static final Pattern RANGE = Pattern.compile("bytes (\\d+)-(\\d+)/(\\d{1,18})");

  private final String address;
  private final Runnable checkStop;
  private final int most;
  private final boolean ranges;
  private final int length;

  /** The first bytes; all of them where there are no ranges. */
  private final byte[] first;

  private record Answer(int code, int length, byte[] bytes) {}

  public ServedFile(String address, Runnable checkStop, int most) {
    this.address = address;
    this.checkStop = checkStop;
    this.most = most;
    Answer answer = answer(address, 0, FIRST_BYTES, most, checkStop);
    this.ranges = answer.code == PARTIAL;
    this.length = answer.length;
    this.first = answer.bytes;
    requireBytes(ranges ? Math.min(length, FIRST_BYTES) : length, first);
  }

  static void requireAddress(String address) {
    if (!Browser.ofThisHost(address)) {
      throw new SolveException(
          "'"
              + address
              + "' is on another host, from which this page loads nothing; allowed: a folder beside"
              + " the page");
    }
  }

  public static Optional<String> text(String address, Runnable checkStop) {
    Answer answer = answer(address, 0, 0, MOST_BYTES, checkStop);
    return answer.code == NOT_FOUND
        ? Optional.empty()
        : Optional.of(new String(answer.bytes, StandardCharsets.UTF_8));
  }

  public int length() {
    return length;
  }

  int here() {
    return first.length;
  }

  public byte[] read(int from, int to) {
    if (to <= first.length) {
      return Arrays.copyOfRange(first, from, to);
    }
    Answer answer = answer(address, from, to, most, checkStop);
    if (answer.code != PARTIAL || answer.length != length) {
      throw failed(address, "the file has changed, or the server knows no ranges any more");
    }
    requireBytes(to - from, answer.bytes);
    return answer.bytes;
  }

  private void requireBytes(int wanted, byte[] bytes) {
    if (bytes.length != wanted) {
      throw failed(address, "the answer is cut off");
    }
  }

  /** The answer to a request for a range, for the whole file where the range is empty. */
  private static Answer answer(String address, int from, int to, int most, Runnable checkStop) {
    checkStop.run();
    JSObject request = Browser.request(address, to > 0 ? "bytes=" + from + "-" + (to - 1) : "");
    int code = Browser.status(request);
    if (code == NOT_FOUND && to == 0) {
      return new Answer(code, 0, new byte[0]);
    }
    if (code != OK && code != PARTIAL) {
      throw failed(address, code == 0 ? "the host does not answer" : "the server answers " + code);
    }
    byte[] bytes = Browser.answer(request).getBytes(StandardCharsets.ISO_8859_1);
    int length = bytes.length;
    if (code == PARTIAL) {
      Matcher matcher = RANGE.matcher(Browser.range(request));
      if (!matcher.matches() || !matcher.group(1).equals("" + from)) {
        throw failed(address, "the server sends another range than it was asked for");
      }
      long told = Long.parseLong(matcher.group(3));
      length = (int) Math.min(told, Integer.MAX_VALUE);
    }
    if (length > most) {
      throw failed(address, "the file is too large");
    }
    return new Answer(code, length, bytes);
  }

  private static SolveException failed(String file, String why) {
    return new SolveException("cannot read '" + file + "': " + why);
  }
}
