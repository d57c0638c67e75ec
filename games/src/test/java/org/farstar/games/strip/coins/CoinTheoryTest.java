package org.farstar.games.strip.coins;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.rules.PositionText;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
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

  private static PositionText<CoinLine> read(String text) {
    return PositionText.read(new FlippingCoins(), text);
  }

  private static OutcomeAnswer outcome(String text, Ask ask) {
    PositionText<CoinLine> line = read(text);
    return new CoinTheory()
        .outcome(line.ruleset(), line.position(), ask, Control.unlimited())
        .orElseThrow();
  }

  private static ValueAnswer value(String text) {
    PositionText<CoinLine> line = read(text);
    return new CoinTheory()
        .value(line.ruleset(), line.position(), Ask.ALL, Control.unlimited())
        .orElseThrow();
  }

  @Test
  void theClosingQuestionOfThePaper() {
    OutcomeAnswer answer = outcome("0101011111 + 1101100111 + 0110110110111", Ask.ALL);
    assertThat(answer.outcome()).isEqualTo(Outcome.L);
    assertThat(answer.moves().orElseThrow().get(Player.LEFT).moves())
        .containsExactly(new WinningMove("1: 9 10", "01010111 + 1101100111 + 0110110110111"));
    assertThat(answer.moves().orElseThrow().get(Player.RIGHT).moves()).isEmpty();
    assertThat(last(answer.reason()).text()).isEqualTo("-11/16 + 3/4 + 0 = 1/16.");
  }

  @Test
  void theWorkedExampleStepByStep() {
    ValueAnswer answer = value("10011110110110111011110011");
    assertThat(answer.value()).hasToString("10257/16384");
    assertThat(answer.reason())
        .extracting(Step::kind)
        .containsExactly(
            "reduction",
            "reduction",
            "reduction",
            "reduction",
            "reduction",
            "partition",
            "base",
            "ordinal-sum");
    assertThat(answer.reason().get(0).text())
        .isEqualTo("10011110110110111011110011\n                 ^^^^\nrule (a): 01^4 becomes 101");
    assertThat(answer.reason().get(5).data().get("parts"))
        .isEqualTo(List.of("101", "011", "000101", "0011"));
    assertThat(last(answer.reason()).text()).isEqualTo("((1/2 : 1/2) : 1/64) : 1/8 = 10257/16384.");
  }

  @Test
  void theoremThreeOneAnswersWithoutAValue() {
    OutcomeAnswer answer = outcome("0110", new Ask(false, true));
    assertThat(answer.outcome()).isEqualTo(Outcome.L);
    assertThat(answer.by().sentence()).isEqualTo("flipping-coins, Theorem 3.1");
    assertThat(answer.reason()).extracting(Step::cite).containsExactly("Theorem 3.1");
  }

  @Test
  void theTheorySaysNothingOfVariants() {
    PositionText<CoinLine> line = read("left=111 right=001: 0110111");
    assertThat(
            new CoinTheory()
                .outcome(line.ruleset(), line.position(), Ask.ANSWER, Control.unlimited()))
        .isEqualTo(Optional.empty());
    assertThat(
            new CoinTheory().value(line.ruleset(), line.position(), Ask.ALL, Control.unlimited()))
        .isEqualTo(Optional.empty());
  }

  @Test
  void aMillionCoinsAreAnsweredWithTheirReasonAndCount() {
    Random random = new Random(SEED);
    StringBuilder coins = new StringBuilder();
    for (int i = 0; i < 1_000_000; i++) {
      coins.append(random.nextInt(2));
    }
    coins.append('1');
    ValueAnswer answer = value(coins.toString());
    assertThat(answer.reason()).extracting(Step::kind).containsExactly("reductions", "partition");
    assertThat(answer.reason()).allSatisfy(step -> assertThat(step.text()).hasSizeLessThan(500));
  }

  @Test
  void longLinesHaveTheirBestMoveListedAndTheOthersCounted() {
    String line = "1" + "0110100111".repeat(30) + "1";
    OutcomeAnswer answer = outcome(line, Ask.MOVES);
    var left = answer.moves().orElseThrow().get(Player.LEFT);
    assertThat(left.moves()).hasSize(1);
    assertThat(left.complete()).isFalse();
    assertThat(left.total()).isPresent();
    PositionText<CoinLine> position = read(line);
    long winning =
        position.ruleset().options(position.position(), Player.LEFT).stream()
            .filter(option -> CoinValue.of(option.single()).signum() >= 0)
            .count();
    assertThat(left.total().orElseThrow().longValueExact()).isEqualTo(winning).isGreaterThan(1);
  }

  private static Step last(List<Step> steps) {
    return steps.get(steps.size() - 1);
  }
}
