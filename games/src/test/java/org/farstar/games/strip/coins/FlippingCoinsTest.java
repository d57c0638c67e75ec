package org.farstar.games.strip.coins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlippingCoinsTest extends RulesetContract<CoinLine> {
  private static final CoinLook LOOK = new CoinLook();

  FlippingCoinsTest() {
    super(
        FlippingCoinsGame.game(),
        "0",
        "1",
        "1011",
        "0101011",
        "10011110110110111011110011",
        "0".repeat(63) + "11");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "2", "01x1", "0101-", " 1", "10 11");
  }

  @Test
  void theMovesOfThePapersFirstPosition() {
    assertThat(rules.moveList(CoinLine.of("1011"), Player.LEFT))
        .containsExactly(
            new Move<>("1 3", CoinLine.of("0001")),
            new Move<>("1 4", CoinLine.of("001")),
            new Move<>("3 4", CoinLine.of("1")));
    assertThat(rules.moveList(CoinLine.of("1011"), Player.RIGHT))
        .containsExactly(
            new Move<>("2 3", CoinLine.of("1101")), new Move<>("2 4", CoinLine.of("111")));
  }

  /** How many plays of a number of moves there are from a line, players in turn, Left first. */
  @ParameterizedTest
  @CsvSource({
    "1011, 1, 3",
    "1011, 2, 5",
    "0101011111, 1, 21",
    "0101011111, 2, 375",
    "0101011111, 3, 3750"
  })
  void movesAreCounted(String line, int depth, long plays) {
    assertThat(plays(CoinLine.of(line), Player.LEFT, depth)).isEqualTo(plays);
  }

  private long plays(CoinLine line, Player player, int depth) {
    return depth == 0
        ? 1
        : rules.options(line, player).stream()
            .mapToLong(option -> plays(option, player.opponent(), depth - 1))
            .sum();
  }

  @Test
  void thePictureNumbersEveryFifthCoin() {
    assertThat(LOOK.picture(CoinLine.of("0101"))).isEqualTo("0101");
    assertThat(LOOK.picture(CoinLine.of("10010100101"))).isEqualTo("10010100101\n    5   10");
    assertThat(LOOK.picture(CoinLine.of("1".repeat(61))))
        .startsWith("1".repeat(60) + "\n    5   10")
        .endsWith("   55   60\n\n1");
  }

  @Test
  void headsAtTheEndDropOff() {
    assertThat(rules.read("1100")).isEqualTo(CoinLine.of("11"));
    assertThat(rules.write(rules.read("000"))).isEqualTo("0");
  }

  @Test
  void errorsNameThePlaceInTheWholeLine() {
    refused("01x1", 3, "'x'", "the coins 0 (heads) and 1 (tails)");
    refused("101 + 1z", 8, "'z'", "the coins 0 (heads) and 1 (tails)");
    refused("", 1, "the end", "a line of coins, 0 heads and 1 tails; 0 is the empty line");
    refused("left=12: 1", 7, "'2'", "a pattern of 0 and 1");
    refused("left=11,10: 1", 9, "'10'", "a pattern that ends with 1, of at most 16 coins");
    refused("left=11 left=111: 1", 9, "'left=111'", "each of left and right once");
    refused("left=11 up=1: 1", 9, "'up=1'", "left=PATTERNS and right=PATTERNS");
    refused("left=11 right=01: 12", 20, "'2'", "the coins 0 (heads) and 1 (tails)");
  }

  private static Sum read(String line) {
    return SumText.read(new CoinFamily(), FlippingCoinsGame.ID, line, Sources.none(), false);
  }

  private void refused(String line, int column, String found, String allowed) {
    assertThatThrownBy(() -> read(line))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).as(line).isEqualTo(column);
              assertThat(e.found()).as(line).isEqualTo(found);
              assertThat(e.allowed()).as(line).isEqualTo(allowed);
              assertThat(e.text()).isEqualTo(line);
            });
  }

  /** A line in a long and the same line in a big number must not differ in anything. */
  @Property
  void shortAndLongLinesAreAlike(
      @ForAll BigInteger seed,
      @ForAll @IntRange(min = 1, max = 70) int one,
      @ForAll @IntRange(min = 1, max = 70) int other) {
    BigInteger number = seed.abs();
    CoinLine line = CoinLine.of(number);
    assertThat(line.number()).isEqualTo(number);
    assertThat(line.length()).isEqualTo(number.bitLength());
    assertThat(line.tails()).isEqualTo(number.bitCount());
    assertThat(line.tail(one)).isEqualTo(number.testBit(one - 1));
    assertThat(line.flip(one, other).number())
        .isEqualTo(number.flipBit(one - 1).flipBit(other - 1));
    assertThat(line.flip(one).flip(one)).isEqualTo(line).hasSameHashCodeAs(line);
    assertThat(CoinLine.of(line.toString())).isEqualTo(line);
  }
}
