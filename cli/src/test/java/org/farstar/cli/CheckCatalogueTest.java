package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.game.Game;
import org.junit.jupiter.api.Test;

/** Which games are made to find a claim. */
class CheckCatalogueTest {
  /** Farstar's own games, and a note of those that were made. */
  private static final class Noting implements Catalogue {
    private final List<String> made = new ArrayList<>();

    @Override
    public List<String> ids() {
      return STANDARD.ids();
    }

    @Override
    public Optional<Game<?>> find(String id) {
      made.add(id);
      return STANDARD.find(id);
    }
  }

  private static List<String> made(String... words) {
    Noting noting = new Noting();
    Run run = Run.of(noting, "", words);
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
    return noting.made;
  }

  @Test
  void aClaimIsFoundWithoutItsGame() {
    assertThat(made("check", "--list", "flipping-coins/3.1")).isEmpty();
    assertThat(made("check", "--list", "transposition")).isEmpty();
  }

  /** Claims are found paper by paper, and listed in the order of the games. */
  @Test
  void papersHaveTheClaimsOfTheirGames() {
    for (Game<?> game : Catalogue.STANDARD.all()) {
      assertThat(Catalogue.STANDARD.claimsOf(game.id()))
          .as(game.id())
          .extracting(Claim::paper)
          .allMatch(game.card().paper()::equals);
    }
    assertThat(Catalogue.STANDARD.claims("").values().stream().map(Claim::paper).distinct())
        .containsExactly(
            "flipping-coins",
            "end-nim",
            "transposition",
            "slides",
            "qubic",
            "monotone",
            "rulesets");
  }

  @Test
  void everyClaimIsFoundByItsId() {
    List<String> all = List.copyOf(Catalogue.STANDARD.claims("").keySet());
    assertThat(all).hasSizeGreaterThan(200);
    for (String id : List.of(all.get(0), all.get(all.size() / 2), all.get(all.size() - 1))) {
      assertThat(Catalogue.STANDARD.claims(id)).containsKey(id);
    }
    assertThat(Catalogue.STANDARD.claims("no such claim")).isEmpty();
  }

  @Test
  void aSizeBeyondTheTablesOfACheckIsNoFault() {
    Run run = Run.farstar("check", "monotone/9.1", "slides/sum", "--size", "99");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.out()).contains("Theorem 9(1): all a up to 64; larger sizes cannot be checked");
  }
}
