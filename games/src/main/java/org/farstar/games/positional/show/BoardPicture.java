package org.farstar.games.positional.show;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.farstar.engine.budget.Control;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.positional.hold.Hold;
import org.farstar.games.positional.hold.OpenSets;
import org.farstar.games.positional.hold.Pairing;
import org.farstar.games.positional.hold.Potential;
import org.farstar.games.positional.hold.SymmetricPairing;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.picture.Box;
import org.farstar.picture.Canvas;
import org.farstar.picture.Drawing;
import org.farstar.picture.Ink;
import org.farstar.picture.Mark;
import org.farstar.picture.Point;
import org.farstar.picture.Shape.Anchor;
import org.farstar.values.Dyadic;

/** Boards as text and as drawings. */
public final class BoardPicture implements Hold.Pictures {
  /** Larger boards are not shown cell by cell. */
  public static final int MOST_POINTS = 1300;

  /** Sets beyond these are not paired for a drawing. */
  private static final int MOST_SETS = 2000;

  private static final double CELL = Mark.CELL;
  private static final String[] SHADES = {"#ffffff", "#f3eef8", "#e3d8ef", "#d0bfe4", "#bba4d8"};

  private final BoardLayout layout;
  private final boolean named;
  private final List<int[]> symmetries;

  /**
   * Pictures of boards of this layout.
   *
   * @param symmetries the symmetries of the board, without the identity
   */
  public BoardPicture(BoardLayout layout, List<int[]> symmetries) {
    this(layout, false, symmetries);
  }

  private BoardPicture(BoardLayout layout, boolean named, List<int[]> symmetries) {
    this.layout = layout;
    this.named = named;
    this.symmetries = symmetries;
  }

  /** Pictures on which free points bear their names. */
  static BoardPicture named(BoardLayout layout) {
    return new BoardPicture(layout, true, List.of());
  }

  @Override
  public List<int[]> symmetries() {
    return shown() ? symmetries : List.of();
  }

  /** Whether the board is small enough to be shown. */
  public boolean shown() {
    return layout.points() <= MOST_POINTS;
  }

  /** The board as rows of words, each as wide as the widest. */
  public String text(IntFunction<String> words) {
    int points = layout.points();
    int columns = 0;
    int rows = 0;
    int wide = 1;
    for (int i = 0; i < points; i++) {
      columns = Math.max(columns, layout.column(i) + 1);
      rows = Math.max(rows, layout.row(i) + 1);
      wide = Math.max(wide, words.apply(i).length());
    }
    String[][] cells = new String[rows][columns];
    for (int i = 0; i < points; i++) {
      cells[layout.row(i)][layout.column(i)] = words.apply(i);
    }
    List<String> lines = new ArrayList<>();
    for (String[] row : cells) {
      StringBuilder line = new StringBuilder();
      for (String word : row) {
        String padded = " ".repeat(wide - (word == null ? 0 : word.length()));
        line.append(line.isEmpty() ? "" : " ").append(padded).append(word == null ? "" : word);
      }
      lines.add(line.toString().stripTrailing());
    }
    return String.join("\n", lines);
  }

  /** The marks of a position. */
  public String text(Marks marks) {
    return text(i -> letter(marks, i, "."));
  }

  private static String letter(Marks marks, int point, String free) {
    return marks.has(Side.X, point) ? "X" : marks.has(Side.O, point) ? "O" : free;
  }

  @Override
  public Optional<String> pairing(Marks marks, Pairing pairing) {
    if (!shown()) {
      return Optional.empty();
    }
    Map<Integer, Integer> numbers = numbers(pairing);
    return Optional.of(text(i -> letter(marks, i, number(numbers, pairing, i, "*"))));
  }

  /** Numbers for pairs, by the sets that own them, from 1 on as the board is read. */
  private Map<Integer, Integer> numbers(Pairing pairing) {
    Map<Integer, Integer> numbers = new HashMap<>();
    for (int i = 0; i < layout.points(); i++) {
      if (pairing.owner(i) >= 0) {
        numbers.putIfAbsent(pairing.owner(i), numbers.size() + 1);
      }
    }
    return numbers;
  }

  private static String number(
      Map<Integer, Integer> numbers, Pairing pairing, int point, String none) {
    return pairing.owner(point) < 0 ? none : numbers.get(pairing.owner(point)).toString();
  }

