package org.farstar.games.strip.coins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

/** Counting by bisection against trying every move. */
class WinningCountTest {

  /** Numbers around which the values of lines and of their options lie. */
  @Provide
  Arbitrary<Dyadic> rest() {
    Arbitrary<Dyadic> ofLines =
        Arbitraries.longs().between(0, 1 << 14).map(n -> CoinValue.of(CoinLine.of(n)).negate());
    Arbitrary<Dyadic> simple = Arbitraries.integers().between(-20, 20).map(n -> Dyadic.of(n, 3));
    return Arbitraries.oneOf(ofLines, simple);
  }

  @Property(tries = 2000)
  void theCountIsThatOfTryingEveryMove(
      @ForAll @LongRange(min = 0, max = 1 << 20) long number,
      @ForAll("rest") Dyadic rest,
      @ForAll Player player) {
    CoinLine line = CoinLine.of(number);
    long winning =
        new FlippingCoins()
            .options(line, player).stream()
                .map(option -> rest.plus(CoinValue.of(option)).signum())
                .filter(sign -> player == Player.LEFT ? sign >= 0 : sign <= 0)
                .count();
    assertThat(
            new WinningCount(
                    line, player, NumberBeside.winsSecond(rest, player), Control.unlimited())
                .count()
                .orElseThrow())
        .isEqualTo(winning);
  }

  @Test
  void aBudgetEndsTheCountAndNothingOfItIsLost() {
    CoinLine line = CoinLine.of("01101".repeat(100));
    Control control = new Control(Budget.ofPositions(3));
    WinningCount count = new WinningCount(line, Player.LEFT, after -> after.signum() >= 0, control);
    assertThatThrownBy(count::count).isInstanceOf(SearchStopped.class);
    assertThat(control.progress().positions()).isEqualTo(3);
  }

  @Test
  void whoWinsIsKnownBeforeTheCountIsStopped() {
    CoinLine line = CoinLine.of("1" + "0110100111".repeat(30) + "1");
    Control control = new Control(Budget.ofPositions(3));
    Fact<CoinLine> fact = new CoinTheory().fact(line, Ask.MOVES, control).orElseThrow();
    assertThat(fact.outcome()).isEqualTo(Outcome.L);
    assertThatThrownBy(() -> fact.winning().orElseThrow().moves(Player.LEFT, Dyadic.ZERO))
        .isInstanceOf(SearchStopped.class);
  }
}
