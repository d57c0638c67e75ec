package org.farstar.engine.solve;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.farstar.engine.budget.Control;
import org.farstar.values.cancel.Cancellation;

/**
 * Solves a game layer by layer: forward from the start until there are no options left, then
 * backward with the records of each layer from those of the later ones, in {@linkplain Passes
 * passes} where a play may be endless. Finished chunks are in the store, so that a solve that was
 * stopped, by any cause, resumes where it was when it is asked for again; at most the chunks in
 * progress are lost.
 *
 * <p>Which chunks there are and what is in them does not depend on the executor, on the number of
 * threads or on stops. Here only names of chunks and their summaries are known: a hundred bytes a
 * chunk of about a million positions.
 */
public final class LayerSolver {
  private final SolveTask task;
  private final KeyPlay play;
  private final ChunkStore store;
  private final SolveFolder folder;
  private final ChunkExecutor executor;
  private final Control control;

  /**
   * @param task what is solved
   * @param play its rules
   * @param store a new or empty folder, or one that this task was begun in
   * @param executor does the work on chunks
   * @param control stops the work, and hears of its progress; positions count once forward and once
   *     backward
   */
  public LayerSolver(
      SolveTask task, KeyPlay play, ChunkStore store, ChunkExecutor executor, Control control) {
    this.task = task;
    this.play = play;
    this.store = store;
    this.folder = new SolveFolder(store);
    this.executor = executor;
    this.control = control;
  }

  /** The same in a folder of this machine. */
  public LayerSolver(
      SolveTask task, KeyPlay play, Path folder, ChunkExecutor executor, Control control) {
    this(task, play, new LocalStore(folder), executor, control);
  }

  /** Where an executor may put what it cannot hold in memory, in the folder of a solve. */
  public static Path spill(Path folder) {
    return folder.resolve(SolveFolder.spill());
  }

  /** Whether a solve was begun in a store: what a worker must see to work on it. */
  public static boolean isBegun(ChunkStore store) {
    return new SolveFolder(store).isBegun();
  }

  /**
   * Solves, or continues, or reads what was solved before.
   *
   * @throws SolveException if the folder has something else in it or another process works in it,
   *     the disk is full, or the rules cannot be solved
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends; the folder stays good
   */
  public Description solve() {
    folder.begin(task);
    if (!folder.isSolved()) {
      if (play.endless().isPresent() != (task.content() == Content.STARTERS)) {
        throw new SolveException(
            "games whose play may be endless are recorded by starters, and no others are");
      }
      try (ChunkStore.Hold hold = store.lock()) {
        hold.require();
        HeldWatch watch = new HeldWatch(control, hold);
        // A store that does not answer is waited for, and that can be stopped too.
        folder.finish(Cancellation.during(watch::throwIfStopped, () -> solve(watch)));
      }
    }
    return folder.description();
  }

  private Description solve(ChunkExecutor.Watch watch) {
    store.sweep();
    new Forward(task, play, store, executor, watch).run(control);
    Description solved = backward(watch);
    watch.throwIfStopped();
    store.sweep();
    return solved;
  }

  private Description backward(ChunkExecutor.Watch watch) {
    Later later = new Later(ChunkNames.RECORDS, new Ranges(play.words()), new HashMap<>());
    List<Description.Layer> layers = new ArrayList<>();
    for (long layer : folder.recorded()) {
      layers.add(recorded(layer, folder.sums(layer), later));
      folder.forgetKeys(layer);
    }
    List<Long> open = new ArrayList<>(folder.layers());
    Collections.reverse(open);
    for (long layer : open) {
      control.phase("layer " + layer + ", records");
      LayerInput input = new LayerInput(task, store, layer, folder.together(layer));
      List<ChunkSummary> made = records(input, later, watch);
      folder.sums(layer, made);
      layers.add(recorded(layer, made, later));
      folder.forgetKeys(layer);
      folder.forgetPasses(layer);
    }
    layers.sort((one, other) -> Long.compare(one.number(), other.number()));
    return new Description(task, layers);
  }

  private List<ChunkSummary> records(LayerInput input, Later later, ChunkExecutor.Watch watch) {
    Map<Integer, ChunkSummary> made = Collections.synchronizedMap(new TreeMap<>());
    Consumer<ChunkSummary> heard = sum -> made.put(sum.number(), sum);
    if (play.endless().isPresent()) {
      new Passes(play, folder, executor, watch).records(input, later, heard);
    } else {
      executor.evaluate(input, later, ChunkNames.RECORDS, heard, watch);
    }
    return List.copyOf(made.values());
  }

  /** A layer whose records are all there, and where its chunks begin. */
  private Description.Layer recorded(long layer, List<ChunkSummary> chunks, Later later) {
    Description.Layer described = Description.Layer.of(layer, chunks);
    later.positions().put(layer, described.positions());
    if (chunks.size() > 1) {
      KeyArray firsts = new KeyArray(play.words(), chunks.size());
      for (ChunkSummary chunk : chunks.subList(1, chunks.size())) {
        firsts.add(Ranges.key(chunk.first(), play.words()), 0);
      }
      later.ranges().put(layer, firsts);
    }
    return described;
  }

  /** Whether the work may go on, and nobody else leads it. */
  private record HeldWatch(Control control, ChunkStore.Hold hold) implements ChunkExecutor.Watch {
    @Override
    public void worked(long positions) {
      control.visited(positions);
    }

    @Override
    public void throwIfStopped() {
      control.throwIfStopped();
      hold.require();
    }
  }
}
