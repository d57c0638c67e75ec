package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.desk.catalogue.Catalogue;
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
  void aClaimMakesTheGamesOfItsPaper() {
    assertThat(made("check", "--list", "flipping-coins/3.1"))
        .containsExactly("flipping-coins", "coin-turning");
    assertThat(made("check", "--list", "flipping"))
        .containsExactly("flipping-coins", "coin-turning");
    assertThat(made("check", "--list", "transposition/2.3"))
        .containsExactly("transposition", "pennies", "pieces");
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
