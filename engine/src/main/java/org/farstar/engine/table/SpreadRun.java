package org.farstar.engine.table;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;

/**
 * Fills a table with the help of {@link BlockWorkers}: finds what is in the store, hands out the
 * rest in small batches, and keeps each block as soon as it comes back.
 *
 * <p>Nobody knows beforehand what a block costs. So a batch is as large as the mean of the blocks
 * so far lets it take {@value #BATCH_MILLIS} ms, whoever works on it gives back what he has not
 * begun when the time is over, and that is handed out again. A cell that takes an hour holds up one
 * place, and no cell that was finished waits behind it for longer than that.
 *
 * <p>The last cells of a table are often those that take longest. So where there is more than one
 * place, one batch at a time is taken from the end of the table, as far as it can be seen: the long
 * cells begin while there is something else for all others to do.
 */
public final class SpreadRun {
  /** About how long a batch should take. */
  public static final long BATCH_MILLIS = 250;

  private static final int MOST_BLOCKS = 4096;

  /** So many blocks ahead the end of a table is seen. */
  private static final int SEEN = 1 << 14;

  private static final Duration PATIENCE = Duration.ofMillis(100);

  private final Iterator<Block> blocks;
  private final BlockMaker maker;
  private final boolean easiestFirst;
  private boolean fromTheEnd;
  private final Control control;
  private final Consumer<List<Cell>> rows;
  private final BlockWorkers workers;

  /** What was not handed over yet, in the order of the rows. */
  private final Deque<Place> order = new ArrayDeque<>();

  /** Those of them that nobody has looked at yet. */
  private final Deque<Place> ahead = new ArrayDeque<>();

  private final Deque<Place> waiting = new ArrayDeque<>();
  private final List<Place> later = new ArrayList<>();
  private final Map<Long, List<Place>> begun = new HashMap<>();
  private long share;
  private long batches;
  private long endBatch = -1;
  private final Mean front = new Mean();
  private final Mean end = new Mean();
  private Optional<StopReason> stopped = Optional.empty();

  /** A block and its rows, null while they are missing. */
  private static final class Place {
    final Block block;
    List<List<Cell>> rows;

    Place(Block block) {
      this.block = block;
    }
  }

  /** What a block has taken lately. */
  private static final class Mean {
    private double millis = BATCH_MILLIS;

    /** How many blocks should take as long as a batch may. */
    int blocks() {
      return (int) Math.max(1, Math.min(MOST_BLOCKS, BATCH_MILLIS / Math.max(millis, 1e-3)));
    }

    void add(double taken) {
      millis += (taken - millis) / 4;
    }
  }

  private SpreadRun(
      Table table,
      Settings settings,
      BlockMaker maker,
      Control control,
      Consumer<List<Cell>> rows,
      BlockWorkers workers) {
    this.blocks = table.blocks(settings, control).iterator();
    this.maker = maker;
    this.easiestFirst = table.easiestFirst();
    this.fromTheEnd = !easiestFirst && !table.inOrder();
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
    return new SpreadRun(table, settings, maker, control, rows, workers).fill();
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
    int slots = workers.slots();
    while (begun.size() < 2 * slots) {
      boolean last = fromTheEnd && slots > 1 && !begun.containsKey(endBatch);
      List<Place> places = last ? places(end.blocks(), this::lastMissing) : List.of();
      if (places.isEmpty()) {
        last = false;
        places = batch();
      }
      if (places.isEmpty()) {
        return;
      }
      List<String> keys = places.stream().map(place -> place.block.key()).toList();
      Batch batch = new Batch(batches++, keys, Math.min(share, control.positionsLeft()));
      endBatch = last ? batch.id() : endBatch;
      begun.put(batch.id(), places);
      workers.begin(batch);
    }
  }

  private static List<Place> places(int most, Supplier<Optional<Place>> next) {
    List<Place> places = new ArrayList<>();
    while (places.size() < most) {
      Optional<Place> place = next.get();
      if (place.isEmpty()) {
        break;
      }
      places.add(place.get());
    }
    return places;
  }

  private List<Place> batch() {
    List<Place> places = places(front.blocks(), this::nextMissing);
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
    while (seeMore(1)) {
      Place place = ahead.poll();
      if (isMissing(place)) {
        return Optional.of(place);
      }
      tell();
    }
    return Optional.empty();
  }

  /** The last missing place of the table, if its end is seen. */
  private Optional<Place> lastMissing() {
    seeMore(SEEN);
    while (!blocks.hasNext() && !ahead.isEmpty()) {
      Place place = ahead.pollLast();
      if (isMissing(place)) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
  }

  /** Looks this many blocks ahead; whether there are any. */
  private boolean seeMore(int many) {
    while (ahead.size() < many && blocks.hasNext()) {
      Place place = new Place(blocks.next());
      order.add(place);
      ahead.add(place);
    }
    return !ahead.isEmpty();
  }

  private boolean isMissing(Place place) {
    place.rows = maker.kept(place.block).orElse(null);
    return place.rows == null;
  }

  /** Keeps what was made; the rest waits for another round or another batch. */
  private void take(BatchResult result) {
    List<Place> places = begun.remove(result.id());
    boolean last = result.id() == endBatch;
    List<Place> again = new ArrayList<>();
    for (Place place : places) {
      String key = place.block.key();
      if (result.made().containsKey(key)) {
        place.rows = result.made().get(key);
        maker.keep(place.block, place.rows);
      } else if (result.left().containsKey(key)) {
        leave(place, result.left().get(key));
      } else if (last || result.failed().filter(key::equals).isEmpty()) {
        again.add(place);
      } else {
        // An error of the input is met again here, where it has its usual words.
        place.rows = maker.rows(place.block);
      }
    }
    int done = places.size() - again.size();
    if (done > 0) {
      (last ? end : front).add((double) result.millis() / done);
    }
    // The first error of a table is told: one that was met out of turn is met again in its turn.
    fromTheEnd &= !last || result.failed().isEmpty();
    Collections.reverse(again);
    again.forEach(last ? ahead::addLast : waiting::addFirst);
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
