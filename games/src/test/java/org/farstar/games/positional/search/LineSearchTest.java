package org.farstar.games.positional.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Move;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.engine.search.PlaySearch;
import org.farstar.games.positional.RandomFamilies;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.NamedText;
import org.farstar.games.positional.play.PointGroup;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Turns;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

class LineSearchTest {
  private static final List<Goal> SEARCHED = List.of(Goal.MAKER_MAKER, Goal.MAKER_BREAKER);

  /** The plain search tries every move at every position; both fast ones must agree with it. */
  @Test
  void agreesWithThePlainSearchOnRandomFamilies() {
    Random random = new Random(11);
    for (int i = 0; i < 2_000; i++) {
      ListedFamily family = RandomFamilies.family(random, 8, 7);
      Goal goal = SEARCHED.get(i % 2);
      Turns turns = new Turns(i % 3 == 0 ? Side.O : Side.X, 1, 1);
      PositionalRules rules = rules(family, goal, turns);
      Marks marks = played(rules, random, i % 4);
      if (rules.verdict(marks).isEmpty()) {
        Outcome expected = plain(rules, marks);
        LineSearch search = new LineSearch(rules, new Workspace(), Control.unlimited());
        assertThat(search.won(marks).outcome(rules.turn(marks)))
            .as("%s %s after %s", goal, written(family), marks)
            .isEqualTo(expected);
        assertThat(verdicts(rules).outcome(marks))
            .as("%s %s after %s", goal, written(family), marks)
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void theSearchForVerdictsAgreesInEveryGame() {
    Random random = new Random(12);
    for (int i = 0; i < 1_200; i++) {
      ListedFamily family = RandomFamilies.family(random, 6, 5);
      Goal goal = Goal.values()[i % Goal.values().length];
      Turns turns =
          goal.offers()
              ? Turns.PLAIN
              : new Turns(i % 5 == 0 ? Side.O : Side.X, 1 + i / 7 % 2, 1 + i / 11 % 3);
      PositionalRules rules = rules(family, goal, turns);
      Marks start = Marks.none(family.points());
      assertThat(verdicts(rules).outcome(start))
          .as("%s %s %s", goal, turns, written(family))
          .isEqualTo(plain(rules, start));
    }
  }

  @Test
  void aTableThatForgetsNearlyEverythingChangesNothing() {
    Random random = new Random(13);
    for (int i = 0; i < 60; i++) {
      ListedFamily family = RandomFamilies.family(random, 7, 7);
      PositionalRules rules = rules(family, Goal.MAKER_MAKER, Turns.PLAIN);
      Marks start = Marks.none(family.points());
      LineSearch small = new LineSearch(rules, new Workspace(1), Control.unlimited());
      assertThat(small.won(start).outcome(Side.X)).isEqualTo(plain(rules, start));
    }
  }

  private static String written(ListedFamily family) {
    return org.farstar.games.positional.family.FamilyText.write(family);
  }

  static PositionalRules rules(ListedFamily family, Goal goal, Turns turns) {
    return new PositionalRules(
        family, goal, turns, PointGroup.trivial(family.points()), new NamedText(family));
  }

  private static Marks played(PositionalRules rules, Random random, int moves) {
    Marks marks = Marks.none(rules.family().points());
    for (int i = 0; i < moves; i++) {
      List<Move<Marks>> list = rules.moveList(marks, Player.LEFT);
      if (!list.isEmpty()) {
        marks = list.get(random.nextInt(list.size())).to();
      }
    }
    return marks;
  }

  private static PlaySearch<Marks> verdicts(PositionalRules rules) {
    return new PlaySearch<>(rules, new PlaySearch.Tables<>(1 << 20), Control.unlimited());
  }

  private static Outcome plain(PositionalRules rules, Marks marks) {
    return new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited())
        .outcome(marks);
  }
}
