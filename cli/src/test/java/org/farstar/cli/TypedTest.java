package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** The shell and a play as somebody types into them, on a pseudo-terminal. */
@EnabledIf("org.farstar.cli.Typist#canType")
class TypedTest {
  private static final String PROMPT = "farstar> ";

  @TempDir private Path folder;

  private Typist shell(Map<String, String> environment) throws IOException {
    return Typist.at(80, environment, folder, "shell");
  }

  private Map<String, String> home() {
    return Map.of("HOME", folder.toString(), "FARSTAR_DATABASES", "none");
  }

  @Test
  void wordsAreCompletedAndLinesGoOn() throws IOException, InterruptedException {
    try (Typist typist = shell(home())) {
      typist
          .sees(PROMPT)
          .types("g := domi\t3x3\"); g.Temp\t\r")
          .sees("g.Temperature")
          .sees("\n1\n");
      typist.sees(PROMPT).types("{1|\r").sees("...").types("0} + g.Mea\t\r").sees("{1|0}\n");
      typist.sees(PROMPT).types("_ + foo\r").sees("found 'foo'").sees("  _ + foo\n      ^\n");
      typist.sees(PROMPT).types("g.OutcomeClass\r").sees("\nN\n");
      typist.sees(PROMPT).types("\u0004");
      assertThat(typist.ends()).isZero();
    }
  }

  @Test
  void ctrlCEndsAComputationAndNotTheSession() throws IOException, InterruptedException {
    try (Typist typist = shell(home())) {
      String long1 = "outcome flipping-coins " + "0110110110111011".repeat(6) + " --by search";
      typist.sees(PROMPT).types("x := 5/8\r").sees("\n5/8\n");
      typist.sees(PROMPT).types(long1 + "\r").sees("positions in").types("\u0003");
      typist.sees("it was interrupted").sees(PROMPT).types("x + 1\r").sees("13/8");
      String long2 = "clobber(\"xoxoxox|oxoxoxo|xoxoxox|oxoxoxo|xoxoxox\").OutcomeClass";
      typist.sees(PROMPT).types(long2 + "\r").sees("positions in").types("\u0003");
      typist.sees("not known: it was interrupted").sees(PROMPT).types("x + 2\r").sees("21/8");
      // At the prompt it takes back what was typed.
      typist.sees(PROMPT).types("y := 1\u0003").sees(PROMPT).types("y\r").sees("found 'y'");
      typist.sees(PROMPT).types(":quit\r");
      assertThat(typist.ends()).isZero();
    }
  }

  @Test
  void linesAreFoundAgainInTheNextSession() throws IOException, InterruptedException {
    for (Map<String, String> environment :
        java.util.List.of(
            home(),
            Map.of("HOME", "/nowhere", "XDG_STATE_HOME", folder.resolve("state").toString()))) {
      try (Typist typist = shell(environment)) {
        typist.sees(PROMPT).types("7/8 + 1\r").sees("15/8").sees(PROMPT).types("\u0004");
        assertThat(typist.ends()).isZero();
      }
      try (Typist typist = shell(environment)) {
        typist.sees(PROMPT).types("\u001bOA").sees("7/8 + 1").types("/2\r").sees("11/8");
        typist.sees(PROMPT).types("\u0004");
        assertThat(typist.ends()).isZero();
      }
    }
    assertThat(folder.resolve(".local/state/farstar/history")).isRegularFile();
    assertThat(Files.readString(folder.resolve("state/farstar/history"))).contains("7/8 + 1/2");
  }

  @Test
  void coloursAreOffWhereTheyAreNotWanted() throws IOException, InterruptedException {
    Map<String, String> plain =
        Map.of("HOME", folder.toString(), "NO_COLOR", "1", "FARSTAR_DATABASES", "none");
    try (Typist typist = shell(plain)) {
      typist.sees(PROMPT).types("out\t nim '1 2' --moves\r").sees("winning move");
      typist.sees(PROMPT).types("d\t\t").sees("domineering").types("\u0003");
      typist.sees(PROMPT).types("\u0004");
      assertThat(typist.ends()).isZero();
      assertThat(typist.sent())
          .doesNotContainPattern("\u001b\\[([0-9]+;)*(1|3[0-7]|4[0-7]|9[0-7]|10[0-7])(;[0-9]+)*m");
    }
    try (Typist typist = shell(home())) {
      typist.sees(PROMPT).types("outcome nim 3\r").sees("moves next");
      typist.sees(PROMPT).types("\u0004");
      assertThat(typist.ends()).isZero();
      assertThat(typist.sent()).contains("\u001b[1m");
    }
  }

  @Test
  void linesFitTheTerminal() throws IOException, InterruptedException {
    for (int columns : new int[] {60, 100}) {
      try (Typist typist = Typist.at(columns, home(), folder, "games")) {
        assertThat(typist.ends()).isZero();
        typist.sees("shows how");
        assertThat(typist.screen().lines()).allMatch(line -> line.length() <= columns);
        assertThat(typist.screen()).contains("Flipping Coins").doesNotContain("Transpo...");
      }
    }
    try (Typist typist = Typist.at(60, home(), folder, "outcome", "nim", "3 5", "--explain")) {
      assertThat(typist.ends()).isZero();
      assertThat(typist.screen().lines()).allMatch(line -> line.length() <= 60);
    }
  }

  @Test
  void aTerminalWithoutASizeHasTheUsualOne() throws IOException, InterruptedException {
    try (Typist typist = Typist.at(0, home(), folder, "shell")) {
      typist.sees(PROMPT).types("1/2 + 1/4\r").sees("\n3/4\n").sees(PROMPT).types("\u0004");
      assertThat(typist.ends()).isZero();
    }
  }

  @Test
  void aPlayIsTypedByDigitsAndCompleted() throws IOException, InterruptedException {
    try (Typist typist = Typist.at(80, home(), folder, "play", "nim", "3 5")) {
      typist.sees("You and the engine").sees("you> ").types("hi\t\r").sees("Play 5 -> 3");
      typist.sees("you> ").types("5 -> 3\r").sees("The engine plays").sees("no other lasts longer");
      typist.sees("you> ").types("1\r").sees("you> ").types("\u0003");
      assertThat(typist.ends()).isZero();
    }
    try (Typist typist = Typist.at(80, home(), folder, "play", "nim", "1 1")) {
      typist.sees("you> ").types("1\r").sees("the engine wins.").sees("takes your last move back");
      typist.sees("you> ").types("why\r").sees("1. ").sees("you> ").types("save lost.txt\r");
      typist.sees("Saved.").sees("you> ").types("2\r").sees("an empty line ends it.");
      typist.sees("you> ").types("undo\r").sees("1  1 -> 0").sees("you> ").types("1\r");
      typist.sees("the engine wins.").sees("you> ").types("\r");
      assertThat(typist.ends()).isZero();
      assertThat(folder.resolve("lost.txt")).content().contains("game nim");
    }
  }
}
