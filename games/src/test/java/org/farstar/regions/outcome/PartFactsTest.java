package org.farstar.regions.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.sum.PartFacts;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumSolver;
import org.farstar.engine.sum.Term;
import org.farstar.games.grid.TestRegions;
import org.farstar.regions.board.Board;
import org.farstar.regions.rules.RegionRules;
import org.farstar.regions.value.RegionSearchTest;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;
import org.junit.jupiter.api.Test;

/** What a search for a sum says of its parts, against their values. */
class PartFactsTest {
  private static final Pattern RANGE = Pattern.compile("(>= |<= |)([^. ]+)(?:\\.\\.(.+))?");

  private final Workspace workspace = new Workspace(1L << 26);

  /** Whether a fact in its place is true of a game with this value. */
  private static boolean isTrue(int place, String fact, ShortGame value) {
    if (place < 2) {
      return value.outcome().forMover(Player.values()[place])
          == (fact.equals("wins") ? Result.WIN : Result.LOSS);
    }
    Matcher range = RANGE.matcher(fact);
    assertThat(range.matches()).as(fact).isTrue();
    Dyadic exact = place == 2 ? value.leftStop() : place == 3 ? value.rightStop() : value.mean();
    int order = exact.compareTo(number(range.group(2), value));
    if (range.group(3) != null) {
      return order >= 0 && exact.compareTo(number(range.group(3), value)) <= 0;
    }
    return range.group(1).isEmpty()
        ? order == 0
        : range.group(1).equals(">= ") ? order >= 0 : order <= 0;
  }

  private static Dyadic number(String text, ShortGame any) {
    return any.universe().read(text).mean();
  }

  @Test
  void whatIsSaidOfAPartIsTrueOfItsValue() {
    assertThat(RegionSearchTest.rules().mapToInt(this::checked).sum()).isGreaterThan(100);
  }

  /** How many clauses there are in random sums, all of them true. */
  private int checked(RegionRules rules) {
    Variant<Board> variant = Variant.of(rules).with(TestRegions.of(rules).items());
    EnumSet<ItemShortcut> shortcuts = EnumSet.allOf(ItemShortcut.class);
    shortcuts.remove(ItemShortcut.ROOT_VALUES);
    Random random = new Random(5);
    ValueSearch<Board, ShortGame> values =
        new ValueSearch<>(rules, new ShortGameAlgebra(workspace.universe()), Control.unlimited());
    int clauses = 0;
    for (int i = 0; i < 60; i++) {
      Board first = RegionOutcomesTest.board(rules, random);
      Board second = RegionOutcomesTest.board(rules, random);
      SumSolver solver =
          new SumSolver(
              workspace, false, Control.unlimited(), new ItemStock(workspace, shortcuts, 10_000));
      solver.result(Sum.of(variant, List.of(first, second)), Player.LEFT);
      for (Board part : rules.parts(first)) {
        ShortGame value = values.value(part);
        Term.Placed<Board> placed = new Term.Placed<>(variant, part);
        clauses += checked(solver.facts(placed), value);
        clauses += checked(solver.facts(placed.exchanged()), value.negate());
      }
    }
    return clauses;
  }

  private static int checked(PartFacts facts, ShortGame value) {
    if (facts.value() != null) {
      assertThat(facts.value()).isEqualTo(value);
    }
    int known = 0;
    for (int i = 0; i < facts.found().size(); i++) {
      String fact = facts.found().get(i);
      if (!fact.isEmpty()) {
        assertThat(isTrue(i, fact, value)).as("%s: %s", value, fact).isTrue();
        known++;
      }
    }
    return known;
  }

  @Test
  void aLongValueIsDescribedByItsStops() {
    ShortGame short1 = workspace.universe().read("{2|-1}");
    assertThat(new PartFacts(short1, List.of()).row()).isEqualTo(List.of("{2|-1}"));
    ShortGame sum = workspace.universe().zero();
    for (int i = 1; i < 6; i++) {
      sum = sum.plus(workspace.universe().read("{" + 3 * i + "/4|-1/" + (1 << i) + "}"));
    }
    assertThat(new PartFacts(sum, List.of()).row())
        .isEqualTo(
            List.of(
                sum.toString(),
                "",
                "",
                sum.leftStop().toString(),
                sum.rightStop().toString(),
                sum.mean().toString(),
                sum.temperature().toString(),
                sum.toString().length()));
  }

  @Test
  void whatIsNotKnownIsNotSaid() {
    assertThat(PartFacts.NONE.row()).isEqualTo(List.of("not valued"));
    assertThat(new PartFacts(null, List.of("", "wins", "", "")).row())
        .isEqualTo(List.of("not valued", "", "wins"));
  }
}
