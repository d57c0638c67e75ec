package org.farstar.games.heap.endnim;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Block;
import org.farstar.engine.table.Cell;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Column;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.values.Ordinal;
import org.farstar.values.player.Outcome;
import org.farstar.values.text.NotationException;

/**
 * The paper's Figure 1 for a row x: the outcomes of a x b with a to the right and b upwards. Below
 * and left of the triple point all is N; P goes up the diagonal from behind it, L lies below that
 * diagonal and R above.
 */
public final class OutcomePlane implements Table {
  private static final Choice ROW = Choice.text("row", "the row x between the two piles", "2|3");
  private static final Choice HEIGHTS =
      Choice.text(
          "heights",
          "the heights of both piles, with blanks between them",
          "1 2 3 4 5 6 w w+1 w+2 w*2");

  /** An empty one. */
  public OutcomePlane() {}

  @Override
  public String name() {
    return "plane";
  }

  @Override
  public String what() {
    return "the outcomes of a x b for a row x, a from left to right, b upwards: the paper's Figure 1";
  }

  @Override
  public List<Axis> axes() {
    return List.of();
  }

  @Override
  public List<Choice> choices() {
    return List.of(ROW, HEIGHTS);
  }

  @Override
  public List<Column> columns(Settings settings) {
    List<Column> columns = new ArrayList<>(List.of(Column.label("b")));
    heights(settings).forEach(height -> columns.add(Column.result("a=" + height)));
    return columns;
  }

  @Override
  public Stream<Block> blocks(Settings settings, Control control) {
    Row inner = RowNotation.read(settings.choice(ROW.name()));
    List<Ordinal> heights = heights(settings);
    TriplePoint point = new TriplePoints(false, control).of(inner.piles());
    List<Block> blocks = new ArrayList<>();
    for (int i = heights.size() - 1; i >= 0; i--) {
      Ordinal b = heights.get(i);
      Cell about = Cell.of(b.toString());
      blocks.add(
          new Block("b=" + b, List.of(about), () -> List.of(line(about, heights, b, point))));
    }
    return blocks.stream();
  }

  private static List<Cell> line(Cell about, List<Ordinal> heights, Ordinal b, TriplePoint point) {
    List<Cell> cells = new ArrayList<>(List.of(about));
    heights.forEach(a -> cells.add(Cell.of(outcome(a, b, point).name())));
    return cells;
  }

  private static List<Ordinal> heights(Settings settings) {
    String text = settings.choice(HEIGHTS.name());
    List<Ordinal> heights = new ArrayList<>();
    for (String word : text.strip().split(" +")) {
      Ordinal height = Ordinal.read(word);
      if (height.isZero()
          || (!heights.isEmpty() && height.compareTo(heights.get(heights.size() - 1)) <= 0)) {
        throw new NotationException(
            text, 1 + text.indexOf(word), "'" + word + "'", "heights from 1 on in ascending order");
      }
      heights.add(height);
    }
    return heights;
  }

  /** The outcome of a x b by the triple point of x: Proposition 11. */
  public static Outcome outcome(Ordinal a, Ordinal b, TriplePoint point) {
    boolean left = a.compareTo(point.left()) > 0;
    boolean right = b.compareTo(point.right()) > 0;
    if (!left || !right) {
      return left ? Outcome.L : right ? Outcome.R : Outcome.N;
    }
    int order = a.minus(point.left()).compareTo(b.minus(point.right()));
    return order == 0 ? Outcome.P : order > 0 ? Outcome.L : Outcome.R;
  }
}
