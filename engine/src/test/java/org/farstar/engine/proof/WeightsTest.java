package org.farstar.engine.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;

/** Bounds of atomic weights against the weights themselves, and against who wins. */
class WeightsTest {
  private final Universe universe = new Universe();

  /** All-small games: both players have options, made of those that there are already. */
  private List<ShortGame> allSmall() {
    Random random = new Random(61);
    List<ShortGame> games = new ArrayList<>(List.of(universe.zero()));
    while (games.size() < 300) {
      List<List<ShortGame>> options = List.of(new ArrayList<>(), new ArrayList<>());
      for (List<ShortGame> side : options) {
        for (int i = 1 + random.nextInt(2); i > 0; i--) {
          side.add(games.get(random.nextInt(games.size())));
        }
      }
      games.add(universe.of(options.get(0), options.get(1)));
    }
    return games;
  }

  @Test
  void weightsOfValuesAreBoundedByIntegers() {
    int exact = 0;
    int others = 0;
    for (ShortGame game : allSmall()) {
      ShortGame weight = game.atomicWeight();
      Weights found = Weights.of(game);
      assertThat(integer(found.low()).isAtMost(weight)).as("%s", game).isTrue();
      assertThat(weight.isAtMost(integer(found.high()))).as("%s", game).isTrue();
      assertThat(found.high() - found.low()).isLessThan(weight.isInteger() ? 1 : 100);
      exact += weight.isInteger() ? 1 : 0;
      others += weight.isInteger() ? 0 : 1;
      Weights negative = Weights.of(game.negate());
      assertThat(negative.low()).isEqualTo(-found.high()).isEqualTo(found.negative().low());
      assertThat(negative.high()).isEqualTo(-found.low()).isEqualTo(found.negative().high());
      if (found.low() >= 1) {
        assertThat(game.outcome().forMover(Player.LEFT)).as("%s", game).isEqualTo(Result.WIN);
      }
      if (found.high() <= -2) {
        assertThat(game.outcome().forMover(Player.LEFT)).as("%s", game).isEqualTo(Result.LOSS);
      }
    }
    assertThat(exact).isGreaterThan(50);
    assertThat(others).isGreaterThan(5);
  }

  private ShortGame integer(long number) {
    return universe.integer(number);
  }

  @Test
  void whatIsNotAllSmallHasNone() {
    assertThat(Weights.of(universe.integer(1))).isNull();
    ShortGame tiny =
        universe.of(
            List.of(universe.zero()),
            List.of(universe.of(List.of(universe.zero()), List.of(universe.integer(-1)))));
    assertThat(Weights.of(tiny)).isNull();
    assertThat(Weights.of(universe.sum(Dyadic.ZERO, 3, 1)).low()).isEqualTo(3);
  }

  @Test
  void whatIsAskedIsRemembered() {
    Weights none = Weights.NONE;
    assertThat(none.mayBeAtLeast(-2)).isTrue();
    Weights some = none.withAtLeast(-2, true).withAtLeast(1, false);
    assertThat(some.low()).isEqualTo(-2);
    assertThat(some.high()).isEqualTo(Weights.FAR);
    assertThat(some.mayBeAtLeast(-2)).isFalse();
    assertThat(some.mayBeAtLeast(0)).isTrue();
    assertThat(some.mayBeAtLeast(1)).isFalse();
    Weights both = some.negative().withAtLeast(0, true).negative();
    assertThat(both.low()).isEqualTo(-2);
    assertThat(both.high()).isEqualTo(0);
    assertThat(both.mayBeAtLeast(1)).isFalse();
  }
}
