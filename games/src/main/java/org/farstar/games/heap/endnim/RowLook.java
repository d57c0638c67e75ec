package org.farstar.games.heap.endnim;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Deed;
import org.farstar.engine.rules.Look;
import org.farstar.engine.setup.Setup;
import org.farstar.picture.Boards;
import org.farstar.picture.Drawing;
import org.farstar.picture.Spot;
import org.farstar.values.Ordinal;

/** A row of piles as people see it. */
final class RowLook implements Look<Row> {
  private final String more;

  /**
   * @param more a pile that is offered where rows are set up, besides finite ones; empty for none
   */
  RowLook(String more) {
    this.more = more;
  }

  @Override
  public String picture(Row row) {
    return row.isEmpty() ? "(no piles)" : String.join(" | ", piles(row));
  }

  @Override
  public Optional<Drawing> drawing(Row row) {
    return Optional.of(Boards.piles(piles(row)));
  }

  /** The lowest box taken; of a pile that is one box, that box. */
  @Override
  public List<String> pointsAt(Row row, Drawing drawing, String move) {
    boolean left = move.startsWith("left ");
    String pile = Integer.toString(left ? 1 : row.size());
    List<String> names = drawing.spots().stream().map(Spot::name).toList();
    return List.of(
        names.contains(pile)
            ? pile
            : pile + "." + Boards.above(move.substring(move.lastIndexOf(' ') + 1)));
  }

  private static List<String> piles(Row row) {
    return row.piles().stream().map(Ordinal::toString).toList();
  }

  @Override
  public Deed deed(Row row, List<Spot> at, String move) {
    String[] words = move.split(" to ", 2);
    return new Deed(Deed.Kind.END, List.of(words[0]), List.of(words[1]));
  }

  @Override
  public Setup setup() {
    return Setup.heaps("|", more);
  }
}
