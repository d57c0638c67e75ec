package org.farstar.picture;

/**
 * How a shape is drawn: the part it plays, and the colours that go with it.
 *
 * <p>The colours are those of Okabe and Ito, which people with the common kinds of colour blindness
 * tell apart; Left's blue is dark and Right's orange light, so that print in black and white keeps
 * them apart too. Red and green edges are not told apart by everybody: red ones are dashed, green
 * ones dotted.
 *
 * @param role the part, as the class of the shape in SVG, so that a page may restyle it
 * @param fill the colour inside as {@code #rrggbb}, or {@link #NONE}
 * @param stroke the colour of the line as {@code #rrggbb}, or {@link #NONE}
 * @param width the width of the line; not scaled with the drawing
 * @param dash the lengths of a dash and of the gap behind it as {@code 4 3}; empty for a whole line
 */
public record Ink(String role, String fill, String stroke, double width, String dash) {
  /** No colour. */
  public static final String NONE = "none";

  /** Left's colour for lines. */
  static final String BLUE = "#0072b2";

  /** Right's colour for lines. */
  static final String ORANGE = "#d55e00";

  /** Right's colour for edges that games call red. */
  static final String RED = "#c8102e";

  static final String GREEN = "#009e73";
  static final String BLACK = "#222222";

  public static final Ink PAPER = area("paper", "#ffffff", NONE);
  public static final Ink TEXT = area("text", BLACK, NONE);
  public static final Ink FAINT_TEXT = area("faint-text", "#6b6b6b", NONE);
  public static final Ink LEFT_TEXT = area("left-text", BLUE, NONE);
  public static final Ink RIGHT_TEXT = area("right-text", "#a84a00", NONE);
  public static final Ink TEXT_ON_DARK = area("text-on-dark", "#ffffff", NONE);

  /** For what stands on a light piece, which stays light on a dark page. */
  public static final Ink TEXT_ON_LIGHT = area("text-on-light", BLACK, NONE);

  public static final Ink EDGE = line("edge", "#444444", 1.2, "");
  public static final Ink LEFT_EDGE = line("left-edge", BLUE, 1.4, "");
  public static final Ink RIGHT_EDGE = line("right-edge", ORANGE, 1.4, "");
  public static final Ink CUT_EDGE = line("cut-edge", "#777777", 1.2, "2 3");

  public static final Ink AXIS = line("axis", "#555555", 1, "");
  public static final Ink GUIDE = line("guide", "#999999", 0.8, "2 3");
  public static final Ink LEFT_WALL = line("left-wall", BLUE, 2.4, "");
  public static final Ink RIGHT_WALL = line("right-wall", ORANGE, 2.4, "");
  public static final Ink MAST = line("mast", BLACK, 2.4, "");
  public static final Ink POINT = area("point", BLACK, NONE);
  public static final Ink GROUND = area("ground", "#f1efe9", NONE);

  public static final Ink CELL = area("cell", "#ffffff", "#777777");
  public static final Ink BLOCKED = area("blocked", "#b5b5b5", "#777777");
  public static final Ink LEFT_CELL = area("left-cell", "#cfe5f3", "#777777");
  public static final Ink RIGHT_CELL = area("right-cell", "#fbdfcb", "#777777");
  public static final Ink LEFT_PIECE = area("left-piece", "#1f83bd", "#00466e");
  public static final Ink RIGHT_PIECE = area("right-piece", "#f7b98d", "#a84a00");
  public static final Ink EITHER_PIECE = area("either-piece", "#7fcdb2", "#00664b");
  public static final Ink STONE = area("stone", "#d9d9d9", "#444444");
  public static final Ink BLACK_PIECE = area("black-piece", "#333333", BLACK);
  public static final Ink WHITE_PIECE = area("white-piece", "#ffffff", BLACK);
  public static final Ink CROSSED_CELL = area("crossed-cell", "#efefef", "#777777");
  public static final Ink BURNT = line("burnt", "#777777", 2, "");

  public static final Ink LEFT_GRAPH_EDGE = line("left-graph-edge", BLUE, 3.2, "");
  public static final Ink RIGHT_GRAPH_EDGE = line("right-graph-edge", RED, 3.2, "10 3");
  public static final Ink EITHER_GRAPH_EDGE = line("either-graph-edge", GREEN, 3.2, "3 2.5");
  public static final Ink GRAPH_EDGE = line("graph-edge", "#444444", 1.8, "");
  public static final Ink VERTEX = area("vertex", "#ffffff", "#444444");

  /** A filled area with a thin line around it. */
  public static Ink area(String role, String fill, String stroke) {
    return new Ink(role, fill, stroke, stroke.equals(NONE) ? 0 : 1, "");
  }

  /** A line without anything inside. */
  public static Ink line(String role, String colour, double width, String dash) {
    return new Ink(role, NONE, colour, width, dash);
  }

  /** The same as a line with gaps. */
  public Ink dashed(String lengths) {
    return new Ink(role, fill, stroke, width, lengths);
  }
}
