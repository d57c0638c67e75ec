package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Databases and whole games of rules in a file of the user's own, which may change. */
class OwnDatabaseTest {
  private static final int CELLS = 6;
  private static final String BOARD = "...#...#..|.x.#.x.#..|...#...#.x";

  @TempDir Path folder;

  private Run farstar(String... words) {
    return Run.in(folder, Catalogue.STANDARD, words);
  }

  @BeforeEach
  void aGameWithTheNameOfOneOfFarstars() {
    assertThat(farstar("new", "ruleset", "Fission", "--grid").code()).isEqualTo(ExitCode.ANSWERED);
  }

  private Path file() {
    return folder.resolve("Fission.java");
  }

  private Path made() {
    Run run = farstar("database", "Fission.java", "--cells", "" + CELLS);
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
    return folder.resolve("databases").resolve("own-fission.regions");
  }

  /** The players change sides. */
  private void change() throws IOException {
    String text = Files.readString(file());
    String other = text.replace("player == Player.LEFT ?", "player == Player.RIGHT ?");
    assertThat(other).isNotEqualTo(text);
    Files.writeString(file(), other);
  }

  private static long visited(Run run) {
    assertThat(run.err()).isEmpty();
    return run.json().findValue("positions").asLong();
  }

  private Run value(String board) {
    return farstar("value", "Fission.java", board, "--json");
  }

  @Test
  void itsRegionsAreLookedUp() {
    String board = "x.#.x.|..#...|.x#...";
    long without = visited(value(board));
    Run before = value(board);
    assertThat(made()).exists();
    Run after = value(board);
    assertThat(visited(after)).isLessThan(without);
    assertThat(after.json().get("value")).isNotNull().isEqualTo(before.json().get("value"));
  }

  @Test
  void rulesThatChangedAreRefusedAndBuiltAnew() throws IOException {
    Path database = made();
    change();
    Run refused = farstar("database", "Fission.java", "--cells", "" + CELLS);
    assertThat(refused.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(refused.err())
        .isEqualTo(
            "farstar database: the database '"
                + database
                + "' is refused: the file that fission comes from has changed since\n"
                + "'farstar database ... --rebuild' replaces it.\n");
    Run rebuilt = farstar("database", "Fission.java", "--cells", "" + CELLS, "--rebuild");
    assertThat(rebuilt.code()).as(rebuilt.err()).isEqualTo(ExitCode.ANSWERED);
    assertThat(value(BOARD).err()).isEmpty();
  }

  /** Where a stale database was used, the value of the small region would be the old one. */
  @Test
  void aStaleDatabaseChangesNoAnswer() throws IOException {
    String small = ".x.|...|...";
    made();
    String old = value(small).json().get("value").asText();
    change();
    Run asked = value(small);
    assertThat(asked.code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(asked.err()).contains("is not used: the file that fission comes from has changed");
    Files.delete(folder.resolve("databases").resolve("own-fission.regions"));
    Run anew = value(small);
    assertThat(anew.err()).isEmpty();
    assertThat(asked.json().get("value")).isEqualTo(anew.json().get("value"));
    assertThat(anew.json().get("value").asText()).isNotEqualTo(old);
  }

  /** Rules of the user's own do not read what a game of the catalogue of that name has found. */
  @Test
  void aGameOfTheSameNameHasAFileOfItsOwn() throws IOException {
    Path own = made();
    Run house = farstar("database", "fission", "--cells", "3");
    assertThat(house.code()).as(house.err()).isEqualTo(ExitCode.ANSWERED);
    Path theirs = folder.resolve("databases").resolve("fission.regions");
    assertThat(theirs).exists().isNotEqualTo(own);
    Files.delete(own);
    change();
    Run asked = value(BOARD);
    assertThat(asked.err()).isEmpty();
    Files.delete(theirs);
    assertThat(value(BOARD).json().get("value")).isEqualTo(asked.json().get("value"));
  }

  @Test
  void aSolvedFolderIsOfTheRulesItWasSolvedBy() throws IOException {
    String board = "....|.x..|....";
    Run solved = farstar("solve", "Fission.java", board, "-o", "solved");
    assertThat(solved.code()).as(solved.err()).isEqualTo(ExitCode.ANSWERED);
    String[] lookUp = {"outcome", "Fission.java", board, "--from", "solved"};
    assertThat(farstar(lookUp).code()).isEqualTo(ExitCode.ANSWERED);
    change();
    Run refused = farstar(lookUp);
    assertThat(refused.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(refused.err()).contains("is not in the state in which it was solved");
    Run again = farstar("solve", "Fission.java", board, "-o", "solved");
    assertThat(again.code()).isEqualTo(ExitCode.WRONG_INPUT);
  }
}
