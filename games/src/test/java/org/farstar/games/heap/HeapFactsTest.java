package org.farstar.games.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.farstar.engine.game.Game;
import org.farstar.games.heap.corner.Corner;
import org.farstar.games.heap.corner.CornerGame;
import org.farstar.games.heap.even.EvenSubtractionGame;
import org.farstar.games.heap.grundy.Facts;
import org.farstar.games.heap.grundy.Heaps;
import org.farstar.games.heap.nim.NimGame;
import org.farstar.games.heap.octal.OctalGame;
import org.farstar.games.heap.subtraction.SubtractionGame;
import org.farstar.games.heap.takeaway.TakeAwayGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the theories say about single heaps and points, against a search that knows the moves. */
class HeapFactsTest {
  private static List<Heaps> heaps(int largest) {
    return LongStream.rangeClosed(1, largest).mapToObj(n -> Heaps.of(n)).toList();
  }

  private static void heaps(Game<Heaps> game, String parameters, int largest) {
    Facts.referee(Facts.variant(game, parameters), heaps(largest));
  }

  @Test
  void nimAndEvenSubtraction() {
    heaps(NimGame.game(), "", 25);
    heaps(EvenSubtractionGame.game(), "", 40);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{1}:", "{3}:", "{2,5,7}:", "{1,4,9}:", "{2,4,7}:", "{1,2,3,4,5,6}:"})
  void subtraction(String set) {
    heaps(SubtractionGame.game(), set, 60);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "0.77:", "0.07:", "4.137:", "0.007:", "0.1234567:", "4.0:", "0.6:", "4.4:"})
  void octal(String code) {
    heaps(OctalGame.octal(), code, 40);
  }

  @Test
  void namedOctalGames() {
    heaps(OctalGame.kayles(), "", 30);
    heaps(OctalGame.dawsonKayles(), "", 30);
  }

  @Test
  void points() {
    for (Game<Corner> game : List.of(CornerGame.rook(), CornerGame.wythoff())) {
      List<Corner> points =
          IntStream.rangeClosed(0, 9)
              .boxed()
              .flatMap(m -> IntStream.rangeClosed(0, 11).mapToObj(n -> m + " " + n))
              .map(text -> Facts.variant(game, "").rules().read(text))
              .toList();
      Facts.referee(Facts.variant(game, ""), points);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "2*x", "x+1", "3*x", "x*x", "2*x-1", "x*x-2*x+2"})
  void takeAway(String f) {
    var variant = Facts.variant(TakeAwayGame.game(), "f(x)=" + f + ":");
    Facts.referee(
        variant,
        IntStream.rangeClosed(0, 24)
            .boxed()
            .flatMap(n -> IntStream.rangeClosed(0, n).mapToObj(cap -> n + "/" + cap))
            .map(text -> variant.rules().read(text))
            .toList());
  }

  @Test
  void tablesInAWorkspaceChangeNoAnswer() {
    for (String line : List.of("0.007: 300", "0.77: 1000000", "0.137: 20")) {
      same(OctalGame.octal(), line);
    }
    for (String line : List.of("{2,4,7}: 50", "{1,60}: 30", "{2,5,7}: 1000000000000")) {
      same(SubtractionGame.game(), line);
    }
    same(CornerGame.wythoff(), "10 12");
    same(TakeAwayGame.game(), "f(x)=2*x: 100/5");
  }

  private static <P> void same(Game<P> game, String line) {
    var variant = Facts.variant(game, line);
    P part = variant.rules().read(line.substring(line.indexOf(':') + 1).strip());
    assertThat(variant.theories()).hasSize(1);
    Facts.withoutWorkspace(variant.theories().get(0), part);
  }

  /** Parameters are written as they are read; the usual ones are written as none. */
  @Test
  void parametersAreReadBack() {
    parameters(SubtractionGame.game(), "{1,2,3,4}:", "");
    parameters(SubtractionGame.game(), "{ 5, 2 }:", "{2,5}");
    parameters(OctalGame.octal(), "0.137:", "");
    parameters(OctalGame.octal(), " 4.7 :", "4.7");
    parameters(TakeAwayGame.game(), "f(x)=x:", "");
    parameters(TakeAwayGame.game(), "f(x) = x+x :", "f(x)=2*x");
  }

  private static void parameters(Game<?> game, String line, String written) {
    var variant = Facts.variant(game, line);
    assertThat(variant.parameters()).isEqualTo(written);
    assertThat(Facts.variant(game, written + ":").parameters()).isEqualTo(written);
    assertThat(Facts.variant(game, written + ":").named(game.id()).key())
        .isEqualTo(variant.named(game.id()).key());
  }

  @Test
  void heapsArePutTogetherAgain() {
    var nim = Facts.variant(NimGame.game(), "").rules();
    Heaps heaps = nim.read("3 5 5");
    assertThat(nim.withPart(heaps, 0, Heaps.of(0))).contains(Heaps.of(5, 5));
    assertThat(nim.withPart(heaps, 2, Heaps.of(1))).contains(Heaps.of(1, 3, 5));
    var kayles = Facts.variant(OctalGame.kayles(), "").rules();
    assertThat(kayles.withPart(heaps, 1, Heaps.of(4, 1))).contains(Heaps.of(1, 3, 4, 5));
  }
}
