package org.farstar.verify.qubic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.verify.RefusedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DictionaryCheckerTest {
  private static final List<Entry> PATASHNIK = Patashnik.dictionary();

  @Test
  void patashnikWins() {
    DictionaryChecker.Verified found = DictionaryChecker.check(PATASHNIK, () -> {});
    assertThat(found.lines()).isEqualTo(2929);
    assertThat(found.used()).isEqualTo(2929);
    assertThat(found.positions()).isEqualTo(306_813);
    assertThat(found.forced()).isEqualTo(303_884);
  }

  @Test
  void theFileIsTheOneThatWasPublished() {
    List<String> file = Patashnik.file();
    assertThat(file).contains("Copyright 1988, all rights reserved.");
    List<String> lines = file.subList(file.size() - 2929, file.size());
    assertThat(lines.get(0)).isEqualTo(" 0");
    assertThat(lines.stream().mapToInt(line -> line.length() + 1).sum()).isEqualTo(52_040);
    assertThat(PATASHNIK.stream().map(Entry::write)).isEqualTo(lines);
  }

  @ParameterizedTest
  @CsvSource({"0", "2928"})
  void aLineThatIsMissingIsNoticed(int index) {
    List<Entry> entries = new ArrayList<>(PATASHNIK);
    entries.remove(index);
    assertThatThrownBy(() -> DictionaryChecker.check(entries, () -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessageMatching("no line for the position [xo0-9]*, where no threats win");
  }

  @Test
  void aMoveThatWasChangedIsNoticed() {
    List<Entry> entries = new ArrayList<>(PATASHNIK);
    Entry first = entries.get(1);
    assertThat(first.write()).isEqualTo("x14o 12");
    entries.set(1, new Entry(first.line(), first.x(), first.o(), 13));
    assertThatThrownBy(() -> DictionaryChecker.check(entries, () -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessageContaining("no line for the position");
  }

  /** Lines of three decide some positions; elsewhere a dictionary without lines is not enough. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          xxx4oo          | true  | 0
          xxx1x3x7o7o7o7o | false | 0
          xxx10o7o7o7o    | false | no line for the position
          2oxx1o7o        | true  | no line for the position
          xxx5ooo         | false | the player to move completes a line
          x1x1ooo1ooo     | true  | O has two lines of three
          """)
  void aPlayIsWonFromItsStart(String position, boolean turnOfX, String message) {
    Entry cells = Entry.read(1, position + " 63", balance(position));
    DictionaryChecker.Start start = new DictionaryChecker.Start(cells.x(), cells.o(), turnOfX);
    if (message.equals("0")) {
      assertThat(DictionaryChecker.check(List.of(), start, () -> {}).positions()).isZero();
    } else {
      assertThatThrownBy(() -> DictionaryChecker.check(List.of(), start, () -> {}))
          .isInstanceOf(RefusedException.class)
          .hasMessageContaining(message);
    }
  }

  private static int balance(String position) {
    return position.chars().map(mark -> mark == 'o' ? 1 : mark == 'x' ? -1 : 0).sum();
  }

  @Test
  void onePositionHasOneMove() {
    List<Entry> entries = List.of(Entry.read(3, "x14o 12"), Entry.read(4, "3x8o 0"));
    assertThatThrownBy(() -> DictionaryChecker.check(entries, () -> {}))
        .hasMessage("line 4: the position stands in line 3 already");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          x14o            | found 'x14o', allowed: a position and a cell, as in 'x14o 12'
          x14y 12         | found 'x14y 12', allowed: a position and a cell, as in 'x14o 12'
          x15 12          | the position 'x15' is not X's turn
          x63o 12         | the position 'x63o' has not 64 cells
          x999999999999o 1| the position 'x999999999999o' has not 64 cells
          x0o 12          | the position 'x0o' has not 64 cells
          x14o 15         | the move 15 is no free cell
          x14o 64         | the move 64 is no free cell
          """)
  void refusesWhatIsNoLine(String text, String message) {
    assertThatThrownBy(() -> Entry.read(7, text))
        .isInstanceOf(RefusedException.class)
        .hasMessage("line 7: " + message);
  }

  @Test
  void theBoardHas76LinesAnd192Symmetries() {
    assertThat(QubicBoard.LINES).hasSize(76);
    assertThat(QubicBoard.symmetryCount()).isEqualTo(192);
  }

  @Property(tries = 200)
  void symmetricPositionsHaveTheSameLeastImage(
      @ForAll long x, @ForAll long y, @ForAll @IntRange(max = 191) int symmetry) {
    long o = y & ~x;
    long imageX = QubicBoard.image(symmetry, x);
    long imageO = QubicBoard.image(symmetry, o);
    int one = QubicBoard.leastUnder(x, o);
    int other = QubicBoard.leastUnder(imageX, imageO);
    assertThat(QubicBoard.image(other, imageX)).isEqualTo(QubicBoard.image(one, x));
    assertThat(QubicBoard.image(other, imageO)).isEqualTo(QubicBoard.image(one, o));
  }
}
