package org.farstar.spark.solve;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.CollectionAccumulator;
import org.apache.spark.util.LongAccumulator;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.solve.ChunkJob;
import org.farstar.engine.solve.ChunkNames;
import org.farstar.engine.solve.ChunkStore;
import org.farstar.engine.solve.ChunkWork;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.LayerInput;
import org.farstar.engine.solve.Ranges;
import org.farstar.engine.solve.SolveException;
import org.farstar.spark.store.Stores;
import org.farstar.values.cancel.Cancellation;

/**
 * What all tasks on a layer are told: which game, where chunks are, where ranges begin or which job
 * is done, and where to report. Texts and bytes; the rules are made from them by {@link Games}.
 */
final class Setting implements Serializable {
  private static final long serialVersionUID = 1L;

  private final String task;
  private final Broadcast<byte[]> game;
  private final String store;
  private final long layer;
  private final Told told;
  private final int coarse;
  private final String names;
  private final LongAccumulator worked;
  private final CollectionAccumulator<String> faults;

  Setting(
      LayerInput layer,
      ChunkNames names,
      Broadcast<byte[]> game,
      Told told,
      int coarse,
      LongAccumulator worked,
      CollectionAccumulator<String> faults) {
    this.task = layer.task().write();
    this.store = Stores.told(layer.store());
    this.layer = layer.layer();
    this.names = names.pattern();
    this.game = game;
    this.told = told;
    this.coarse = coarse;
    this.worked = worked;
    this.faults = faults;
  }

  /** The layer that is worked on. */
  long layer() {
    return layer;
  }

  /** Where chunks are. */
  ChunkStore store() {
    return Stores.seen(store);
  }

  /** What those are called that are made. */
  ChunkNames names() {
    return new ChunkNames(names);
  }

  /** The rules, and what is done with them. */
  ChunkWork work() {
    return Games.work(task, game);
  }

  /** Where the ranges of layers begin. */
  Ranges ranges() {
    return ranged().fine();
  }

  /** The larger ranges in which keys go through a shuffle. */
  Ranges coarser() {
    return ranged().coarser();
  }

  private Games.Ranged ranged() {
    return Games.ranges(
        told.id(),
        () -> {
          Ranges fine = Ranges.read(lines(), work().play().words());
          return new Games.Ranged(fine, fine.coarser(coarse));
        });
  }

  /** The job that is done, for those who are told one. */
  ChunkJob.Ready job(long mostBytes) {
    return Games.job(
        told.id(),
        () -> {
          KeyPlay play = work().play();
          return ChunkJob.read(lines(), play.words()).ready(play, store(), layer, mostBytes);
        });
  }

  private String lines() {
    return new String(told.bytes(), StandardCharsets.UTF_8);
  }

  /** Reports positions that were worked on. */
  void worked(long positions) {
    worked.add(positions);
  }

  /**
   * Does something that the solve may be wrong about: what it says is reported once, and not tried
   * again as the loss of a machine is. Ends soon when Spark wants the task to end.
   */
  <T> List<T> guarded(Supplier<List<T>> doing) {
    try {
      return Cancellation.during(Setting::check, doing);
    } catch (SolveException e) {
      faults.add(new Fault(e.isUnwritten(), e.getMessage()).write());
    } catch (OutOfMemoryError e) {
      String message = "the memory of a worker is used up on a chunk of layer " + layer;
      faults.add(new Fault(false, message).write());
    }
    return List.of();
  }

  private static void check() {
    if (TaskContext.get().isInterrupted()) {
      throw new SearchStopped(StopReason.CANCELLED);
    }
  }

  /**
   * What a task cannot do.
   *
   * @param unwritten whether nothing else is wrong than that something could not be written
   * @param message the sentence
   */
  record Fault(boolean unwritten, String message) {
    private static final String UNWRITTEN = "unwritten ";

    String write() {
      return (unwritten ? UNWRITTEN : "wrong ") + message;
    }

    /** The fault that was written, as an exception. */
    static SolveException read(String text) {
      String message = text.substring(text.indexOf(' ') + 1);
      return text.startsWith(UNWRITTEN)
          ? SolveException.unwritten(message, null)
          : new SolveException(message);
    }
  }
}
