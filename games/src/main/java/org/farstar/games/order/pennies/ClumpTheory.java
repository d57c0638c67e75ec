package org.farstar.games.order.pennies;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.values.player.Outcome;

/** Theorem 2.3 for pennies: the balance Delta of the coloured clumps decides. */
public final class ClumpTheory implements Theory<Clumps> {
  private static final Statement CITE = PennyStatements.PENNIES;

  /** The theory. */
  public ClumpTheory() {}

  @Override
  public List<Statement> statements() {
    return List.of(CITE);
  }

  @Override
  public Optional<Fact<Clumps>> fact(Clumps clumps, Ask ask, Control control) {
    Delta delta = new Delta(clumps.sizes());
    Proof proof = Proof.by(CITE).because(() -> reason(clumps, "pennies"));
    return Optional.of(
        Fact.<Clumps>won(outcome(clumps, delta), proof)
            .winning((player, rest) -> winning(clumps, delta)));
  }

  /** The outcome class of clumps with this colouring. */
  public static Outcome outcome(Clumps clumps, Delta delta) {
    boolean blacksTurn = clumps.blacksTurn();
    return Delta.blackWins(delta.value(), blacksTurn) == blacksTurn ? Outcome.N : Outcome.P;
  }

  /**
   * The reason.
   *
   * @param clumps the position as clumps
   * @param of what the sizes of the clumps count: pennies or pieces
   */
  public static List<Step> reason(Clumps clumps, String of) {
    boolean blacksTurn = clumps.blacksTurn();
    Delta delta = new Delta(clumps.sizes());
    boolean blackWins = Delta.blackWins(delta.value(), blacksTurn);
    return List.of(
        ClumpPicture.step(clumps.sizes(), of, blacksTurn),
        Step.of(StepKind.PENNIES, CITE)
            .with("delta", delta.value())
            .with("winner", blackWins ? "black" : "white"));
  }

  private static PartMoves<Clumps> winning(Clumps clumps, Delta delta) {
    Collected found = new Collected(clumps, delta);
    if (outcome(clumps, delta) == Outcome.N) {
      for (int i = 0; i < clumps.sizes().size(); i++) {
        found.addClump(i);
      }
    }
    return new PartMoves<>(found.moves, Optional.of(BigInteger.valueOf(found.total)));
  }

  /** Winning moves as they are found: some of them listed, all of them counted. */
  private static final class Collected {
    private static final int MOST_LISTED = 1000;

    private final Clumps clumps;
    private final Delta delta;
    private final boolean blacksTurn;
    final List<Move<Clumps>> moves = new ArrayList<>();
    long total;

    Collected(Clumps clumps, Delta delta) {
      this.clumps = clumps;
      this.delta = delta;
      this.blacksTurn = clumps.blacksTurn();
    }

    void addClump(int i) {
      List<Long> sizes = clumps.sizes();
      long size = sizes.get(i);
      int clump = i + 1;
      if (i == 0 || clump == sizes.size() || size == 1) {
        add(1, 1, k -> "take " + clump, i, i + 1, k -> new long[] {size - 1});
      }
      // Splits with an odd first half are alike, and so are those with an even one.
      for (long first = 1; first <= Math.min(2, size - 2); first++) {
        long from = first;
        add(
            (size - 2 - first) / 2 + 1,
            2,
            k -> "split " + clump + " " + (from + k) + " " + (size - 1 - from - k),
            i,
            i + 1,
            k -> new long[] {from + k, size - 1 - from - k});
      }
      if (clump < sizes.size() && size + sizes.get(i + 1) >= 3) {
        add(1, 1, k -> "merge " + clump, i, i + 2, k -> new long[] {size + sizes.get(i + 1) - 1});
      }
    }

    private void add(
        long count,
        long step,
        LongFunction<String> text,
        int from,
        int to,
        LongFunction<long[]> others) {
      int after = delta.after(from, to, others.apply(0));
      if (Delta.blackWins(after, !blacksTurn) != blacksTurn) {
        return;
      }
      total += count;
      for (long k = 0; k < count && moves.size() < MOST_LISTED; k++) {
        Clumps result = clumps.replace(from, to, others.apply(k * step));
        moves.add(new Move<>(text.apply(k * step), result));
      }
    }
  }
}
