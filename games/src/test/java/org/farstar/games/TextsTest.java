package org.farstar.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumText;
import org.farstar.values.text.NotationException;

/** The readers of all games: what is written is read back, and anything else is refused. */
class TextsTest {
  private static final Map<String, List<String>> PIECES =
      Map.of(
          "subtraction", List.of("{", "1", "2,", "3", "17", ",", "}", ": ", "5", " ", "-4", "+"),
          "octal", List.of("0.", "4.", "1", "37", "7", "8", ": ", "20", " ", "+", "."),
          "flipping-coins", List.of("left=", "right=", "01", "11", "1", ",", " ", ": ", "0", "+"),
          "take-away", List.of("f(x)=", "2", "*", "x", "+", "-", "(", ")", ": ", "21", "/5", " "),
          "transposition", List.of("1..", "9", "N", "w", "w*", "q", " + ", "1:", "/", " ", ":"),
          "monotone",
              List.of("a=3 ", "d=3 ", "deck=", "9", "Q", "2^2 ", "misere ", "extended ", ": ", "5"),
          "end-nim", List.of("w", "^", "2", "*", "3", "+", "|", " ", "0", "(", ")"),
          "domineering", List.of(".", "#", "|", "2x3", "x", "4", " ", "+"),
          "hackenbush", List.of("0", "b", "r", "g", "1", "2", " ", "+", "0b1 "),
          "token", List.of("1", ">", "2", "3", " ", "@", "\"", "\\", "1>2 ", " @1", "-"));

  /** A game and a text made of pieces that its texts are made of. */
  @Provide
  Arbitrary<Tuple2<String, String>> texts() {
    return Arbitraries.of(PIECES.keySet())
        .flatMap(
            id ->
                Arbitraries.of(PIECES.get(id))
                    .list()
                    .ofMaxSize(9)
                    .map(pieces -> Tuple.of(id, String.join("", pieces))));
  }

  @Property(tries = 4000)
  void aTextIsReadBackOrRefusedInItsPlace(@ForAll("texts") Tuple2<String, String> asked) {
    Game<?> game = Games.find(asked.get1()).orElseThrow();
    Sum sum;
    try {
      sum = read(game, asked.get2());
    } catch (NotationException e) {
      assertThat(e.text()).isEqualTo(asked.get2());
      assertThat(e.allowed()).isNotBlank();
      return;
    }
    String written = SumText.write(sum);
    assertThat(SumText.write(read(game, written))).isEqualTo(written);
    assertThat(read(game, written)).as(written).isEqualTo(sum);
  }

  private static Sum read(Game<?> game, String text) {
    return SumText.read(game.family(), game.id(), text, Sources.none(), false);
  }

  @Provide
  Arbitrary<Tuple2<String, String>> parameters() {
    Arbitrary<String> sets =
        Arbitraries.integers().between(1, 40).set().ofMinSize(1).ofMaxSize(6).map(TextsTest::set);
    Arbitrary<String> octal =
        Combinators.combine(
                Arbitraries.of("0.", "4."),
                Arbitraries.strings().numeric().withCharRange('0', '7').ofMinLength(1))
            .as(String::concat)
            .filter(code -> code.chars().noneMatch(c -> c > '7'));
    Arbitrary<String> patterns =
        Arbitraries.strings()
            .withChars('0', '1')
            .ofMaxLength(4)
            .map(coins -> coins + "1")
            .set()
            .ofMinSize(1)
            .ofMaxSize(3)
            .map(set -> String.join(",", set));
    Arbitrary<String> coins =
        Combinators.combine(patterns, patterns)
            .as((left, right) -> "left=" + left + " right=" + right);
    Arbitrary<String> limits =
        Combinators.combine(
                Arbitraries.integers().between(1, 9), Arbitraries.integers().between(0, 99))
            .as((slope, more) -> "f(x)=" + slope + "*x+" + more);
    Arbitrary<String> blocks =
        Arbitraries.of("1", "7", "w", "w*", "z", "q")
            .list()
            .ofMinSize(1)
            .ofMaxSize(4)
            .map(list -> String.join(" + ", list));
    Arbitrary<String> lengths =
        Combinators.combine(
                Arbitraries.integers().between(2, 9),
                Arbitraries.integers().between(2, 9),
                blocks,
                Arbitraries.of("", " misere"),
                Arbitraries.of("", " extended"))
            .as(
                (a, d, deck, misere, form) ->
                    "a=" + a + " d=" + d + " deck=" + deck + misere + form);
    return Arbitraries.oneOf(
        sets.map(text -> Tuple.of("subtraction", text)),
        octal.map(text -> Tuple.of("octal", text)),
        coins.map(text -> Tuple.of("flipping-coins", text)),
        limits.map(text -> Tuple.of("take-away", text)),
        blocks.map(text -> Tuple.of("transposition", text)),
        lengths.map(text -> Tuple.of("monotone", text)));
  }

  private static String set(Set<Integer> numbers) {
    return "{" + String.join(",", numbers.stream().map(String::valueOf).toList()) + "}";
  }

  @Property(tries = 500)
  void parametersAreReadBack(@ForAll("parameters") Tuple2<String, String> asked) {
    Game<?> game = Games.find(asked.get1()).orElseThrow();
    Variant<?> variant = variant(game, asked.get2());
    Variant<?> again = variant(game, variant.parameters());
    assertThat(again.parameters()).isEqualTo(variant.parameters());
    assertThat(again.key()).isEqualTo(variant.key());
  }

  private static Variant<?> variant(Game<?> game, String parameters) {
    return game.family().variant(parameters, Sources.none()).named(game.id());
  }
}
