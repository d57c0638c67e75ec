package org.farstar.regions.frame;

import java.util.List;
import java.util.stream.IntStream;
import org.farstar.regions.board.Board;
import org.farstar.regions.board.Grid;
import org.farstar.regions.rules.RegionRules;

/**
 * All regions with a given set of cells, one for each {@link RegionKey}: every cell in every state
 * that it may have in a region. What falls apart, what nobody moves in and what no play comes to is
 * left out. For one thread.
 */
public final class RegionColourings {
  private final RegionRules rules;
  private final List<Integer> states;
  private final long fill;
  private final Taker taker;
  private Grid box;
  private long shape;

  /** Takes a region by its key. */
  @FunctionalInterface
  public interface Taker {
    void take(RegionKey key, Board board);
  }

  /**
   * @param taker hears of every region
   */
  public RegionColourings(RegionRules rules, Taker taker) {
    this.rules = rules;
    this.fill = rules.outside() == 0 ? 0 : 3;
    this.taker = taker;
    String symbols = rules.symbols();
    this.states =
        IntStream.range(0, symbols.length())
            .filter(state -> symbols.charAt(state) != ' ' && state != rules.outside())
            .boxed()
            .toList();
  }

  /** Whether the planes of regions are always the same. */
  public static boolean haveOnePlane(RegionRules rules) {
    return rules.symbols().substring(1, 3).isBlank();
  }

  /**
   * Hands over the regions with some cells.
   *
   * @param section where the set is from, see {@code RegionShapes}
   * @param cells the set
   */
  public void of(int section, long cells) {
    shape = cells;
    Grid grid = section == 0 ? Grid.SQUARE : Grid.of(Grid.MOST_CELLS / section, section);
    box = grid.box(cells);
    colour(cells, 0, 0);
  }

  private void colour(long rest, long first, long second) {
    if (rest == 0) {
      deliver(first, second);
      return;
    }
    long cell = rest & -rest;
    for (int state : states) {
      long planes = state ^ fill;
      colour(
          rest ^ cell,
          (planes & 1) == 0 ? first : first | cell,
          (planes & 2) == 0 ? second : second | cell);
    }
  }

  /** Of the images with the same set of cells only the least is handed over. */
  private void deliver(long first, long second) {
    long[] images = RegionKey.images(rules, box, first, second);
    for (int i = 2; i < images.length; i += 2) {
      if ((images[i] | images[i + 1]) == shape
          && (images[i] < first || images[i] == first && images[i + 1] < second)) {
        return;
      }
    }
    RegionKey key = RegionKey.of(rules, box, first, second);
    Board board = key.board(rules);
    long cells = key.first() | key.second();
    if (rules.regions(board.grid(), board.first(), board.second()) == cells
        && rules.region(board.grid(), cells, board.first(), board.second()) == cells
        && !rules.idle(board, cells)
        && rules.possible(board)) {
      taker.take(key, board);
    }
  }
}
