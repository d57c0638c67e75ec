package org.farstar.games.positional.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.positional.RandomFamilies;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.NamedText;
import org.farstar.games.positional.play.PointGroup;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.games.positional.play.Turns;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;

/** The solver of formulas is Sat4j, which shares nothing with this project. */
class FormulasTest {
  /** A formula as it was written: blocks of quantifiers and clauses. */
  private record Formula(
      int variables, List<int[]> prefix, List<Boolean> exists, List<int[]> clauses) {
    static Formula read(String text) {
      int variables = 0;
      List<int[]> prefix = new ArrayList<>();
      List<Boolean> exists = new ArrayList<>();
      List<int[]> clauses = new ArrayList<>();
      int announced = -1;
      for (String line : text.split("\n")) {
        if (line.startsWith("p cnf ")) {
          variables = Integer.parseInt(line.split(" ")[2]);
          announced = Integer.parseInt(line.split(" ")[3]);
        } else if (line.startsWith("e ") || line.startsWith("a ")) {
          prefix.add(numbers(line.substring(2)));
          exists.add(line.startsWith("e "));
        } else if (!line.startsWith("c")) {
          clauses.add(numbers(line));
        }
      }
      assertThat(clauses).hasSize(announced);
      return new Formula(variables, prefix, exists, clauses);
    }

    private static int[] numbers(String line) {
      int[] all = Arrays.stream(line.strip().split(" ")).mapToInt(Integer::parseInt).toArray();
      assertThat(all[all.length - 1]).isZero();
      return Arrays.copyOf(all, all.length - 1);
    }
  }

  private static boolean satisfiable(List<int[]> clauses, int variables) {
    ISolver solver = SolverFactory.newDefault();
    solver.newVar(variables);
    try {
      for (int[] clause : clauses) {
        solver.addClause(new VecInt(clause));
      }
      return solver.isSatisfiable();
    } catch (ContradictionException e) {
      return false;
    } catch (TimeoutException e) {
      throw new AssertionError(e);
    }
  }

  /** Every choice of the universal variables, with existential ones that know those before them. */
  private static boolean expanded(Formula formula) {
    List<Integer> universal = new ArrayList<>();
    int[] known = new int[formula.variables() + 1];
    for (int i = 0; i < formula.prefix().size(); i++) {
      for (int variable : formula.prefix().get(i)) {
        if (formula.exists().get(i)) {
          known[variable] = universal.size();
        } else {
          known[variable] = -1 - universal.size();
          universal.add(variable);
        }
      }
    }
    Map<List<Integer>, Integer> copies = new HashMap<>();
    List<int[]> clauses = new ArrayList<>();
    for (int choice = 0; choice < 1 << universal.size(); choice++) {
      for (int[] clause : formula.clauses()) {
        instance(clause, known, choice, copies).ifPresent(clauses::add);
      }
    }
    return satisfiable(clauses, copies.size());
  }

  private static Optional<int[]> instance(
      int[] clause, int[] known, int choice, Map<List<Integer>, Integer> copies) {
    List<Integer> left = new ArrayList<>();
    for (int literal : clause) {
      int variable = Math.abs(literal);
      if (known[variable] < 0) {
        boolean value = (choice >> -1 - known[variable] & 1) != 0;
        if (value == literal > 0) {
          return Optional.empty();
        }
      } else {
        int before = choice & (1 << known[variable]) - 1;
        int copy = copies.computeIfAbsent(List.of(variable, before), any -> copies.size() + 1);
        left.add(literal > 0 ? copy : -copy);
      }
    }
    return Optional.of(left.stream().mapToInt(Integer::intValue).toArray());
  }

  @Test
  void theFormulaOfColouringsIsSolvedAlike() {
    Random random = new Random(21);
    int coloured = 0;
    for (int i = 0; i < 1_000; i++) {
      ListedFamily family = RandomFamilies.family(random, 7, 12);
      Formula formula = Formula.read(Formulas.colouring(family));
      boolean expected = satisfiable(formula.clauses(), formula.variables());
      coloured += expected ? 1 : 0;
      assertThat(TwoColouring.find(family, false, Control.unlimited()).isPresent())
          .as(FamilyText.write(family))
          .isEqualTo(expected);
    }
    assertThat(coloured).isBetween(100, 900);
  }

  @Test
  void boardsAreColouredAlike() {
    for (int[] board : new int[][] {{2, 2}, {3, 2}, {2, 3}, {3, 3}, {4, 3}, {3, 4}}) {
      ListedFamily lines = ListedFamily.of(new Cube(board[0], board[1]));
      Formula formula = Formula.read(Formulas.colouring(lines));
      assertThat(TwoColouring.find(lines, false, Control.unlimited()).isPresent())
          .as("[%d]^%d", board[0], board[1])
          .isEqualTo(satisfiable(formula.clauses(), formula.variables()));
    }
  }

  @Test
  void theFormulaOfMakerIsTrueWhereMakerWins() {
    Random random = new Random(22);
    int won = 0;
    for (int i = 0; i < 300; i++) {
      ListedFamily family = RandomFamilies.family(random, 5, 6);
      boolean breakerFirst = i % 2 == 0;
      Turns turns = new Turns(breakerFirst ? Side.O : Side.X, 1, 1);
      PositionalRules rules =
          new PositionalRules(
              family,
              Goal.MAKER_BREAKER,
              turns,
              PointGroup.trivial(family.points()),
              new NamedText(family));
      Outcome outcome =
          new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited())
              .outcome(Marks.none(family.points()));
      boolean makerWins = outcome == (breakerFirst ? Outcome.P : Outcome.N);
      won += makerWins ? 1 : 0;
      assertThat(expanded(Formula.read(maker(family, breakerFirst))))
          .as("%s, Breaker first: %s", FamilyText.write(family), breakerFirst)
          .isEqualTo(makerWins);
    }
    assertThat(won).isBetween(30, 270);
  }

  private static String maker(ListedFamily family, boolean breakerFirst) {
    List<int[]> sets = IntStream.range(0, family.sets()).mapToObj(family::points).toList();
    boolean[] makers = new boolean[family.points()];
    for (int pick = 0; pick < makers.length; pick++) {
      makers[pick] = (pick % 2 == 0) != breakerFirst;
    }
    return Formulas.maker(sets, IntStream.range(0, family.points()).toArray(), makers);
  }
}
