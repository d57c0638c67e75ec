package org.farstar.games.positional.play;

import java.util.ArrayList;
import java.util.List;
import org.farstar.games.positional.family.Cube;
import org.farstar.values.text.NotationException;

/**
 * Positions on [n]^d, as moves from the first on, {@code 2,2,2 1,1,1}, or as cells, {@code
 * X.O|...|...}: rows are divided by one bar, layers by two, blocks of layers by three, and so on. A
 * cell is named by its coordinates, or by its number as the board is read.
 *
 * <p>Written are rows up to dimension 2, else moves, the cells of each player in ascending order.
 */
public final class CubeText implements MarksText {
  /** Longer rows are written as moves. */
  private static final int LONGEST_ROW = 32;

  private final Cube cube;

  /** The text form of one board. */
  public CubeText(Cube cube) {
    this.cube = cube;
  }

  @Override
  public Marks read(String text, PositionalRules rules) {
    boolean rows = !text.isEmpty() && text.matches("[XxOo.|\\s]+");
    return rows ? readRows(text, rows(text), rules) : readMoves(text, rules);
  }

  /** The text without the blanks that may are next to bars. */
  private static String rows(String text) {
    return text.replaceAll("\\s+", "");
  }

  private Marks readRows(String text, String rows, PositionalRules rules) {
    Marks marks = Marks.none(cube.points());
    int cell = 0;
    int at = 0;
    while (at < rows.length()) {
      int bars = 0;
      while (at < rows.length() && rows.charAt(at) == '|') {
        bars++;
        at++;
      }
      int wanted = cell == 0 ? 0 : bars(cell);
      if (bars != wanted || at == rows.length() || cell == cube.points()) {
        throw new NotationException(
            text, 1, "cells '" + rows + "'", "the " + cube.points() + " cells of " + empty());
      }
      char mark = Character.toUpperCase(rows.charAt(at++));
      marks = mark == '.' ? marks : marks.with(Side.valueOf(Character.toString(mark)), cell);
      cell++;
    }
    if (cell < cube.points()) {
      throw new NotationException(
          text, text.length() + 1, "the end after " + cell + " cells", "cells as in " + empty());
    }
    MarksText.requirePlayed(marks, rules, text);
    return marks;
  }

  /** How many bars stand before a cell that is not the first. */
  private int bars(int cell) {
    int bars = 0;
    int rest = cell;
    while (rest % cube.side() == 0 && bars < cube.dimension() - 1) {
      rest /= cube.side();
      bars++;
    }
    return bars;
  }

  private String empty() {
    return cube.points() <= 64 ? cells(Marks.none(cube.points())) : cube.toString();
  }

  private Marks readMoves(String text, PositionalRules rules) {
    return MoveList.read(text, rules, this::cell);
  }

  /** The cell of this name. */
  private int cell(String text, int from, String word) {
    String allowed =
        "a cell as "
            + cube.dimension()
            + (cube.dimension() == 1 ? " number" : " numbers")
            + " from 1 to "
            + cube.side()
            + " with commas, or its number from 1 to "
            + cube.points();
    if (!word.matches("[0-9]{1,9}(,[0-9]{1,9})*")) {
      throw new NotationException(text, from + 1, "'" + word + "'", allowed);
    }
    List<Integer> numbers = new ArrayList<>();
    for (String number : word.split(",")) {
      numbers.add(Integer.parseInt(number));
    }
    boolean counted = numbers.size() == 1;
    int most = counted ? cube.points() : cube.side();
    boolean inside = numbers.stream().allMatch(number -> number >= 1 && number <= most);
    if (!inside || !counted && numbers.size() != cube.dimension()) {
      throw new NotationException(text, from + 1, "'" + word + "'", allowed);
    }
    return counted
        ? numbers.get(0) - 1
        : cube.cell(numbers.stream().mapToInt(Integer::intValue).toArray());
  }

  @Override
  public String write(Marks marks) {
    return cube.dimension() <= 2 && cube.side() <= LONGEST_ROW
        ? cells(marks)
        : MoveList.write(marks, cube);
  }

  /** All cells with bars between. */
  private String cells(Marks marks) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < cube.points(); cell++) {
      text.append("|".repeat(cell == 0 ? 0 : bars(cell)));
      text.append(marks.has(Side.X, cell) ? 'X' : marks.has(Side.O, cell) ? 'O' : '.');
    }
    return text.toString();
  }
}
