package org.farstar.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.farstar.engine.toys.Heap;
import org.farstar.engine.toys.Parity;
import org.farstar.engine.toys.Strings;
import org.farstar.engine.toys.TicTacToe;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SumRulesetTest {
  private final SumRuleset<String> strings = new SumRuleset<>(new Strings());
  private final SumRuleset<Integer> heaps = new SumRuleset<>(new Heap(Set.of(1, 2), Set.of(2, 3)));

  /** Positions written with a plus sign of their own, as domains of several blocks are. */
  private static final class Plus implements Ruleset<String> {
    @Override
    public void moves(String position, Player player, Moves<String> moves) {}

    @Override
    public String read(String text) {
      return text;
    }

    @Override
    public String write(String position) {
      return position;
    }

    @Override
    public boolean plusInPositions() {
      return true;
    }
  }

  @Test
  void readsTermsWithBlanksAnywhere() {
    assertThat(heaps.read(" 3+ 5 +7 ").terms()).containsExactly(3, 5, 7);
    assertThat(heaps.write(heaps.read("3+5+7"))).isEqualTo("3 + 5 + 7");
  }

  @Test
  void aPlusSignInsideAPositionStandsWithoutBlanks() {
    SumRuleset<String> rules = new SumRuleset<>(new Plus());
    assertThat(rules.read("w+1 + w*2+3").terms()).containsExactly("w+1", "w*2+3");
    assertThat(rules.read("w+1").terms()).containsExactly("w+1");
  }

  @Test
  void gamesWithVerdictsAreNotSummed() {
    SumRuleset<String> rules = new SumRuleset<>(new TicTacToe(2));
    assertThatThrownBy(() -> rules.read(".... + ...."))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("'.... + ....'");
    assertThat(rules.verdict(rules.read("XX.."))).contains(Outcome.P);
    assertThat(rules.representative(rules.read("...X")))
        .isEqualTo(rules.representative(rules.read("X...")));
    assertThat(new SumRuleset<>(new Parity()).parity()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "'bw + x', 6",
    "'bw +  bxw', 8",
    "'x + bw', 1",
    "'  x', 3",
    "'bw +', 5",
    "'bw + ', 6",
    "'+ bw', 1",
    "'bw + + bw', 6",
    "'', 1"
  })
  void anErrorNamesItsColumnInTheWholeText(String text, int column) {
    assertThatThrownBy(() -> strings.read(text))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.text()).isEqualTo(text);
            });
  }

  @Test
  void aMoveNamesItsTermWhereThereAreSeveral() {
    Sum<Integer> two = heaps.read("1 + 2");
    assertThat(heaps.moveList(two, Player.LEFT))
        .extracting(Move::text)
        .containsExactly("1: take 1", "2: take 1", "2: take 2");
    assertThat(heaps.moveList(heaps.read("2"), Player.RIGHT))
        .extracting(Move::text)
        .containsExactly("take 2");
    assertThat(heaps.play(two, Player.LEFT, " 2 :  take   1 ")).map(heaps::write).contains("1 + 1");
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
      assertThat(heaps.play(two, Player.LEFT, text)).as(text).isEmpty();
    }
  }

  @Test
  void aSumMeetsItsPartsAndTheirSymmetries() {
    assertThat(strings.representative(strings.read("b w + bb")))
        .isEqualTo(strings.representative(strings.read("bb w b")))
        .isEqualTo(Sum.of(List.of("b", "w", "bb")));
    assertThat(strings.representative(strings.read("0"))).isEqualTo(Sum.of(List.of()));
    assertThat(strings.parts(strings.read("b w + bb")))
        .containsExactly(Sum.of("b"), Sum.of("w"), Sum.of("bb"));
  }

  @Test
  void ranksAreAdded() {
    assertThat(heaps.rank(heaps.read("3 + 4"))).isEqualTo(OptionalLong.of(7));
    assertThat(new SumRuleset<>(new Plus()).rank(Sum.of("x"))).isEmpty();
  }

  @Test
  void picturesStandBelowEachOther() {
    assertThat(heaps.picture(heaps.read("3 + 4"))).isEqualTo("3\n+\n4");
  }

  @Test
  void theMisereFormKeepsEverythingButTheEnding() {
    Ruleset<String> base = new Strings();
    Misere<String> misere = new Misere<>(base);
    assertThat(misere.ending()).isEqualTo(Ending.LAST_PLAYER_LOSES);
    assertThat(new Misere<>(misere).ending()).isEqualTo(Ending.LAST_PLAYER_WINS);
    assertThat(misere.parts("b w")).isEqualTo(base.parts("b w"));
    assertThat(misere.representative("b w")).isEqualTo(base.representative("b w"));
    assertThat(misere.rank("b w")).isEqualTo(base.rank("b w"));
    assertThat(misere.codec()).isPresent();
    assertThat(misere.picture("b")).isEqualTo("b");
    assertThat(misere.parity()).isFalse();
    assertThat(new Misere<>(new Plus()).plusInPositions()).isTrue();
    assertThat(new Misere<>(strings).sums()).isFalse();
    assertThat(new Misere<>(Heap.nim()).impartial()).isTrue();
    assertThat(new Misere<>(Heap.nim()).variant("left=1 right=2").parameters())
        .isEqualTo("left=1 right=2");
    assertThatThrownBy(() -> new Misere<>(new TicTacToe(2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a game that ends by a verdict has no misère form");
  }
}
