package org.farstar.engine.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.toys.Heap;
import org.farstar.engine.toys.Strings;
import org.farstar.engine.toys.TicTacToe;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.Universe;

class SumTest {
  private static final Variant<Integer> HEAPS =
      Variant.of(new Heap(Set.of(1, 2), Set.of(2, 3))).named("heap");
  private static final Variant<String> STRINGS = Variant.of(new Strings()).named("strings");

  private static Sum heaps(List<Integer> sizes) {
    return Sum.of(HEAPS, sizes);
  }

  @Property
  void theOrderOfTermsDoesNotMatter(
      @ForAll @Size(max = 6) List<@IntRange(max = 3) Integer> terms, @ForAll long seed) {
    List<Integer> shuffled = new ArrayList<>(terms);
    Collections.shuffle(shuffled, new Random(seed));
    assertThat(heaps(shuffled)).isEqualTo(heaps(terms)).hasSameHashCodeAs(heaps(terms));
    assertThat(heaps(shuffled).terms())
        .as("the order is kept for text")
        .isEqualTo(shuffled.stream().map(heap -> new Term.Placed<>(HEAPS, heap)).toList());
  }

  @Property
  void equalMeansTheSameTermsAsOften(
      @ForAll @Size(max = 4) List<@IntRange(max = 2) Integer> a,
      @ForAll @Size(max = 4) List<@IntRange(max = 2) Integer> b) {
    List<Integer> sortedA = a.stream().sorted().toList();
    List<Integer> sortedB = b.stream().sorted().toList();
    assertThat(heaps(a).equals(heaps(b))).isEqualTo(sortedA.equals(sortedB));
  }

  @Example
  void sumsOfTwoSmallTermsHaveHashesOfTheirOwn() {
    Set<Integer> hashes = new HashSet<>();
    for (int a = 0; a < 100; a++) {
      for (int b = a; b < 100; b++) {
        hashes.add(heaps(List.of(a, b)).hashCode());
      }
    }
    assertThat(hashes).hasSizeGreaterThan(5000);
  }

  @Example
  void termsOfSeveralGamesAndValuesStandTogether() {
    Universe universe = new Universe();
    Sum mixed =
        Sum.of(
            List.of(
                new Term.Placed<>(HEAPS, 3),
                new Term.Placed<>(STRINGS, "bw"),
                new Term.Worth(universe.up())));
    assertThat(SumText.write(mixed)).isEqualTo("heap(\"3\") + strings(\"bw\") + ^");
    assertThat(mixed.impartial()).isFalse();
    assertThat(SumText.write(mixed.exchanged())).isEqualTo("-heap(\"3\") - strings(\"bw\") + v");
    assertThat(mixed.exchanged().exchanged()).isEqualTo(mixed);
    assertThat(new SumPlay(mixed).moveList(mixed, Player.RIGHT))
        .extracting(Move::text)
        .containsExactly("1: take 2", "1: take 3", "2: 1.2", "3: *");
    assertThat(new SumPlay(mixed).play(mixed, Player.RIGHT, "3: *"))
        .map(SumText::write)
        .contains("heap(\"3\") + strings(\"bw\") + *");
  }

  @Example
  void endingsAreNotMixed() {
    List<Term> terms = List.of(new Term.Placed<>(HEAPS, 3), new Term.Placed<>(HEAPS.misere(), 3));
    assertThatThrownBy(() -> Sum.of(terms))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("a sum needs terms with one ending");
    Variant<String> noughts = Variant.of(new TicTacToe(2));
    assertThatThrownBy(() -> Sum.of(noughts, List.of("....", "....")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a verdict judges a whole board, not a sum");
    Sum won = Sum.of(noughts, "XX..");
    assertThat(new SumPlay(won).verdict(won)).contains(Outcome.P);
  }

  @Example
  void aMoveNamesItsTermWhereThereAreSeveral() {
    Sum two = heaps(List.of(1, 2));
    SumPlay play = new SumPlay(two);
    assertThat(play.moveList(two, Player.LEFT))
        .extracting(Move::text)
        .containsExactly("1: take 1", "2: take 1", "2: take 2");
    assertThat(play.moveList(heaps(List.of(2)), Player.RIGHT))
        .extracting(Move::text)
        .containsExactly("take 2");
    assertThat(play.play(two, Player.LEFT, " 2 :  take   1 ")).contains(heaps(List.of(1, 1)));
    for (String text :
        List.of(
            "take 1",
            "3: take 1",
            "0: take 1",
            "x: take 1",
            "2:",
            ":",
            "1: take 2",
            "99999999999: take 1")) {
      assertThat(play.play(two, Player.LEFT, text)).as(text).isEmpty();
    }
  }

  @Example
  void aSumMeetsItsPartsAndTheirSymmetries() {
    Sum one = Sum.of(STRINGS, List.of("b w", "bb"));
    Sum other = Sum.of(STRINGS, List.of("bb w b"));
    SumPlay play = new SumPlay(one);
    assertThat(play.representative(one))
        .isEqualTo(play.representative(other))
        .isEqualTo(Sum.of(STRINGS, List.of("b", "w", "bb")));
    assertThat(play.parts(one))
        .containsExactly(Sum.of(STRINGS, "b"), Sum.of(STRINGS, "w"), Sum.of(STRINGS, "bb"));
  }

  @Example
  void ranksAreAdded() {
    Sum sum = heaps(List.of(3, 4));
    assertThat(new SumPlay(sum).rank(sum)).isEqualTo(OptionalLong.of(7));
    assertThat(SumLook.picture(sum)).isEqualTo("3\n+\n4");
  }
}
