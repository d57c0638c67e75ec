package org.farstar.engine.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Family;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.toys.Heap;
import org.farstar.engine.toys.Strings;
import org.farstar.engine.toys.TicTacToe;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SumTextTest {
  private static final Family<String> STRINGS = Family.of(Variant.of(new Strings()));

  private static <P> Line<P> line(Family<P> family, String text) {
    return SumText.line(family, "toy", text, Sources.none(), false);
  }

  /** Positions are words, in which a plus sign or a colon may stand; {@code @name} is a text. */
  private static final class Words implements Rules<String> {
    @Override
    public void moves(String word, Player player, Moves<String> moves) {}

    @Override
    public String read(String text) {
      return read(text, Sources.none());
    }

    @Override
    public String read(String text, Sources sources) {
      try {
        return text.startsWith("@") ? sources.read(text.substring(1)) : text;
      } catch (NotationException e) {
        throw e.within(text, 1);
      }
    }

    @Override
    public String write(String word) {
      return word;
    }

    @Override
    public boolean plusInPositions() {
      return true;
    }
  }

  @Test
  void readsParametersAndASum() {
    Line<Integer> line = line(Heap.family(), " left=2,1  right=3 :4+ 5");
    assertThat(line.variant().parameters()).isEqualTo("left=1,2 right=3");
    assertThat(line.variant().game()).isEqualTo("toy");
    assertThat(line.positions()).containsExactly(4, 5);
    assertThat(line.write()).isEqualTo("left=1,2 right=3: 4 + 5");
    assertThat(line(Heap.family(), line.write()).sum()).isEqualTo(line.sum());
  }

  @Test
  void blanksMayStandAnywhere() {
    assertThat(line(Heap.family(), " 3+ 5 +7 ").positions()).containsExactly(3, 5, 7);
    assertThat(line(STRINGS, " bw ").write()).isEqualTo("bw");
  }

  @Test
  void aPlusSignInsideAPositionStandsWithoutBlanks() {
    Family<String> words = Family.of(Variant.of(new Words()));
    assertThat(line(words, "w+1 + w*2+3").positions()).containsExactly("w+1", "w*2+3");
    assertThat(line(words, "w+1").positions()).containsExactly("w+1");
  }

  @Test
  void gamesWithVerdictsAreNotSummed() {
    Family<String> noughts = Family.of(Variant.of(new TicTacToe(2)));
    assertThatThrownBy(() -> line(noughts, ".... + ...."))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("'.... + ....'");
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
    assertThatThrownBy(() -> line(STRINGS, text))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.text()).isEqualTo(text);
            });
  }

  @ParameterizedTest
  @CsvSource({
    "'left=x: 4', 1",
    "'left=1 right=2: 4 + y', 21",
    "'left=1 right=2:', 16",
    "'left=1 right=2: 4: 5', 17",
    "'4 +', 4"
  })
  void anErrorNamesItsColumnInTheWholeLine(String text, int column) {
    assertThatThrownBy(() -> line(Heap.family(), text))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.text()).isEqualTo(text);
            });
  }

  @Test
  void aGameWithoutParametersSaysSo() {
    assertThatThrownBy(() -> line(STRINGS, "a=1: bw"))
        .isInstanceOf(NotationException.class)
        .hasMessage(
            "column 1: found rule parameters, allowed: none: this game has no parameters before a"
                + " colon");
  }

  @Test
  void namesAreRefusedUnlessSomebodyKnowsThem() {
    Family<String> words = Family.withColons(Variant.of(new Words()));
    assertThatThrownBy(() -> line(words, "a + @one"))
        .isInstanceOf(NotationException.class)
        .hasMessage(
            "column 6: found the file 'one', allowed: no file: only the command line reads files");
    Sources two = Map.of("one", "1:1", "two", "2")::get;
    for (boolean misere : new boolean[] {false, true}) {
      Line<String> line = SumText.line(words, "toy", "@two + @one", two, misere);
      assertThat(line.positions()).containsExactly("2", "1:1");
      assertThat(line.variant().isMisere()).isEqualTo(misere);
    }
  }

  @Test
  void withoutParametersAColonIsPartOfThePosition() {
    Family<String> words = Family.withColons(Variant.of(new Words()));
    Line<String> line = line(words, "a:b + c:d");
    assertThat(line.positions()).containsExactly("a:b", "c:d");
    assertThat(line.write()).isEqualTo("a:b + c:d");
    assertThat(words.takesParameters()).isFalse();
    assertThat(words.standard().map(Variant::parameters)).isEqualTo(Optional.of(""));
  }

  @Test
  void theMisereFormKeepsEverythingButTheEnding() {
    Variant<String> base = Variant.of(new Strings()).named("strings");
    Variant<String> misere = base.misere();
    assertThat(misere.rules().parts("b w")).isEqualTo(base.rules().parts("b w"));
    assertThat(misere.rules().rank("b w")).isEqualTo(base.rules().rank("b w"));
    assertThat(misere.misere().rules().ending()).isEqualTo(base.rules().ending());
    assertThat(misere.key()).isNotEqualTo(base.key());
    assertThat(Variant.of(new Words()).misere().rules().plusInPositions()).isTrue();
    assertThatThrownBy(() -> Variant.of(new TicTacToe(2)).misere())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a game that ends by a verdict has no misère form");
  }
}
