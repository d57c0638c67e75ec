package org.farstar.spark.solve;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.farstar.desk.catalogue.Catalogue;
import org.farstar.desk.cluster.*;
import org.farstar.desk.solve.SolveGames;
import org.farstar.engine.budget.Control;
import org.farstar.engine.solve.*;
import org.farstar.spark.SparkEngine;
import org.farstar.engine.rules.*;

public final class SolveSpeed {
  public static void main(String[] args) throws Exception {
    String game = args[0];
    SolveGames games = SolveGames.standard();
    var variant = Catalogue.STANDARD.game(game).family().variant(args[1], Sources.none());
    SolveTask task = task(game, args[1], variant, args[2]);
    Path folder = Path.of(args[3]);
    ChunkExecutor ex;
    Cluster cluster = null;
    if (args[4].startsWith("threads")) {
      ex = new ThreadExecutor(games, Integer.parseInt(args[4].substring(7)), 1L << 30, LayerSolver.spill(folder));
    } else {
      cluster = new SparkEngine().open(new ClusterRequest(args[4], Path.of("/tmp/sp/spark.log"), List.of(), 1L << 30, System.err::println));
      ex = cluster.chunks(new ShippedGame(game, java.util.Optional.empty(), Map.of()));
    }
    long start = System.nanoTime();
    Description d = new LayerSolver(task, games.open(task), folder, ex, Control.unlimited()).solve();
    double s = (System.nanoTime() - start) / 1e9;
    System.out.printf("%s %d positions %.1f s %.0f/s %d layers %s%n", args[4], d.positions(), s, d.positions() / s, d.layers().size(), d.sum());
    if (cluster != null) cluster.close();
  }
  static <P> SolveTask task(String game, String parameters, Variant<P> variant, String start) throws Exception {
    return new SolveTask(game, parameters, false, variant.rules().write(variant.rules().read(start, Sources.none())), "", Content.OUTCOME, "x");
  }
}
