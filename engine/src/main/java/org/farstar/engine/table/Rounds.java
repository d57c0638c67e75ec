package org.farstar.engine.table;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * Fills a table round by round: in each, every block that is missing gets a share of positions,
 * {@value #FACTOR} times as many as in the round before. So a budget makes about all blocks that
 * need no more than a certain number of positions, wherever in the table they stand. A block begun
 * without a result starts over in the next round, which costs at most four thirds of what it needs
 * in the end. One for which the memory is too small is left.
 */
final class Rounds {
  /** The share of the first round. */
  static final long FIRST = 20_000;

  private static final int FACTOR = 4;

  private final BlockMaker maker;
  private final Consumer<List<Cell>> rows;
  private final List<Place> places = new ArrayList<>();
  private int told;
  private Optional<StopReason> left = Optional.empty();

  /** A block and its rows, null while they are missing. */
  private static final class Place {
    final Block block;
    List<List<Cell>> rows;
    boolean hopeless;

    Place(Block block) {
      this.block = block;
    }
  }

  Rounds(BlockMaker maker, Iterator<Block> blocks, Consumer<List<Cell>> rows) {
    this.maker = maker;
    this.rows = rows;
    blocks.forEachRemaining(block -> places.add(new Place(block)));
  }

  /** The share of the round after that of this one. */
  static long larger(long share) {
    return FACTOR * Math.min(share, Long.MAX_VALUE / FACTOR);
  }

  /** Makes what the budget allows. */
  TableRun fill(Control control) {
    try {
      boolean more = true;
      for (long share = FIRST; more; share = larger(share)) {
        more = false;
        for (Place place : places) {
          if (place.rows == null && !place.hopeless) {
            control.share(share);
            more |= !made(place);
          }
        }
      }
    } catch (SearchStopped e) {
      left = Optional.of(e.reason());
    } finally {
      control.share(Long.MAX_VALUE);
    }
    Set<String> open = new LinkedHashSet<>();
    for (Place place : places.subList(told, places.size())) {
      if (place.rows == null) {
        open.add(place.block.key());
      } else {
        place.rows.forEach(rows);
      }
    }
    return maker.ended(left, open);
  }

  /** Tries a block; whether it is done with, for better or worse. */
  private boolean made(Place place) {
    try {
      place.rows = maker.rows(place.block);
      while (told < places.size() && places.get(told).rows != null) {
        places.get(told++).rows.forEach(rows);
      }
    } catch (SearchStopped e) {
      if (e.reason() == StopReason.MEMORY) {
        place.hopeless = true;
        left = Optional.of(StopReason.MEMORY);
      } else if (e.reason() != StopReason.SHARE) {
        throw e;
      }
    }
    return place.rows != null || place.hopeless;
  }
}
