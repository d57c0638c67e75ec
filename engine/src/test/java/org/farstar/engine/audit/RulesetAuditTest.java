package org.farstar.engine.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.toys.Heap;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class RulesetAuditTest {
  /** From every position there are more moves than any computer lists. */
  private static final class Endless implements Rules<BigInteger> {
    @Override
    public void moves(BigInteger n, Player player, Moves<BigInteger> moves) {
      for (BigInteger to = BigInteger.ONE; true; to = to.add(BigInteger.ONE)) {
        BigInteger rest = to;
        moves.add(rest, () -> "to " + rest);
      }
    }

    @Override
    public BigInteger read(String text) {
      return new BigInteger(text);
    }

    @Override
    public String write(BigInteger n) {
      return n.toString();
    }

    @Override
    public boolean impartial() {
      return true;
    }

    @Override
    public OptionalLong rank(BigInteger n) {
      return OptionalLong.of(Long.MAX_VALUE - n.longValueExact());
    }

    @Override
    public List<BigInteger> parts(BigInteger n) {
      return List.of(n, n);
    }

    @Override
    public BigInteger representative(BigInteger n) {
      return BigInteger.ZERO;
    }

    @Override
    public Optional<BigInteger> exchanged(BigInteger n) {
      return Optional.of(n);
    }
  }

  /** A heap that Left alone lowers; says that it is all-small. */
  private static final class Lefts implements Rules<Integer> {
    @Override
    public void moves(Integer n, Player player, Moves<Integer> moves) {
      if (player == Player.LEFT && n > 0) {
        moves.add(n - 1, () -> "less");
      }
    }

    @Override
    public Integer read(String text) {
      return Integer.valueOf(text);
    }

    @Override
    public String write(Integer n) {
      return n.toString();
    }

    @Override
    public boolean allSmall() {
      return true;
    }
  }

  @Test
  void rulesThatCallThemselvesAllSmallAreHeldToIt() {
    assertThat(RulesetAudit.of(new Lefts()).allSmall(2))
        .hasValueSatisfying(wrong -> assertThat(wrong).contains("only Left has a move", "2"));
    assertThat(RulesetAudit.of(new Lefts()).allSmall(0)).isEmpty();
    assertThat(RulesetAudit.of(new Heap(Set.of(1, 2), Set.of(1))).allSmall(1)).isEmpty();
  }

  /** The same, where verdicts end the play. */
  private static final Rules<BigInteger> JUDGED =
      new Rules<>() {
        private final Endless moves = new Endless();

        @Override
        public void moves(BigInteger n, Player player, Moves<BigInteger> found) {
          moves.moves(n, player, found);
        }

        @Override
        public BigInteger read(String text) {
          return moves.read(text);
        }

        @Override
        public String write(BigInteger n) {
          return moves.write(n);
        }

        @Override
        public Ending ending() {
          return Ending.VERDICT;
        }
      };

  private static RulesetAudit<BigInteger> audit(Rules<BigInteger> rules, Control control) {
    Variant<BigInteger> variant = Variant.of(rules);
    return new RulesetAudit<>(Family.of(variant), variant, control);
  }

  private static Map<String, Consumer<Control>> checks() {
    BigInteger one = BigInteger.ONE;
    return Map.of(
        "names", control -> audit(new Endless(), control).moveNames(one),
        "same", control -> audit(new Endless(), control).sameMoves(one),
        "rank", control -> audit(new Endless(), control).rank(one),
        "parts", control -> audit(new Endless(), control).parts(one),
        "representative", control -> audit(new Endless(), control).representative(one),
        "exchanged", control -> audit(new Endless(), control).exchanged(one),
        "impartial", control -> audit(new Endless(), control).impartial(one),
        "verdicts", control -> audit(JUDGED, control).verdicts(one),
        "followers", control -> audit(new Endless(), control).followers(List.of(one), 10));
  }

  @Test
  void everyCheckEndsWithTheBudgetWithinTheMovesOfOnePosition() {
    checks()
        .forEach(
            (name, check) -> {
              Control cancelled = Control.unlimited();
              cancelled.cancel();
              stops(name, check, cancelled, StopReason.CANCELLED);
              Budget small =
                  new Budget(Optional.empty(), OptionalLong.empty(), OptionalLong.of(1 << 20));
              stops(name, check, new Control(small), StopReason.MEMORY);
            });
  }

  private static void stops(
      String name, Consumer<Control> check, Control control, StopReason reason) {
    assertThatThrownBy(() -> check.accept(control))
        .as(name)
        .isInstanceOf(SearchStopped.class)
        .extracting(e -> ((SearchStopped) e).reason())
        .isEqualTo(reason);
  }

  @Test
  void aSlowSearchAsksAtEveryPosition() {
    Control control = Control.unlimited();
    Heap heap = new Heap(Set.of(1, 2, 3), Set.of(1, 2, 3));
    assertThat(new SlowSearch<>(heap, 1000, control).outcome(4)).contains(Outcome.P);
    control.cancel();
    assertThatThrownBy(() -> new SlowSearch<>(heap, 1000, control).outcome(4))
        .isInstanceOf(SearchStopped.class);
  }
}
