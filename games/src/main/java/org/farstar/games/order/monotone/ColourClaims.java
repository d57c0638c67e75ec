package org.farstar.games.order.monotone;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claim;
import org.farstar.games.order.Element;
import org.farstar.games.order.monotone.board.ChainDeck;
import org.farstar.games.order.monotone.board.ColourSequence;
import org.farstar.games.order.monotone.board.Lengths;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Paper;
import org.farstar.games.order.monotone.board.RecordingSequence;

/** Sections 2 and 3 on chains: no draws on long decks, double bumping, admissible colours. */
final class ColourClaims {
  private ColourClaims() {}

  static List<Claim> all() {
    return List.of(
        noDraw(), example(), meeting(), lengths(), admissible(), fibonacci(), meetingInGaps());
  }

  private static Claim noDraw() {
    return Paper.CLAIMS
        .at("1-chain", "Proposition 1, finite chains")
        .says(
            "On {1..n} the deck cannot be used up without a critical subsequence if"
                + " n > (a-1)(d-1); and it can if n = (a-1)(d-1).")
        .over("all boards without one, for all a and d with (a-1)(d-1) up to %d", 1, 6)
        .check(ColourClaims::noDraw);
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
        .check(
            cases -> {
              cases.equal("PP", colours(2, 3, 1), () -> "231");
              cases.equal("PP", colours(2, 1, 3), () -> "213");
              cases.equal("RPB", colours(3, 1, 2), () -> "312");
              cases.equal("RPB", colours(2, 1, 4, 3), () -> "2143");
            });
  }

  private static Claim lengths() {
    return Paper.CLAIMS
        .at("3-lengths", "Section 3")
        .says(
            "The reddish elements are the least tops of ascending subsequences of each length, the"
                + " bluish ones the greatest bottoms of descending ones.")
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

  private static Claim fibonacci() {
    return Paper.CLAIMS
        .at("4-fibonacci", "Section 3, after Proposition 4")
        .says(
            "There are as many admissible words of length k as the Fibonacci number F(2k): 1, 3, 8,"
                + " 21, 55, 144, ..")
        .over("lengths up to %d", 1, 9)
        .check(
            (length, cases) -> {
              cases.control().heed();
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

  private static void noDraw(int product, Cases cases) {
    for (int a = 2; a <= product + 1; a++) {
      if (product % (a - 1) == 0) {
        int d = product / (a - 1) + 1;
        int longest = product;
        String game = "a=" + a + " d=" + d;
        cases.check(
            drawable(a, d, MonotonePosition.empty(ChainDeck.upTo(longest))),
            () -> game + " n=" + longest);
        cases.check(
            !drawable(a, d, MonotonePosition.empty(ChainDeck.upTo(longest + 1))),
            () -> game + " n=" + (longest + 1));
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

  /** The admissible words among those that begin so and have so many letters. */
  private static long admissibleWords(int length, String begun, Cases cases) {
    if (begun.length() == length) {
      return ColourSequence.read(begun).admissible() ? 1 : 0;
    }
    cases.control().heed();
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
