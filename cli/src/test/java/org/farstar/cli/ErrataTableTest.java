package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.claim.Status;
import org.farstar.engine.theory.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The errata in the pages about papers; {@code -Dgolden.write=true} brings them up to date. */
class ErrataTableTest {
  static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (Path page : ClaimTableTest.pages().toList()) {
      if (ErrataTable.paper(Files.readString(page)).isPresent()) {
        pages.add(page);
      }
    }
    return pages;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aPageHasTheErrataThatTheClaimsFind(Path page) throws IOException {
    String text = Files.readString(page);
    String wanted = ErrataTable.written(text);
    WrittenPage.mustBe(wanted, page);
  }

  @Test
  void everyPaperThatIsCorrectedHasErrata() throws IOException {
    List<String> papers = new ArrayList<>();
    for (Path page : pages()) {
      papers.add(ErrataTable.paper(Files.readString(page)).orElseThrow());
    }
    assertThat(papers)
        .containsExactlyInAnyOrderElementsOf(
            Catalogue.STANDARD.claims("").values().stream()
                .filter(claim -> claim.expected() == Status.CORRECTED)
                .map(Claim::paper)
                .distinct()
                .toList());
  }

  @Test
  void onlyCorrectionsAreEntries() {
    Claims paper = Claims.of(Work.checked("p", "", "", ""));
    List<Claim> claims =
        List.of(
            paper.theorem("1").says("A.").over("all").check(cases -> {}),
            paper
                .lemma("2")
                .says("n_1 < 3.")
                .over("n up to %d", 1, 2)
                .corrects(
                    Slip.printed("n < 2").meaning("n < 2.").because("n is 2."),
                    (n, cases) -> cases.check(n < 2, () -> "n = " + n))
                .check((n, cases) -> cases.check(n < 3, () -> "n = " + n)));
    assertThat(ErrataTable.entries(claims))
        .isEqualTo(
            """
            ### Lemma 2

            - It should be: n\\_1 \\< 3.
            - Printed: n \\< 2.
            - The line: 'n \\< 2'
            - Why: n is 2.
            - Smallest counterexample to what is printed: n = 2
            - Checked for n up to 2: `farstar check p/2`

            """);
  }
}
