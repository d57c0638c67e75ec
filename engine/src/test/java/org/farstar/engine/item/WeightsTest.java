package org.farstar.engine.item;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.ProofSearch;
import org.farstar.engine.memory.Workspace;
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
  void weightsOfValuesAreBoundedByNumbers() {
    int numbers = 0;
    int others = 0;
    for (ShortGame game : allSmall()) {
      ShortGame weight = game.atomicWeight();
      Weights found = Weights.of(game);
      assertThat(found.exact()).isEqualTo(weight);
      assertThat(number(found.low()).isAtMost(weight)).as("%s", game).isTrue();
      assertThat(weight.isAtMost(number(found.high()))).as("%s", game).isTrue();
      numbers += weight.isNumber() && found.low() == found.high() ? 1 : 0;
      others += weight.isNumber() ? 0 : 1;
      Weights negative = Weights.of(game.negate());
      assertThat(negative.low()).isEqualTo(-found.high()).isEqualTo(found.negative().low());
      assertThat(negative.high()).isEqualTo(-found.low()).isEqualTo(found.negative().high());
      assertThat(found.negative().exact()).isEqualTo(weight.negate());
      assertThat(found.negative().negative()).isSameAs(found);
    }
    assertThat(numbers).isGreaterThan(50);
    assertThat(others).isGreaterThan(5);
  }

  private ShortGame number(long units) {
    return universe.number(Dyadic.of(units, ItemLimits.PLACES));
  }

  @Test
  void whatIsNotAllSmallHasNone() {
    assertThat(Weights.of(universe.integer(1))).isNull();
    ShortGame tiny =
        universe.of(
            List.of(universe.zero()),
            List.of(universe.of(List.of(universe.zero()), List.of(universe.integer(-1)))));
    assertThat(Weights.of(tiny)).isNull();
    assertThat(Weights.of(universe.sum(Dyadic.ZERO, 3, 1)).low()).isEqualTo(3 * Weights.UNIT);
  }

  @Test
  void whatIsAskedIsRemembered() {
    Weights none = Weights.NONE;
    assertThat(none.mayBeAtLeast(-2)).isTrue();
    Weights some = none.withAtLeast(-2, true).withAtLeast(1, false);
    assertThat(some.low()).isEqualTo(-2 * Weights.UNIT);
    assertThat(some.high()).isEqualTo(Weights.FAR);
    assertThat(some.mayBeAtLeast(-2)).isFalse();
    assertThat(some.mayBeAtLeast(0)).isTrue();
    assertThat(some.mayBeAtLeast(1)).isFalse();
    Weights both = some.negative().withAtLeast(0, true).negative();
    assertThat(both.low()).isEqualTo(-2 * Weights.UNIT);
    assertThat(both.high()).isEqualTo(0);
    assertThat(both.mayBeAtLeast(1)).isFalse();
  }

  /** A position in the plainest sense: options, a value for the referee. */
  private static final class Position extends Item {
    final ShortGame value;
    final List<ItemSum> left;
    final List<ItemSum> right;

    Position(ItemStock stock, ShortGame value, List<ItemSum> left, List<ItemSum> right) {
      super(stock, 0, false, null, true, 0);
      this.value = value;
      this.left = left;
      this.right = right;
    }

    @Override
    protected boolean isNoNumber() {
      return false;
    }
  }

  private static final ItemMoves MOVES =
      new ItemMoves() {
        @Override
        public ItemSum[] options(Item item, Player player) {
          Position position = (Position) item;
          List<ItemSum> options = player == Player.LEFT ? position.left : position.right;
          return options.toArray(ItemSum[]::new);
        }

        @Override
        public int count(Item item, Player player) {
          return options(item, player).length;
        }

        @Override
        public boolean impartial() {
          return false;
        }
      };

  /** Positions whose options are sums of others, not in canonical form, and no values of items. */
  private static List<Position> positions(Workspace workspace, ItemStock stock, int most) {
    Random random = new Random(68);
    List<Position> positions = new ArrayList<>();
    while (positions.size() < most) {
      List<List<ItemSum>> options = List.of(new ArrayList<>(), new ArrayList<>());
      List<List<ShortGame>> values = List.of(new ArrayList<>(), new ArrayList<>());
      for (int side = 0; side < 2; side++) {
        for (int i = 1 + random.nextInt(3); i > 0; i--) {
          int ups = random.nextInt(4) == 0 ? random.nextInt(5) - 2 : 0;
          ShortGame value = workspace.universe().sum(Dyadic.ZERO, ups, random.nextInt(3));
          ItemSum sum = ItemSum.of(stock.plain(value));
          for (int parts = random.nextInt(3); parts > 0 && !positions.isEmpty(); parts--) {
            Position part = positions.get(random.nextInt(positions.size()));
            boolean swapped = random.nextBoolean();
            sum = sum.plus(stock, stock.sumOf(part, swapped));
            value = swapped ? value.minus(part.value) : value.plus(part.value);
          }
          options.get(side).add(sum);
          values.get(side).add(value);
        }
      }
      ShortGame value = workspace.universe().of(values.get(0), values.get(1));
      if (value.followerCount().intValue() < 60) {
        positions.add(new Position(stock, value, options.get(0), options.get(1)));
      }
    }
    return positions;
  }

  @Test
  void weightsFromOptionsAreThoseOfValues() {
    int found = 0;
    int aboveStars = 0;
    for (long effort : new long[] {3, 2_000}) {
      Workspace workspace = new Workspace(1L << 26);
      EnumSet<ItemShortcut> without = EnumSet.of(ItemShortcut.EXACT_WEIGHTS, ItemShortcut.WEIGHTS);
      ItemStock stock = new ItemStock(workspace, EnumSet.complementOf(without), 0);
      Meter meter = Control.unlimited().meter();
      ProofSearch<ItemSum> search =
          new ProofSearch<>(new SumNodes(MOVES, stock, null, meter), stock.table(), meter, false);
      ExactWeights weights = new ExactWeights(MOVES, stock, search, meter);
      List<Position> positions = positions(workspace, stock, 300);
      Collections.reverse(positions);
      for (Position position : positions) {
        ShortGame weight = position.value.atomicWeight();
        boolean exact = meter.during(() -> weights.find(position, effort));
        assertThat(exact).isEqualTo(position.weights(false).exact() != null);
        if (exact) {
          assertThat(position.weights(false).exact()).as("%s", position.value).isEqualTo(weight);
          found++;
          boolean integer = weight.isInteger() && !weight.isZero();
          aboveStars += integer && !position.value.isNumberUpStar() ? 1 : 0;
        } else if (effort > 3) {
          assertThat(position.weights(false).low()).isEqualTo(-Weights.FAR);
        }
      }
    }
    assertThat(found).isGreaterThan(300);
    assertThat(aboveStars).isGreaterThan(40);
  }

  @Test
  void sumsOfWeightsSayWhoWins() {
    Workspace workspace = new Workspace(1L << 26);
    ItemStock stock = new ItemStock(workspace, EnumSet.allOf(ItemShortcut.class), 0);
    List<Position> positions = positions(workspace, stock, 120);
    Random random = new Random(69);
    int won = 0;
    int lost = 0;
    for (int i = 0; i < 2_000; i++) {
      ShortGame value = workspace.universe().sum(Dyadic.ZERO, random.nextInt(5) - 2, 1);
      ItemSum sum = ItemSum.of(stock.plain(value));
      ShortGame weight = value.atomicWeight();
      for (int parts = 1 + random.nextInt(3); parts > 0; parts--) {
        Position part = positions.get(random.nextInt(positions.size()));
        part.learn(Weights.of(part.value));
        sum = sum.plus(stock, stock.sumOf(part, false));
        weight = weight.plus(part.value.atomicWeight());
        value = value.plus(part.value);
      }
      Decision wins = new WeightSums().wins(sum);
      ShortGame one = workspace.universe().integer(1);
      ShortGame minusTwo = workspace.universe().integer(-2);
      assertThat(wins)
          .as("%s", weight)
          .isEqualTo(
              weight.isAtLeast(one)
                  ? Decision.WIN
                  : weight.isAtMost(minusTwo) ? Decision.LOSS : Decision.UNKNOWN);
      if (wins.isKnown()) {
        assertThat(Decision.of(value.outcome().forMover(Player.LEFT) == Result.WIN))
            .isEqualTo(wins);
        won += wins == Decision.WIN ? 1 : 0;
        lost += wins == Decision.LOSS ? 1 : 0;
      }
      assertThat(WeightSums.lead(sum))
          .isEqualTo(-WeightSums.lead(sum.negative(stock)) + 10 * Weights.UNIT);
    }
    assertThat(won).isGreaterThan(100);
    assertThat(lost).isGreaterThan(100);
  }
}
