package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.cli.input.CommandWords;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scripts, from files and from standard input. */
class ShellTest {
  @TempDir private Path folder;

  private Run script(String text, String... options) {
    try {
      Files.writeString(folder.resolve("script.fs"), text);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    List<String> words = new ArrayList<>(List.of("shell", "script.fs"));
    words.addAll(List.of(options));
    return Run.in(folder, Catalogue.STANDARD, words.toArray(String[]::new));
  }

  @Test
  void namesAreKeptAndUnfinishedLinesGoOn() {
    Run run = script("# a comment\n\nx := {1 |\n  0}\nx + x\n_ - 1\n(x +\n *)");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEqualTo("{1|0}\n1\n0\n{1*|*}\n");
    assertThat(run.code()).isEqualTo(ExitCode.ANSWERED);
  }

  @Test
  void theFirstErrorEndsAScriptAndNamesItsLineAndItsPlace() {
    Run run = script("x := 1\n{x |\n  y}\n2\n");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.out()).isEqualTo("1\n");
    assertThat(run.err())
        .isEqualTo(
            "farstar shell: script.fs, line 3: column 3: found 'y', which has no value, allowed:"
                + " one of x\n    y}\n    ^\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      value = {
        "nim(\"3x\")=>line 1: column 7: found",
        "1;;2=>line 1: column 3: found ';'",
        "x := {1|=>line 1: column 9: found the end",
        "outcome nim '3=>line 1: a quotation mark without its partner",
        ":lode x=>line 1: unknown ':lode'; nearest: :load",
        ":load no-such-file=>line 1: cannot read 'no-such-file'",
        ":save=>line 1: where to write: found nothing",
        ":latex 1 < 2=>line 1: a truth value has no LaTeX",
        "shell=>line 1: a shell within a shell",
        "serve=>line 1: the workbench runs until its process ends"
      })
  void whatIsWrongIsSaid(String line, String message) {
    Run run = script(line + "\n");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains(message.substring(message.indexOf(": ") + 2));
    assertThat(run.err().lines()).noneMatch(text -> text.contains("Exception"));
  }

