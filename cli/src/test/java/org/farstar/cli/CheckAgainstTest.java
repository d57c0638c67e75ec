package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code farstar check GAME --against FILE}. */
class CheckAgainstTest {
  @TempDir Path folder;

  private Run check(String game, String known, String... more) throws IOException {
    Files.writeString(folder.resolve("known.txt"), known);
    String[] words = {"check", game, "--against", "known.txt"};
    String[] all = new String[words.length + more.length];
    System.arraycopy(words, 0, all, 0, words.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return Run.in(folder, Catalogue.STANDARD, all);
  }

  @Test
  void aPositionThatBeginsWithABlockedCellIsNoComment() throws IOException {
    Run run = check("domineering", "# by hand\n#..|... = +-1\n\n# the rest = of it is on paper\n");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("known.txt:4: column 2");
    run = check("domineering", "# by hand=so\n#..|... = +-1\n# the rest\n.. = -1\n");
    assertThat(run.code()).as(run.out()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out()).contains("known.txt: 2 positions, 2 comments; 2 by search\n");
    run = check("domineering", ".. = -1\n#..|... = 7\n");
    assertThat(run.code()).isEqualTo(ExitCode.REFUTED);
    assertThat(run.out()).contains("known.txt:2: #..|...: expected 7, found ");
    assertThat(check("domineering", "# nothing\n").err())
        .contains("known.txt has no line 'POSITION = ANSWER'");
  }

  @Test
  void bothAreAskedWhereBothApply() throws IOException {
    // Of the lecture's table of Kayles; beyond a few heaps a search alone would not end.
    int[] kayles = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6};
    StringBuilder known = new StringBuilder();
    IntStream.range(0, kayles.length)
        .forEach(n -> known.append(n).append(" = ").append(star(kayles[n])).append('\n'));
    Run small = check("kayles", known.toString());
    assertThat(small.code()).as(small.out()).isEqualTo(ExitCode.ANSWERED);
    assertThat(small.out()).contains("known.txt: 12 positions; 12 by theory and search\n");
    Run large = check("kayles", known + "100000 = N\n");
    assertThat(large.out()).contains("13 positions; 12 by theory and search, 1 by theory\n");
    Run wrong = check("kayles", "11 = *5\n");
    assertThat(wrong.code()).isEqualTo(ExitCode.REFUTED);
    assertThat(wrong.out())
        .contains("known.txt:1: 11: expected *5, found *6 by theory and *6 by\n");
  }

  private static String star(int grundy) {
    return grundy == 0 ? "0" : grundy == 1 ? "*" : "*" + grundy;
  }

  @Test
  void aBudgetThatEndsLeavesTheCountOfWhatWasCompared() throws IOException {
    Run run =
        check("domineering", ".. = -1\n......|......|......|...... = 0\n", "--positions", "9");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.out()).contains("known.txt: nothing completely; 1 by search; ");
  }

  /** One position of these has more moves than can be listed. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      value = {"nim=99999999999999999999", "wythoff=99999999999999999999 3", "pennies=11 4"})
  void timeIsAskedWithinTheMovesOfOnePosition(String game, String position) {
    Run run = Run.farstar("check", game, "--against", "search", position, "--time", "600ms");
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.out()).contains("the time is used up");
  }

  static Stream<String> games() {
    return Catalogue.STANDARD.ids().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsCheckedAtItsExamples(String game) {
    Run run = Run.farstar("check", game, "--against", "search", "--time", "100ms");
    assertThat(run.code()).as(run.err()).isIn(ExitCode.ANSWERED, ExitCode.BUDGET_ENDED);
  }

  @Test
  void whatNoSearchAnswersIsSaid() {
    Run run = Run.farstar("check", "end-nim", "--against", "search", "w^w|3");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("a pile that is not below w^w");
  }
}
