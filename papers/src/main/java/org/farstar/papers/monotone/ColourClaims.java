package org.farstar.papers.monotone;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.claim.Slip;
import org.farstar.games.order.Element;
import org.farstar.games.order.monotone.board.ChainDeck;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.games.order.monotone.board.Lengths;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.MonotoneStatements;
import org.farstar.games.order.monotone.board.RecordingSequence;

/** Sections 2 and 3 on chains: no draws on long decks, double bumping, admissible colours. */
final class ColourClaims {
  private ColourClaims() {}

  static List<Claim> all() {
    return List.of(
        noDraw(),
        example(),
        meeting(),
        lengths(),
        admissible(),
        parent(),
        bumps(),
        fibonacci(),
        zerosAndOnes(),
        meetingInGaps());
  }

  private static Claim noDraw() {
    return Paper.CLAIMS
        .at("1-chain", "Proposition 1, finite chains")
        .says(
            "On {1..n} the deck cannot be used up without a critical subsequence if"
                + " n > (a-1)(d-1); and it can if n = (a-1)(d-1).")
        .over("all boards without one, for all a and d with (a-1)(d-1) up to %d", 1, 6)
        .butNot(
            "It cannot if n >= (a-1)(d-1).", (product, cases) -> noDraw(product, product, cases))
        .check((product, cases) -> noDraw(product, product + 1, cases));
  }

  private static Claim example() {
    return Paper.CLAIMS
        .at("3-example", "Section 3, example")
        .says("Double bumping takes 5, 1, 4, 2, 6, 3 through P, PB, RPB, RPBB, RPBP, RRPBB.")
        .over("the six steps, with the elements of the last one")
        .check(ColourClaims::example);
  }

  private static Claim meeting() {
    return Paper.CLAIMS
        .at("3-meet", "Section 3")
        .says("231 and 213 have the colours PP, 312 and 2143 have RPB.")
        .over("the four boards")
        .butNot(
            "231 and 312 have the same colours.",
            cases -> cases.equal(colours(2, 3, 1), colours(3, 1, 2), () -> "312"))
        .check(
            cases -> {
              cases.equal("PP", colours(2, 3, 1), () -> "231");
              cases.equal("PP", colours(2, 1, 3), () -> "213");
              cases.equal("RPB", colours(3, 1, 2), () -> "312");
              cases.equal("RPB", colours(2, 1, 4, 3), () -> "2143");
            });
  }

  private static Claim lengths() {
    return Claims.of(MonotoneStatements.COLOURS)
        .over("all boards of up to %d cards", 0, 7)
        .check(ColourClaims::lengths);
  }

  private static Claim admissible() {
    return Paper.CLAIMS
        .proposition("4")
        .says(
            "A colour sequence comes from a board if and only if it is empty, or has a P, does not"
                + " begin with B, does not end with R and has no R just before a B.")
        .over("all words of up to %d letters", 0, 7)
        .check(ColourClaims::admissible);
  }

  private static Claim parent() {
    return Paper.CLAIMS
        .proposition("4")
        .part("parent", "proof of sufficiency")
        .says("R^i P, i > 0, comes from the admissible R^(i-1) P by a card at the right end.")
        .over("i up to %d", 1, 12)
        .corrects(
            Slip.printed("Let v = R^i v'")
                .meaning("It comes from R^i, which ends with R and is not admissible.")
                .because(
                    "For w = R^i P the word P has the parent that is empty, and R^i alone is not admissible; R^(i-1) P is, and leads to R^i P by a card at the right end."),
            (i, cases) ->
                cases.check(
                    ColourSequence.read("R".repeat(i)).admissible(),
                    () -> "R".repeat(i) + " is not admissible"))
        .check(
            (i, cases) -> {
              ColourSequence from = ColourSequence.read("R".repeat(i - 1) + "P");
              cases.check(from.admissible(), from::toString);
              cases.equal(
                  "R".repeat(i) + "P", from.insert(from.size()).toString(), () -> "from " + from);
            });
  }

  private static Claim bumps() {
    return Paper.CLAIMS
        .proposition("4")
        .part("bumps", "proof of sufficiency")
        .says(
            "After ad+1 bumps any word, admissible or not, has more than a reddish or more than d"
                + " bluish elements.")
        .over("all words of up to %d letters, all bumps, (a,d) = (1,1), (2,1), (1,2), (2,2)", 0, 2)
        .butNot("After ad bumps it has.", (length, cases) -> bumps(length, 0, cases))
        .check((length, cases) -> bumps(length, 1, cases));
  }

