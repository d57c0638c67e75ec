package org.farstar.engine.solve;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.farstar.engine.solve.ChunkWork.Step;

/**
 * The records of a layer in which a play may return to where it was, by retrograde analysis on
 * chunks. A pass makes the records of a chunk from those that the pass before has left, which are
 * unknown at first, and from those of later layers: a half with an option lost in n moves is won in
 * n+1, the least of such; a half all of whose options are won is lost one move after the longest of
 * them. When a pass changes nothing, what is unknown is what nobody can force.
 *
 * <p>Moves that a pass writes down are never too few, and by induction those of up to n are right
 * after n passes: a half that is known by then with so few is not looked at again. So there is one
 * pass more than the number of moves of the longest win whose play stays in the layer, at most:
 * with stages usually a few.
 *
 * <p>What is found does not depend on how often a pass was stopped: it is the one solution. Where
 * no pass changes anything, the halves with numbers satisfy the equations of a game that ends, and
 * the others have no option that is lost and one that is unknown.
 */
final class Passes {
  private final KeyPlay play;
  private final SolveFolder folder;
  private final ChunkExecutor executor;
  private final ChunkExecutor.Watch watch;

  Passes(KeyPlay play, SolveFolder folder, ChunkExecutor executor, ChunkExecutor.Watch watch) {
    this.play = play;
    this.folder = folder;
    this.executor = executor;
    this.watch = watch;
  }

  /**
   * Makes the records of a layer.
   *
   * @param keys all of it
   * @param later the later layers, which have all been solved
   * @param made hears of each chunk, in any order, from one or more threads
   */
  void records(LayerInput keys, Later later, Consumer<ChunkSummary> made) {
    long layer = keys.layer();
    KnownChunks known = new KnownChunks(later.names(), later.ranges().and(layer, begins(keys)));
    int pass = folder.lastPass(layer);
    while (pass == 0 || folder.changed(layer, pass) > 0) {
      AtomicLong changed = new AtomicLong();
      executor.each(
          pass == 0 ? keys : passed(keys, pass),
          new ChunkJob.Pass(pass + 1, known),
          records -> changed.addAndGet(Long.parseLong(records)),
          watch);
      folder.markPassed(layer, pass + 1, changed.get());
      folder.forget(SolveFolder.passed(pass), layer);
      pass++;
    }
    executor.each(
        passed(keys, pass),
        new ChunkJob.LastPass(ChunkNames.RECORDS),
        line -> made.accept(ChunkSummary.read(line)),
        watch);
  }

  /** The least keys of the chunks of a layer from the second on. */
  private KeyArray begins(LayerInput keys) {
    KeyArray firsts = new KeyArray(play.words(), keys.count());
    if (keys.count() > 1) {
      // So few that each chunk says its first one.
      List<Piece> sample = executor.sample(keys, Step.UNITE, Integer.MAX_VALUE, watch);
      for (Piece piece : sample.subList(1, keys.count())) {
        firsts.add(Chunk.of(piece.chunk()).keys().keys(), 0);
      }
    }
    return firsts;
  }

  private static LayerInput passed(LayerInput keys, int pass) {
    List<String> names =
        IntStream.range(0, keys.count())
            .mapToObj(number -> SolveFolder.passed(pass).of(new Bucket(keys.layer(), number)))
            .toList();
    return new LayerInput(keys.task(), keys.store(), keys.layer(), names);
  }
}
