package org.farstar.games.order.pennies;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;

/** The colouring of Theorem 2.3 as a step of a reason. */
public final class ClumpPicture {
  /** Rows up to this length are shown whole. */
  private static final int SHOWN = 30;

  private ClumpPicture() {}

  /**
   * The step.
   *
   * @param sizes the clumps
   * @param of what the sizes count: pennies, pieces or elements
   * @param blacksTurn whether it is Black's turn
   */
  public static Step step(List<Long> sizes, String of, boolean blacksTurn) {
    Delta delta = new Delta(sizes);
    List<Long> shown = sizes.subList(0, Math.min(SHOWN, sizes.size()));
    List<String> colours = new ArrayList<>();
    for (int i = 0; i < shown.size(); i++) {
      int colour = delta.colour(i);
      colours.add(colour > 0 ? "green" : colour < 0 ? "red" : "none");
    }
    return Step.of(StepKind.DELTA, PennyStatements.PENNIES)
        .with("of", of)
        .with("first", blacksTurn ? "black" : "white")
        .with("clumps", shown)
        .with("colours", colours)
        .with("count", sizes.size())
        .with("green", delta.count(1))
        .with("red", delta.count(-1))
        .with("delta", delta.value());
  }
}
