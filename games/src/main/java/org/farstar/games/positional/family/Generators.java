package org.farstar.games.positional.family;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.games.positional.family.Known.Rectangle;
import org.farstar.values.text.NotationException;

/**
 * Families that are made from a few numbers: {@code lines(3^2)}, {@code cliques(3,5)}, and so on.
 */
final class Generators {
  private static final Pattern CALL = Pattern.compile("([a-z-]+)\\(([^()]*)\\)");
  private static final Pattern GRID = Pattern.compile("([1-9][0-9]?)x([1-9][0-9]?)");
  private static final int MOST_POINTS = 512;
  private static final int MOST_LENGTH = 99;

  /** What each generator takes, as shown in messages. */
  private static final Map<String, String> FORMS = new TreeMap<>();

  /** The animals with a name, rows divided by a stroke. */
  private static final Map<String, String> ANIMALS =
      Map.of(
          "elam", "x",
          "domino", "xx",
          "tic", "xxx",
          "el", "xx/x.",
          "elly", "xxx/x..",
          "tippy", "xx./.xx",
          "knobby", "xxx/.x.",
          "skinny", "xxxx",
          "fatty", "xx/xx",
          "snaky", "xxxx./...xx");

  static {
    FORMS.put("lines", "lines(3^2)");
    FORMS.put("in-row", "in-row(4,5x5)");
    FORMS.put("rows-columns", "rows-columns(3x4)");
    FORMS.put("animal", "animal(elly,4x4) or animal(xx/x.,3x3)");
    FORMS.put("hex", "hex(3x3), at most 5 rows and columns");
    FORMS.put("cliques", "cliques(3,5), at most 12 vertices");
    FORMS.put("paths", "paths(4,5), at most 8 vertices");
    FORMS.put("stars", "stars(3,5), at most 12 vertices");
    FORMS.put("hamilton", "hamilton(5), from 3 to 9 vertices");
    FORMS.put("matchings", "matchings(6), an even number of vertices up to 12");
    FORMS.put("spanning-trees", "spanning-trees(4), from 2 to 7 vertices");
    FORMS.put("waerden", "waerden(3,9)");
    FORMS.put("plane", "plane(2), a prime up to 13");
  }

  private final String text;
  private final String name;
  private final String arguments;

  private Generators(String text, String name, String arguments) {
    this.text = text;
    this.name = name;
    this.arguments = arguments;
  }

  /** All forms, for messages. */
  static String forms() {
    return String.join(", ", FORMS.keySet());
  }

  /**
   * The family that a text asks for.
   *
   * @throws NotationException where it asks for none
   */
  static Known read(String text) {
    Matcher call = CALL.matcher(text);
    if (!call.matches() || !FORMS.containsKey(call.group(1))) {
      throw new NotationException(text, 1, "'" + text + "'", "sets {a,b}, @FILE, or " + forms());
    }
    return new Generators(text, call.group(1), call.group(2)).made();
  }

  private Known made() {
    return switch (name) {
      case "lines" -> lines();
      case "in-row" -> inRow();
      case "rows-columns" -> GridFamilies.rowsAndColumns(text, grid(arguments));
      case "animal" -> animal();
      case "hex" -> GridFamilies.hex(text, small(grid(arguments), 5));
      case "cliques" -> GraphFamilies.cliques(text, pair(2, 12)[0], pair(2, 12)[1]);
      case "paths" -> GraphFamilies.paths(text, pair(2, 8)[0], pair(2, 8)[1]);
      case "stars" -> GraphFamilies.stars(text, pair(1, 12)[0], pair(1, 12)[1]);
      case "hamilton" -> GraphFamilies.hamilton(text, one(3, 9));
      case "matchings" -> matchings();
      case "spanning-trees" -> GraphFamilies.spanningTrees(text, one(2, 7));
      case "waerden" -> waerden();
      default -> plane();
    };
  }

  private NotationException wrong() {
    return new NotationException(text, name.length() + 2, "'" + arguments + "'", FORMS.get(name));
  }

  private int one(int least, int most) {
    if (!arguments.matches("[1-9][0-9]?")) {
      throw wrong();
    }
    int number = Integer.parseInt(arguments);
    if (number < least || number > most) {
      throw wrong();
    }
    return number;
  }

