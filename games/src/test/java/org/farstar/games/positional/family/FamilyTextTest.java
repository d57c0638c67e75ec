package org.farstar.games.positional.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.farstar.games.positional.RandomFamilies;
import org.farstar.games.positional.play.PointGroup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FamilyTextTest {
  private static Known read(String text) {
    return FamilyText.read(text, name -> "a b c # three\n\npoints d\nc,d\n");
  }

  @Test
  void readsBackWhatItWrites() {
    Random random = new Random(3);
    for (int i = 0; i < 1_000; i++) {
      ListedFamily family = RandomFamilies.family(random, 9, 6);
      assertThat(read(FamilyText.write(family)).family()).isEqualTo(family);
      assertThat(FamilyText.readFile(FamilyText.writeFile(family))).isEqualTo(family);
    }
    assertThat(read("@any").family().names()).containsExactly("a", "b", "c", "d");
    assertThat(read("[d] {a,b} {b,c}").text()).isEqualTo("[d,a,b,c]{a,b}{b,c}");
  }

  @Test
  void saysWhichLineOfAFileIsWrong() {
    assertThatThrownBy(() -> FamilyText.read("@some.txt", name -> "a b # two\nc d c\n"))
        .hasMessage(
            "column 1: found 'c' a second time in line 2 of the file 'some.txt', allowed: each"
                + " point once");
  }

  /** The numbers of points and sets, counted by formulas that the generators do not use. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "lines(3^3); 27; 49",
        "in-row(3,3x3); 9; 8",
        "in-row(4,5x6); 30; 39",
        "rows-columns(3x4); 12; 7",
        "animal(elly,4x4); 16; 48",
        "animal(fatty,4x4); 16; 9",
        "animal(xx/x.,3x3); 9; 16",
        "hex(1x3); 3; 3",
        "hex(2x2); 4; 3",
        "cliques(3,5); 10; 10",
        "cliques(4,6); 15; 15",
        "paths(4,4); 6; 12",
        "stars(3,5); 10; 20",
        "hamilton(5); 10; 12",
        "hamilton(7); 21; 360",
        "matchings(6); 15; 15",
        "spanning-trees(4); 6; 16",
        "spanning-trees(6); 15; 1296",
        "waerden(3,9); 9; 16",
        "plane(2); 7; 7",
        "plane(3); 13; 13"
      })
  void makesFamilies(String text, int points, int sets) {
    Known known = read(text);
    assertThat(known.text()).isEqualTo(text);
    assertThat(known.family().points()).isEqualTo(points);
    assertThat(known.family().sets()).isEqualTo(sets);
    assertThat(PointGroup.generated(points, known.symmetries()).preserves(known.family())).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "{a,b}{}; 6; an empty set; a set of at least one point",
        "{a,a}; 4; 'a' a second time; each point once",
        "{a,b?}; 4; 'b?'; a name of letters, digits and . _ ' -",
        "{a,b; 1; '{'; a set of points, as in {a,b}",
        "lines(9^9); 7; a board of 387420489 cells; at most 512",
        "cliques(5,3); 9; '5,3'; cliques(3,5), at most 12 vertices",
        "plane(4); 7; '4'; plane(2), a prime up to 13",
        "in-row(3,50x50); 8; a board of 2500 cells; at most 512"
      })
  void saysWhatIsWrong(String text, int column, String found, String allowed) {
    assertThatThrownBy(() -> read(text))
        .hasMessage("column " + column + ": found " + found + ", allowed: " + allowed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"nothing(3)", "lines", "lines(x)", "matchings(5)", "hex(6x6)", "animal(y,3x3)"})
  void refuses(String text) {
    assertThatThrownBy(() -> read(text)).hasMessageStartingWith("column ");
  }
}
