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
   * @param what what the sizes count, with a capital
   * @param blacksTurn whether it is Black's turn
   */
  public static Step step(List<Long> sizes, String what, boolean blacksTurn) {
    Delta delta = new Delta(sizes);
    List<Long> shown = sizes.subList(0, Math.min(SHOWN, sizes.size()));
    List<String> colours = new ArrayList<>();
    StringBuilder numbers = new StringBuilder();
    StringBuilder marks = new StringBuilder();
    for (int i = 0; i < shown.size(); i++) {
      int colour = delta.colour(i);
      colours.add(colour > 0 ? "green" : colour < 0 ? "red" : "none");
      String size = Long.toString(shown.get(i));
      numbers.append(' ').append(size);
      marks.append(" ".repeat(size.length())).append(colour > 0 ? 'g' : colour < 0 ? 'r' : '-');
    }
    String more = sizes.size() > SHOWN ? " ... (" + sizes.size() + " in all)" : "";
    String text =
        what
            + ":"
            + "\n  "
            + numbers.append(more)
            + "\n  "
            + marks
            + "\nOdd numbers are green (g), and red (r) after an odd number of even ones: Delta = "
            + delta.count(1)
            + " - "
            + delta.count(-1)
            + " = "
            + delta.value()
            + (blacksTurn
                ? "; at Black's turn Black wins unless it is 0."
                : "; at White's turn White wins if it is 1 or -1.");
    return Step.of(StepKind.DELTA, PennyStatements.PENNIES, text)
        .with("clumps", shown)
        .with("colours", colours)
        .with("count", sizes.size())
        .with("delta", delta.value());
  }
}
