package org.farstar.ask.solve;

import java.nio.file.Path;
import java.util.OptionalLong;
import org.farstar.ask.question.Desk;
import org.farstar.engine.solve.SolveTask;
import org.farstar.engine.solve.SolvedFolder;
import org.farstar.verify.solved.SolvedChecker;

/** Has a folder of a solved game checked position by position. */
public final class SolvedCheck {
  private SolvedCheck() {}

  /**
   * What was verified.
   *
   * @param task what the folder has
   * @param positions how many positions it has
   * @param checked how many of them were checked with all their options
   */
  public record Verified(SolveTask task, long positions, long checked) {}

  /**
   * Checks a folder.
   *
   * @param sample about how many positions; empty for all
   * @param checkStop called for every position; what it throws ends the check
   * @throws org.farstar.verify.RefusedException where anything is wrong
   * @throws org.farstar.engine.solve.SolveException if it is no folder of a finished solve
   */
  public static Verified check(Path folder, OptionalLong sample, Desk desk, Runnable checkStop) {
    SolveTask task = new SolvedFolder(folder).description().task();
    return check(
        folder,
        new SolveGames(desk.catalogue(), desk.sources()).opened(task),
        task,
        sample,
        checkStop);
  }

  private static <P> Verified check(
      Path folder,
      SolveGames.Opened<P> opened,
      SolveTask task,
      OptionalLong sample,
      Runnable checkStop) {
    SolvedChecker<P> checker =
        new SolvedChecker<>(
            folder, opened.variant().rules(), opened.start(), task.content().word(), checkStop);
    SolvedChecker.Verified found = checker.check(sample);
    return new Verified(task, found.positions(), found.checked());
  }
}
