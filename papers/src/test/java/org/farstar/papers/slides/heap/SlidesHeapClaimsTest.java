package org.farstar.papers.slides.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.claim.Status;
import org.farstar.games.Games;
import org.farstar.games.graph.words.WordChainGame;
import org.farstar.papers.slides.SlidesClaims;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every claim about heaps and words, checked as far as it is checked by default. */
class SlidesHeapClaimsTest {
  /** The slips of the lecture with the smallest counterexample to what is printed. */
  private static final Map<String, String> CORRECTED =
      Map.ofEntries(
          Map.entry("slides/game-2a", "taking 0 from both of (0, 0) lowers nothing"),
          Map.entry(
              "slides/wythoff-case-4", "(2, 5) with the second lowered to 3: expected P, found N"),
          Map.entry("slides/wythoff-next", "y_1: expected 1, found 2"),
          Map.entry("slides/wythoff-halves", "1 in case (i), p = 1, q = 1"),
          Map.entry("slides/halving-ones", "n = 3, n' = 2, n'' = 1"),
          Map.entry("slides/nim-one-move", "moves from a pile of 0: expected [0], found []"),
          Map.entry("slides/example-2-arcs", "the arcs from 0 0: expected [0 1, 1 0], found []"),
          Map.entry("slides/wythoff-cases", "(2, 3) is of none of the kinds"),
          Map.entry("slides/wythoff-parts", "p = 2, q = 1, n = 1: p + q - n: expected 1, found 2"),
          Map.entry("slides/wythoff-star", "how often 0 is an x_k or a y_k: expected 1, found 2"),
          Map.entry(
              "slides/h-term", "representations of 1 with f(x) = x: expected [], found [[1]]"));

  /** Statements for every size that a finite scope does not prove. */
  private static final Set<String> CONJECTURES = Set.of("slides/cap-periods");

  private static List<Claim> all() {
    return Stream.concat(
            Games.ids().stream()
                .map(id -> Games.find(id).orElseThrow())
                .filter(game -> game.card().board().equals("heap"))
                .filter(game -> game.card().paper().equals("slides")),
            Stream.of(WordChainGame.game()))
        .flatMap(game -> new SlidesClaims().claims(game.id()).stream())
        .toList();
  }

  @TestFactory
  Stream<DynamicTest> claims() {
    return all().stream().map(claim -> DynamicTest.dynamicTest(claim.id(), () -> check(claim)));
  }

  private static Status expected(String id) {
    if (CONJECTURES.contains(id)) {
      return Status.OPEN;
    }
    return CORRECTED.containsKey(id) || id.equals("slides/game-3")
        ? Status.CORRECTED
        : Status.HOLDS;
  }

  private static void check(Claim claim) {
    Finding finding = claim.check(OptionalInt.empty(), Control.unlimited());
    assertThat(finding.status())
        .as("%s: %s", claim.statement(), finding.counterexample())
        .isEqualTo(expected(claim.id()));
    assertThat(finding.cases()).isPositive();
    if (claim.id().equals("slides/game-3")) {
      // All options of the start are listed, in two ways.
      assertThat(finding.counterexample().orElseThrow())
          .startsWith("the options of Bulgaria England France Germany Russia: expected [");
    } else {
      assertThat(finding.counterexample().orElse(null)).isEqualTo(CORRECTED.get(claim.id()));
    }
  }

  @Test
  void everyClaimHasAnIdOfItsOwnAndSaysWhereItStands() {
    assertThat(all()).extracting(Claim::id).doesNotHaveDuplicates();
    assertThat(all())
        .allSatisfy(
            claim -> {
              assertThat(claim.paper()).isEqualTo("slides");
              assertThat(claim.cite()).isNotBlank();
              assertThat(claim.statement()).matches("(?s).*\\.\\)?");
            });
  }

  /** Beyond the default size the tables of the claims grow. */
  @Test
  void largerSizesCanBeAskedFor() {
    for (String id : List.of("slides/h-powers", "slides/h-caps", "slides/halving-a")) {
      Claim claim = all().stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
      int size = id.equals("slides/h-powers") ? 11 : 310;
      Finding finding = claim.check(OptionalInt.of(size), Control.unlimited());
      assertThat(finding.status()).as(id).isEqualTo(Status.HOLDS);
      assertThat(finding.scope()).contains(Integer.toString(size));
    }
  }
}