  @Test
  void aScriptGoesOnAfterAnErrorWhereThatIsWanted() {
    Run run = script("1\nfoo\n2\noutcome nim x\n3\n", "--keep-going");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.out()).isEqualTo("1\n2\n3\n");
    assertThat(run.err()).contains("line 2: column 1: found 'foo'", "farstar outcome: column 1");
  }

  @Test
  void commandsRunWithNamesInThePlaceOfPositionsAndSums() {
    Run run =
        script(
            "g := domineering(\"..|..\")\nx := 1/2\noutcome g --moves\nvalue g\n"
                + "outcome sum g + x\nfarstar value domineering '2x3' --json\n"
                + "outcome x\neval g + x\noutcome := 3\noutcome + 1\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("Whoever moves next wins", "Left, moving first: 2 winning moves", "+-1\n")
        .contains("\"value\": \"{2|-1/2}\"", "{3/2|-1/2}\n", "Left wins, whoever starts (L)");
    assertThat(run.out()).endsWith("3\n4\n");
    assertThat(run.code()).isEqualTo(ExitCode.ANSWERED);
  }

  @Test
  void picturesKnowTheNamesOfTheWorksheet() throws IOException {
    String names = "g := domineering(\"2x3\")\nx := {4||2|1}\n";
    Run run =
        script(
            names
                + "plot thermograph 'g + x' -o sum.svg\nplot thermograph x g --overlay -o two.svg\n"
                + "plot tree 'x - 1' -o tree.svg\nplot board g -o board.svg\ng - 1\n"
                + "plot tree _ -o last.svg\n");
    assertThat(run.code()).isEqualTo(ExitCode.ANSWERED);
    for (String[] pair :
        new String[][] {
          {"sum.svg", "thermograph '{2|-1/2} + {4||2|1}'"},
          {"tree.svg", "tree '{3||1|0}'"},
          {"board.svg", "board domineering '...|...'"},
          {"last.svg", "tree '{1|-3/2}'"}
        }) {
      Run alone = script("plot " + pair[1] + " -o alone.svg\n");
      assertThat(alone.code()).isEqualTo(ExitCode.ANSWERED);
      assertThat(drawn(pair[0])).as(pair[0]).isEqualTo(drawn("alone.svg"));
    }
    assertThat(Files.readString(folder.resolve("two.svg"))).contains("{4||2|1}", "{2|-1/2}");
    assertThat(script("plot thermograph 'g + x' -o sum.svg\n").err()).contains("found 'g'");
  }

  @Test
  void thermographsOfStoppersAreDrawnAndKept() throws IOException {
    Run run = script("t := {4|over||-3}.Thermograph\nt\non.Thermograph\n:save t.fs\n");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("┤", "right (-1, -4)(5/2, -1/2); stable\nmean -1/2, temperature 5/2\n")
        .contains("left on, right on; stable\n");
    assertThat(Files.readString(folder.resolve("t.fs")))
        .contains("t := ({4|over||-3}).Thermograph\n");
    assertThat(script(":load t.fs\nt\n").out()).contains("; stable\nmean -1/2");
  }

  /** A picture without its words, which name what was asked for. */
  private String drawn(String file) throws IOException {
    return Files.readString(folder.resolve(file))
        .replaceAll("(?s)<(title|desc|text)\\b.*?</\\1>", "");
  }

  @Test
  void aSumOfNamesNeedsNoWord() {
    String names = "g := domineering(\"2x2\")\nh := {1|*}\n";
    Run run = script(names + "value g + h\nvalue g-h\nvalue g - g --explain\n_ + 1\nvalue _ + h\n");
    assertThat(run.err()).isEmpty();
    Run written =
        script(
            names
                + "value sum g + h\nvalue sum g - h\nvalue sum g - g --explain\n_ + 1\n"
                + "value sum _ + h\n");
    assertThat(Transcript.masked(run.out())).isEqualTo(Transcript.masked(written.out()));
  }

  @Test
  void aSecondQuestionIsAnsweredFromWhatTheFirstFound() {
    String ask = "outcome clobber 'xoxo|oxox|xoxo' --by search\n";
    Run run = script(ask + ask);
    List<String> by = run.out().lines().filter(line -> line.contains("by search")).toList();
    assertThat(by).hasSize(2);
    assertThat(by.get(0)).containsPattern("of [0-9,]{3,} positions");
    assertThat(by.get(1)).isEqualTo("  by search, before a move was tried");
  }

  @Test
  void namesAreSavedAndComeBack() throws IOException {
    Run saved =
        script("g := domineering(\"4x4\")\nx := {2|-1} + ^\nt := x.Thermograph\n:save a.fs\n");
    assertThat(saved.err()).isEmpty();
    assertThat(Files.readString(folder.resolve("a.fs")))
        .isEqualTo(
            "# farstar shell, version "
                + Version.number()
                + "\ng := domineering(\"....|....|....|....\")\nt := ({2^|-1^}).Thermograph\n"
                + "x := {2^|-1^}\n");
    Run again = script(":load a.fs\nx - ^\ng.Mean\n");
    assertThat(again.err()).isEmpty();
    assertThat(again.out()).endsWith("{2|-1}\n0\n");
  }

  @Test
  void aFileOfAnotherVersionSaysSo() throws IOException {
    Files.writeString(folder.resolve("old.fs"), "# farstar shell, version 0.0.9\nx := 1\n");
    Run run = script(":load old.fs\nx + 1\n");
    assertThat(run.code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out()).isEqualTo("1\n2\n");
    assertThat(run.err())
        .isEqualTo(
            "farstar: old.fs was saved by version 0.0.9; this is version "
                + Version.number()
                + "\n");
  }

  @Test
  void scriptsThatLoadThemselvesEnd() throws IOException {
    Files.writeString(folder.resolve("loop.fs"), ":load loop.fs\n");
    Run run = script(":load loop.fs\n");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("scripts load each other more than 20 deep");
  }

  @Test
  void theLinesSoFarAreAScript() throws IOException {
    script("x := {1\n|0}\nfoo\n", "--keep-going");
    script("x := {1\n|0}\nx + 1\noutcome nim 3\n:script s.fs\n");
    assertThat(Files.readString(folder.resolve("s.fs")))
        .endsWith("x := {1\n|0}\n# {1|0}\nx + 1\n# {2|1}\noutcome nim 3\n");
    Run again = Run.in(folder, Catalogue.STANDARD, "shell", "s.fs");
    assertThat(again.code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(again.out()).startsWith("{1|0}\n{2|1}\n");
  }

  @Test
  void standardInputIsAScriptToo() {
    Run run = Run.of(Catalogue.STANDARD, "1/2 +\n1/4\n:latex\n:latex {2|1}\n", "shell");
    assertThat(run.out()).isEqualTo("3/4\n\\frac{3}{4}\n\\{2\\mid 1\\}\n");
    assertThat(Run.of(Catalogue.STANDARD, "1\n:quit\n2\n", "shell", "-").out()).isEqualTo("1\n");
    assertThat(Run.of(Catalogue.STANDARD, "", "shell").code()).isEqualTo(ExitCode.ANSWERED);
  }

  @Test
  void aStarAtTheEndOfALineTakesNoOther() {
    Run run = script("over*\n1+1\nx := 3*\n1+1\nx *\n2\n(x +\n*)\n", "--keep-going");
    assertThat(run.out()).isEqualTo("over\n2\n3*\n2\n2\n3\n");
    assertThat(run.err()).contains("line 5: column 4: found the end");
  }

  @Test
  void aBudgetIsThatOfEachExpression() {
    Run run = script("1\nclobber(\"xoxox|oxoxo|xoxox|oxoxo\").OutcomeClass\n", "--positions", "5");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.out()).contains("1\nnot known: the number of positions is used up after");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '`',
      value = {
        "outcome nim '3 5' --moves=>[outcome, nim, 3 5, --moves]",
        "outcome sum nim(\"3 5\") + *=>[outcome, sum, nim(\"3, 5\"), +, *]",
        "x \"a 'b' c\" d'e=>[x, a 'b' c, d'e]",
        "a 'b'c d'=>[a, b'c d]",
        "''=>[]"
      })
  void wordsAreCutAtBlanksAndQuotations(String line, String words) {
    assertThat(CommandWords.of(line).orElseThrow().toString()).isEqualTo(words);
    assertThat(CommandWords.of(line + " 'open")).isEmpty();
  }
}
