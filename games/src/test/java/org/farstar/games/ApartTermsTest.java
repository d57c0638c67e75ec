package org.farstar.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.MoveAnswer;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.DelegatingRules;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.Term;
import org.farstar.engine.theory.Ask;
import org.farstar.games.grid.domineering.DomineeringGame;
import org.farstar.games.heap.endnim.EndNim;
import org.farstar.games.heap.endnim.EndNimTheory;
import org.farstar.games.heap.endnim.Row;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;

/** Sums with terms that no search can take, compared with the same sums where a search can. */
class ApartTermsTest {
  /** Rows of End Nim that no search takes, as infinite ones. */
  private static final class Closed implements DelegatingRules<Row> {
    private final EndNim rules = new EndNim();

    @Override
    public Rules<Row> rules() {
      return rules;
    }

    @Override
    public Optional<String> unsearchable(Row row, boolean exact) {
      return Optional.of("the test says so");
    }
  }

  private final Workspace workspace = new Workspace();
  private final Analyst analyst = new Analyst(workspace);
  private final Variant<Row> closed = Variant.of(new Closed()).with(EndNimTheory.normal());
  private final Variant<Row> open = Variant.of(new EndNim());

  private static Variant<?> domineering() {
    return ((Term.Placed<?>) DomineeringGame.game().read(".|.").terms().get(0)).variant();
  }

  private static <P> Term term(Variant<P> variant, String text) {
    return new Term.Placed<>(variant, variant.rules().read(text));
  }

  private Report<OutcomeAnswer> outcome(Sum sum, Method method, Ask ask) {
    return analyst.outcome(sum, method, ask, Control.unlimited());
  }

  private Outcome searched(Sum sum) {
    return outcome(sum, Method.SEARCH, Ask.ANSWER).answers().get(0).outcome();
  }

  /** A row; half of them have two equal piles, which the second player wins. */
  private static String row(Random random) {
    if (random.nextBoolean()) {
      int pile = 1 + random.nextInt(5);
      return pile + "|" + pile;
    }
    StringBuilder row = new StringBuilder();
    for (int piles = 1 + random.nextInt(3); piles > 0; piles--) {
      row.append(row.isEmpty() ? "" : "|").append(1 + random.nextInt(4));
    }
    return row.toString();
  }

  @Test
  void answersAndMovesAreThoseOfTheSearch() {
    Random random = new Random(31);
    List<String> boards =
        List.of(".|.", "..", "..|..", "...|...", ".|.|.", "....", "..|.#", "...|.#.|#..");
    Variant<?> domineering = domineering();
    int decided = 0;
    int halves = 0;
    for (int i = 0; i < 120; i++) {
      String first = row(random);
      String second = i % 3 == 0 ? row(random) : "";
      Term board = term(domineering, boards.get(random.nextInt(boards.size())));
      List<Term> rows = new java.util.ArrayList<>(List.of(term(closed, first), board));
      List<Term> opened = new java.util.ArrayList<>(List.of(term(open, first), board));
      if (!second.isEmpty()) {
        rows.add(term(closed, second));
        opened.add(term(open, second));
      }
      Sum sum = Sum.of(rows);
      Outcome truth = searched(Sum.of(opened));
      Report<OutcomeAnswer> report = outcome(sum, Method.BEST, Ask.ALL);
      if (report.answers().isEmpty()) {
        OutcomeSet possible = report.unfinished().orElseThrow().possible();
        assertThat(possible.contains(truth)).as("%s: %s of %s", sum, truth, possible).isTrue();
        halves++;
        continue;
      }
      decided++;
      OutcomeAnswer answer = report.answers().get(0);
      assertThat(answer.outcome()).as(sum.toString()).isEqualTo(truth);
      assertThat(answer.reason()).isNotEmpty();
      for (Player player : Player.values()) {
        List<WinningMove> moves = answer.moves().orElseThrow().get(player).moves();
        assertThat(moves.isEmpty()).isEqualTo(truth.forMover(player) != Result.WIN);
        for (WinningMove move : moves) {
          Sum after = new SumPlay(sum).play(Sum.of(opened), player, move.text()).orElseThrow();
          assertThat(searched(after).forMover(player.opponent()))
              .as("%s in %s", move.text(), sum)
              .isEqualTo(Result.LOSS);
        }
        MoveAnswer one = analyst.move(sum, player, result -> Optional.empty(), Control.unlimited());
        assertThat(one.result()).contains(truth.forMover(player));
        if (truth.forMover(player) == Result.WIN) {
          Sum after =
              new SumPlay(sum)
                  .play(Sum.of(opened), player, one.move().orElseThrow().text())
                  .orElseThrow();
          assertThat(searched(after).forMover(player.opponent())).isEqualTo(Result.LOSS);
        }
      }
    }
    assertThat(decided).isGreaterThan(40);
    assertThat(halves).isGreaterThan(10);
  }

  /** Positions that steps name are those of the whole sum. */
  @Test
  void stepsSpeakOfTheWholeSum() {
    Sum sum = Sum.of(List.of(term(closed, "2|2"), term(domineering(), "..|..")));
    String reason = outcome(sum, Method.BEST, Ask.ALL).answers().get(0).reason().toString();
    assertThat(reason).contains("2: 1,1 2,1").doesNotContain(" + 0").doesNotContain("0 + ");
  }

  /** What is left of the share of a value that was not found ends no theory that is asked later. */
  @Test
  void aShareThatIsUsedUpEndsNoSearch() {
    Sum sum =
        Sum.of(
            List.of(
                term(Variant.of(new EndNim()).with(EndNimTheory.normal()), "300|500|200"),
                term(domineering(), "....|....|....")));
    assertThat(outcome(sum, Method.BEST, Ask.ANSWER).answers())
        .extracting(OutcomeAnswer::outcome)
        .containsExactly(Outcome.R);
  }
}
