package org.farstar.games.positional.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.games.positional.RandomFamilies;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.NamedText;
import org.farstar.games.positional.play.PointGroup;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Turns;
import org.farstar.games.positional.play.Won;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.verify.RefusedException;
import org.farstar.verify.draw.LineBoard;
import org.farstar.verify.draw.SetGame;
import org.farstar.verify.draw.SetsChecker;
import org.junit.jupiter.api.Test;

/** Strategies against the checker, which has no search. */
class SetStrategyTest {
  private static final List<Goal> GOALS =
      Arrays.stream(Goal.values()).filter(goal -> !goal.offers()).toList();

  @Test
  void theCheckerFindsNothingMissingAndNothingTooMuch() {
    Random random = new Random(31);
    long lines = 0;
    int held = 0;
    for (int i = 0; i < 800; i++) {
      ListedFamily family = RandomFamilies.family(random, 7, 6);
      Goal goal = GOALS.get(i % GOALS.size());
      Turns turns = new Turns(i % 3 == 0 ? Side.O : Side.X, 1, 1);
      PositionalRules rules =
          new PositionalRules(family, goal, turns, PointGroup.of(family), new NamedText(family));
      Marks marks = Marks.none(family.points());
      for (int move = 0; move < i % 3 && marks.free() > 0; move++) {
        int[] free = marks.freePoints();
        marks = marks.with(rules.turn(marks), free[random.nextInt(free.length)]);
      }
      if (rules.won(marks).isEmpty()) {
        SetsChecker.Verified found = proves(rules, marks, random);
        lines += found.lines();
        held += found.held();
      }
    }
    assertThat(lines).isGreaterThan(400);
    assertThat(held).isGreaterThan(400);
  }

  private static SetsChecker.Verified proves(PositionalRules rules, Marks marks, Random random) {
    Workspace workspace = new Workspace();
    LineSearch search = new LineSearch(rules, workspace, Control.unlimited());
    Won won = search.won(marks);
    List<String> body = new ArrayList<>();
    for (Side side : Side.values()) {
      if (won == Won.NOBODY || won == Won.by(side)) {
        boolean wins = won != Won.NOBODY;
        body.add(side + (wins ? " wins" : " does not lose"));
        List<int[]> none = List.of();
        body.addAll(
            new SetStrategy(rules, none, side, wins, search, Control.unlimited()).lines(marks));
      }
    }
    SetGame game = game(rules, marks);
    Outcome outcome = won.outcome(rules.turn(marks));
    String what = rules.goal() + " " + rules.family() + " " + marks;
    SetsChecker.Verified found = SetsChecker.check(game, OutcomeSet.of(outcome), body, () -> {});
    assertThat(found.lines()).as(what).isEqualTo(body.size() - found.strategies());
    List<String> fewer = new ArrayList<>(body);
    fewer.remove(random.nextInt(body.size()));
    assertThatThrownBy(() -> SetsChecker.check(game, OutcomeSet.of(outcome), fewer, () -> {}))
        .as("%s without a line of %s", what, body)
        .isInstanceOf(RefusedException.class);
    for (Outcome other : List.of(Outcome.N, Outcome.P, Outcome.D)) {
      if (other != outcome) {
        assertThatThrownBy(() -> SetsChecker.check(game, OutcomeSet.of(other), body, () -> {}))
            .as("%s claimed as %s", what, other)
            .isInstanceOf(RefusedException.class);
      }
    }
    return found;
  }

  private static SetGame game(PositionalRules rules, Marks marks) {
    int points = marks.points();
    List<int[]> sets = new ArrayList<>();
    for (int i = 0; i < rules.family().sets(); i++) {
      sets.add(rules.family().points(i));
    }
    return new SetGame(
        LineBoard.of(IntStream.range(0, points).mapToObj(rules.family()::name).toList(), sets),
        rules.counts(Side.X),
        rules.counts(Side.O),
        rules.goal().avoids(),
        IntStream.range(0, points).filter(p -> marks.has(Side.X, p)).boxed().toList(),
        IntStream.range(0, points).filter(p -> marks.has(Side.O, p)).boxed().toList(),
        rules.turn(marks) == Side.X);
  }
}
