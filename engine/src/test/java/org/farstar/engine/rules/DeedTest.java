package org.farstar.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.farstar.engine.rules.Deed.Kind;
import org.farstar.picture.Box;
import org.farstar.picture.Spot;
import org.junit.jupiter.api.Test;

/** What texts of moves and spots say by themselves. */
class DeedTest {
  private static Spot spot(String name, String state) {
    return new Spot(name, new Box(0, 0, 1, 1), state);
  }

  private static Deed of(String move, Spot... at) {
    return Deed.of(List.of(at), move);
  }

  @Test
  void aHeapIsLoweredTakenOrSplit() {
    assertThat(of("5 -> 2")).isEqualTo(new Deed(Kind.HEAP, List.of(), List.of("5", "3", "2")));
    assertThat(of("5 -> 0")).isEqualTo(new Deed(Kind.HEAP, List.of(), List.of("5", "5")));
    assertThat(of("9 -> 2 7"))
        .isEqualTo(new Deed(Kind.HEAP, List.of(), List.of("9", "0", "2", "7")));
    assertThat(of("2x5 -> 2x1 2x4"))
        .isEqualTo(new Deed(Kind.BECOME, List.of(), List.of("2x5", "2x1 2x4")));
    assertThat(of("take 12")).isEqualTo(new Deed(Kind.TAKE, List.of(), List.of("12")));
  }

  @Test
  void aPieceGoesWhereSomethingElseStands() {
    assertThat(of("1,1 1,2", spot("1,1", "x"), spot("1,2", "o")))
        .isEqualTo(Deed.at(Kind.GO, List.of("1,1", "1,2")));
    assertThat(of("1,1 1,2", spot("1,1", "."), spot("1,2", ".")))
        .isEqualTo(Deed.at(Kind.PLAY, List.of("1,1", "1,2")));
    assertThat(of("1-2", spot("1", "vertex"), spot("2", "vertex")))
        .isEqualTo(Deed.at(Kind.PLAY, List.of("1", "2")));
  }

  @Test
  void aTextThatSaysMoreThanThePlacesStays() {
    assertThat(of("1 left", spot("1", "L")))
        .isEqualTo(new Deed(Kind.OTHER, List.of(), List.of("1 left")));
  }
}
