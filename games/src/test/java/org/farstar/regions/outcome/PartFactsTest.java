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
  private static final Pattern WHO = Pattern.compile("(Left|Right) (wins|loses) moving first");
  private static final Pattern NUMBER =
      Pattern.compile(
          "(Left stop|Right stop|mean value)( at least| at most| from|) (\\S+)(?: to (\\S+))?");

  private final Workspace workspace = new Workspace(1L << 26);

  /** Whether a clause is true of a game with this value. */
  private static boolean isTrue(String clause, ShortGame value) {
    Matcher who = WHO.matcher(clause);
    if (who.matches()) {
      Player player = who.group(1).equals("Left") ? Player.LEFT : Player.RIGHT;
      return (value.outcome().forMover(player) == Result.WIN) == who.group(2).equals("wins");
    }
    Matcher number = NUMBER.matcher(clause);
    assertThat(number.matches()).as(clause).isTrue();
    Dyadic exact =
        switch (number.group(1)) {
          case "Left stop" -> value.leftStop();
          case "Right stop" -> value.rightStop();
          default -> value.mean();
        };
    int order = exact.compareTo(number(number.group(3), value));
    return switch (number.group(2)) {
      case " at least" -> order >= 0;
      case " at most" -> order <= 0;
      case " from" -> order >= 0 && exact.compareTo(number(number.group(4), value)) <= 0;
      default -> order == 0;
    };
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
    for (String clause : facts.clauses()) {
      assertThat(isTrue(clause, value)).as("%s: %s", value, clause).isTrue();
    }
    return facts.clauses().size();
  }

  @Test
  void aLongValueIsDescribedByItsStops() {
    ShortGame short1 = workspace.universe().read("{2|-1}");
    assertThat(new PartFacts(short1, List.of()).brief()).isEqualTo("{2|-1}");
    ShortGame sum = workspace.universe().zero();
    for (int i = 1; i < 6; i++) {
      sum = sum.plus(workspace.universe().read("{" + 3 * i + "/4|-1/" + (1 << i) + "}"));
    }
    PartFacts facts = new PartFacts(sum, List.of());
    assertThat(facts.full()).isEqualTo(sum.toString());
    assertThat(facts.brief())
        .isEqualTo(
            "Left stop %s; Right stop %s; mean value %s; temperature %s; a canonical form of %d"
                + " characters",
            sum.leftStop(),
            sum.rightStop(),
            sum.mean(),
            sum.temperature(),
            sum.toString().length());
  }

  @Test
  void whatIsNotKnownIsNotSaid() {
    assertThat(PartFacts.NONE.full()).isEqualTo("not valued");
    assertThat(PartFacts.NONE.brief()).isEqualTo("not valued");
  }
}
