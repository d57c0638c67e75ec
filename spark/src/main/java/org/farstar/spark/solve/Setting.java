package org.farstar.spark.solve;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.util.CollectionAccumulator;
import org.apache.spark.util.LongAccumulator;
import org.farstar.engine.solve.Bucket;
import org.farstar.engine.solve.ChunkWork;
import org.farstar.engine.solve.Ranges;
import org.farstar.engine.solve.SolveException;

/**
 * What all tasks on a layer are told: which game, where ranges begin, and where to report. Texts
 * and bytes; the rules are made from them by {@link Games}.
 */
final class Setting implements Serializable {
  private static final long serialVersionUID = 1L;

  private final String task;
  private final Shipment game;
  private final long layer;
  private final Shipment ranges;
  private final LongAccumulator worked;
  private final CollectionAccumulator<String> buckets;
  private final CollectionAccumulator<String> faults;

  Setting(
      String task,
      Shipment game,
      long layer,
      Shipment ranges,
      LongAccumulator worked,
      CollectionAccumulator<String> buckets,
      CollectionAccumulator<String> faults) {
    this.task = task;
    this.game = game;
    this.layer = layer;
    this.ranges = ranges;
    this.worked = worked;
    this.buckets = buckets;
    this.faults = faults;
  }

  /** The layer that is worked on. */
  long layer() {
    return layer;
  }

  /** The rules, and what is done with them. */
  ChunkWork work() {
    return Games.work(task, game);
  }

  /** Where the ranges of layers begin. */
  Ranges ranges(ChunkWork work) {
    return Ranges.read(new String(ranges.bytes(), StandardCharsets.UTF_8), work.play().words());
  }

  /** Reports positions that were worked on. */
  void worked(long positions) {
    worked.add(positions);
  }

  /** Reports that there are keys of a bucket. */
  void met(Bucket bucket) {
    buckets.add(bucket.layer() + " " + bucket.range());
  }

  /**
   * Does something that the solve may be wrong about: what it says is reported once, and not tried
   * again as the loss of a machine is.
   */
  <T> List<T> guarded(Supplier<List<T>> doing) {
    try {
      return doing.get();
    } catch (SolveException e) {
      faults.add(e.getMessage());
    } catch (OutOfMemoryError e) {
      faults.add("the memory of a worker is used up on a chunk of layer " + layer);
    }
    return List.of();
  }
}
