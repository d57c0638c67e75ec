package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages: nothing typed steers the terminal, and no advice is given that cannot help. */
class MessageTest {
  private static final String RED = "\u001b[31mred\u009b0m";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"outcome X 1", "games X", "check X", "X", "eval 1 --X", "value nim @X"})
  void controlCharactersAreShown(String line) {
    String[] words = line.replace("X", RED).split(" ");
    Run run = Run.in(folder, Catalogue.STANDARD, words);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("\\u001b");
    assertThat(run.err().chars().filter(c -> c != '\n')).noneMatch(Character::isISOControl);
  }

  @Test
  void whatCannotBeWrittenIsSaidAlone() {
    Run run =
        Run.in(folder, Catalogue.STANDARD, "plot", "tree", "nim", "9", "-o", "there/is/none.svg");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err())
        .isEqualTo(
            "farstar plot: cannot write 'there/is/none.svg': there is no folder 'there/is'\n");
  }

  @Test
  void theDepthOfATreeIsSaidWhenItIsWritten() {
    Run run = Run.in(folder, Catalogue.STANDARD, "plot", "tree", "nim", "9", "-o", "t.svg");
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.err().lines().map(l -> l.split(" ")[0])).containsExactly("wrote", "drawn");
  }

  @Test
  void aSearchWithSeveralThreadsCountsAbout() {
    assertThat(Run.farstar("value", "domineering", "...|...").out()).contains("search of ");
    assertThat(Run.farstar("value", "domineering", "...|...").out()).doesNotContain("about");
    assertThat(Run.farstar("value", "domineering", "...|...", "--threads", "2").out())
        .containsPattern("search of about [0-9]+ positions");
  }
}
