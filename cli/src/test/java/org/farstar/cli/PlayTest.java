package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plays from a script on standard input. */
class PlayTest {
  private static Run play(String script, String... words) {
    return Run.of(Catalogue.STANDARD, script, words);
  }

  @Test
  void thePersonWinsByTheHintsOfTheEngine() {
    Run run = play("hint\n3 4\n", "play", "flipping-coins", "1011");
    assertThat(run.code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out())
        .contains("You are Left, the engine is Right.", "Play 3 4, which wins (flipping-coins,")
        .contains("Left> 3 4\n", "The engine has no move: you win.");
  }

  @Test
  void theEngineWinsAndSaysWhy() {
    Run run =
        play(
            "why\n#1\n#1\n#1\n#1\n",
            "play",
            "flipping-coins",
            "1101101",
            "--as=right",
            "--first=engine");
    assertThat(run.out())
        .contains("The engine plays", "which wins (flipping-coins, Theorems 3.3 and 4.2,")
        .contains("Why\n 1. ", "[Lemma 4.6]")
        .contains("the engine wins.");
  }

  /** Heaps of 1 and 1,000: whoever looks one move ahead sees no win, and the engine takes 999. */
  @Test
  void theEnginePlaysAsWellAsIsWanted() {
    String[] words = {"play", "nim", "1 1000", "--first", "engine", "--strength", "beginner"};
    Run beginner = play("quit\n", words);
    assertThat(beginner.out()).contains(", looking 1 move ahead").doesNotContain("which wins");
    words[words.length - 1] = "perfect";
    assertThat(play("quit\n", words).out()).contains("The engine plays 1000 -> 1, which wins");
    words[words.length - 1] = "weak";
    Run wrong = play("", words);
    assertThat(wrong.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(wrong.err())
        .contains("found 'weak', allowed: beginner, learner, player, expert, perfect");
  }

  @Test
  void theEngineIsHonestAboutALoss() {
    Run run = play("quit\n", "play", "flipping-coins", "0011", "--first", "engine");
    assertThat(run.out()).contains("for want of a winning move", "The play ends here.");
  }

  @Test
  void wrongMovesAreToldAndMovesCanBeTakenBack() {
    Run run = play("undo\n4 4\nmoves\n?\n1 3\nundo\n", "play", "flipping-coins", "1011011");
    assertThat(run.code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out())
        .contains("There is no move of yours to take back.")
        .contains("'4 4' is no move of yours here; 'moves' lists them.")
        .contains("  1   1 3  to", "take back your last move")
        .endsWith("No more input: the play ends here.\n");
    assertThat(run.out().split("  1011011\n", -1)).hasSize(3);
  }

  @Test
  void aLongLineShowsNeitherItsWholeSelfNorAllItsMoves() {
    Run run = play("moves\n", "play", "flipping-coins", "0110111".repeat(3000));
    assertThat(run.out()).contains("more than 12 moves, such as", "  ... and more\n");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void movesThatCannotBeListedCanBePlayedAsText() {
    String line = "w^(w+1)|w^w*3+w+4|w";
    Run run = play("left to 3\nmoves\nhint\nleft to 2\nquit\n", "play", "end-nim", line);
    assertThat(run.code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out())
        .contains("the moves cannot be listed; write one as text")
        .contains("The engine plays right to 0, which wins")
        .contains("the engine knows no winning move, and no other can be listed")
        .contains("  1  left to 0  to 2");
    Run lost = play("", "play", "end-nim", line, "--first", "engine", "--as", "right");
    assertThat(lost.out()).contains("The engine plays left to 0, which wins");
    Run given = play("right to 0\n", "play", "end-nim", "w^(w+1)|3|w^(w+1)", "--as", "right");
    assertThat(given.code()).isEqualTo(ExitCode.ANSWERED);
  }

  @Test
  void anEngineOutOfTimeSaysThatItDoesNotKnow() {
    String line = "left=111 right=001: " + "0110111".repeat(12);
    Run run = play("", "play", "flipping-coins", line, "--first", "engine", "--time", "20ms");
    assertThat(run.out().replace("\n", " "))
        .contains("without having found out in time who wins: the time is used up");
  }

  @Test
  void drawsAreFoundAndTold() {
    Run run = Run.of(ToyGames.CATALOGUE, "take 1\n", "play", "drawn", "2");
    assertThat(run.out())
        .contains("You and the engine have the same moves.")
        .contains("which draws; nothing wins", "The play is over: a draw.");
  }

  @Test
  void misereIsTold() {
    Run run = Run.of(ToyGames.CATALOGUE, "take 1\n", "play", "countdown", "2", "--misere");
    assertThat(run.out()).contains("Whoever makes the last move loses.", "you win.");
    assertThat(play("quit\n", "play", "kayles", "3", "--misere").out().replaceAll("\\s+", " "))
        .contains("Who cannot move wins.", "Whoever makes the last move loses.")
        .doesNotContain("cannot move loses");
  }

  @Test
  void movesTakenBackAreMadeAgainAndSidesAreChanged() {
    Run run = play("redo\n1\nundo\nredo\nswap\nquit\n", "play", "nim", "3 5 7");
    assertThat(run.code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out()).contains("There is no move to make again.");
    // Made again, it is the person's turn as it was; the engine then moves for the person's side.
    assertThat(run.out().split("The engine plays", -1)).hasSize(3);
    Run swapped = play("swap\nquit\n", "play", "flipping-coins", "1101101");
    assertThat(swapped.out())
        .contains("You are Right, the engine is Left.", "The engine plays")
        .contains("Right> quit");
  }

  @Test
  void aPlayIsSavedAndGoesOn(@TempDir Path folder) throws IOException {
    String file = folder.resolve("a play.txt").toString();
    Run saved =
        play(
            "1\nsave " + file + "\nquit\n", "play", "flipping-coins", "110110101101", "--as=right");
    assertThat(saved.out()).contains("Saved.");
    String text = Files.readString(Path.of(file));
    assertThat(text)
        .startsWith("# farstar play, version ")
        .contains(
            "\ngame flipping-coins\nposition 110110101101\nstarts Right\nperson Right\nmove ");
    Run loaded = play("load " + file + "\nundo\nundo\nquit\n", "play", "nim", "3");
    assertThat(loaded.out())
        .contains("You are Right, the engine is Left.", "Right> undo", "There is no move of yours");
    assertThat(loaded.err()).isEmpty();
    Files.writeString(Path.of(file), text.replaceFirst("version .*", "version 0.0.9"));
    assertThat(play("load " + file + "\nquit\n", "play", "nim", "3").err())
        .startsWith("farstar: " + file + " was saved by version 0.0.9; this is version ");
    Files.writeString(Path.of(file), text.replace("move ", "move 9 9 "));
    Run wrong = play("load " + file + "\nload\nload none\nquit\n", "play", "nim", "3");
    assertThat(wrong.out())
        .contains("line 6: '9 9 ", "is no move there.", "'load' needs the name of a file.")
        .contains("cannot read 'none'", "you> quit");
  }

  @Test
  void whatIsTypedIsShownWithoutItsControlCharacters() {
    Run run = play("\u001b[2J\u0007evil\nquit\n", "play", "nim", "3 5");
    assertThat(run.out()).contains("you> \\u001b[2J\\u0007evil\n", "'\\u001b[2J\\u0007evil' is no");
    assertThat(run.out()).doesNotContain("\u001b").doesNotContain("\u0007");
  }
}
