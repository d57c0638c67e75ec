package org.farstar.games.positional.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
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
import org.junit.jupiter.api.Tag;
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
      everySearchAgrees(rules, played(rules, random, i % 3));
    }
  }

  /** All families without comparable sets, all goals, who begins, and turns of up to two points. */
  @Test
  void everySearchAgreesOnAllFamiliesOfFourPoints() {
    List<ListedFamily> families = antichains(4);
    assertThat(families).hasSize(166);
    for (ListedFamily family : families) {
      for (Goal goal : Goal.values()) {
        for (int i = 0; i < (goal.offers() ? 1 : 8); i++) {
          Turns turns = new Turns(i % 2 == 0 ? Side.X : Side.O, 1 + i / 2 % 2, 1 + i / 4);
          everySearchAgrees(rules(family, goal, turns), Marks.none(4));
        }
      }
    }
  }

  @Test
  @Tag("slow")
  void everySearchAgreesOnAllFamiliesOfFivePoints() {
    List<ListedFamily> families = antichains(5);
    assertThat(families).hasSize(7_579);
    int step = "small".equals(System.getProperty("farstar.slow.size")) ? 10 : 1;
    for (int i = 0; i < families.size(); i += step) {
      for (Goal goal : Goal.values()) {
        everySearchAgrees(rules(families.get(i), goal, Turns.PLAIN), Marks.none(5));
      }
    }
  }

  private static void everySearchAgrees(PositionalRules rules, Marks marks) {
    if (rules.verdict(marks).isPresent()) {
      return;
    }
    Outcome expected = plain(rules, marks);
    String game = rules.goal() + " " + rules.turns() + " after " + marks;
    assertThat(verdicts(rules).outcome(marks)).as(game).isEqualTo(expected);
    if (LineSearch.applies(rules)) {
      LineSearch search = new LineSearch(rules, new Workspace(), Control.unlimited());
      assertThat(search.won(marks).outcome(rules.turn(marks)))
          .as("%s %s", game, written((ListedFamily) rules.family()))
          .isEqualTo(expected);
    }
  }

  /** All families of non-empty sets none of which contains another, but for the empty family. */
  private static List<ListedFamily> antichains(int points) {
    List<ListedFamily> families = new ArrayList<>();
    extend(points, 1, new ArrayList<>(), families);
    return families;
  }

  private static void extend(int points, int from, List<Integer> sets, List<ListedFamily> into) {
    if (!sets.isEmpty()) {
      into.add(
          ListedFamily.numbered(
              points,
              sets.stream()
                  .map(s -> IntStream.range(0, points).filter(i -> (s >> i & 1) != 0).toArray())
                  .toList()));
    }
    for (int set = from; set < 1 << points; set++) {
      int more = set;
      if (sets.stream().noneMatch(s -> (s & more) == s || (s & more) == more)) {
        sets.add(set);
        extend(points, set + 1, sets, into);
        sets.remove(sets.size() - 1);
      }
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
      PositionalRules misere = rules(family, Goal.MISERE, new Turns(Side.X, 1, 2));
      LineSearch forgetful = new LineSearch(misere, new Workspace(1), Control.unlimited());
      assertThat(forgetful.won(start).outcome(Side.X)).isEqualTo(plain(misere, start));
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
