package org.farstar.games.grid.drop;

import java.nio.file.Path;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.solve.*;

public final class SolveSpeed {
  public static void main(String[] args) {
    var rules = (ConnectFour) ConnectFourGame.variant(args[0], Sources.none()).rules();
    SolveTask task =
        new SolveTask(
            "connect-four", args[0], false, rules.write(rules.read("")), "", Content.OUTCOME, "x");
    KeyPlays plays = t -> rules.keys(rules.read(""));
    Path folder = Path.of(args[1]);
    long start = System.nanoTime();
    var ex =
        new ThreadExecutor(plays, Integer.parseInt(args[2]), 1L << 30, LayerSolver.spill(folder));
    Description d =
        new LayerSolver(task, plays.open(task), folder, ex, Control.unlimited()).solve();
    double s = (System.nanoTime() - start) / 1e9;
    long bytes = new SolvedFolder(folder).bytes();
    d.layers()
        .forEach(
            l ->
                System.out.println(
                    l.number() + " " + l.positions() + " " + l.chunks() + " " + l.records()));
    System.out.printf(
        "%d positions %.1f s %.0f/s %d bytes %.3f b/pos %s%n",
        d.positions(), s, d.positions() / s, bytes, (double) bytes / d.positions(), d.sum());
  }
}
