package org.farstar.engine.solve;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.solve.ChunkWork.Step;

/**
 * All positions of a layer in which a play may return to where it was: those that earlier layers
 * lead to are the first generation, and each further one has the options of the one before that no
 * generation has. The options in later layers are found on the way.
 *
 * <p>A generation is compared with chunks of all before it; several are brought together from time
 * to time, so that there are few of them to be read.
 */
final class Generations {
  /** After so many generations all are brought together. */
  private static final int MANY = 8;

  private final Forward forward;
  private final KeyPlay play;
  private final SolveFolder folder;
  private final ChunkExecutor executor;
  private final ChunkExecutor.Watch watch;

  Generations(
      Forward forward,
      KeyPlay play,
      SolveFolder folder,
      ChunkExecutor executor,
      ChunkExecutor.Watch watch) {
    this.forward = forward;
    this.play = play;
    this.folder = folder;
    this.executor = executor;
    this.watch = watch;
  }

  /** Makes the keys of a layer, and of later ones what its positions lead to. */
  void find(long layer) {
    if (!folder.isUnited(layer)) {
      List<KnownChunks> all = grow(layer);
      LayerInput input = forward.input(layer, chunks(layer, all));
      gather(input, Step.UNITE, forward.ranges(input, 1), SolveFolder.together());
      folder.markUnited(layer);
      folder.forgetGenerations(layer);
    }
    folder.markExpanded(layer);
  }

  /** What is found: once read, each key is in one place. */
  private List<KnownChunks> grow(long layer) {
    if (folder.lastKnown(layer) < 0) {
      LayerInput input = forward.input(layer, folder.apart(layer));
      bringTogether(input, 0, Forward.TIMES);
    }
    int generation = folder.lastKnown(layer);
    List<KnownChunks> known = new ArrayList<>();
    known.add(together(layer, generation));
    ChunkNames newest = generation == 0 ? known.get(0).names() : generation(generation);
    while (true) {
      LayerInput input = forward.input(layer, folder.chunks(newest, layer));
      if (input.count() == 0) {
        return known;
      }
      Ranges ranges = ranges(input, generation);
      if (!folder.isGrown(layer, generation + 1)) {
        next(input, generation, ranges, known);
      }
      generation++;
      newest = generation(generation);
      known.add(new KnownChunks(newest, ranges));
      if (generation % MANY == 0) {
        bringTogether(forward.input(layer, chunks(layer, known)), generation, 1);
        for (int old = generation - MANY; old < generation; old++) {
          folder.forget(SolveFolder.known(old), layer);
          folder.forget(generation(old), layer);
        }
        known.clear();
        known.add(together(layer, generation));
      }
    }
  }

  private static ChunkNames generation(int number) {
    return SolveFolder.generation(number);
  }

  private List<String> chunks(long layer, List<KnownChunks> known) {
    return known.stream().flatMap(each -> folder.chunks(each.names(), layer).stream()).toList();
  }

  private KnownChunks together(long layer, int generation) {
    String ranges = folder.knownRanges(layer, generation).orElseThrow();
    return new KnownChunks(SolveFolder.known(generation), Ranges.read(ranges, play.words()));
  }

  private void bringTogether(LayerInput input, int generation, int times) {
    long layer = input.layer();
    Ranges ranges = forward.ranges(input, times);
    folder.knownRanges(layer, generation, ranges.write());
    gather(input, Step.UNITE, ranges, SolveFolder.known(generation));
    folder.markKnown(layer, generation);
  }

  private void gather(LayerInput input, Step step, Ranges ranges, ChunkNames names) {
    executor.gather(input, step, ranges, names, watch);
    // Before the step is marked, since the next one puts other pieces in the same place.
    folder.forgetSpill();
  }

  private Ranges ranges(LayerInput input, int generation) {
    long layer = input.layer();
    if (folder.ranges(layer, generation).isEmpty()) {
      Ranges ranges = forward.isFew(input) ? new Ranges(play.words()) : forward.sampled(input);
      folder.ranges(layer, generation, ranges.write());
    }
    return Ranges.read(folder.ranges(layer, generation).orElseThrow(), play.words());
  }

  /** The options of a generation, and those of them that make the next one. */
  private void next(LayerInput input, int generation, Ranges ranges, List<KnownChunks> known) {
    long layer = input.layer();
    ChunkNames found = SolveFolder.found(layer, generation);
    if (!folder.isExpanded(layer, generation)) {
      gather(input, Step.EXPAND, ranges, found);
      folder.markExpanded(layer, generation);
    }
    executor.each(
        forward.input(layer, folder.chunks(found, layer)),
        new ChunkJob.Generation(generation(generation + 1), known),
        nothing -> {},
        watch);
    folder.markGrown(layer, generation + 1);
    folder.forget(found, layer);
  }
}
