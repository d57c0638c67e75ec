package org.farstar.games.graph.core;

import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import org.farstar.values.text.Scanner;

/**
 * The words of a graph in a position: {@code a>b}, {@code a-b}, a vertex {@code c}, {@code ~x} for
 * something deleted, {@code @x} for a start or a file. Blanks around {@code >} and {@code -} are
 * free. A name is a run of characters other than blanks, {@code > - "}, that does not begin with
 * {@code @} or {@code ~}; any other name stands between double quotes, in which {@code \"} and
 * {@code \\} are characters. Behind an at sign only blanks and quotes need quotes.
 *
 * <p>Every game on a graph reads its edges with this class.
 */
public final class GraphText {
  /** Hears the words one after the other; places are indices from 0 into the text. */
  public interface Listener {
    /** A vertex by itself. */
    void vertex(String name, int place);

    /** A word such as {@code grid(3,4)}, without quotes. */
    default void family(String word, int place) {
      vertex(word, place);
    }

    /** An edge, or an arc. */
    void edge(String a, String b, boolean arc, int place);

    /** A deleted vertex. */
    default void deletedVertex(String name, int place) {
      throw new IllegalStateException("a sign that this text may not have: " + place);
    }

    /** A deleted edge or arc. */
    default void deletedEdge(String a, String b, boolean arc, int place) {
      throw new IllegalStateException("a sign that this text may not have: " + place);
    }

    /** A word with an at sign. */
    default void at(String name, int place) {
      throw new IllegalStateException("a sign that this text may not have: " + place);
    }
  }

  private static final Pattern FAMILY = Pattern.compile("[a-z]+\\([0-9,]*\\)");

  private final Scanner at;
  private final String signs;
  private final String allowed;

  /**
   * @param text the text
   * @param signs which of the characters @ and ~ may begin a word
   * @param allowed what may stand in such a text, for errors
   */
  private GraphText(String text, String signs, String allowed) {
    this.at = new Scanner(text);
    this.signs = signs;
    this.allowed = allowed;
  }

  /**
   * Reads the words of a text.
   *
   * @param text the text
   * @param signs which of the characters {@code @} and {@code ~} may begin a word
   * @param allowed the words that may stand in the text, for errors
   * @param listener hears them
   * @throws org.farstar.values.text.NotationException at the first word that is none
   */
  public static void read(String text, String signs, String allowed, Listener listener) {
    new GraphText(text, signs, allowed).read(listener);
  }

  private void read(Listener listener) {
    at.whitespace();
    while (!at.atEnd()) {
      int place = at.at();
      char sign = signs.indexOf(at.peek()) >= 0 ? at.next() : ' ';
      String name = sign == '@' ? name(GraphText::plain) : name();
      int after = at.at();
      at.whitespace();
      if (sign != '@' && isJoint(at.peek())) {
        boolean arc = at.next() == '>';
        at.whitespace();
        String other = name();
        if (sign == '~') {
          listener.deletedEdge(name, other, arc, place);
        } else {
          listener.edge(name, other, arc, place);
        }
        after = at.at();
        at.whitespace();
      } else if (sign == '@') {
        listener.at(name, place);
      } else if (sign == '~') {
        listener.deletedVertex(name, place);
      } else if (at.text().charAt(place) != '"' && FAMILY.matcher(name).matches()) {
        listener.family(name, place);
      } else {
        listener.vertex(name, place);
      }
      if (!at.atEnd() && at.at() == after) {
        throw at.error(allowed);
      }
    }
  }

  private static boolean isJoint(int c) {
    return c == '>' || c == '-';
  }

  private String name() {
    return at.is('@') || at.is('~') ? name(c -> false) : name(c -> plain(c) && !isJoint(c));
  }

  /** A name between quotes, or of such characters; in the names of files most signs are plain. */
  private String name(IntPredicate bare) {
    if (at.is('"')) {
      return quotedName();
    }
    String name = at.takeWhile(bare);
    if (name.isEmpty()) {
      throw at.error(allowed);
    }
    return name;
  }

  private static boolean plain(int c) {
    return !Character.isWhitespace(c) && !Character.isISOControl(c) && c != '"';
  }

  private String quotedName() {
    StringBuilder name = new StringBuilder();
    int from = at.at();
    at.expect('"');
    while (!at.accept('"')) {
      at.accept('\\');
      if (at.atEnd()) {
        throw at.error(from, "a double quote that is never closed", "a name between double quotes");
      }
      name.append(at.next());
    }
    if (name.length() == 0) {
      throw at.error(from, "a name without characters", allowed);
    }
    return name.toString();
  }

  private static boolean bare(char c, boolean first) {
    return plain(c) && !isJoint(c) && !(first && (c == '@' || c == '~'));
  }

  /** A name as it stands in a text, between quotes where it must. */
  public static String quoted(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (!bare(name.charAt(i), i == 0)) {
        return inQuotes(name);
      }
    }
    // A plus sign by itself would part a sum, and a word such as path(3) stand for edges.
    return name.equals("+") || FAMILY.matcher(name).matches() ? '"' + name + '"' : name;
  }

  /** A start or a file as it stands in a text. */
  static String at(String name) {
    boolean plain = name.chars().allMatch(GraphText::plain);
    return "@" + (plain ? name : inQuotes(name));
  }

  private static String inQuotes(String name) {
    String escaped = name.replace("\\", "\\\\").replace("\"", "\\\"");
    // A plus sign between blanks would part a sum, even between quotes.
    return '"' + escaped.replace(" +", " \\+") + '"';
  }

  /** An edge or an arc as it stands in a text. */
  static String edge(String a, String b, boolean arc) {
    return quoted(a) + (arc ? '>' : '-') + quoted(b);
  }
}