  /** The position as a drawing, with the sets that are complete as lines. */
  public Drawing drawing(PositionalRules rules, Marks marks) {
    Dyadic[] none = new Dyadic[layout.points()];
    Arrays.fill(none, Dyadic.ZERO);
    return drawing(rules, marks, none, Optional.empty());
  }

  /**
   * The same with free points shaded by how much they add to the potential of the sets that X may
   * still complete, and with the number of their pair where O has a pairing.
   */
  public Drawing study(PositionalRules rules, Marks marks) {
    SetFamily open = OpenSets.of(rules.family(), marks, Side.X);
    boolean paired = open.sets() <= MOST_SETS && open.sets() > 0 && open.smallest() >= 2;
    List<int[]> kept = symmetries().stream().filter(to -> marks.image(to).equals(marks)).toList();
    Optional<Pairing> pairing =
        paired
            ? Optional.of(Pairing.of(open, Control.unlimited())).filter(Pairing::complete)
            : Optional.empty();
    Optional<Pairing> symmetric =
        pairing.flatMap(
            any ->
                SymmetricPairing.find(open, kept, Control.unlimited())
                    .map(SymmetricPairing::pairing));
    return drawing(rules, marks, Potential.weights(open), symmetric.or(() -> pairing));
  }

  private Drawing drawing(
      PositionalRules rules, Marks marks, Dyadic[] weights, Optional<Pairing> pairing) {
    Canvas canvas = new Canvas();
    Dyadic largest = Arrays.stream(weights).reduce(Dyadic.ZERO, Dyadic::max);
    Map<Integer, Integer> numbers = pairing.map(this::numbers).orElse(Map.of());
    for (int i = 0; i < layout.points(); i++) {
      double x = (layout.column(i) + 0.5) * CELL;
      double y = (layout.row(i) + 0.5) * CELL;
      int shade = marks.free(i) ? shade(weights[i], largest) : 0;
      Mark.cell(Ink.area("weight-" + shade, SHADES[shade], "#777777")).draw(canvas, x, y);
      if (marks.has(Side.X, i)) {
        Mark.disc(Ink.LEFT_PIECE, "X", Ink.TEXT_ON_DARK).draw(canvas, x, y);
      } else if (marks.has(Side.O, i)) {
        Mark.disc(Ink.RIGHT_PIECE, "O", Ink.TEXT_ON_LIGHT).draw(canvas, x, y);
      } else if (named) {
        canvas.text(Ink.TEXT, x, y, rules.family().name(i), 9, Anchor.MIDDLE);
      } else if (pairing.isPresent()) {
        canvas.text(
            Ink.FAINT_TEXT, x, y, number(numbers, pairing.get(), i, "\u2217"), 10, Anchor.MIDDLE);
      }
    }
    lines(canvas, rules, marks);
    for (int i = 0; i < layout.points(); i++) {
      Point middle = new Point((layout.column(i) + 0.5) * CELL, (layout.row(i) + 0.5) * CELL);
      canvas.spot(rules.family().name(i), Box.about(middle, CELL / 2), letter(marks, i, "free"));
    }
    return canvas.drawing(2);
  }

  private static int shade(Dyadic weight, Dyadic largest) {
    if (weight.isZero()) {
      return 0;
    }
    int shade = 1;
    while (shade < SHADES.length - 1
        && weight.times(SHADES.length - 1).compareTo(largest.times(shade)) > 0) {
      shade++;
    }
    return shade;
  }

  private void lines(Canvas canvas, PositionalRules rules, Marks marks) {
    for (int i = 0; i < rules.family().sets(); i++) {
      int[] set = rules.family().points(i);
      for (Side side : Side.values()) {
        if (Arrays.stream(set).allMatch(point -> marks.has(side, point))) {
          double[] through = new double[2 * set.length];
          for (int j = 0; j < set.length; j++) {
            through[2 * j] = (layout.column(set[j]) + 0.5) * CELL;
            through[2 * j + 1] = (layout.row(set[j]) + 0.5) * CELL;
          }
          canvas.path(side == Side.X ? Ink.LEFT_WALL : Ink.RIGHT_WALL, false, through);
        }
      }
    }
  }
}
