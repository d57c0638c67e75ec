package org.farstar.regions.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.games.grid.TestRegions;
import org.farstar.games.grid.clobber.Clobber;
import org.farstar.games.grid.domineering.Domineering;
import org.farstar.games.grid.nogo.NoGo;
import org.farstar.regions.board.Board;
import org.farstar.regions.rules.RegionRules;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;

/** The moves of reasons, which are looked for by shares, against plain search. */
class ReasonMovesTest {
  private static final long MEMORY = 1L << 26;
  private static final Ask EXPLAIN = new Ask(false, true);

  private static OutcomeAnswer explained(RegionRules rules, Board board, Control control) {
    Variant<Board> variant = Variant.of(rules).with(TestRegions.of(rules).items());
    return new Analyst(new Workspace(MEMORY))
        .outcome(Sum.of(variant, List.of(board)), Method.SEARCH, EXPLAIN, control)
        .first()
        .orElseThrow();
  }

  @Test
  @SuppressWarnings("unchecked")
  void bestPlayKeepsTheResult() {
    Random random = new Random(71);
    for (RegionRules rules : List.of(new Domineering(), new NoGo(), new Clobber())) {
      OutcomeSearch<Board> plain =
          new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited());
      int moves = 0;
      for (int i = 0; i < 100; i++) {
        Board board = RegionOutcomesTest.board(rules, random);
        OutcomeAnswer answer = explained(rules, board, Control.unlimited());
        List<Step> lines = new ArrayList<>(answer.reason());
        lines.removeIf(step -> step.kind() != StepKind.LINE);
        for (Step line : lines) {
          Player mover =
              Player.valueOf(((String) line.data().get("player")).toUpperCase(Locale.ROOT));
          Result result = answer.outcome().forMover(mover);
          for (String text : (List<String>) line.data().get("positions")) {
            mover = mover.opponent();
            result = result.forOpponent();
            moves++;
            assertThat(plain.result(rules.read(text), mover)).as(text).isEqualTo(result);
          }
          assertThat(line.data().get("over")).isIn(true, false);
        }
      }
      assertThat(moves).isGreaterThan(100);
    }
  }

  /** A reason costs little more than the answer, even where a reply would take long to find. */
  @Test
  void aReasonEndsSoon() {
    Domineering rules = new Domineering();
    Control control = Control.unlimited();
    OutcomeAnswer answer = explained(rules, rules.read("6x8"), control);
    assertThat(answer.reason()).extracting(Step::kind).contains(StepKind.START, StepKind.LINE);
    assertThat(control.progress().positions()).isLessThan(250_000);
  }
}