  private static void bumps(int length, int more, Cases cases) {
    for (String word : words(length)) {
      for (int[] lengths : new int[][] {{1, 1}, {2, 1}, {1, 2}, {2, 2}}) {
        Set<ColourSequence> reached = Set.of(ColourSequence.read(word));
        for (int i = 0; i < lengths[0] * lengths[1] + more; i++) {
          Set<ColourSequence> next = new HashSet<>();
          for (ColourSequence colours : reached) {
            cases.control().throwIfStopped();
            next.addAll(colours.children());
          }
          reached = next;
        }
        for (ColourSequence colours : reached) {
          cases.check(
              colours.reddish() > lengths[0] || colours.bluish() > lengths[1],
              () -> "'" + word + "' to " + colours + " with " + lengths[0] + ", " + lengths[1]);
        }
      }
    }
  }

  private static Claim zerosAndOnes() {
    return Paper.CLAIMS
        .at("4-words", "Section 3, after Proposition 4")
        .says(
            "R -> 01, B -> 10, P -> 00 maps the words of k letters without RB one-to-one onto the"
                + " words of 2k zeros and ones without 11. (Admissible ones have further conditions.)")
        .over("k up to %d", 0, 6)
        .atMost(12)
        .butNot(
            "It maps all words of k letters so.",
            (k, cases) -> zerosAndOnes(k, word -> true, cases))
        .check((k, cases) -> zerosAndOnes(k, word -> !word.contains("RB"), cases));
  }

  private static void zerosAndOnes(int k, Predicate<String> which, Cases cases) {
    Set<String> images = new TreeSet<>();
    for (String word : words(k)) {
      if (which.test(word)) {
        images.add(word.replace("R", "01").replace("B", "10").replace("P", "00"));
      }
    }
    Set<String> expected = new TreeSet<>();
    for (long bits = 0; bits < 1L << 2 * k; bits++) {
      if ((bits & bits >> 1) == 0) {
        StringBuilder word = new StringBuilder();
        for (int i = 2 * k - 1; i >= 0; i--) {
          word.append(bits >> i & 1);
        }
        expected.add(word.toString());
      }
    }
    cases.equal(expected, images, () -> "words of " + k + " letters");
  }

  private static Claim fibonacci() {
    return Paper.CLAIMS
        .at("4-fibonacci", "Section 3, after Proposition 4")
        .says(
            "There are as many admissible words of length k as the Fibonacci number F(2k): 1, 3, 8,"
                + " 21, 55, 144, ..")
        .over("lengths up to %d", 1, 9)
        .check(
            (length, cases) -> {
              cases.control().throwIfStopped();
              long count = admissibleWords(length, "", cases);
              cases.equal(
                  fibonacci(2L * length), BigInteger.valueOf(count), () -> "length " + length);
            });
  }

  private static Claim meetingInGaps() {
    return Paper.CLAIMS
        .at("4.3-meet", "Section 4.3")
        .says("The boards 10, 5, 20 and 10, 20, 5 have the same colours and gaps.")
        .over("a deck of 25 cards")
        .butNot(
            "So has 5, 10, 20.",
            cases ->
                cases.equal(
                    recording(25, 10, 5, 20).colours(),
                    recording(25, 5, 10, 20).colours(),
                    () -> "5, 10, 20"))
        .check(
            cases -> {
              RecordingSequence one = recording(25, 10, 5, 20);
              RecordingSequence other = recording(25, 10, 20, 5);
              cases.equal(one.colours(), other.colours(), () -> "colours");
              cases.equal(one.gaps(), other.gaps(), () -> "gaps");
            });
  }

  private static RecordingSequence recording(int n, int... cards) {
    MonotonePosition board = MonotonePosition.empty(ChainDeck.upTo(n));
    for (int card : cards) {
      board = board.plus(Element.of(1, card));
    }
    return RecordingSequence.of(board);
  }

  private static String colours(int... cards) {
    return recording(9, cards).colours().toString();
  }

  private static void example(Cases cases) {
    int[] order = {5, 1, 4, 2, 6, 3};
    String[] expected = {"P", "PB", "RPB", "RPBB", "RPBP", "RRPBB"};
    for (int i = 1; i <= order.length; i++) {
      String found = colours(Arrays.copyOf(order, i));
      cases.equal(expected[i - 1], found, () -> "after " + found);
    }
    List<Long> last = recording(6, order).elements().stream().map(Element::over).toList();
    cases.equal(List.of(1L, 2L, 3L, 4L, 6L), last, () -> "elements");
  }