  /** A size k of at least a least one, and n from k on to a most one. */
  private int[] pair(int least, int most) {
    if (!arguments.matches("[1-9][0-9]{0,2},[1-9][0-9]{0,2}")) {
      throw wrong();
    }
    int comma = arguments.indexOf(',');
    int k = Integer.parseInt(arguments.substring(0, comma));
    int n = Integer.parseInt(arguments.substring(comma + 1));
    if (k < least || n < k || n > most) {
      throw wrong();
    }
    return new int[] {k, n};
  }

  private Rectangle grid(String size) {
    Matcher grid = GRID.matcher(size);
    if (!grid.matches()) {
      throw wrong();
    }
    int rows = Integer.parseInt(grid.group(1));
    int columns = Integer.parseInt(grid.group(2));
    if (rows * columns > MOST_POINTS) {
      throw new NotationException(
          text,
          name.length() + 2,
          "a board of " + rows * columns + " cells",
          "at most " + MOST_POINTS);
    }
    return new Rectangle(rows, columns);
  }

  private Rectangle small(Rectangle grid, int most) {
    if (grid.rows() > most || grid.columns() > most) {
      throw wrong();
    }
    return grid;
  }

  private Known lines() {
    if (!arguments.matches("[1-9][0-9]?\\^[1-9][0-9]?")) {
      throw wrong();
    }
    int hat = arguments.indexOf('^');
    int n = Integer.parseInt(arguments.substring(0, hat));
    int d = Integer.parseInt(arguments.substring(hat + 1));
    BigInteger cells = Cube.cells(n, d);
    if (cells.compareTo(BigInteger.valueOf(MOST_POINTS)) > 0) {
      throw new NotationException(
          text, name.length() + 2, "a board of " + cells + " cells", "at most " + MOST_POINTS);
    }
    return GridFamilies.lines(text, new Cube(n, d));
  }

  private Known inRow() {
    int comma = arguments.indexOf(',');
    if (comma < 1 || !arguments.substring(0, comma).matches("[1-9][0-9]?")) {
      throw wrong();
    }
    int k = Integer.parseInt(arguments.substring(0, comma));
    return GridFamilies.inRow(text, k, grid(arguments.substring(comma + 1)));
  }

  private Known animal() {
    int comma = arguments.indexOf(',');
    if (comma < 1) {
      throw wrong();
    }
    String shape = arguments.substring(0, comma);
    String rows = ANIMALS.getOrDefault(shape, shape);
    if (!rows.matches("[x./]{1,30}") || !rows.contains("x")) {
      throw new NotationException(
          text,
          name.length() + 2,
          "the animal '" + shape + "'",
          "rows of x and . divided by /, or one of "
              + String.join(", ", new TreeMap<>(ANIMALS).keySet()));
    }
    List<int[]> cells = new ArrayList<>();
    String[] lines = rows.split("/");
    for (int row = 0; row < lines.length; row++) {
      for (int column = 0; column < lines[row].length(); column++) {
        if (lines[row].charAt(column) == 'x') {
          cells.add(new int[] {row, column});
        }
      }
    }
    return GridFamilies.animal(text, cells, grid(arguments.substring(comma + 1)));
  }

  private Known matchings() {
    int vertices = one(2, 12);
    if (vertices % 2 != 0) {
      throw wrong();
    }
    return GraphFamilies.matchings(text, vertices);
  }

  private Known waerden() {
    int[] numbers = pair(1, MOST_POINTS);
    if (numbers[0] > MOST_LENGTH) {
      throw wrong();
    }
    return NumberFamilies.progressions(text, numbers[0], numbers[1]);
  }

  private Known plane() {
    int q = one(2, 13);
    if (!BigInteger.valueOf(q).isProbablePrime(20)) {
      throw wrong();
    }
    return NumberFamilies.plane(text, q);
  }

  /** Nothing is known of the symmetries of a family that was written down. */
  static Known listed(String text, ListedFamily family) {
    return new Known(text, family, List.of(), Optional.empty());
  }
}
