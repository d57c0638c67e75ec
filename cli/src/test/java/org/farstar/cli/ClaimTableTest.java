package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.budget.Control;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.ClaimRun;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.engine.theory.Work;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The tables of claims in the pages about papers. With {@code -Dgolden.write=true} they are brought
 * up to date instead, to be read before they are kept.
 */
class ClaimTableTest {
  /** At the small size so many days take all claims. */
  private static final int DAYS = 5;

  static Stream<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    try (Stream<Path> inside = Files.walk(Path.of("../docs/papers"))) {
      inside.filter(Files::isRegularFile).sorted().forEach(pages::add);
    }
    return pages.stream();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aPageHasTheTablesOfItsClaims(Path page) throws IOException {
    String text = Files.readString(page);
    String wanted = ClaimTable.written(text);
    WrittenPage.mustBe(wanted, page);
  }

  @Test
  void everyGameWithClaimsIsOnOnePage() throws IOException {
    List<String> listed = new ArrayList<>();
    for (Path page : pages().toList()) {
      listed.addAll(ClaimTable.games(Files.readString(page)));
    }
    assertThat(listed)
        .containsExactlyInAnyOrderElementsOf(
            Catalogue.STANDARD.ids().stream()
                .filter(game -> !Catalogue.STANDARD.claimsOf(game).isEmpty())
                .toList());
  }

  /** The tables say what the checks are to find; this is that they find it. */
  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> checksFindWhatTheTablesSay() {
    ClaimRun run = new ClaimRun();
    int parts = "small".equals(System.getProperty("farstar.slow.size")) ? DAYS : 1;
    long part = LocalDate.now().toEpochDay() % parts;
    List<Claim> claims = List.copyOf(Catalogue.STANDARD.claims("").values());
    return IntStream.range(0, claims.size())
        .filter(i -> i % parts == part)
        .mapToObj(claims::get)
        .map(
            claim ->
                DynamicTest.dynamicTest(
                    claim.id(),
                    () ->
                        assertThat(
                                run.check(claim, OptionalInt.empty(), Control.unlimited()).status())
                            .isEqualTo(claim.expected())));
  }

  private static void nothing(Cases cases) {
    cases.check(true, () -> "");
  }

  @Test
  void claimsThatHoldInOneScopeShareARow() {
    Claims paper = Claims.of(Work.checked("p", "", "", ""));
    List<Claim> claims =
        List.of(
            paper.theorem("1").says("A.").over("a*b").check(ClaimTableTest::nothing),
            paper.theorem("2").says("B.").over("all").check(ClaimTableTest::nothing),
            paper.lemma("3").says("C.").over("a*b").check(ClaimTableTest::nothing),
            paper
                .lemma("4")
                .says("D|E.")
                .over("all")
                .corrects(Slip.printed("D").meaning("D.").because("E."), ClaimTableTest::nothing)
                .check(ClaimTableTest::nothing),
            paper
                .lemma("5")
                .says("F.")
                .over("all")
                .reading("f", "G.", ClaimTableTest::nothing)
                .check(ClaimTableTest::nothing),
            paper
                .lemma("6")
                .says("H.")
                .over("up to %d", 1, 9)
                .conjecture()
                .check((n, cases) -> {}));
    assertThat(ClaimTable.rows(claims))
        .isEqualTo(
            """
            | claims | scope | found |
            |---|---|---|
            | 1, 3 | a\\*b | hold |
            | 2 | all | holds |
            | 4 | all | corrected: D\\|E. Printed: D. |
            | 5 | all | read as 'f': F. False in the other reading: G. |
            | 6 | up to 9 | open: H. |
            """);
  }
}
