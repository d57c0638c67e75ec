package org.farstar.games.order.pennies;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;

/**
 * Checks what reasons say of clumps: the colours, clump by clump, their balance, and who wins by
 * search.
 *
 * @param <P> positions that are clumps, or can be seen so
 */
public final class ClumpChecker<P> implements StepChecker<P> {
  private final String of;
  private final Function<P, List<Long>> clumps;

  /**
   * @param of what the clumps have
   * @param clumps the sizes of the clumps of a position
   */
  public ClumpChecker(String of, Function<P, List<Long>> clumps) {
    this.of = of;
    this.clumps = clumps;
  }

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.DELTA, StepKind.PENNIES);
  }

  @Override
  public void check(StepCheck<P> check) {
    List<Long> sizes = clumps.apply(check.position());
    long pennies = sizes.stream().mapToLong(size -> size).sum();
    boolean blacksTurn = pennies % 2 == 0;
    if (check.kind() == StepKind.DELTA) {
      coloured(check, of, sizes, blacksTurn);
      return;
    }
    long delta = delta(sizes, new ArrayList<>());
    check.require(check.integer("delta") == delta, "Delta is " + delta);
    boolean black = check.text("winner").equals("black");
    check.require(
        black == (blacksTurn ? delta != 0 : Math.abs(delta) != 1), "the winner follows from Delta");
    check.concludes(black == blacksTurn ? Outcome.N : Outcome.P);
  }

  /** A step that colours clumps of these sizes, at the turn of Black or White. */
  public static void coloured(StepCheck<?> check, String of, List<Long> sizes, boolean blacksTurn) {
    check.require(check.text("of").equals(of), "the clumps have " + of);
    check.require(
        check.text("first").equals(blacksTurn ? "black" : "white"), "that is whose turn it is");
    List<String> colours = new ArrayList<>();
    long delta = delta(sizes, colours);
    int shown = check.numbers("clumps").size();
    check.require(check.integer("count") == sizes.size(), "there are so many clumps");
    check.require(
        shown <= sizes.size()
            && check
                .numbers("clumps")
                .equals(sizes.subList(0, shown).stream().map(BigInteger::valueOf).toList()),
        "these are the clumps");
    check.require(
        check.texts("colours").equals(colours.subList(0, Math.min(shown, colours.size()))),
        "these are the colours");
    check.require(check.integer("delta") == delta, "Delta is " + delta);
    check.require(
        check.integer("green") == colours.stream().filter("green"::equals).count()
            && check.integer("red") == colours.stream().filter("red"::equals).count(),
        "so many are green, and red");
  }

  /** Green minus red; the pen is green at first and changes at every even clump. */
  private static long delta(List<Long> sizes, List<String> colours) {
    long delta = 0;
    boolean green = true;
    for (long size : sizes) {
      if (size % 2 == 0) {
        green = !green;
        colours.add("none");
      } else {
        delta += green ? 1 : -1;
        colours.add(green ? "green" : "red");
      }
    }
    return delta;
  }
}
