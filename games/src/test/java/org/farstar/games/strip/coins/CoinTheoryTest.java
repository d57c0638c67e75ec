package org.farstar.games.strip.coins;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;

class CoinTheoryTest extends TheoryContract<CoinLine> {
  private static final long SEED = 20210701;

  CoinTheoryTest() {
    super(FlippingCoinsGame.game());
  }

  /** All lines up to 9 coins, random ones up to 13, and random sums of two and three short ones. */
  @Override
  protected Stream<String> lines() {
    Random random = new Random(SEED);
    Stream<String> all = IntStream.range(0, 1 << 9).mapToObj(n -> CoinLine.of(n).toString());
    Stream<String> longer =
        Stream.generate(() -> CoinLine.of(random.nextInt(1 << 13)).toString()).limit(60);
    Stream<String> twos = Stream.generate(() -> sum(random, 2, 7)).limit(60);
    Stream<String> threes = Stream.generate(() -> sum(random, 3, 5)).limit(60);
    return Stream.of(all, longer, twos, threes).flatMap(s -> s);
  }

  private static String sum(Random random, int terms, int coins) {
    return String.join(
        " + ",
        Stream.generate(() -> CoinLine.of(random.nextInt(1 << coins)).toString())
            .limit(terms)
            .toList());
  }

  private static Fact<CoinLine> fact(String coins, Ask ask) {
    return new CoinTheory().fact(CoinLine.of(coins), ask, Control.unlimited()).orElseThrow();
  }

  private static PartMoves<CoinLine> moves(String coins, Player player, Dyadic rest) {
    return fact(coins, Ask.MOVES).winning().orElseThrow().moves(player, rest);
  }

  /** -11/16 + 3/4 + 0, and only the first line has a move after which Right loses. */
  @Test
  void theClosingQuestionOfThePaper() {
    List<String> lines = List.of("0101011111", "1101100111", "0110110110111");
    List<Dyadic> values = lines.stream().map(line -> CoinValue.of(CoinLine.of(line))).toList();
    assertThat(values).extracting(Dyadic::toString).containsExactly("-11/16", "3/4", "0");
    Dyadic total = values.stream().reduce(Dyadic.ZERO, Dyadic::plus);
    for (int i = 0; i < lines.size(); i++) {
      Dyadic rest = total.minus(values.get(i));
      List<Move<CoinLine>> expected =
          i == 0 ? List.of(new Move<>("9 10", CoinLine.of("01010111"))) : List.of();
      assertThat(moves(lines.get(i), Player.LEFT, rest).moves()).isEqualTo(expected);
      assertThat(moves(lines.get(i), Player.RIGHT, rest).moves()).isEmpty();
    }
  }

  /** A move wins exactly if line and number are then not on the opponent's side of 0. */
  @Property(tries = 300)
  void winningMovesBesideANumber(
      @ForAll @IntRange(max = (1 << 8) - 1) int number,
      @ForAll @IntRange(min = -40, max = 40) int eighths,
      @ForAll Player player) {
    CoinLine line = CoinLine.of(number);
    Dyadic rest = Dyadic.of(eighths, 3);
    List<Move<CoinLine>> winning =
        new FlippingCoins()
            .moveList(line, player).stream()
                .filter(
                    move -> {
                      int sign = rest.plus(CoinValue.of(move.to())).signum();
                      return player == Player.LEFT ? sign >= 0 : sign <= 0;
                    })
                .toList();
    PartMoves<CoinLine> found = moves(line.toString(), player, rest);
    assertThat(found.moves()).containsExactlyInAnyOrderElementsOf(winning);
    assertThat(found.total()).contains(BigInteger.valueOf(winning.size()));
    List<Dyadic> after = found.moves().stream().map(move -> CoinValue.of(move.to())).toList();
    Comparator<Dyadic> order = Comparator.naturalOrder();
    assertThat(after).isSortedAccordingTo(player == Player.LEFT ? order.reversed() : order);
  }

  /** Left wins 1011 = 1/4 alone by 3 4, to 0, which beside a game that is fuzzy is not enough. */
  @Test
  void winningMovesBesideAnyValue() {
    Universe universe = new Universe();
    assertThat(texts("1011", Player.LEFT, Nimber.ZERO)).containsExactly("3 4");
    assertThat(texts("1011", Player.LEFT, Nimber.of(BigInteger.ONE))).isEmpty();
    assertThat(texts("11", Player.LEFT, universe.nimber(1))).isEmpty();
    assertThat(texts("11", Player.LEFT, universe.up())).containsExactly("1 2");
    assertThat(texts("11", Player.LEFT, universe.up().negate())).isEmpty();
    assertThat(texts("01", Player.RIGHT, universe.up().negate())).containsExactly("1 2");
  }

