package org.farstar.games.grid.drop;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Line;

/** Drops pieces into columns in turn, and takes the highest of a column away. */
final class DropSetup {
  private static final char FREE = '.';

  private final List<String> rows;

  /**
   * @param rows the rows, divided by bars
   */
  DropSetup(String rows) {
    this.rows = List.of(rows.split("\\|"));
  }

  Hand hand(Line line) {
    String empty = String.join("|", rows).replaceAll("[XO]", "" + FREE);
    return Hand.of(
        "Click a free place to drop the next piece into its column, a piece to take the highest of"
            + " its column away.",
        Hand.Click.one(this::clicked),
        List.of(new Hand.Tool("Empty", line.with(empty))));
  }

  private String clicked(String spot) {
    int comma = spot.indexOf(',');
    int row = Integer.parseInt(spot.substring(0, comma)) - 1;
    int column = Integer.parseInt(spot.substring(comma + 1)) - 1;
    int top = 0;
    while (top < rows.size() && rows.get(top).charAt(column) == FREE) {
      top++;
    }
    return rows.get(row).charAt(column) == FREE
        ? with(top - 1, column, count('X') > count('O') ? 'O' : 'X')
        : with(top, column, FREE);
  }

  private long count(char piece) {
    return rows.stream().flatMapToInt(String::chars).filter(c -> c == piece).count();
  }

  private String with(int row, int column, char symbol) {
    List<String> changed = new ArrayList<>(rows);
    StringBuilder line = new StringBuilder(rows.get(row));
    line.setCharAt(column, symbol);
    changed.set(row, line.toString());
    return String.join("|", changed);
  }
}
