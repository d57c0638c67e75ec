package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.farstar.front.json.JsonReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many positions in one run. */
class EachPositionTest {
  @TempDir private Path folder;

  private Run run(String text, String... arguments) throws IOException {
    Path file = Files.writeString(folder.resolve("rows.txt"), text);
    String[] all = Arrays.copyOf(arguments, arguments.length + 2);
    all[arguments.length] = "@" + file;
    all[arguments.length + 1] = "--each";
    return Run.farstar(all);
  }

  @ParameterizedTest
  @CsvSource({"outcome,nogo", "value,clobber", "outcome,nim", "value,kayles"})
  void everyAnswerIsTheOneOfTheSinglePosition(String command, String game) throws IOException {
    List<String> rows =
        switch (game) {
          case "nogo" -> List.of("#..|...", "..x.o", "2x2 + 3x2");
          case "clobber" -> List.of("xo|ox", "xxo + oxo");
          default -> List.of("3 5 6", "7", "0");
        };
    Run each = run(String.join("\n", rows) + "\n\n", command, game);
    assertThat(each.code()).isEqualTo(ExitCode.ANSWERED);
    List<String> lines = each.out().lines().toList();
    assertThat(lines).hasSameSizeAs(rows);
    for (int i = 0; i < rows.size(); i++) {
      String answer = lines.get(i).substring(rows.get(i).length());
      assertThat(lines.get(i)).startsWith(rows.get(i) + " = ");
      Object data = JsonReader.read(Run.farstar(command, game, rows.get(i), "--json").out());
      assertThat(((Map<?, ?>) data).get(command)).isEqualTo(answer.substring(3));
    }
  }

  @Test
  void whatIsPrintedIsAFileOfKnownAnswers() throws IOException {
    Run each = run("#..|...\n2x2\n4x4\n", "outcome", "nogo", "--positions", "200");
    assertThat(each.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(each.out()).contains("# 4x4: not decided, the number of positions is used up");
    Path answers = Files.writeString(folder.resolve("answers.txt"), each.out());
    Run check = Run.farstar("check", "nogo", "--against", answers.toString());
    assertThat(check.code()).as(check.out() + check.err()).isEqualTo(ExitCode.ANSWERED);
    // The line is folded where the name of the folder ends.
    assertThat(check.out()).containsPattern("2\\s+positions,\\s+1\\s+comment");
  }

  @Test
  void jsonIsOneArray() throws IOException {
    Run each = run("1\n2 2\n", "outcome", "nim", "--json", "--moves", "--explain");
    assertThat((List<?>) JsonReader.read(each.out())).hasSize(2);
  }

  @Test
  void aPositionWithoutValueKeepsNoOtherFromItsAnswer() throws IOException {
    String without =
        "hare_and_hounds(\"#..x#|..x.o|#..x#\") + backsliding_toads_and_frogs(\"t..f\")";
    String why = "the position '" + without + "' has terms that say different things of plays";
    String rows = "nim(\"3\")\n" + without + "\nnim(\"1\")\n";
    Run each = run(rows, "value", "sum");
    assertThat(each.code()).isEqualTo(ExitCode.WRONG_INPUT);
    List<String> lines = each.out().lines().toList();
    assertThat(lines).hasSize(3).startsWith("nim(\"3\") = *3").endsWith("nim(\"1\") = *");
    assertThat(lines.get(1)).startsWith("# " + without + ": " + why);

    Run json = run(rows, "value", "sum", "--json");
    assertThat(json.code()).isEqualTo(ExitCode.WRONG_INPUT);
    List<?> data = (List<?>) JsonReader.read(json.out());
    assertThat(data).hasSize(3);
    assertThat((String) ((Map<?, ?>) data.get(1)).get("detail")).startsWith(why);
    assertThat(((Map<?, ?>) data.get(2)).get("value")).isEqualTo("*");
  }

  @Test
  void aWrongLineIsNamedAndNothingIsAnswered() throws IOException {
    Run each = run("1\n\n2 x\n", "outcome", "nim");
    assertThat(each.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(each.out()).isEmpty();
    assertThat(each.err()).contains("line 3: ").contains("column 3: found 'x'");
  }

  @ParameterizedTest
  @CsvSource({"--moves,--moves", "--explain,--explain", "--keep=k,--keep"})
  void aLineHasNoRoomForMore(String option, String name) throws IOException {
    Run each = run("1\n", "outcome", "nim", option);
    assertThat(each.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(each.err()).contains("has no room for " + name);
  }

  @Test
  void anEmptyTextIsRefused() throws IOException {
    Run each = run("\n\n", "value", "nim");
    assertThat(each.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(each.err()).contains("--each found no position");
  }
}
