package org.farstar.games.order.monotone.posets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.games.order.Domain;
import org.farstar.games.order.monotone.blocks.BlockPlay;
import org.farstar.games.order.monotone.board.BasicForm;
import org.farstar.games.order.monotone.board.MonotonePosition;
import org.farstar.games.order.monotone.board.Parameters;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.Scanner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PosetTest {
  private static Poset random(int size, long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    int odds = 2 + random.nextInt(3);
    for (int i = 0; i < size; i++) {
      text.append('c').append(i).append('\n');
      for (int j = i + 1; j < size; j++) {
        text.append(random.nextInt(odds) == 0 ? "c" + i + " < c" + j + "\n" : "");
      }
    }
    return Poset.read(text.toString());
  }

  @Test
  void readsLines() {
    Poset poset =
        Poset.read("# a square\n top\nbottom < left<top # up\r\n\n bottom < right < top\nalone");
    assertThat(poset.size()).isEqualTo(5);
    assertThat(poset.toString())
        .isEqualTo(
            "bottom\nleft\nright\ntop\nalone\n"
                + "bottom < left\nbottom < right\nleft < top\nright < top\n");
    assertThat(poset.less(poset.find("bottom"), poset.find("top"))).isTrue();
    assertThat(poset.less(poset.find("left"), poset.find("right"))).isFalse();
    assertThat(Poset.read(poset.toString())).isEqualTo(poset);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a b; 3; 'b' in line 1; < or the end of the line",
        "a <; 4; the end in line 1; a name after <",
        "a|b < < c; 7; '<' in line 2; names without blanks, with < between them",
        "< c; 1; '<' in line 1; names without blanks, with < between them",
        "a < b < c|# no|c < a; 20; 'c < a' in line 3; an order: by the elements before, a is below c",
        "a < a; 5; 'a < a' in line 1; an order: by the elements before, they are the same",
        "# nothing; 10; the end; at least one element"
      })
  void saysWhatIsWrong(String lines, int column, String found, String allowed) {
    assertThatThrownBy(() -> Poset.read(lines.replace('|', '\n')))
        .hasMessage("column " + column + ": found " + found + ", allowed: " + allowed);
  }

  @Test
  void refusesLargePosets() {
    StringBuilder text = new StringBuilder("c0");
    for (int i = 1; i <= 62; i++) {
      text.append("\nc").append(i);
    }
    assertThatThrownBy(() -> Poset.read(text.toString()))
        .hasMessageEndingWith(
            "found another element 'c62' in line 63, allowed: at most 62 elements");
    assertThatThrownBy(() -> Poset.subsets(6)).hasMessage("2^6 has more than 62 elements");
  }

  @Property(tries = 200)
  void printsWhatItReads(@ForAll @IntRange(min = 1, max = 9) int size, @ForAll long seed) {
    Poset poset = random(size, seed);
    assertThat(Poset.read(poset.toString())).isEqualTo(poset);
    assertThat(poset.order().reversed().reversed()).isEqualTo(poset.order());
    for (int low = 0; low < size; low++) {
      assertThat(poset.less(low, low)).isFalse();
      for (int high = 0; high < size; high++) {
        assertThat(poset.less(low, high)).isEqualTo((poset.below(high) >>> low & 1) != 0);
        assertThat(poset.less(low, high) && high < low).isFalse();
      }
    }
  }

  @Test
  void knowsSubsets() {
    Poset cube = Poset.subsets(3);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < cube.size(); i++) {
      names.add(cube.name(i));
    }
    assertThat(names)
        .containsExactly("{}", "{1}", "{2}", "{3}", "{1,2}", "{1,3}", "{2,3}", "{1,2,3}");
    assertThat(cube.less(cube.find("{1}"), cube.find("{1,3}"))).isTrue();
    assertThat(cube.less(cube.find("{2}"), cube.find("{1,3}"))).isFalse();
  }

  /** Positions that are images of each other stand for each other, at every point of a play. */
  @Property(tries = 150)
  void imagesHaveOneRepresentative(
      @ForAll @IntRange(min = 1, max = 8) int size,
      @ForAll @IntRange(min = 2, max = 4) int a,
      @ForAll @IntRange(min = 2, max = 4) int d,
      @ForAll long seed) {
    Random random = new Random(seed);
    Poset poset = size == 8 ? Poset.subsets(3) : random(size, seed);
    PosetPlay play = new PosetPlay(a, d, poset, random.nextBoolean());
    PosetSymmetries maps = PosetSymmetries.of(poset, 1000);
    PosetPosition position = play.after(List.of());
    while (position != null) {
      PosetPosition least = play.representative(position);
      for (int[] map : maps.keeping()) {
        assertThat(play.representative(position.image(map, false))).isEqualTo(least);
      }
      for (int[] map : a == d ? maps.reversing() : List.<int[]>of()) {
        assertThat(play.representative(position.image(map, true))).isEqualTo(least);
      }
      List<PosetPosition> options = new ArrayList<>();
      play.moves(position, Player.LEFT, (to, text) -> options.add(to));
      position = options.isEmpty() ? null : options.get(random.nextInt(options.size()));
    }
  }

  /**
   * An antichain of ten cards has more maps than are taken; those taken keep a card in its place.
   */
  @Test
  void takesSomeOfManySymmetries() {
    Poset antichain = Poset.read("a\nb\nc\nd\ne\nf\ng\nh\ni\nj");
    PosetSymmetries some = PosetSymmetries.of(antichain, 1000);
    assertThat(some.keeping()).hasSize(720);
    assertThat(some.keeping().get(0)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    assertThat(some.reversing()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"0,1,1", "1,1,1", "2,2,2", "3,6,6", "4,24,24"})
  void findsSymmetriesOfCubes(int k, int keeping, int reversing) {
    assertThat(PosetSymmetries.of(Poset.subsets(k), 1000).keeping()).hasSize(keeping);
    assertThat(PosetSymmetries.of(Poset.subsets(k), 1000).reversing()).hasSize(reversing);
  }

  @Property(tries = 100)
  void symmetriesKeepTheOrder(@ForAll @IntRange(min = 1, max = 7) int size, @ForAll long seed) {
    Poset poset = random(size, seed);
    Set<List<Integer>> different = new HashSet<>();
    for (int[] map : PosetSymmetries.of(poset, 10_000).keeping()) {
      different.add(Arrays.stream(map).boxed().toList());
      for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++) {
          assertThat(poset.less(map[i], map[j])).isEqualTo(poset.less(i, j));
        }
      }
    }
    assertThat(different).hasSameSizeAs(PosetSymmetries.of(poset, 10_000).keeping());
    for (int[] map : PosetSymmetries.of(poset, 10_000).reversing()) {
      for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++) {
          assertThat(poset.less(map[j], map[i])).isEqualTo(poset.less(i, j));
        }
      }
    }
  }

  private static Outcome found(int a, int d, Poset poset, boolean misere, Control control) {
    PosetPlay play = new PosetPlay(a, d, poset, misere);
    return new OutcomeSearch<>(play, OutcomeTable.remembering(), control)
        .outcome(play.after(List.of()));
  }

  /** Boards as they are, by the search that serves every game. */
  private static Outcome refereed(int a, int d, Poset poset, boolean misere) {
    PosetDeck deck = new PosetDeck("poset", poset);
    BasicForm rules = new BasicForm(new Parameters(a, d, deck, misere, false));
    OutcomeSearch<MonotonePosition> search =
        new OutcomeSearch<>(rules, OutcomeTable.remembering(), Control.unlimited());
    return search.outcome(MonotonePosition.empty(deck));
  }

  @Property(tries = 60)
  void agreesWithSearchOfBoards(
      @ForAll @IntRange(min = 1, max = 6) int size,
      @ForAll @IntRange(min = 2, max = 4) int a,
      @ForAll @IntRange(min = 2, max = 4) int d,
      @ForAll boolean misere,
      @ForAll long seed) {
    Poset poset = random(size, seed);
    assertThat(found(a, d, poset, misere, Control.unlimited()))
        .isEqualTo(refereed(a, d, poset, misere));
  }

  @ParameterizedTest
  @CsvSource({"3,3", "3,2", "2,3"})
  void agreesOnTheCube(int a, int d) {
    for (boolean misere : new boolean[] {false, true}) {
      assertThat(found(a, d, Poset.subsets(3), misere, Control.unlimited()))
          .isEqualTo(refereed(a, d, Poset.subsets(3), misere));
    }
  }

  @Test
  void agreesOnChains() {
    Poset chain = Poset.read("1 < 2 < 3 < 4 < 5 < 6 < 7 < 8 < 9");
    for (int a = 2; a <= 4; a++) {
      for (int d = 2; d <= 4; d++) {
        for (boolean misere : new boolean[] {false, true}) {
          assertThat(found(a, d, chain, misere, Control.unlimited()))
              .isEqualTo(
                  new OutcomeSearch<>(
                          new BlockPlay(a, d, misere),
                          OutcomeTable.remembering(),
                          Control.unlimited())
                      .outcome(new BlockPlay(a, d, misere).whole(Domain.read("1..9").type())));
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "3,3,3,false,P",
    "3,3,3,true,P",
    "4,4,3,false,D",
    "3,3,4,false,P",
    "4,3,4,false,P",
    "4,3,4,true,N",
    "5,2,4,false,N"
  })
  void knowsItsTable(int a, int d, int k, boolean misere, Outcome outcome) {
    assertThat(found(a, d, Poset.subsets(k), misere, Control.unlimited())).isEqualTo(outcome);
  }

  @Test
  void readsCards() {
    PosetDeck deck = PosetDeck.power(new Scanner("2^3"));
    BasicForm rules = new BasicForm(new Parameters(3, 3, deck, false, false));
    MonotonePosition board = rules.read("{1} {2,3}");
    assertThat(rules.write(board)).isEqualTo("{1} {2,3}");
    assertThat(rules.read(rules.write(board))).isEqualTo(board);
    assertThat(rules.game()).hasToString("a=3 d=3 deck=2^3");
    assertThat(Poset.of(deck)).isEqualTo(deck.poset());
    assertThatThrownBy(() -> rules.read("{1} {4}"))
        .hasMessage("column 5: found '{4}', allowed: a card of the deck, {} to {1,2,3}");
    assertThatThrownBy(() -> PosetDeck.power(new Scanner("2^9")))
        .hasMessage("column 1: found '2^9', allowed: 2^k with k from 0 to 5");
  }

  @Test
  void heedsItsBudget() {
    Control few = new Control(Budget.ofPositions(50));
    assertThatThrownBy(() -> found(4, 4, Poset.subsets(4), false, few))
        .isInstanceOf(SearchStopped.class);
  }
}
