package org.farstar.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.engine.audit.SlowSearch;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.toys.Strings;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract notices rulesets that break it: a referee that never whistles is none. */
class BrokenToysTest {
  /** Strings of Hackenbush, with one promise broken. */
  private abstract static class Broken implements Rules<String> {
    final Strings good = new Strings();

    @Override
    public void moves(String row, Player player, Moves<String> moves) {
      good.moves(row, player, moves);
    }

    @Override
    public String read(String text) {
      return good.read(text);
    }

    @Override
    public String write(String row) {
      return good.write(row);
    }
  }

  private record Case(String name, Rules<String> rules, Set<String> failures) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Case> cases() {
    return Stream.of(
        new Case(
            "a part is lost",
            new Broken() {
              @Override
              public List<String> parts(String row) {
                return good.parts(row).stream().limit(1).toList();
              }
            },
            Set.of("thePartsAreWorthTheWhole")),
        new Case(
            "a symmetry that is none",
            new Broken() {
              @Override
              public String representative(String row) {
                return row.replace('w', 'b');
              }
            },
            Set.of("theRepresentativeIsAsGood")),
        new Case(
            "an exchange that is none",
            new Broken() {
              @Override
              public Optional<String> exchanged(String row) {
                return Optional.of(row);
              }
            },
            Set.of("exchangingThePlayersExchangesTheOutcome")),
        new Case(
            "a rank that rises",
            new Broken() {
              @Override
              public OptionalLong rank(String row) {
                return OptionalLong.of(-row.length());
              }
            },
            Set.of("everyMoveLowersTheRank")),
        new Case(
            "not impartial",
            new Broken() {
              @Override
              public boolean impartial() {
                return true;
              }
            },
            Set.of("impartialMeansTheSameForBoth")),
        new Case(
            "a verdict in a game that has none",
            new Broken() {
              @Override
              public Optional<Outcome> verdict(String row) {
                return row.isEmpty() ? Optional.of(Outcome.P) : Optional.empty();
              }
            },
            Set.of("verdictsAreGivenWhereTheyAreDue")),
        new Case(
            "all moves have one name",
            new Broken() {
              @Override
              public void moves(String row, Player player, Moves<String> moves) {
                good.moves(row, player, (to, text) -> moves.add(to, () -> "cut"));
              }
            },
            Set.of("movesHaveNamesOfTheirOwn")),
        new Case(
            "a text that loses a string",
            new Broken() {
              @Override
              public String write(String row) {
                return good.write(row.isEmpty() ? row : row.substring(1));
              }
            },
            Set.of("aPositionIsReadBackFromItsText", "aWholeLineIsReadBack")),
        new Case("nothing is broken", new Strings(), Set.of()));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aBrokenPromiseIsNoticed(Case broken) {
    RulesetContract<String> contract =
        new RulesetContract<>(broken.rules, "0", "bwb", "wwb b", "b w bwb") {};
    Set<String> failed = new HashSet<>(Failures.of(contract));
    // The contract tries random plays, and a fault may stay out of the way of a hundred of them.
    for (int again = 0; again < 20 && !failed.containsAll(broken.failures); again++) {
      failed.addAll(Failures.of(contract));
    }
    assertThat(failed).containsAll(broken.failures);
    if (broken.failures.isEmpty()) {
      assertThat(failed).isEmpty();
    }
  }

  @Test
  void theSlowSearchGivesUpWhereItWouldTakeTooLong() {
    assertThat(new SlowSearch<>(new Strings(), 1000).outcome("bwbwbwb wbwbwbw bbbb wwww"))
        .isEmpty();
  }
}
