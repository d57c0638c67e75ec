package org.farstar.spark.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.farstar.ask.solve.SolveGames;
import org.farstar.engine.solve.ChunkExecutor;
import org.farstar.engine.solve.ChunkWork;
import org.farstar.engine.solve.DecodedRecords;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.Lookup;
import org.farstar.engine.solve.Ranges;
import org.farstar.engine.solve.SolveTask;
import org.farstar.front.cluster.ShippedGame;

/** What the tasks of one process share: rules that were made, and records that were decoded. */
final class Games {
  private static final int MOST = 4;
  private static final Map<String, KeyPlay> PLAYS = new LinkedHashMap<>();
  private static final Map<String, Lookup> LOOKUPS = new LinkedHashMap<>();

  private Games() {}

  /** Work for one task, on rules that all share. */
  static ChunkWork work(String task, Shipment game) {
    SolveTask solve = SolveTask.read(task);
    synchronized (PLAYS) {
      KeyPlay play =
          PLAYS.computeIfAbsent(game.name() + "\n" + task, any -> open(solve, game.bytes()));
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

  /** Records of later layers, decoded once for all tasks of an evaluation. */
  static Lookup lookup(
      String evaluation,
      KeyPlay play,
      Ranges ranges,
      ChunkExecutor.Records records,
      long mostBytes) {
    synchronized (LOOKUPS) {
      if (!LOOKUPS.containsKey(evaluation)) {
        // Those of the layer before are used no more, and are large.
        LOOKUPS.clear();
        LOOKUPS.put(evaluation, new DecodedRecords(play, ranges, records, mostBytes));
      }
      return LOOKUPS.get(evaluation);
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
