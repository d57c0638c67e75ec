package org.farstar.engine.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Progress;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.theory.Standing;
import org.farstar.engine.theory.Work;
import org.junit.jupiter.api.Test;

class ClaimsTest {
  private static final Claims PAPER = Claims.of(Work.checked("paper", "", "", ""));
  private static final Cases.Key<List<String>> SEEN = new Cases.Key<>();
  private static final Cases.Key<List<String>> OTHERS = new Cases.Key<>();

  private static Claim.Check below(int limit) {
    return (size, cases) -> cases.check(size < limit, () -> size + " is not below " + limit);
  }

  private static Claims.Sized sized() {
    return PAPER.theorem("3.1").says("Numbers are small.").over("sizes up to %d", 2, 4);
  }

  private static Claims.Fixed fixed() {
    return PAPER.example("2").says("A sum.").over("the example");
  }

  private static Finding check(Claim claim) {
    return claim.check(OptionalInt.empty(), Control.unlimited());
  }

  private static Finding check(Claim claim, int size) {
    return claim.check(OptionalInt.of(size), Control.unlimited());
  }

  private static void nothing(Cases cases) {
    cases.check(true, () -> "");
  }

  private static void something(Cases cases) {
    cases.equal(5, 2 + 2, () -> "two and two");
  }

  @Test
  void aClaimIsASentence() {
    Claim claim = sized().check(below(9));
    assertThat(claim.id()).isEqualTo("paper/3.1");
    assertThat(claim.paper()).isEqualTo("paper");
    assertThat(claim.cite()).isEqualTo("Theorem 3.1");
    assertThat(claim.statement()).isEqualTo("Numbers are small.");
    assertThat(claim.standardScope()).isEqualTo("sizes up to 4");
    assertThat(claim.standardSize()).isEqualTo(4);
    assertThat(claim.hasSize()).isTrue();
    assertThat(claim.expected()).isEqualTo(Status.HOLDS);
    assertThat(claim.reading()).isEmpty();
    assertThat(claim.printed()).isEmpty();
    assertThat(check(claim))
        .isEqualTo(
            new Finding(Status.HOLDS, "sizes up to 4", 3, Optional.empty(), Optional.empty()));
    assertThat(check(claim, 20).counterexample()).contains("9 is not below 9");
  }

  @Test
  void placesHaveTheWordsOfPapers() {
    assertThat(
            IntStream.range(0, 10)
                .mapToObj(
                    i ->
                        List.of(
                                PAPER.theorem("1"),
                                PAPER.lemma("1"),
                                PAPER.corollary("1"),
                                PAPER.proposition("1"),
                                PAPER.observation("1"),
                                PAPER.definition("1"),
                                PAPER.example("1"),
                                PAPER.at("x", "Section 1"),
                                PAPER.theorem("1").part("full"),
                                PAPER.theorem("1").part("step", "proof"))
                            .get(i))
                .map(place -> place.says("").over("").check(ClaimsTest::nothing))
                .map(claim -> claim.id() + " " + claim.cite()))
        .containsExactly(
            "paper/1 Theorem 1",
            "paper/1 Lemma 1",
            "paper/1 Corollary 1",
            "paper/1 Proposition 1",
            "paper/1 Observation 1",
            "paper/1 Definition 1",
            "paper/1 Example 1",
            "paper/x Section 1",
            "paper/1-full Theorem 1",
            "paper/1-step Theorem 1, proof");
    Claim claim = PAPER.beyond("classes").says("").over("").check(ClaimsTest::nothing);
    assertThat(claim.id() + ": " + claim.cite()).isEqualTo("paper/classes: not in the paper");
  }

  @Test
  void anExampleHasNoSize() {
    Claim claim = fixed().check(ClaimsTest::something);
    assertThat(claim.hasSize()).isFalse();
    assertThat(check(claim, 9))
        .isEqualTo(
            new Finding(
                Status.FAILS,
                "the example",
                1,
                Optional.of("two and two: expected 5, found 4"),
                Optional.empty()));
  }