  private static List<String> texts(String coins, Player player, Value rest) {
    return fact(coins, Ask.MOVES).winning().orElseThrow().moves(player, rest).moves().stream()
        .map(Move::text)
        .toList();
  }

  @Test
  void theWorkedExampleStepByStep() {
    Fact<CoinLine> fact = fact("10011110110110111011110011", new Ask(false, true));
    List<Step> steps = fact.proof().steps();
    assertThat(fact.value().orElseThrow()).hasToString("10257/16384");
    assertThat(fact.proof().statements()).containsExactly(CoinStatements.VALUE);
    assertThat(steps)
        .extracting(step -> step.kind().word())
        .containsExactly(
            "reduction",
            "reduction",
            "reduction",
            "reduction",
            "reduction",
            "partition",
            "base",
            "ordinal-sum");
    assertThat(steps.get(0).text())
        .isEqualTo("10011110110110111011110011\n                 ^^^^\nrule (a): 01^4 becomes 101");
    assertThat(steps.get(5).data().get("parts")).isEqualTo(List.of("101", "011", "000101", "0011"));
    assertThat(last(steps).text()).isEqualTo("((1/2 : 1/2) : 1/64) : 1/8 = 10257/16384.");
  }

  @Test
  void countingIsEnoughForWhoWinsALineThatItSettles() {
    Ask explained = new Ask(false, true);
    Fact<CoinLine> counted = fact("1011", explained);
    assertThat(counted.outcomeProof().statements()).containsExactly(CoinStatements.COUNTING);
    assertThat(counted.outcomeProof().steps())
        .extracting(Step::kind)
        .containsExactly(StepKind.COUNT);
    assertThat(counted.proof().statements()).containsExactly(CoinStatements.VALUE);
    assertThat(counted.proof().steps()).extracting(Step::kind).containsExactly(StepKind.BASE);
    Fact<CoinLine> valued = fact("0111", explained);
    assertThat(valued.outcomeProof()).isSameAs(valued.proof());
  }

  @Test
  void movesAreComparedByTheirValues() {
    List<Step> steps = fact("0110", Ask.ALL).outcomeProof().steps();
    assertThat(steps)
        .extracting(step -> step.kind().word())
        .containsExactly("count", "base", "best", "best");
    assertThat(steps.get(0).cite()).isEqualTo("Theorem 3.1 (corrected)");
    assertThat(fact("0111", Ask.ALL).outcomeProof().steps())
        .extracting(Step::cite)
        .doesNotContain("Theorem 3.1 (corrected)");
  }

  @Test
  void theTheorySaysNothingOfVariants() {
    Family<CoinLine> family = new CoinFamily();
    assertThat(family.variant("left=11 right=01", Sources.none()).theories()).hasSize(1);
    assertThat(family.variant("left=111 right=001", Sources.none()).theories()).isEmpty();
    assertThat(family.variant("left=01", Sources.none()).theories()).isEmpty();
  }

  @Test
  void aMillionCoinsAreAnsweredWithTheirReason() {
    Random random = new Random(SEED);
    StringBuilder coins = new StringBuilder();
    for (int i = 0; i < 1_000_000; i++) {
      coins.append(random.nextInt(2));
    }
    coins.append('1');
    List<Step> steps = fact(coins.toString(), new Ask(false, true)).proof().steps();
    assertThat(steps).extracting(step -> step.kind().word()).endsWith("reductions", "partition");
    assertThat(steps).allSatisfy(step -> assertThat(step.text()).hasSizeLessThan(500));
  }

  @Test
  void longLinesHaveTheirBestMoveListedAndTheOthersCounted() {
    String line = "1" + "0110100111".repeat(30) + "1";
    PartMoves<CoinLine> left = moves(line, Player.LEFT, Dyadic.ZERO);
    assertThat(left.moves()).hasSize(1);
    long winning =
        new FlippingCoins()
            .options(CoinLine.of(line), Player.LEFT).stream()
                .filter(option -> CoinValue.of(option).signum() >= 0)
                .count();
    assertThat(left.total().orElseThrow().longValueExact()).isEqualTo(winning).isGreaterThan(1);
  }

  private static Step last(List<Step> steps) {
    return steps.get(steps.size() - 1);
  }
}
