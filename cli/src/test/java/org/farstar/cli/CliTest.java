package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.cli.output.CheckedPrintStream;
import org.farstar.cli.output.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What transcripts cannot show: streams, terminals, long answers, faults. */
class CliTest {
  private static final String LONG = "0110110110111011011011101101101".repeat(4);

  @Test
  void theCompletionKnowsCommandsOptionsAndGames() {
    for (String shell : List.of("bash", "zsh")) {
      assertThat(Run.farstar("completion", shell).out())
          .contains(Commands.names())
          .contains("--explain", "--positions", "flipping-coins", "complete -F");
    }
  }

  @Test
  void saysItsVersion() {
    assertThat(Run.farstar("--version").out()).startsWith("farstar ").contains("Java");
  }

  @Test
  void answersOnTheCommandLineFitTheScreen() {
    String line = "0110111".repeat(100);
    for (String[] words :
        new String[][] {
          {"outcome", "flipping-coins", line, "--moves", "--explain"},
          {"games"},
          {"games", "flipping-coins"},
          {"check", "--list"},
          {"check", "flipping-coins/3", "--size", "4"}
        }) {
      Run run = Run.farstar(words);
      assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
      assertThat(run.out().lines()).allMatch(text -> text.length() <= 80);
    }
  }

  @Test
  void positionsComeFromWordsFilesAndStandardInput(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("line"), "1011\n");
    String expected = Run.farstar("value", "flipping-coins", "1011").out();
    assertThat(Run.farstar("value", "flipping-coins", "@" + file).out()).isEqualTo(expected);
    Run piped = Run.of(Catalogue.STANDARD, "1011\n", "value", "flipping-coins", "-");
    assertThat(piped.out()).isEqualTo(expected);
    assertThat(Run.of(Catalogue.STANDARD, "1/2\n", "eval", "-").out()).isEqualTo("1/2\n");
  }

  @Test
  void aPositionMayNameAFile(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("g"), "a b\na c\nb c\n");
    Run named = Run.farstar("value", "token", "@" + file, "@a", "--json");
    assertThat(named.json().get("value").asText()).isEqualTo("*2");
    assertThat(named.json().get("position").asText()).isEqualTo("@" + file + " @a");
    Run summed = Run.farstar("value", "token", "@" + file + " @a + @" + file + " @b");
    assertThat(summed.out()).startsWith("*3\n");
    Run missing = Run.farstar("value", "token", "@no-such-file", "@a");
    assertThat(missing.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(missing.err()).contains("cannot read 'no-such-file': there is no such file");
    Files.writeString(file, "a b\nb c d\n");
    assertThat(Run.farstar("value", "token", "@" + file, "@a").err())
        .contains("'b c d' in line 2 of the file");
  }

  @Test
  void aBudgetThatEndsSaysThatTheGameIsHard() {
    String[] words = {"outcome", "edge-geography", "1>2 2>1 1>3 3>2 @1", "--positions", "2"};
    Run text = Run.farstar(words);
    assertThat(text.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(text.out()).contains("geography on digraphs is PSPACE-hard");
    String[] more = Arrays.copyOf(words, words.length + 1);
    more[words.length] = "--json";
    assertThat(Run.farstar(more).json().get("hardness").asText()).contains("PSPACE-hard");
  }

  @Test
  void anAtSignWithinSeveralWordsIsPartOfThePosition() {
    assertThat(Run.farstar("outcome", "flipping-coins", "1-2", "@1").err())
        .contains("found '-'", "1-2 @1");
  }

  @Test
  void aFileThatIsNoTextIsRefused(@TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xff, 0x30});
    Run run = Run.farstar("value", "flipping-coins", "@" + file);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("not text in UTF-8");
    assertThat(Run.farstar("value", "flipping-coins", "@" + folder).code())
        .isEqualTo(ExitCode.WRONG_INPUT);
  }

  @Test
  void coloursAreForTerminalsThatWantThem() {
    String[] words = {"outcome", "flipping-coins", "1011"};
    assertThat(Run.farstar(words).out()).doesNotContain("\u001b");
    assertThat(Run.on(true, Map.of(), Catalogue.STANDARD, "", words).out()).contains("\u001b[1m");
    assertThat(Run.on(true, Map.of("NO_COLOR", "1"), Catalogue.STANDARD, "", words).out())
        .doesNotContain("\u001b");
    assertThat(Run.farstar("outcome", "flipping-coins", "1011", "--color", "always").out())
        .contains("\u001b[1m");
    assertThat(
            Run.on(
                    true,
                    Map.of(),
                    Catalogue.STANDARD,
                    "",
                    "outcome",
                    "flipping-coins",
                    "1011",
                    "--color=never")
                .out())
        .doesNotContain("\u001b");
  }

  @Test
  void aTimeThatEndsIsSaidInTextAndJson() {
    Run text = Run.farstar("outcome", "flipping-coins", LONG, "--by", "search", "--time", "50ms");
    assertThat(text.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(text.out()).contains("not decided: the time is used up after", "still");
    Run value =
        Run.farstar("value", "flipping-coins", LONG, "--by", "search", "--time=50ms", "--json");
    assertThat(value.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(value.json().get("value").isNull()).isTrue();
    assertThat(value.json().get("stopped").asText()).isEqualTo("time");
    assertThat(value.json().get("by").get(0).get("positions").asLong()).isPositive();
  }

  @Test
  void progressGoesToStandardErrorWhenAskedFor() {
    String[] words = {
      "outcome", "flipping-coins", LONG, "--by", "search", "--time", "700ms", "--progress"
    };
    assertThat(Run.farstar(words).err()).contains("positions in", "a second\n");
    assertThat(Run.on(true, Map.of(), Catalogue.STANDARD, "", words).err())
        .startsWith("\r")
        .endsWith("\r");
  }

  private static String[] with(String[] words, String... more) {
    return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void memoryThatEndsIsSaid() {
    // Tables forget old entries, and the search goes on; options that wait are not forgotten.
    String[] words = {"flipping-coins", LONG, "--by", "search", "--positions", "2000", "--memory"};
    Run outcome = Run.farstar(with(new String[] {"outcome"}, with(words, "1m")));
    assertThat(outcome.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(outcome.out()).contains("the number of positions is used up");
    Run few = Run.farstar(with(new String[] {"value"}, with(words, "1m")));
    assertThat(few.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(few.out()).contains("the memory is used up");
    Run many = Run.farstar(with(new String[] {"value"}, with(words, "200m")));
    assertThat(many.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(many.out()).contains("the number of positions is used up");
    Run java = Run.toys("outcome", "hungry", "5");
    assertThat(java.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(java.out() + java.err()).contains("the memory is used up");
  }

  @Test
  void aStackTraceIsForWhoeverAsksForIt() {
    String[] words = {"outcome", "fault", "5"};
    assertThat(Run.toys(words).err().lines()).hasSize(1);
    Map<String, String> debug = Map.of("FARSTAR_DEBUG", "1");
    assertThat(Run.on(false, debug, ToyGames.CATALOGUE, "", words).err()).contains("\tat ");
  }

  @Test
  void veryLongNumbersAreDescribedUnlessAllDigitsAreWanted() {
    String line = "0101011".repeat(5000);
    Run brief = Run.farstar("value", "flipping-coins", line);
    assertThat(brief.out().lines().findFirst().orElseThrow())
        .matches("-?p/2\\^[0-9]+ with p of [0-9,]+ digits \\(--digits prints them all\\)");
    Run whole = Run.farstar("value", "flipping-coins", line, "--digits");
    String number = whole.out().lines().findFirst().orElseThrow();
    String digits = number.substring(0, number.indexOf('/')).replace("-", "");
    assertThat(brief.out().replace(",", "")).contains("of " + digits.length() + " digits");
    JsonNode json = Run.farstar("value", "flipping-coins", line, "--json").json();
    assertThat(json.get("value").isNull()).isTrue();
    assertThat(new BigInteger(json.get("exact").get("numeratorHex").asText(), 16).abs())
        .hasToString(digits);
    JsonNode full = Run.farstar("value", "flipping-coins", line, "--json", "--digits").json();
    assertThat(full.get("value").asText()).isEqualTo(number);
  }

  @Test
  void theTourAnswersAndChecksItsQuestion() {
    Run tour = Run.farstar("tour");
    assertThat(tour.code()).as(tour.err()).isEqualTo(ExitCode.ANSWERED);
    assertThat(tour.out())
        .contains("0101011111     -11/16", "together       1/16", "Left wins, whoever starts")
        .contains("1: 9 10", "by search of", "Next:");
    assertThat(tour.out().lines()).allMatch(line -> line.length() <= 80);
    for (TourStop stop : TourStop.ALL) {
      assertThat(Catalogue.STANDARD.claimsOf(stop.game()))
          .extracting(claim -> claim.id())
          .contains(stop.claim());
      assertThat(tour.out()).contains(stop.question(), "ok         " + stop.claim());
    }
  }

  @Test
  void everyExampleOfEveryGameIsAnswered() {
    for (var game : Catalogue.STANDARD.all()) {
      for (var example : game.card().examples()) {
        Run run = Run.farstar("outcome", game.id(), example.position(), "--time", "10s");
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
      }
    }
  }

  @Test
  void outputThatIsLostIsToldUnlessTheReaderLeft() {
    assertThat(lost("No space left on device")).isEqualTo(ExitCode.UNWRITTEN);
    assertThat(lost("Broken pipe")).isEqualTo(ExitCode.ANSWERED);
  }

  private static ExitCode lost(String why) {
    OutputStream broken =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(why);
          }
        };
    Terminal terminal =
        Terminal.of(
            InputStream.nullInputStream(),
            new CheckedPrintStream(broken),
            new PrintStream(OutputStream.nullOutputStream()));
    return new Cli(Catalogue.STANDARD, new Interruption()).run(List.of("eval", "1"), terminal);
  }

  @Test
  void outputInUtf8() {
    Run run = Run.farstar("eval", "\u00e4");
    assertThat(run.err()).contains("\u00e4");
    assertThat(run.err().getBytes(StandardCharsets.UTF_8)).contains(0xc3, 0xa4);
  }

  @Test
  void threadsHaveALimit() {
    int most = Math.max(64, 4 * Runtime.getRuntime().availableProcessors());
    Run run = Run.farstar("value", "domineering", "3x3", "--threads", "" + (most + 1));
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err())
        .contains("--threads: found '" + (most + 1) + "', allowed: from 1 to " + most);
    assertThat(Run.farstar("value", "domineering", "3x3", "--threads", "0").err())
        .contains("allowed: from 1 to " + most);
    assertThat(Run.farstar("value", "domineering", "3x3", "--threads", "" + most).code())
        .isEqualTo(ExitCode.ANSWERED);
  }

  /** What a theory has done when its time is over is counted, and it keeps to what can be. */
  @Test
  void aTheoryThatIsStoppedSaysHowFarItCame() {
    Run run = Run.farstar("value", "octal", "0.007: 500000", "--positions", "2000");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.out().replace('\n', ' '))
        .contains("is used up after 2,000 positions; still possible: N or P ")
        .doesNotContain("L or");
  }

  /** A sum that is not decided: the parts, one with a value, the others with what is known. */
  @Test
  void whatIsKnownOfThePartsIsSaidWhenTheBudgetEnds() {
    String sum = "domineering(\"8x8\") + nogo(\"4x4\") - domineering(\"3x3\")";
    Run run =
        Run.farstar("outcome", "sum", sum, "--by", "search", "--explain", "--positions", "20000");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.out().replaceAll("\\s+", " "))
        .contains("still possible: N or P or L or R What is known 1. The parts of the sum:")
        .contains(": not valued; Left stop -", "; mean value -1/2..1/2")
        .contains("...|...|...: +-1");
    assertThat(Run.farstar("outcome", "sum", sum, "--by", "search", "--positions", "20000").out())
        .doesNotContain("What is known");
  }

  @Test
  void positionsInExpressionsAreTheirValues() {
    assertThat(eval("domineering(\"2x2\") == domineering(\"2x2\")")).isEqualTo("true\n");
    assertThat(eval("domineering(\"2x2\") + 1")).isEqualTo("{2|0}\n");
    assertThat(eval("-domineering(\"2x1\")")).isEqualTo("-1\n");
    assertThat(eval("2*domineering(\"2x2\")")).isEqualTo("0\n");
    assertThat(eval("{domineering(\"2x2\")|-1}")).isEqualTo("-1Miny(2)\n");
    assertThat(eval("x := domineering(\"3x3\"); x.Temperature")).isEqualTo("1\n");
    assertThat(eval("domineering(\"2x2\").LeftOptions")).isEqualTo("[1]\n");
    assertThat(eval("domineering(\"2x2\")")).isEqualTo("..|..\n");
    // Two heaps of two are worth 0; a misère player would rather not begin with them.
    assertThat(eval("nim(\"2 2\").MisereOutcomeClass")).isEqualTo("P\n");
    assertThat(eval("nim(\"2 2\").CanonicalForm.MisereOutcomeClass")).isEqualTo("N\n");
    String none = "found positions of transposition have no value here; 'outcome' says who wins";
    assertThat(eval("transposition(\"1..9: 3 1 5 / 4\") + 1")).contains(none);
    assertThat(eval("transposition(\"1..9: 3 1 5 / 4\").CanonicalForm")).contains(none);
    assertThat(eval("monotone(\"a=4 d=4 deck=9 :\").MisereOutcomeClass"))
        .contains("misère play is for games that the last move decides; monotone is none");
    assertThat(eval("toads-and-frogs(\"T_F\").CanonicalForm"))
        .contains("column 1: found 'toads', which has no value, allowed: toads_and_frogs(\"...\")");
  }

  private static String eval(String expression) {
    Run run = Run.farstar("eval", expression);
    return run.code() == ExitCode.ANSWERED ? run.out() : run.err();
  }
}
