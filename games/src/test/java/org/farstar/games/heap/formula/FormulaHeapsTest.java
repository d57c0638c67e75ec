package org.farstar.games.heap.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.engine.contract.RulesetContract;
import org.farstar.engine.play.Play;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.games.Games;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormulaHeapsTest extends RulesetContract<Heaps> {
  FormulaHeapsTest() {
    super(FormulaGame.game(), "0", "1", "6", "12 5");
  }

  @Override
  protected List<String> malformed() {
    return List.of("", "a", "100001", "3 -1");
  }

  private static Play<Heaps> rules(String formula) {
    return FormulaGame.game().family().variant(formula, Sources.none()).rules();
  }

  private static Set<String> moves(Play<Heaps> rules, int heap, Player player) {
    Set<String> moves = new TreeSet<>();
    rules.moveList(Heaps.of(heap), player).forEach(move -> moves.add(move.to().toString()));
    return moves;
  }

  /** Games with rules of their own, put as a formula, have their moves. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "n-k for k=1..n; nim; ",
        "n-k for k=1..min(n,3); subtraction; {1,2,3}: ",
        "k,n-k for k=1..(n-1)/2; grundy; "
      })
  void gamesCanBeWrittenAsAFormula(String formula, String game, String parameters) {
    String before = parameters == null ? "" : parameters.replace(":", "").strip();
    Variant<?> other = Games.find(game).orElseThrow().family().variant(before, Sources.none());
    for (int heap = 0; heap <= 24; heap++) {
      assertThat(moves(rules(formula), heap, Player.LEFT))
          .as("%s at %d", game, heap)
          .isEqualTo(written(other, heap));
    }
  }

  private static <P> Set<String> written(Variant<P> variant, int heap) {
    Set<String> moves = new TreeSet<>();
    P position = variant.rules().read(String.valueOf(heap));
    variant
        .rules()
        .moveList(position, Player.LEFT)
        .forEach(move -> moves.add(variant.rules().write(move.to())));
    return moves;
  }

  /** Two letters, a condition, floors and remainders, counted by loops. */
  @Test
  void lettersRangeOverAllTheirNumbers() {
    String formula =
        "i,j,n-i-j for i=1..n for j=i..n-i-1 if (i*j)%3!=2 and gcd(i,j)=1; n/3; -n+n-1+n";
    for (int n = 0; n <= 15; n++) {
      Set<String> wanted = new HashSet<>();
      for (int i = 1; i <= n; i++) {
        for (int j = i; j <= n - i - 1; j++) {
          if (i * j % 3 != 2
              && java.math.BigInteger.valueOf(i).gcd(java.math.BigInteger.valueOf(j)).intValue()
                  == 1) {
            wanted.add(Heaps.of(i, j, n - i - j).toString());
          }
        }
      }
      if (n > 0) {
        wanted.add(Heaps.of(n / 3).toString());
        wanted.add(Heaps.of(n - 1).toString());
      }
      assertThat(moves(rules(formula), n, Player.LEFT))
          .as("%d", n)
          .isEqualTo(new TreeSet<>(wanted));
    }
  }

  @Test
  void playersMayHaveMovesOfTheirOwn() {
    Play<Heaps> rules = rules("n-1; n/2 | n-2");
    assertThat(rules.impartial()).isFalse();
    assertThat(moves(rules, 7, Player.LEFT)).containsExactly("3", "6");
    assertThat(moves(rules, 7, Player.RIGHT)).containsExactly("5");
    assertThat(moves(rules, 1, Player.RIGHT)).isEmpty();
  }

  /** What grows, is negative, divides by nothing or overflows is no move, and play ends. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"n", "n+1", "n-9", "n/(n-5)*0+n", "n*n*n*1000000000*1000000000*1000000000", "n,0"})
  void whatIsNoSmallerHeapIsNoMove(String term) {
    assertThat(moves(rules(term), 5, Player.LEFT)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "n-m; column 3: found 'm'",
        "n-k for k=1..j; column 14: found 'j'",
        "n-k for n=1..3; column 9: found 'n'",
        "n-k for k=1..k; column 14: found 'k'",
        "n-k for k=1; column 12: found the end",
        "n-k for k=1..3 if k; column 20: found the end",
        "n-1,; column 5: found the end",
        "abs(n); column 1: found 'abs'",
        "n-1 n-2; column 5: found 'n'",
        "n-1 | n-2 | n-3; column 11: found '|'",
        "9999999999; column 1: found 9999999999",
        "(n; column 3: found the end"
      })
  void faultsAreFoundWhereTheyStand(String formula, String message) {
    assertThatThrownBy(() -> HeapFormula.read(formula))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(message);
  }

  @Test
  void parenthesesHaveAnEnd() {
    assertThatThrownBy(() -> HeapFormula.read("(".repeat(100_000) + "n"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("inside each other");
  }

  /** What is written reads as the formula that it is. */
  @Test
  void theTextOfAVariantIsItsFormula() {
    String formula = "k, n-k  for k=1..(n-1)/2";
    String text = FormulaGame.game().family().variant(formula, Sources.none()).parameters();
    assertThat(text).isEqualTo("k, n-k for k=1..(n-1)/2");
    assertThat(HeapFormula.read(text).text()).isEqualTo(text);
  }
}
