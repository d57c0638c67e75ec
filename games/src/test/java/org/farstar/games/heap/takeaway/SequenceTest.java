package org.farstar.games.heap.takeaway;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.PartMoves;
import org.farstar.games.heap.grundy.Facts;
import org.farstar.values.Nimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SequenceTest {
  private static final Game<TakeAwayHeap> GAME = TakeAwayGame.game();

  /** The sequence by its recurrence, term by term, without runs. */
  private static List<BigInteger> slow(Limit limit, int count) {
    List<BigInteger> terms = new ArrayList<>(List.of(BigInteger.ONE));
    while (terms.size() < count) {
      BigInteger top = terms.get(terms.size() - 1);
      terms.add(
          terms.stream()
              .filter(h -> limit.at(h).compareTo(top) >= 0)
              .findFirst()
              .orElseThrow()
              .add(top));
    }
    return terms;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"x", "2*x", "3*x", "7*x", "x+1", "x+100", "x*x", "x*x*x+5", "2*x-1", "x*x-2*x+2"})
  void runsAreTheTermsOfTheRecurrence(String f) {
    Limit limit = Limit.read("f(x)=" + f);
    List<BigInteger> terms = slow(limit, 300);
    Sequence sequence = new Sequence(limit);
    List<BigInteger> asked = new ArrayList<>(terms);
    terms.forEach(term -> asked.add(term.subtract(BigInteger.ONE)));
    boolean reached = Control.unlimited().metered(meter -> sequence.reach(asked, meter));
    assertThat(reached).isTrue();
    for (int j = 0; j < terms.size(); j++) {
      assertThat(sequence.below(terms.get(j)))
          .isEqualTo(new Sequence.Term(BigInteger.valueOf(j + 1), terms.get(j)));
      if (j > 0) {
        assertThat(sequence.below(terms.get(j).subtract(BigInteger.ONE)).value())
            .isEqualTo(terms.get(j - 1));
      }
    }
    assertThat(sequence.bytes()).isPositive();
  }

  /** Runs that nobody asks for are not kept, and whoever asks gets the same representation. */
  @ParameterizedTest
  @ValueSource(strings = {"x", "3*x", "x+1", "x*x", "x*x*x+5", "x*x-2*x+2", "100*x+7"})
  void representationsAreThoseOfAllTerms(String f) {
    Limit limit = Limit.read("f(x)=" + f);
    List<BigInteger> terms = slow(limit, 400);
    Random random = new Random(4);
    int bits = terms.get(399).bitLength() - 1;
    for (int i = 0; i < 60; i++) {
      BigInteger one = new BigInteger(bits - i % 3, random).add(BigInteger.ONE);
      BigInteger other = new BigInteger(bits / 2, random).add(BigInteger.ONE);
      Sequence sequence = new Sequence(limit);
      Control.unlimited().metered(meter -> sequence.reach(List.of(one, other), meter));
      for (BigInteger n : List.of(one, other)) {
        assertThat(sequence.representation(n)).as("%s with %s", n, f).isEqualTo(greedy(terms, n));
      }
    }
  }

  private static List<Sequence.Term> greedy(List<BigInteger> terms, BigInteger n) {
    List<Sequence.Term> found = new ArrayList<>();
    BigInteger rest = n;
    for (int j = terms.size() - 1; j >= 0; j--) {
      if (terms.get(j).compareTo(rest) <= 0) {
        found.add(new Sequence.Term(BigInteger.valueOf(j + 1), terms.get(j)));
        rest = rest.subtract(terms.get(j));
      }
    }
    return found;
  }

  private static Fact<TakeAwayHeap> fact(String line) {
    return Facts.of(GAME, line).single();
  }

  private static PartMoves<TakeAwayHeap> winning(String line) {
    return fact(line).winning().orElseThrow().moves(Player.LEFT, Nimber.ZERO);
  }

  /** With f(x) = x the answer can be read off the binary digits. */
  @Test
  void aThousandDigitsInBinary() {
    Random random = new Random(5);
    BigInteger n = new BigInteger(3321, random).setBit(3320).setBit(40).clearBit(0).clearBit(1);
    int low = n.getLowestSetBit();
    assertThat(n.toString()).hasSizeGreaterThan(999);
    BigInteger least = BigInteger.ONE.shiftLeft(low);
    String won = "f(x)=x: " + n + "/" + least;
    assertThat(fact(won).outcome()).isEqualTo(Outcome.N);
    assertThat(winning(won))
        .isEqualTo(
            PartMoves.all(
                List.of(new Move<>("take " + least, new TakeAwayHeap(n.subtract(least), least)))));
    String lost = "f(x)=x: " + n + "/" + least.subtract(BigInteger.ONE);
    assertThat(fact(lost).outcome()).isEqualTo(Outcome.P);
    assertThat(winning(lost)).isEqualTo(PartMoves.none());
    PartMoves<TakeAwayHeap> start = winning("f(x)=x: " + n);
    assertThat(start.total()).contains(BigInteger.valueOf(n.bitCount() - 1));
    assertThat(start.moves()).hasSize(200);
  }

  /** With f(x) = 2x the representation is Zeckendorf's: the least term by subtracting greedily. */
  @Test
  void aThousandDigitsInFibonacci() {
    BigInteger n = new BigInteger(3330, new Random(8)).setBit(3329);
    List<BigInteger> fibonacci = new ArrayList<>(List.of(BigInteger.ONE, BigInteger.TWO));
    while (fibonacci.get(fibonacci.size() - 1).compareTo(n) <= 0) {
      int size = fibonacci.size();
      fibonacci.add(fibonacci.get(size - 1).add(fibonacci.get(size - 2)));
    }
    BigInteger rest = n;
    BigInteger least = n;
    for (int i = fibonacci.size() - 1; i >= 0; i--) {
      if (fibonacci.get(i).compareTo(rest) <= 0) {
        least = fibonacci.get(i);
        rest = rest.subtract(least);
      }
    }
    assertThat(rest.signum()).isZero();
    assertThat(fact("f(x)=2*x: " + n + "/" + least).outcome()).isEqualTo(Outcome.N);
    String lost = "f(x)=2*x: " + n + "/" + least.subtract(BigInteger.ONE);
    assertThat(fact(lost).outcome()).isEqualTo(Outcome.P);
    assertThat(fact("f(x)=2*x: " + fibonacci.get(4000)).outcome()).isEqualTo(Outcome.P);
  }

  /** Other functions: every winning move of a large position leaves a lost one, and it has one. */
  @ParameterizedTest
  @ValueSource(strings = {"3*x", "10*x", "x+1", "2*x+5"})
  void aThousandDigitsWithOtherFunctions(String f) {
    BigInteger n = new BigInteger(3330, new Random(9)).setBit(3329);
    String start = "f(x)=" + f + ": " + n;
    assertThat(fact(start).outcome()).isEqualTo(Outcome.N);
    List<Move<TakeAwayHeap>> moves = winning(start).moves();
    assertThat(moves).isNotEmpty();
    for (Move<TakeAwayHeap> move : moves.subList(0, Math.min(3, moves.size()))) {
      assertThat(fact("f(x)=" + f + ": " + move.to()).outcome()).isEqualTo(Outcome.P);
    }
  }

  /** Where f grows fast H grows slowly, and a budget ends the work. */
  @Test
  void aSequenceTooLongIsNotWaitedFor() {
    assertThat(fact("f(x)=x*x: " + "7".repeat(18)).outcome()).isNotNull();
    Control control = new Control(Budget.ofPositions(10_000));
    assertThatThrownBy(() -> Facts.of(GAME, "f(x)=x*x: " + "7".repeat(1000), control))
        .isInstanceOf(SearchStopped.class);
  }

  /** Beyond the table a P-position is worth 0, and an N-position is not. */
  @Test
  void heapsBeyondTheTable() {
    BigInteger power = BigInteger.ONE.shiftLeft(200);
    Fact<TakeAwayHeap> zero = fact("f(x)=x: " + power.shiftLeft(1) + "/77");
    assertThat(zero.value()).contains(Nimber.ZERO);
    PartMoves<TakeAwayHeap> beside = zero.winning().orElseThrow().moves(Player.LEFT, new Nimber(3));
    assertThat(beside.moves()).isEmpty();
    assertThat(beside.total()).isEmpty();
    Fact<TakeAwayHeap> other = fact("f(x)=x: " + power.add(BigInteger.ONE));
    assertThat(other.value()).isEmpty();
    assertThat(other.outcome()).isEqualTo(Outcome.N);
    assertThat(other.proof().statements()).containsExactly(TakeAwayStatements.CAPS);
    assertThat(winning("f(x)=x: 12/4").moves()).extracting(Move::text).containsExactly("take 4");
  }
}