  @Test
  void aConjectureStaysOpen() {
    assertThat(check(sized().conjecture().check(below(9))).status()).isEqualTo(Status.OPEN);
    assertThat(check(sized().conjecture().check(below(3))).status()).isEqualTo(Status.FAILS);
    Claim example = fixed().conjecture().check(ClaimsTest::nothing);
    assertThat(check(example).status()).isEqualTo(Status.OPEN);
    assertThat(example.expected()).isEqualTo(Status.OPEN);
  }

  @Test
  void aCorrectionNamesWhatIsPrinted() {
    Claim claim =
        sized()
            .corrects(Slip.printed("p").meaning("Numbers are tiny.").because("b"), below(3))
            .check(below(9));
    assertThat(claim.printed()).contains("Numbers are tiny.");
    assertThat(claim.expected()).isEqualTo(Status.CORRECTED);
    assertThat(check(claim))
        .isEqualTo(
            new Finding(
                Status.CORRECTED,
                "sizes up to 4",
                5,
                Optional.of("3 is not below 3"),
                Optional.empty()));
    Claim example =
        fixed()
            .corrects(Slip.printed("p").meaning("5").because("b"), ClaimsTest::something)
            .check(ClaimsTest::nothing);
    assertThat(check(example).status()).isEqualTo(Status.CORRECTED);
  }

  @Test
  void aReadingSaysHowThePrintIsRead() {
    Claim claim = sized().reading("small means below nine").check(below(9));
    assertThat(claim.reading()).contains("small means below nine");
    assertThat(claim.printed()).isEmpty();
    assertThat(check(claim))
        .isEqualTo(
            new Finding(Status.READING, "sizes up to 4", 3, Optional.empty(), Optional.empty()));
    assertThat(check(claim, 9).status()).isEqualTo(Status.FAILS);
    Control little = new Control(Budget.ofPositions(0));
    assertThat(claim.check(OptionalInt.empty(), little).status())
        .as("of which nothing was checked")
        .isEqualTo(Status.OPEN);
    assertThat(check(fixed().reading("in tens").check(ClaimsTest::nothing)).status())
        .isEqualTo(Status.READING);
    assertThat(Status.READING.word()).isEqualTo("reading");
  }

  @Test
  void theOtherReadingHasACounterexample() {
    Claim claim =
        sized().reading("below nine", "Numbers are below three.", below(3)).check(below(9));
    assertThat(claim.printed()).contains("Numbers are below three.");
    assertThat(check(claim))
        .isEqualTo(
            new Finding(
                Status.READING,
                "sizes up to 4",
                5,
                Optional.of("3 is not below 3"),
                Optional.empty()));
    Claim both = sized().reading("below nine", "below eight", below(8)).check(below(9));
    assertThat(check(both).status()).as("true in both readings").isEqualTo(Status.HOLDS);
    Claim example = fixed().reading("4", "5", ClaimsTest::something).check(ClaimsTest::nothing);
    assertThat(check(example).counterexample()).contains("two and two: expected 5, found 4");
  }

