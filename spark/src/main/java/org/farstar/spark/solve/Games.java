package org.farstar.spark.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.spark.broadcast.Broadcast;
import org.farstar.ask.solve.SolveGames;
import org.farstar.engine.solve.ChunkJob;
import org.farstar.engine.solve.ChunkWork;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.Ranges;
import org.farstar.engine.solve.SolveTask;
import org.farstar.front.cluster.ShippedGame;

/** What the tasks of one process share: rules that were made, and records that were decoded. */
final class Games {
  private static final int MOST = 4;
  private static final Map<String, KeyPlay> PLAYS = new LinkedHashMap<>();
  private static final Map<Long, ChunkJob.Ready> JOBS = new HashMap<>();
  private static final Map<Long, Ranged> RANGES = new HashMap<>();

  private Games() {}

  /**
   * The ranges of layers on both levels.
   *
   * @param fine one for each chunk
   * @param coarser those of a shuffle
   */
  record Ranged(Ranges fine, Ranges coarser) {}

  /** Work for one task, on rules that all share. */
  static ChunkWork work(String task, Broadcast<byte[]> game) {
    SolveTask solve = SolveTask.read(task);
    synchronized (PLAYS) {
      KeyPlay play =
          PLAYS.computeIfAbsent(game.id() + "\n" + task, any -> open(solve, game.value()));
      forget(PLAYS);
      return ChunkWork.of(solve, play);
    }
  }

  /** Makes the rules of a task. */
  static KeyPlay open(SolveTask task, byte[] bytes) {
    ShippedGame game = ShippedGame.read(bytes);
    try {
      Path folder = Files.createTempDirectory("farstar-worker");
      folder.toFile().deleteOnExit();
      return new SolveGames(game.catalogue(folder), game.sources()).open(task);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A job, with the records that it has decoded, made once for all tasks on a layer. */
  static ChunkJob.Ready job(long id, Supplier<ChunkJob.Ready> make) {
    return last(JOBS, id, make);
  }

  /** Where ranges begin, read once for all tasks on a layer. */
  static Ranged ranges(long id, Supplier<Ranged> read) {
    return last(RANGES, id, read);
  }

  private static <T> T last(Map<Long, T> kept, long id, Supplier<T> make) {
    synchronized (kept) {
      if (!kept.containsKey(id)) {
        // What the layer before had is used no more, and is large.
        kept.clear();
        kept.put(id, make.get());
      }
      return kept.get(id);
    }
  }

  private static void forget(Map<String, ?> oldest) {
    Iterator<String> names = oldest.keySet().iterator();
    while (oldest.size() > MOST) {
      names.next();
      names.remove();
    }
  }
}
