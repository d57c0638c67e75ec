package org.farstar.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Basics;
import org.farstar.engine.theory.Reduction;
import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Theory;
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
    Set<Statement> cited =
        new LinkedHashSet<>(List.of(Basics.END, Basics.VALUES, Basics.NIM_SUM, Basics.RECURSION));
    for (String id : Games.ids()) {
      cited.addAll(cited(Games.find(id).orElseThrow()));
    }
    return cited;
  }

  private static <P> Set<Statement> cited(Game<P> game) {
    List<Variant<P>> variants = new ArrayList<>(game.family().standard().stream().toList());
    game.card()
        .examples()
        .forEach(
            example ->
                variants.add(
                    SumText.line(
                            game.family(), game.id(), example.position(), Sources.none(), false)
                        .variant()));
    Set<Statement> cited = new LinkedHashSet<>();
    for (Variant<P> variant : variants) {
      for (Theory<P> theory : variant.theories()) {
        cited.addAll(theory.statements());
      }
      for (Reduction<P> reduction : variant.reductions()) {
        cited.addAll(reduction.statements());
        cited.addAll(reduction.alsoCited());
      }
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
