package org.farstar.engine.table;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * Fills a table with the help of {@link BlockWorkers}: finds what is in the store, hands out the
 * rest in small batches, and keeps each block as soon as it comes back.
 *
 * <p>Nobody knows beforehand what a block costs. So a batch is as large as the mean of the blocks
 * so far lets it take {@value #BATCH_MILLIS} ms, whoever works on it gives back what he has not
 * begun when the time is over, and that is handed out anew. A cell that takes an hour holds up one
 * place, and no cell that was finished waits behind it for longer than that.
 */
public final class SpreadRun {
  /** About how long a batch should take. */
  public static final long BATCH_MILLIS = 250;

  private static final int MOST_BLOCKS = 4096;
  private static final Duration PATIENCE = Duration.ofMillis(100);

  private final Iterator<Block> blocks;
  private final BlockMaker maker;
  private final boolean easiestFirst;
  private final Control control;
  private final Consumer<List<Cell>> rows;
  private final BlockWorkers workers;

  /** What was not handed over yet, in the order of the rows. */
  private final Deque<Place> order = new ArrayDeque<>();

  private final Deque<Place> waiting = new ArrayDeque<>();
  private final List<Place> later = new ArrayList<>();
  private final Map<Long, List<Place>> begun = new HashMap<>();
  private long share;
  private long batches;
  private double meanMillis = BATCH_MILLIS;
  private Optional<StopReason> stopped = Optional.empty();

  /** A block and its rows, null while they are missing. */
  private static final class Place {
    final Block block;
    List<List<Cell>> rows;

    Place(Block block) {
      this.block = block;
    }
  }

  private SpreadRun(
      Iterator<Block> blocks,
      BlockMaker maker,
      boolean easiestFirst,
      Control control,
      Consumer<List<Cell>> rows,
      BlockWorkers workers) {
    this.blocks = blocks;
    this.maker = maker;
    this.easiestFirst = easiestFirst;
    this.control = control;
    this.rows = rows;
    this.workers = workers;
    this.share = easiestFirst ? Rounds.FIRST : Long.MAX_VALUE;
  }

  /**
   * Fills a table. The rows and what the run says are those of {@link TableRun#fill}; only blocks
   * that a budget ends may be others, for the positions are counted batch by batch.
   *
   * @param table the table
   * @param settings its ranges and choices
   * @param store where finished blocks are kept
   * @param control the budget of the whole
   * @param rows receives the rows in their order, each as soon as it is there and those before it
   * @param workers make blocks of this table with these settings
   */
  public static TableRun fill(
      Table table,
      Settings settings,
      Store store,
      Control control,
      Consumer<List<Cell>> rows,
      BlockWorkers workers) {
    BlockMaker maker = BlockMaker.of(table, settings, store, control);
    Iterator<Block> blocks = table.blocks(settings, control).iterator();
    return new SpreadRun(blocks, maker, table.easiestFirst(), control, rows, workers).fill();
  }

  private TableRun fill() {
    try {
      control.throwIfStopped();
      hand();
      while (!begun.isEmpty()) {
        Optional<BatchResult> result = next();
        result.ifPresent(this::take);
        tell();
        control.visited(result.map(BatchResult::positions).orElse(0L));
        hand();
      }
    } catch (SearchStopped e) {
      stopped = Optional.of(e.reason());
    }
    tell();
    return maker.ended(stopped, easiestFirst ? open() : Set.of());
  }

  /** An interruption ends the workers too, in whatever way; it goes first. */
  private Optional<BatchResult> next() {
    try {
      return workers.next(PATIENCE);
    } catch (RuntimeException e) {
      control.throwIfStopped();
      throw e;
    }
  }

  /** Hands out batches until every place of work has one and another waiting. */
  private void hand() {
    int most = 2 * workers.slots();
    while (begun.size() < most) {
      List<Place> places = batch();
      if (places.isEmpty()) {
        return;
      }
      List<String> keys = places.stream().map(place -> place.block.key()).toList();
      Batch batch = new Batch(batches++, keys, Math.min(share, control.positionsLeft()));
      begun.put(batch.id(), places);
      workers.begin(batch);
    }
  }

  private List<Place> batch() {
    int size = (int) Math.max(1, Math.min(MOST_BLOCKS, BATCH_MILLIS / Math.max(meanMillis, 1e-3)));
    List<Place> places = new ArrayList<>();
    while (places.size() < size) {
      Optional<Place> next = nextMissing();
      if (next.isEmpty()) {
        break;
      }
      places.add(next.get());
    }
    if (places.isEmpty() && !later.isEmpty()) {
      share = Rounds.larger(share);
      waiting.addAll(later);
      later.clear();
      return batch();
    }
    return places;
  }

  private Optional<Place> nextMissing() {
    if (!waiting.isEmpty()) {
      return Optional.of(waiting.poll());
    }
    while (blocks.hasNext()) {
      Place place = new Place(blocks.next());
      place.rows = maker.kept(place.block).orElse(null);
      order.add(place);
      if (place.rows == null) {
        return Optional.of(place);
      }
      tell();
    }
    return Optional.empty();
  }

  /** Keeps what was made; the rest waits for another round or another batch. */
  private void take(BatchResult result) {
    List<Place> places = begun.remove(result.id());
    List<Place> again = new ArrayList<>();
    for (Place place : places) {
      String key = place.block.key();
      if (result.made().containsKey(key)) {
        place.rows = result.made().get(key);
        maker.keep(place.block, place.rows);
      } else if (result.left().containsKey(key)) {
        leave(place, result.left().get(key));
      } else if (result.failed().filter(key::equals).isPresent()) {
        // An error of the input is met again here, where it has its usual words.
        place.rows = maker.rows(place.block);
      } else {
        again.add(place);
      }
    }
    int done = places.size() - again.size();
    if (done > 0) {
      double mean = (double) result.millis() / done;
      meanMillis += (mean - meanMillis) / 4;
    }
    for (int i = again.size() - 1; i >= 0; i--) {
      waiting.addFirst(again.get(i));
    }
  }

  private void leave(Place place, StopReason reason) {
    if (reason == StopReason.SHARE) {
      later.add(place);
    } else if (reason == StopReason.MEMORY && easiestFirst) {
      stopped = Optional.of(StopReason.MEMORY);
    } else {
      throw new SearchStopped(reason);
    }
  }

  private void tell() {
    while (!order.isEmpty() && order.peek().rows != null) {
      order.poll().rows.forEach(rows);
    }
  }

  /** Hands over the rows behind gaps; the keys of the gaps. */
  private Set<String> open() {
    blocks.forEachRemaining(block -> order.add(new Place(block)));
    Set<String> open = new LinkedHashSet<>();
    for (Place place : order) {
      if (place.rows == null) {
        open.add(place.block.key());
      } else {
        place.rows.forEach(rows);
      }
    }
    return open;
  }
}
