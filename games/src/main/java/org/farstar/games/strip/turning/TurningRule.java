package org.farstar.games.strip.turning;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * Which coins are turned together. In every rule one of them, the last in its row and on boards
 * also in its column, must show tails, and shows heads afterwards; so every play ends.
 *
 * <p>A rule on a line is a {@link TurningCode}; the usual ones have names, most of them those of
 * Winning Ways, chapter 14. Two codes make two rules on a board: in the direct product (Tartan
 * games there) the coins are all those in some rows and some columns, the rows as the first code
 * allows and the columns as the second does; in the acrostic product they are in one column as the
 * first code allows, or in one row as the second does. Places are pairs of a row and a column,
 * counted from 0; a line is a single row.
 */
public final class TurningRule {
  private static final String DIRECT = "direct ";
  private static final String ACROSTIC = "acrostic ";
  private static final String BETWEEN = " x ";

  /** One coin, or two. */
  public static final TurningRule TURTLES = named("turtles", "1-2");

  /** Up to five coins. */
  public static final TurningRule MOEBIUS = named("moebius", "1-5");

  /** Up to seven coins. */
  public static final TurningRule MOGUL = named("mogul", "1-7");

  /** Three coins at equal distances. */
  public static final TurningRule TERNUPS = named("ternups", "3E");

  /** Exactly two coins. */
  public static final TurningRule TWINS = named("twins", "2");

  /** The four corners of a rectangle: the direct product of Twins with itself. */
  public static final TurningRule CORNERS =
      new TurningRule("corners", TWINS.code, TWINS.code, false);

  private static final List<TurningRule> NAMED =
      List.of(
          TURTLES,
          MOEBIUS,
          MOGUL,
          TERNUPS,
          TWINS,
          CORNERS,
          named("mock-turtles", "1-3"),
          named("moidores", "1-9"),
          named("motley", "1+"),
          named("triplets", "3"),
          named("ruler", "1+C"),
          named("sym", "1+S"),
          named("sympler", "1+FS"),
          named("grunt", "4FS"));

  /** Those on a line; no name is taken for one that it begins with. */
  private static final List<TurningRule> LONGEST_FIRST =
      NAMED.stream()
          .filter(rule -> !rule.board())
          .sorted(Comparator.comparing((TurningRule rule) -> -rule.text.length()))
          .toList();

  private final String text;

  /** The code for rows; null in a line. */
  private final TurningCode rows;

  /** The code for columns, or for a line. */
  private final TurningCode code;

  /** Whether either code is used, and not both at once. */
  private final boolean either;

  private TurningRule(String text, TurningCode rows, TurningCode code, boolean either) {
    this.text = text;
    this.rows = rows;
    this.code = code;
    this.either = either;
  }

  private static TurningRule named(String name, String code) {
    return new TurningRule(name, null, TurningCode.read(code), false);
  }

  /** The rules that have names. */
  public static List<TurningRule> values() {
    return NAMED;
  }

  /** The name as a parameter, or the code of a rule without a name. */
  public String text() {
    return text;
  }

  /** Whether the coins lie on a board, and not in a line. */
  public boolean board() {
    return rows != null;
  }

  /** Whether the coins lie in a line and their number is all that matters. */
  boolean byNumbers() {
    return rows == null && code.plain();
  }

  /** What may be turned on a line. */
  TurningCode code() {
    return code;
  }

  /**
   * Reads the name of a rule, or a code; the code of a rule that has a name gives this rule.
   *
   * @throws NotationException if it is neither
   */
  public static TurningRule read(String given) {
    String text = given.strip();
    for (TurningRule rule : NAMED) {
      if (rule.text.equals(text)) {
        return rule;
      }
    }
    if (text.startsWith(DIRECT) || text.startsWith(ACROSTIC)) {
      return product(new Scanner(text));
    }
    if (text.isEmpty() || !Character.isDigit(text.charAt(0))) {
      throw new NotationException(
          given,
          1,
          "'" + text + "'",
          "one of the rules "
              + NAMED.stream().map(TurningRule::text).collect(Collectors.joining(", "))
              + ", a code such as 1-3C(5), or a product such as acrostic 2 x 2");
    }
    TurningCode code = TurningCode.read(text);
    return known(new TurningRule(code.toString(), null, code, false));
  }

  private static TurningRule product(Scanner at) {
    boolean either = at.accept(ACROSTIC);
    if (!either) {
      at.expect(DIRECT, "direct or acrostic");
    }
    TurningCode rows = factor(at);
    at.expect(BETWEEN, "' x ' and a code for the columns");
    TurningCode columns = factor(at);
    if (!at.atEnd()) {
      throw at.error("the end of the code");
    }
    return known(
        new TurningRule(
            (either ? ACROSTIC : DIRECT) + rows + BETWEEN + columns, rows, columns, either));
  }

  /** A code, or the name of a rule on a line. */
  private static TurningCode factor(Scanner at) {
    for (TurningRule rule : LONGEST_FIRST) {
      if (at.accept(rule.text)) {
        return rule.code;
      }
    }
    return TurningCode.read(at);
  }

  /** The rule with a name that is the same. */
  private static TurningRule known(TurningRule rule) {
    return NAMED.stream()
        .filter(
            named ->
                named.code.equals(rule.code)
                    && Objects.equals(named.rows, rule.rows)
                    && named.either == rule.either)
        .findFirst()
        .orElse(rule);
  }

  /**
   * Hands over the sets of coins that may be turned together with a last one, each as rows and
   * columns in turn: {@code {row, column, row, column}}.
   */
  public void companions(int row, int column, Consumer<int[]> sets) {
    int[] none = new int[0];
    if (rows == null) {
      code.companions(column, others -> sets.accept(places(none, row, others, column)));
    } else if (either) {
      // A coin alone, which both codes may allow, is handed over once.
      boolean[] alone = new boolean[1];
      code.companions(
          column,
          before -> {
            alone[0] |= before.length == 0;
            sets.accept(places(none, row, before, column));
          });
      rows.companions(
          row,
          above -> {
            if (above.length > 0 || !alone[0]) {
              sets.accept(places(above, row, none, column));
            }
          });
    } else {
      rows.companions(
          row,
          above ->
              code.companions(column, before -> sets.accept(places(above, row, before, column))));
    }
  }

  /** All places in some rows and columns but the last one. */
  private static int[] places(int[] above, int row, int[] before, int column) {
    int[] places = new int[2 * ((above.length + 1) * (before.length + 1) - 1)];
    int at = 0;
    for (int i = 0; i <= above.length; i++) {
      for (int j = 0; j <= before.length; j++) {
        if (i < above.length || j < before.length) {
          places[at++] = i < above.length ? above[i] : row;
          places[at++] = j < before.length ? before[j] : column;
        }
      }
    }
    return places;
  }

  @Override
  public String toString() {
    return text;
  }
}
