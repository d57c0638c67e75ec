package org.farstar.verify.cite;

import static org.farstar.verify.cite.Theorem.*;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * The transposition game: of each position one case of one theorem speaks. Left wins where the
 * number of pairs out of order is even at the end. White is who has the last turn but one.
 */
final class TranspositionRule {
  /** The theorems on transpositions. */
  static final Theorem[] THEOREMS = EnumSet.range(OVER, WHITE).toArray(Theorem[]::new);

  private TranspositionRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    checkStop.run();
    return UsedOrder.read(position)
        .filter(read -> data.isEmpty())
        .map(Shape::of)
        .filter(TranspositionRule::playable)
        .map(TranspositionRule::decide)
        .filter(found -> found.theorems().get(0) == theorem);
  }

  private static boolean playable(Shape shape) {
    OptionalLong free = shape.free().size();
    return free.isEmpty() || free.getAsLong() >= shape.turns();
  }

  private static Conclusion decide(Shape shape) {
    OptionalLong free = shape.free().size();
    boolean whitesTurn = shape.turns() % 2 == 0;
    Outcome white = whitesTurn ? Outcome.N : Outcome.P;
    Outcome black = whitesTurn ? Outcome.P : Outcome.N;
    if (shape.turns() == 0) {
      return parity(shape.odd(), OVER);
    }
    if (shape.turns() == 1) {
      return shape.pivots() > 0
          ? Conclusion.won(Outcome.N, CHOICE)
          : parity(shape.odd() ^ shape.endOdd(), FORCED);
    }
    if (free.isPresent()) {
      long spare = free.getAsLong() - shape.turns();
      if (spare == 0) {
        return Conclusion.won(white, FULL);
      }
      if (spare == 1) {
        List<BigInteger> sizes = shape.sizes().stream().map(BigInteger::valueOf).toList();
        return Conclusion.won(PennyRule.blackWins(sizes, !whitesTurn) ? black : white, DELTA);
      }
      return switch (shape.pivots()) {
        case 0 -> Conclusion.won(white, ROOM_NO_PIVOT);
        case 1 -> Conclusion.won(Outcome.N, ROOM_ONE_PIVOT);
        default -> Conclusion.won(black, ROOM_PIVOTS);
      };
    }
    List<Ordering.Block> blocks = shape.free().blocks();
    if (blocks.size() == 1 && !blocks.get(0).kind().equals("q")) {
      return line(shape, blocks.get(0).kind(), black);
    }
    if (whitesTurn) {
      return whitesTurn(shape);
    }
    return shape.pivots() > 0 ? Conclusion.won(Outcome.N, PIVOT) : blacksTurn(shape);
  }

  private static Conclusion parity(boolean odd, Theorem... theorems) {
    return Conclusion.won(odd ? Outcome.R : Outcome.L, theorems);
  }

  /** Section 3: the free elements are ordered like N, -N or Z. */
  private static Conclusion line(Shape shape, String kind, Outcome black) {
    if (shape.pivots() > 0) {
      return Conclusion.won(shape.pivots() == 1 ? Outcome.N : black, LINE_PIVOTS);
    }
    if (kind.equals("z")) {
      return Conclusion.won(Outcome.P, LINE_Z);
    }
    // Each turn adds the number of terms in the end S-block.
    boolean odd = shape.odd() ^ (shape.endOdd() && shape.turns() % 2 != 0);
    return kind.equals("w")
        ? parity(odd, LINE_N)
        : parity(odd ^ shape.turns() / 2 % 2 != 0, LINE_MINUS_N);
  }

  /** Theorems 4.2 and 4.3, with more than one turn left and without a pivot. */
  private static Conclusion blacksTurn(Shape shape) {
    Theorem rule = rule(shape.free());
    boolean plusEnd = shape.odd() ^ shape.endOdd();
    boolean half = (shape.turns() - 1) / 2 % 2 != 0;
    Theorem[] theorems =
        shape.finiteBlocks() && !shape.free().has("n")
            ? new Theorem[] {rule, USED_UP}
            : new Theorem[] {rule};
    return switch (rule) {
      case CASE_1F, CASE_4 -> Conclusion.won(Outcome.P, theorems);
      case CASE_1D, CASE_2, CASE_7C -> parity(plusEnd, theorems);
      case CASE_1E, CASE_3, CASE_8C -> parity(plusEnd ^ half, theorems);
      default -> Conclusion.won(Outcome.N, theorems);
    };
  }

  private static Theorem rule(Ordering free) {
    int n = free.blocks().size();
    if (free.has("q") || free.has("n", 1, n - 1)) {
      return CASE_5;
    }
    boolean lowFinite = free.has("n", 0, 1);
    boolean highFinite = free.has("n", n - 1, n);
    if (lowFinite && highFinite) {
      return CASE_6;
    }
    if (highFinite) {
      return free.has("w*") ? CASE_7A : free.hasLeast() ? CASE_7C : CASE_7B;
    }
    if (lowFinite) {
      return free.has("w") ? CASE_8A : free.hasGreatest() ? CASE_8C : CASE_8B;
    }
    if (!free.has("w")) {
      return free.has("w*") ? CASE_3 : CASE_4;
    }
    if (!free.has("w*")) {
      return CASE_2;
    }
    boolean otherLeast = free.has("w", 1, n);
    boolean otherGreatest = free.has("w*", 0, n - 1);
    if (otherLeast && otherGreatest) {
      return CASE_1A;
    }
    if (otherLeast) {
      return free.hasLeast() ? CASE_1D : CASE_1C;
    }
    return otherGreatest ? (free.hasGreatest() ? CASE_1E : CASE_1B) : CASE_1F;
  }

  /** White needs a move that leaves no pivot and that Black loses. */
  private static Conclusion whitesTurn(Shape shape) {
    Set<Theorem> theorems = new LinkedHashSet<>(List.of(WHITE));
    boolean even = false;
    boolean odd = false;
    for (Shape next : shape.pivots() > 1 ? List.<Shape>of() : shape.cleared()) {
      Conclusion after = decide(next);
      theorems.addAll(after.theorems());
      even |= after.outcome().forMover(Player.RIGHT) == Result.LOSS;
      odd |= after.outcome().forMover(Player.LEFT) == Result.LOSS;
    }
    Outcome outcome = Outcome.of(even ? Result.WIN : Result.LOSS, odd ? Result.WIN : Result.LOSS);
    return new Conclusion(new ArrayList<>(theorems), outcome, Optional.empty());
  }
}
