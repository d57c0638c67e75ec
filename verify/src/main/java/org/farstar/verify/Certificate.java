package org.farstar.verify;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A certificate as text: a head of nine lines, an empty line, and the body.
 *
 * <pre>
 * farstar certificate 1
 * kind strategy
 * rules 1
 * game domineering
 * play normal
 * position 2x2
 * claim outcome N
 * lines 4
 * sha256 ...
 * </pre>
 *
 * <p>{@code lines} counts those of the body; the checksum is that of the whole text but for its own
 * line. A text that was cut off, changed or written by a newer Farstar is refused before anything
 * else is looked at.
 *
 * @param kind what the body is, which says who checks it
 * @param game the name of the game, or {@code sum}
 * @param play {@code normal}, {@code misere} or {@code verdict}
 * @param position the position as the game writes it
 * @param claim what the body proves of it
 * @param body the lines of the body
 */
public record Certificate(
    String kind, String game, String play, String position, String claim, List<String> body) {
  /** The version of this format. */
  public static final int FORMAT = 1;

  /** The version of the rulesets and their notation. */
  public static final int RULES = 1;

  /** A certificate whose body is a strategy, see {@link StrategyChecker}. */
  public static final String STRATEGY = "strategy";

  /** A certificate whose body has the values of parts, see {@link PartsChecker}. */
  public static final String PARTS = "parts";

  /** A certificate whose body names theorems, see {@link org.farstar.verify.cite.CiteKind}. */
  public static final String CITE = "cite";

  /** A certificate whose body has one for each part of a sum, see {@link TermsChecker}. */
  public static final String TERMS = "terms";

  /** Kinds for one game each; their checkers say what the body is. */
  public static final String DICTIONARY = "dictionary";

  public static final String PAIRING = "pairing";
  public static final String REPLIES = "replies";
  public static final String SETS = "sets";
  public static final String MIRROR = "mirror";
  public static final String NIMBERS = "nimbers";
  public static final String QUOTIENT = "quotient";
  public static final String TREE = "tree";
  public static final String WORDS = "words";
  public static final String LOST = "lost";
  public static final String DECKS = "decks";
  public static final String ORDERS = "orders";

  private static final String FIRST = "farstar certificate ";
  private static final List<String> NAMES =
      List.of("kind", "rules", "game", "play", "position", "claim", "lines", "sha256");

  /** The first line of the body, counted from 1. */
  public static final int FIRST_OF_BODY = NAMES.size() + 3;

  private static final Pattern VERSION = Pattern.compile("[1-9][0-9]{0,8}");

  /** A certificate whose texts are single lines. */
  public Certificate {
    body = List.copyOf(body);
    List<String> all = new ArrayList<>(List.of(kind, game, play, position, claim));
    all.addAll(body);
    for (String text : all) {
      if (text.chars().anyMatch(c -> c == '\n' || c == '\r')) {
        throw new IllegalArgumentException("a line break inside of a line: " + text);
      }
    }
  }

  /** The same head with another body. */
  public Certificate withBody(List<String> lines) {
    return new Certificate(kind, game, play, position, claim, lines);
  }

  /** The text; {@link #read} of it gives the same certificate. */
  public String write() {
    StringBuilder text = new StringBuilder();
    head(sum(hashed())).forEach(line -> text.append(line).append('\n'));
    text.append('\n');
    body.forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  private List<String> head(String sum) {
    List<String> values =
        List.of(kind, "" + RULES, game, play, position, claim, "" + body.size(), sum);
    List<String> head = new ArrayList<>(List.of(FIRST + FORMAT));
    for (int i = 0; i < values.size(); i++) {
      head.add(NAMES.get(i) + " " + values.get(i));
    }
    return head;
  }

  private List<String> hashed() {
    List<String> lines = head("");
    lines.remove(lines.size() - 1);
    lines.addAll(body);
    return lines;
  }

  private static String sum(List<String> lines) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (String line : lines) {
        digest.update(line.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) '\n');
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * Reads a certificate.
   *
   * @throws RefusedException if it is not one, was changed or cut off, or is newer than this
   *     program; nothing is said about what it proves
   */
  public static Certificate read(String text) {
    List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).indexOf('\r') >= 0) {
        throw RefusedException.at(i + 1, "a carriage return, allowed: a line feed behind a line");
      }
    }
    version(1, FIRST, FORMAT, lines.get(0));
    if (!lines.remove(lines.size() - 1).isEmpty()) {
      throw RefusedException.at(lines.size() + 1, "the end is missing: the file was cut off");
    }
    List<String> values = new ArrayList<>();
    for (int i = 0; i < NAMES.size(); i++) {
      values.add(value(lines, i + 1, NAMES.get(i) + " "));
    }
    version(3, "rules ", RULES, lines.get(2));
    int at = NAMES.size() + 1;
    if (lines.size() <= at || !lines.get(at).isEmpty()) {
      throw RefusedException.at(at + 1, "found " + found(lines, at) + ", allowed: an empty line");
    }
    List<String> body = lines.subList(at + 1, lines.size());
    if (!values.get(6).equals("" + body.size())) {
      throw RefusedException.at(
          8,
          "found '"
              + lines.get(7)
              + "', allowed: lines "
              + body.size()
              + ", as many as the body has");
    }
    Certificate certificate =
        new Certificate(
            values.get(0), values.get(2), values.get(3), values.get(4), values.get(5), body);
    String sum = sum(certificate.hashed());
    if (!values.get(7).equals(sum)) {
      throw RefusedException.at(
          9, "the checksum is that of another text: this one was changed, its own is " + sum);
    }
    return certificate;
  }

  private static String value(List<String> lines, int index, String name) {
    if (index >= lines.size() || !lines.get(index).startsWith(name)) {
      throw RefusedException.at(
          index + 1, "found " + found(lines, index) + ", allowed: " + name + "...");
    }
    return lines.get(index).substring(name.length());
  }

  private static String found(List<String> lines, int index) {
    if (index >= lines.size()) {
      return "the end";
    }
    String line = lines.get(index);
    return "'" + (line.length() > 60 ? line.substring(0, 60) + "..." : line) + "'";
  }

  private static void version(int line, String name, int known, String text) {
    Matcher number = VERSION.matcher(text.startsWith(name) ? text.substring(name.length()) : "");
    if (!number.matches()) {
      throw RefusedException.at(
          line, "found " + found(List.of(text), 0) + ", allowed: " + name + known);
    }
    if (Integer.parseInt(number.group()) > known) {
      throw RefusedException.at(
          line, "version " + number.group() + " is newer than " + known + ", the last known here");
    }
  }
}