  @Test
  void aSizeThatCannotBeCheckedEndsTheCheck() {
    Claim claim = sized().atMost(5).check(below(9));
    assertThat(check(claim, 5).stopped()).isEmpty();
    assertThat(check(claim, 6))
        .isEqualTo(
            new Finding(
                Status.HOLDS, "sizes up to 5", 4, Optional.empty(), Optional.of(StopReason.SIZE)));
    assertThat(check(sized().atMost(5).check(below(4)), 6).stopped())
        .as("a counterexample says all")
        .isEmpty();
    Claim slip =
        sized()
            .atMost(4)
            .corrects(Slip.printed("p").meaning("tiny").because("b"), below(3))
            .check(below(9));
    assertThat(check(slip, 6).status()).isEqualTo(Status.CORRECTED);
    assertThat(check(slip, 6).stopped()).contains(StopReason.SIZE);
    Claim older = PAPER.at("1", "").says("").over("up to %d", 2, 4).atMost(5).check(below(9));
    assertThat(check(older, 6).scope()).isEqualTo("up to 5");
    assertThatThrownBy(() -> sized().atMost(3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("paper/3.1: sizes to 4, where 3 is the largest");
  }

  @Test
  void theLargestNumberIsASize() {
    Claim claim =
        PAPER
            .theorem("1")
            .says("")
            .over("up to %d", Integer.MAX_VALUE - 1, Integer.MAX_VALUE)
            .check((size, cases) -> cases.check(size > 0, () -> "an overflow"));
    assertThat(check(claim).cases()).isEqualTo(2);
  }

  private static Claim noting(Claims claims, String name, Cases.Key<List<String>> key) {
    return claims
        .at(name, "")
        .says("")
        .over("")
        .check(
            cases -> {
              List<String> seen = cases.table(key, ArrayList::new);
              seen.add(name);
              cases.equal(List.of(name), seen, () -> "seen");
            });
  }

  private static Optional<String> counterexample(ClaimRun run, Claim claim) {
    return run.check(claim, OptionalInt.empty(), Control.unlimited()).counterexample();
  }

  @Test
  void checksOfOneRunShareTheirTables() {
    ClaimRun run = new ClaimRun();
    assertThat(counterexample(run, noting(PAPER, "a", SEEN))).isEmpty();
    assertThat(counterexample(run, noting(PAPER, "b", SEEN)))
        .contains("seen: expected [b], found [a, b]");
    assertThat(counterexample(run, noting(PAPER, "c", OTHERS)))
        .as("another key, another table")
        .isEmpty();
    assertThat(counterexample(new ClaimRun(), noting(PAPER, "a", SEEN)))
        .as("another run")
        .isEmpty();
    assertThat(check(noting(PAPER, "a", SEEN)).counterexample()).as("a run of its own").isEmpty();
  }

  @Test
  void tablesEndWithTheirPaper() {
    ClaimRun run = new ClaimRun();
    assertThat(counterexample(run, noting(PAPER, "a", SEEN))).isEmpty();
    assertThat(counterexample(run, noting(Claims.of(Work.checked("other", "", "", "")), "b", SEEN)))
        .isEmpty();
    assertThat(counterexample(run, noting(PAPER, "c", SEEN))).isEmpty();
  }

  private static void visitFour(Control control) {
    for (int i = 0; i < 4; i++) {
      control.count();
    }
  }

  @Test
  void aBudgetIsSharedByTheClaimsThatAreLeft() {
    List<Claim> claims = new ArrayList<>();
    for (String name : List.of("a", "b", "c")) {
      claims.add(PAPER.theorem(name).says("").over("").check(cases -> visitFour(cases.control())));
    }
    List<OptionalLong> shares = new ArrayList<>();
    List<String> found = new ArrayList<>();
    ClaimRun.Audience audience =
        new ClaimRun.Audience() {
          @Override
          public boolean goesOn() {
            return found.size() < 2;
          }

          @Override
          public Control begin(Budget share) {
            shares.add(share.positions());
            return new Control(share);
          }

          @Override
          public void found(Claim claim, Finding finding, Progress spent) {
            found.add(claim.id() + " " + spent.positions());
          }
        };
    new ClaimRun().check(claims, OptionalInt.empty(), Budget.ofPositions(30), audience);
    assertThat(shares).containsExactly(OptionalLong.of(10), OptionalLong.of(13));
    assertThat(found).containsExactly(claims.get(0).id() + " 4", claims.get(1).id() + " 4");
  }

  @Test
  void aTableMayBeMadeOfAnother() {
    Claim claim =
        fixed()
            .check(
                cases -> {
                  List<String> both =
                      cases.table(
                          OTHERS, () -> new ArrayList<>(cases.table(SEEN, () -> List.of("a"))));
                  cases.equal(List.of("a"), both, () -> "both");
                });
    assertThat(check(claim).status()).isEqualTo(Status.HOLDS);
  }

  @Test
  void neighboursAreClaimsOverTheSameCases() {
    Claim claim =
        sized()
            .butNot("Numbers are below 4.", below(4))
            .corrects(Slip.printed("p").meaning("Numbers are below 3.").because("b"), below(3))
            .butNot("Numbers are below 9.", below(9))
            .check(below(5));
    assertThat(check(claim).status()).isEqualTo(Status.CORRECTED);
    List<Claim> neighbours = claim.neighbours();
    assertThat(neighbours).extracting(Claim::id).containsOnly("paper/3.1");
    assertThat(neighbours)
        .extracting(Claim::statement)
        .containsExactly("Numbers are below 4.", "Numbers are below 9.");
    assertThat(check(neighbours.get(0)).counterexample()).hasValue("4 is not below 4");
    assertThat(check(neighbours.get(1)).status()).isEqualTo(Status.HOLDS);
    Claim printed = claim.rival().orElseThrow();
    assertThat(printed.statement()).isEqualTo("Numbers are below 3.");
    assertThat(check(printed).counterexample()).hasValue("3 is not below 3");
    Claim example = fixed().butNot("5", ClaimsTest::something).check(ClaimsTest::nothing);
    assertThat(check(example).status()).isEqualTo(Status.HOLDS);
    assertThat(check(example.neighbours().get(0)).status()).isEqualTo(Status.FAILS);
    assertThat(example.rival()).isEmpty();
  }

  @Test
  void expectationsAreShiftedFromCaseToCase() {
    ClaimRun run = new ClaimRun();
    Claim changing =
        sized().check((size, cases) -> cases.equal(size, 1 + size - 1, () -> "size " + size));
    Finding shifted = run.checkShifted(changing, Control.unlimited());
    assertThat(shifted.status()).isEqualTo(Status.FAILS);
    assertThat(shifted.counterexample()).hasValue("size 3: expected 2, found 3");
    Claim constant =
        sized()
            .check(
                (size, cases) -> {
                  cases.equal(7, 7, () -> "one constant");
                  cases.equal(8, 8, () -> "another");
                });
    assertThat(run.checkShifted(constant, Control.unlimited()).status()).isEqualTo(Status.HOLDS);
  }

  @Test
  void anIdNamesThePaper() {
    assertThatThrownBy(
            () -> Claims.of(Work.checked("a paper", "", "", "")).theorem("1").says("").over(""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the short name of a work is one word, not 'a paper'");
    assertThatThrownBy(() -> PAPER.theorem("1").says("").over("", 3, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("paper/1: no sizes from 3 to 2");
  }

  /** What is open, and what is only read in one way, has no method to correct anything. */
  @Test
  void onlyATheoremCorrects() {
    assertThat(Claims.Sized.class.getMethods()).extracting(Method::getName).contains("corrects");
    for (Class<?> kind : List.of(Claims.SizedCases.class, Claims.FixedCases.class)) {
      assertThat(kind.getMethods())
          .extracting(Method::getName)
          .contains("butNot", "check")
          .doesNotContain("corrects", "conjecture", "reading");
    }
    assertThat(sized().conjecture().getClass()).isEqualTo(Claims.SizedCases.class);
    assertThat(fixed().reading("so").getClass()).isEqualTo(Claims.FixedCases.class);
  }

  @Test
  void aSlipHasItsLineItsMeaningAndAReason() {
    assertThatThrownBy(() -> Slip.printed("a < b").meaning("A is less.").because(" "))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a slip has its line, its meaning and a reason");
    Claim claim =
        fixed()
            .corrects(Slip.printed("5").meaning("Five.").because("Four."), ClaimsTest::something)
            .check(ClaimsTest::nothing);
    assertThat(claim.slip()).contains(new Slip("5", "Five.", "Four."));
    assertThat(claim.subject().standing()).isEqualTo(Standing.CORRECTED);
  }
}
