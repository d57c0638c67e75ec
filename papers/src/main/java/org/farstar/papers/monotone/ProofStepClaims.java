package org.farstar.papers.monotone;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.games.order.monotone.dense.MoveRelation;
import org.farstar.games.order.monotone.dense.RegularLanguage;
import org.farstar.games.order.monotone.dense.Strategy;
import org.farstar.games.order.monotone.dense.WordPattern;

/** Section 5, the proof of Theorem 9 for every a, and move by move. */
final class ProofStepClaims {
  private ProofStepClaims() {}

  static List<Claim> all() {
    return List.of(two(), three(), answers(), secondPlace());
  }

  private static Claim two() {
    return Paper.CLAIMS
        .at("9.1-every", "Theorem 9(1), proof")
        .says(
            "On Q with d = 2 the second player wins for every a from 2 on: from P, one card, a move"
                + " leads to two bluish elements, whatever a is.")
        .over("every a: the one position after the first card")
        .butNot("A move leads to three.", cases -> two(3, cases))
        .check(cases -> two(2, cases));
  }

  private static void two(int bluish, Cases cases) {
    cases.equal(
        List.of(ColourSequence.read("P")), ColourSequence.EMPTY.children(), () -> "first cards");
    cases.check(
        ColourSequence.read("P").children().stream().anyMatch(next -> next.bluish() >= bluish),
        () -> "no move from P completes " + bluish);
  }

  private static Claim three() {
    return Paper.CLAIMS
        .at("9.2-every", "Theorem 9(2)")
        .says(
            "On Q with d = 3 the lost words are those with an even number of zeros behind the one, so"
                + " that the first player wins if and only if a is odd.")
        .over("every a from 3 on, by finite automata")
        .butNot("They are those with an odd number.", cases -> three("0+1 1+2", 0, cases))
        .check(cases -> three("0+1 0+2", 1, cases));
  }

  private static void three(String pattern, int uncovered, Cases cases) {
    Strategy strategy = Strategy.read(pattern);
    Strategy.Proof proof = strategy.prove();
    cases.check(proof.flaw().isEmpty(), () -> "no answer from " + proof.flaw());
    RegularLanguage words = strategy.words();
    RegularLanguage unanswered = MoveRelation.into(words).complement();
    RegularLanguage all = WordPattern.language(Strategy.read("0+1 0+1").patterns());
    cases.check(
        unanswered.and(all).without(words).shortest().isEmpty(), () -> "other words are lost too");
    // There are a - 2 zeros.
    cases.check(
        proof.uncovered().stream().allMatch(zeros -> zeros % 2 != uncovered % 2),
        () -> "the single card is not lost with " + proof.uncovered() + " zeros");
  }

  private static Claim answers() {
    return Paper.CLAIMS
        .at("9.4-answers", "Theorem 9(4), proof, move by move")
        .says(
            "On Q with d = 5, from R^i PRPB and R^i RPBP with i up to a-6: a move below the first P makes"
                + " a descent of four. Every other move that is not suicidal has an answer R^(i+1) PRPB"
                + " or R^(i+1) RPBP, for i = a-6 R^(a-5) PPP or R^(a-3) PBB. From R^(a-5) PPP exactly two"
                + " moves are not suicidal, and R^(a-3) PBB answers both; from there none is.")
        .over("all a from 6 to %d", 6, 16)
        .butNot(
            "From R^(a-5) PPP three moves are not suicidal.", (a, cases) -> answers(a, 3, cases))
        .check((a, cases) -> answers(a, 2, cases));
  }

  private static void answers(int a, int last, Cases cases) {
    for (int i = 0; i <= a - 6; i++) {
      Set<ColourSequence> wanted =
          i < a - 6
              ? Set.of(sequence(i + 1, "PRPB"), sequence(i + 1, "RPBP"))
              : Set.of(sequence(a - 5, "PPP"), sequence(a - 3, "PBB"));
      for (String tail : List.of("PRPB", "RPBP")) {
        ColourSequence from = sequence(i, tail);
        int first = from.toString().indexOf('P');
        for (int gap = 0; gap <= from.size(); gap++) {
          ColourSequence next = from.insert(gap);
          cases.check(
              gap > first || next.bluish() >= 4,
              () -> "a=" + a + ", " + from + " to " + next + ": below the first P, no descent");
          cases.check(
              suicidal(next, a) || next.children().stream().anyMatch(wanted::contains),
              () -> "a=" + a + ", " + from + " to " + next + ": no answer to " + wanted);
        }
      }
    }
    ColourSequence end = sequence(a - 3, "PBB");
    List<ColourSequence> safe = safe(sequence(a - 5, "PPP"), a);
    cases.equal(last, safe.size(), () -> "a=" + a + ": moves from R^(a-5) PPP");
    safe.forEach(
        next -> cases.check(next.children().contains(end), () -> next + " leads not to " + end));
    cases.equal(List.of(), safe(end, a), () -> "a=" + a + ": moves from " + end);
  }

  private static Claim secondPlace() {
    return Paper.CLAIMS
        .at("9.4-begin", "Theorem 9(4), proof, the beginning")
        .says(
            "From P every move has the answer RPB, by the second place from the bottom; from RPB every"
                + " move but those that make a descent of four has an answer PRPB or RPBP.")
        .over("the sequences named")
        .butNot(
            "From P every move has the answer PPB.", cases -> answered("P", Set.of("PPB"), cases))
        .check(
            cases -> {
              for (ColourSequence next : ColourSequence.read("P").children()) {
                cases.equal("RPB", next.insert(1).toString(), () -> "P to " + next + ", place 2");
              }
              answered("RPB", Set.of("PRPB", "RPBP"), cases);
            });
  }

  private static void answered(String from, Set<String> answers, Cases cases) {
    for (ColourSequence next : ColourSequence.read(from).children()) {
      cases.check(
          next.bluish() >= 4
              || next.children().stream().anyMatch(child -> answers.contains(child.toString())),
          () -> from + " to " + next + ": no answer to " + answers);
    }
  }

  private static ColourSequence sequence(int reds, String tail) {
    return ColourSequence.read("R".repeat(reds) + tail);
  }

  private static boolean suicidal(ColourSequence colours, int a) {
    return colours.bluish() >= 4 || colours.reddish() >= a - 1;
  }

  private static List<ColourSequence> safe(ColourSequence from, int a) {
    List<ColourSequence> safe = new ArrayList<>(from.children());
    safe.removeIf(next -> suicidal(next, a));
    return safe;
  }
}
