package org.farstar.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Status;
import org.farstar.engine.game.Citations;
import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Statement;
import org.farstar.games.Games;
import org.junit.jupiter.api.Test;

/**
 * Every statement that an answer can cite is checked by a claim or stands in a work that is named.
 */
class CitationsTest {
  /**
   * What the theories and reductions of all games cite, of their standard variants and examples.
   */
  static Set<Statement> cited() {
    Set<Statement> cited = new LinkedHashSet<>(Citations.EVERYWHERE);
    for (String id : Games.ids()) {
      Citations.of(Games.find(id).orElseThrow()).values().forEach(cited::addAll);
    }
    return cited;
  }

  private static Set<Statement> checked() {
    return ClaimSizesTest.claims().values().stream()
        .flatMap(claim -> claim.checks().stream())
        .collect(Collectors.toSet());
  }

  @Test
  void everyStatementThatAnAnswerCitesHasAClaimOrASource() {
    Set<Statement> checked = checked();
    assertThat(cited())
        .hasSizeGreaterThan(60)
        .allSatisfy(
            statement -> {
              boolean outside =
                  Stream.of(
                          statement.work().authors(),
                          statement.work().title(),
                          statement.work().year(),
                          statement.place())
                      .noneMatch(String::isBlank);
              assertThat(
                      checked.contains(statement)
                          || statement.standing() == Standing.RULES
                          || !statement.work().checked() && outside)
                  .as(statement.id())
                  .isTrue();
            });
  }

  @Test
  void whatRestsOnNothingButAClaimHasOne() {
    Set<Statement> checked = checked();
    assertThat(cited())
        .filteredOn(
            statement ->
                statement.standing() == Standing.CHECKED
                    || statement.standing() instanceof Standing.ProvedHere)
        .isNotEmpty()
        .allSatisfy(statement -> assertThat(checked).as(statement.id()).contains(statement));
  }

  /** A statement is corrected exactly where its claim corrects the print. */
  @Test
  void whatIsCorrectedSaysSo() {
    assertThat(ClaimSizesTest.claims().values())
        .allSatisfy(
            claim ->
                assertThat(claim.subject().standing() == Standing.CORRECTED)
                    .as(claim.id())
                    .isEqualTo(claim.expected() == Status.CORRECTED));
  }

  @Test
  void anIdNamesOneStatement() {
    Map<String, Statement> ids = new HashMap<>();
    Stream.concat(cited().stream(), ClaimSizesTest.claims().values().stream().map(Claim::subject))
        .forEach(
            statement ->
                assertThat(ids.merge(statement.id(), statement, (one, other) -> one))
                    .as(statement.id())
                    .isSameAs(statement));
  }
}