  private static void noDraw(int product, int never, Cases cases) {
    for (int a = 2; a <= product + 1; a++) {
      if (product % (a - 1) == 0) {
        int d = product / (a - 1) + 1;
        int longest = product;
        String game = "a=" + a + " d=" + d;
        cases.check(
            drawable(a, d, MonotonePosition.empty(ChainDeck.upTo(longest))),
            () -> game + " n=" + longest);
        cases.check(
            !drawable(a, d, MonotonePosition.empty(ChainDeck.upTo(never))),
            () -> game + " n=" + never);
      }
    }
  }

  /** Whether the deck can be used up without a critical subsequence. */
  private static boolean drawable(int a, int d, MonotonePosition board) {
    Lengths lengths = Lengths.of(board);
    if (lengths.ascending() >= a || lengths.descending() >= d) {
      return false;
    }
    long n = board.deck().size().orElseThrow();
    if (board.cards().size() == n) {
      return true;
    }
    for (long card = 1; card <= n; card++) {
      Element next = Element.of(1, card);
      if (!board.cards().contains(next) && drawable(a, d, board.plus(next))) {
        return true;
      }
    }
    return false;
  }

  private static void lengths(int size, Cases cases) {
    lengths(MonotonePosition.empty(ChainDeck.upTo(Math.max(1, size))), size, cases);
  }

  private static void lengths(MonotonePosition board, int size, Cases cases) {
    if (board.cards().size() == size) {
      RecordingSequence recording = RecordingSequence.of(board);
      List<Element> red = new ArrayList<>();
      List<Element> blue = new ArrayList<>();
      for (int i = 0; i < recording.elements().size(); i++) {
        if (recording.colours().colours().get(i).reddish()) {
          red.add(recording.elements().get(i));
        }
        if (recording.colours().colours().get(i).bluish()) {
          blue.add(0, recording.elements().get(i));
        }
      }
      cases.equal(ends(board, 1), red, () -> "reddish of " + board.cards());
      cases.equal(ends(board, -1), blue, () -> "bluish of " + board.cards());
      return;
    }
    for (long card = 1; card <= size; card++) {
      Element next = Element.of(1, card);
      if (!board.cards().contains(next)) {
        lengths(board.plus(next), size, cases);
      }
    }
  }

  /** For each length the best last card of a subsequence in this direction, from the definition. */
  private static List<Element> ends(MonotonePosition board, int sign) {
    List<Element> best = new ArrayList<>();
    List<Integer> longest = new ArrayList<>();
    for (int i = 0; i < board.cards().size(); i++) {
      Element card = board.cards().get(i);
      int length = 1;
      for (int j = 0; j < i; j++) {
        if (sign * Long.compare(card.over(), board.cards().get(j).over()) > 0) {
          length = Math.max(length, longest.get(j) + 1);
        }
      }
      longest.add(length);
      while (best.size() < length) {
        best.add(card);
      }
      if (sign * Long.compare(card.over(), best.get(length - 1).over()) < 0) {
        best.set(length - 1, card);
      }
    }
    return best;
  }

  private static void admissible(int length, Cases cases) {
    Set<String> reached = new HashSet<>();
    Deque<ColourSequence> open = new ArrayDeque<>(List.of(ColourSequence.EMPTY));
    // Neither number of reddish and bluish elements ever falls, so the search may stop at both.
    while (!open.isEmpty()) {
      ColourSequence next = open.remove();
      if (next.reddish() <= length && next.bluish() <= length && reached.add(next.toString())) {
        open.addAll(next.children());
      }
    }
    for (String word : words(length)) {
      cases.equal(
          reached.contains(word), ColourSequence.read(word).admissible(), () -> "'" + word + "'");
    }
  }

  private static Set<String> words(int length) {
    Set<String> words = new TreeSet<>(Set.of(""));
    for (int i = 0; i < length; i++) {
      Set<String> longer = new TreeSet<>();
      words.forEach(word -> longer.addAll(List.of(word + "R", word + "B", word + "P")));
      words = longer;
    }
    return words;
  }

  /** The admissible words among those that begin so and have this many letters. */
  private static long admissibleWords(int length, String begun, Cases cases) {
    if (begun.length() == length) {
      return ColourSequence.read(begun).admissible() ? 1 : 0;
    }
    cases.control().throwIfStopped();
    long count = 0;
    for (String letter : new String[] {"R", "B", "P"}) {
      count += admissibleWords(length, begun + letter, cases);
    }
    return count;
  }

  private static BigInteger fibonacci(long index) {
    BigInteger one = BigInteger.ZERO;
    BigInteger next = BigInteger.ONE;
    for (long i = 0; i < index; i++) {
      BigInteger sum = one.add(next);
      one = next;
      next = sum;
    }
    return one;
  }
}
