package org.farstar.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Referee;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.Source;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The steps of reasons are true, and what follows from them is the answer they are given for. */
class ReasonTest {
  private static final Budget BUDGET = Budget.ofPositions(2_000);
  private static final Random RANDOM = new Random(211);

  /** The referee then has the steps alone. */
  private static final Referee.Searches NO_SEARCHES =
      new Referee.Searches() {
        private final Universe universe = new Universe();

        @Override
        public Optional<Outcome> outcome(Sum sum) {
          return Optional.empty();
        }

        @Override
        public Optional<Value> value(Sum sum) {
          return Optional.empty();
        }

        @Override
        public Universe universe() {
          return universe;
        }
      };

  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());

  /** The reasons of a game. */
  private record Reasons(String game, List<String> positions) {
    @Override
    public String toString() {
      return game;
    }
  }

  private static Reasons reasons(String game, Stream<String> positions) {
    return new Reasons(game, positions.toList());
  }

  private static Stream<String> times(int count, Function<Random, String> position) {
    return IntStream.range(0, count).mapToObj(i -> position.apply(RANDOM));
  }

  private static String numbers(Random random, int most, int below) {
    return random
        .ints(1 + random.nextInt(most), 1, below)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" "));
  }

  private static String coins(Random random) {
    return random
        .ints(1 + random.nextInt(8), 0, 2)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining());
  }

  private static String sequence(Random random) {
    List<Integer> terms = new ArrayList<>(IntStream.rangeClosed(1, 8).boxed().toList());
    Collections.shuffle(terms, random);
    int used = random.nextInt(5);
    String text = terms.subList(0, used).stream().map(i -> " " + i).collect(Collectors.joining());
    return "1..8:" + text + " / " + (1 + random.nextInt(8 - used));
  }

  /** A path with some more edges, the token on the first vertex. */
  private static String graph(Random random) {
    int vertices = 3 + random.nextInt(5);
    StringBuilder text = new StringBuilder();
    for (int i = 1; i < vertices; i++) {
      text.append(1 + random.nextInt(i)).append('-').append(i + 1).append(' ');
    }
    return text.append("@1").toString();
  }

  static Stream<Reasons> reasons() {
    return Stream.of(
        reasons(
            "take-away",
            IntStream.rangeClosed(1, 30)
                .boxed()
                .flatMap(
                    n -> IntStream.rangeClosed(1, n).mapToObj(c -> "f(x)=x : " + n + "/" + c))),
        reasons("take-away", times(40, r -> "f(x)=2*x : " + (1 + r.nextInt(90)) + "/3")),
        reasons("flipping-coins", times(300, ReasonTest::coins)),
        reasons("nim", times(100, r -> numbers(r, 4, 9))),
        reasons("kayles", times(60, r -> numbers(r, 3, 30))),
        reasons("wythoff", times(150, r -> r.nextInt(14) + " " + r.nextInt(14))),
        reasons("end-nim", times(200, r -> numbers(r, 5, 6).replace(' ', '|'))),
        reasons("transposition", times(150, ReasonTest::sequence)),
        reasons("pennies", times(60, r -> "1 " + numbers(r, 4, 5))),
        reasons("vertex-geography", times(60, ReasonTest::graph)),
        reasons("edge-geography", times(60, ReasonTest::graph)));
  }

  private Report<OutcomeAnswer> report(String game, String position, Method method) {
    Question question = question(game, position);
    return desk.analyst().outcome(question.sum(), method, Ask.ALL, new Control(BUDGET));
  }

  private Question question(String game, String position) {
    return Questions.read(
        game, false, position, desk, Searches.of(() -> new Control(BUDGET), () -> {}));
  }

  @ParameterizedTest
  @MethodSource("reasons")
  void reasonsStand(Reasons reasons) {
    int explained = 0;
    for (String position : reasons.positions) {
      Report<OutcomeAnswer> report = report(reasons.game, position, Method.BOTH);
      assertThat(report.fault()).as(reasons.game + " " + position).isEmpty();
      assertThat(report.agree()).as(reasons.game + " " + position).isTrue();
      explained += report.first().filter(found -> !found.reason().isEmpty()).isPresent() ? 1 : 0;
    }
    assertThat(explained).as("of %d", reasons.positions.size()).isPositive();
  }

  /** With any other outcome at its head the same reason is refused. */
  @ParameterizedTest
  @MethodSource("reasons")
  void anotherOutcomeIsRefused(Reasons reasons) {
    int refused = 0;
    int tried = 0;
    for (String position : reasons.positions) {
      Question question = question(reasons.game, position);
      Optional<OutcomeAnswer> answer =
          desk.analyst()
              .outcome(question.sum(), Method.BEST, Ask.ALL, new Control(BUDGET))
              .first()
              .filter(found -> found.by().get(0) instanceof Source.ByTheory);
      for (Outcome other : List.of(Outcome.N, Outcome.P, Outcome.L, Outcome.R)) {
        if (answer.isPresent() && other != answer.get().outcome()) {
          OutcomeAnswer changed =
              new OutcomeAnswer(other, Optional.empty(), answer.get().reason(), answer.get().by());
          tried++;
          refused += Referee.faults(question.sum(), changed, NO_SEARCHES).isEmpty() ? 0 : 1;
        }
      }
    }
    assertThat(refused).as("of %d", tried).isPositive().isEqualTo(tried);
  }
}
