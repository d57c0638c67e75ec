package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code farstar database}, and what the other commands make of its files. */
class DatabaseTest {
  @TempDir Path folder;

  private Run run(String... words) {
    Map<String, String> environment = Map.of("FARSTAR_DATABASES", folder.toString());
    return Run.on(false, environment, Catalogue.STANDARD, "", words);
  }

  private Path file() {
    return folder.resolve("domineering.regions");
  }

  @Test
  void aDatabaseIsWrittenOnceAndGrowsOnRequest() throws IOException {
    Run made = run("database", "domineering", "--cells", "4");
    assertThat(made.code()).as(made.err()).isEqualTo(ExitCode.ANSWERED);
    assertThat(made.err()).isEmpty();
    assertThat(made.out().lines())
        .containsExactly(
            "cells  regions  values",
            "    1        0       0",
            "    2        1       1",
            "    3        2       2",
            "    4        5       8",
            "wrote " + file() + ", 8 regions of up to 4 cells, " + Files.size(file()) + " bytes");
    assertThat(run("database", "domineering", "--cells", "3").out())
        .isEqualTo(file() + " has the regions of up to 4 cells already\n");
    assertThat(run("database", "domineering", "--cells", "5").out()).contains("20 regions");
    assertThat(run("database", "domineering", "--cells", "3", "--rebuild").out())
        .contains("3 regions");
    Run variant = run("database", "clobber", "cannibal", "--cells", "3");
    assertThat(variant.code()).as(variant.err()).isEqualTo(ExitCode.ANSWERED);
    assertThat(folder.resolve("clobber-cannibal.regions")).exists();
  }

  /** Where people write other digits, too, tables and file names have those of the notation. */
  @Test
  void digitsAreThoseOfTheNotationEverywhere() {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-u-nu-arab"));
    try {
      assertThat(String.format("%d", 4)).isNotEqualTo("4");
      assertThat(run("database", "domineering", "--cells", "4").out())
          .contains("    4        5       8");
      String solved = folder.resolve("solved").toString();
      assertThat(run("solve", "nim", "2 3", "-o", solved).code()).isEqualTo(ExitCode.ANSWERED);
      assertThat(run("verify", solved).code()).isEqualTo(ExitCode.ANSWERED);
    } finally {
      Locale.setDefault(before);
    }
  }

  /** A process that is killed leaves the sizes that were ready, and the next one goes beyond. */
  @Test
  void aKilledProcessKeepsTheSizesThatWereReady() throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    ProcessBuilder builder =
        new ProcessBuilder(
            java,
            "-cp",
            System.getProperty("java.class.path"),
            "org.farstar.cli.Main",
            "database",
            "domineering",
            "--cells",
            "24");
    builder.environment().put("FARSTAR_DATABASES", folder.toString());
    builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    Process process = builder.start();
    try {
      while (process.isAlive() && !Files.exists(file())) {
        process.waitFor(5, TimeUnit.MILLISECONDS);
      }
    } finally {
      process.destroyForcibly();
    }
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(run("database", "domineering", "--cells", "1").out())
        .startsWith(file() + " has the regions of up to ");
    assertThat(run("value", "domineering", "4x4").err()).isEmpty();
  }

  @Test
  void answersAreTheSameWithIt() {
    List<String[]> questions =
        List.of(
            new String[] {"value", "domineering", "4x4"},
            new String[] {"outcome", "domineering", "3x5", "--moves"},
            new String[] {"outcome", "sum", "domineering(\"3x3\") + domineering(\"2x4\") + ^"},
            new String[] {"eval", "domineering(\"3x4\").Mean"});
    List<Run> before = questions.stream().map(this::run).toList();
    run("database", "domineering", "--cells", "8");
    for (int i = 0; i < questions.size(); i++) {
      Run with = run(questions.get(i));
      assertThat(with.err()).isEmpty();
      assertThat(withoutEffort(with)).isEqualTo(withoutEffort(before.get(i)));
    }
    assertThat(run("value", "domineering", "2x4").out()).contains("before a move was tried");
  }

  private static String withoutEffort(Run run) {
    return run.out().replaceAll("by search of .*", "by search");
  }

  @Test
  void nothingIsWrittenUnasked() throws IOException {
    run("value", "domineering", "3x4");
    run("outcome", "nogo", "3x3");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).isEmpty();
    }
    assertThat(run("database", "domineering", "--cells", "6", "--positions", "1").out())
        .endsWith("wrote " + file() + ", 1 region of up to 2 cells, " + size() + " bytes\n");
  }

  private long size() throws IOException {
    return Files.size(file());
  }

  @Test
  void theBudgetEndsWithWhatIsFinished() {
    Run run = run("database", "domineering", "--cells", "20", "--positions", "300");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.err()).isEqualTo("farstar: the number of positions is used up\n");
    assertThat(run.out()).contains("of up to 7 cells");
    Run again = run("database", "domineering", "--cells", "20", "--positions", "30");
    assertThat(again.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(again.out()).endsWith("nothing was written\n");
    assertThat(run("database", "domineering", "--cells", "7").out()).contains("7 cells already");
  }

  @Test
  void aDamagedFileIsRefusedByNameAndMadeAnewOnRequest() throws IOException {
    run("database", "domineering", "--cells", "6");
    byte[] whole = Files.readAllBytes(file());
    for (String why : List.of("it is cut off", "it is empty")) {
      int length = why.equals("it is empty") ? 0 : whole.length / 2;
      Files.write(file(), Arrays.copyOf(whole, length));
      Run refused = run("database", "domineering", "--cells", "4");
      assertThat(refused.code()).isEqualTo(ExitCode.WRONG_INPUT);
      assertThat(refused.err())
          .isEqualTo(
              "farstar database: the database '"
                  + file()
                  + "' is refused: "
                  + why
                  + "\n'farstar database ... --rebuild' replaces it.\n");
      Run without = run("value", "domineering", "3x3");
      assertThat(without.code()).isEqualTo(ExitCode.ANSWERED);
      assertThat(without.out()).startsWith("+-1\n");
      assertThat(without.err())
          .isEqualTo("farstar: the database '" + file() + "' is not used: " + why + "\n");
    }
    assertThat(run("database", "domineering", "--cells", "6", "--rebuild").code())
        .isEqualTo(ExitCode.ANSWERED);
    assertThat(Files.readAllBytes(file())).isEqualTo(whole);
    assertThat(run("value", "domineering", "3x3").err()).isEmpty();
  }

  @Test
  void wrongInputIsRefused() {
    assertThat(run("database", "domineering", "--cells", "25").err())
        .startsWith("farstar database: --cells: found '25', allowed: from 1 to 24\n");
    Run word = run("database", "domineering", "--cells", "x");
    assertThat(word.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(word.err()).contains("found 'x', allowed: a number from 0 to 999999999");
    assertThat(run("database", "nim", "--cells", "5").err())
        .startsWith(
            "farstar database: there are databases of games on boards that fall into regions, such"
                + " as domineering; not of nim\n");
    assertThat(run("database", "clobber", "canibal", "--cells", "5").code())
        .isEqualTo(ExitCode.WRONG_INPUT);
    Run none =
        Run.on(
            false,
            Map.of("FARSTAR_DATABASES", "none"),
            Catalogue.STANDARD,
            "",
            "database",
            "domineering",
            "--cells",
            "5");
    assertThat(none.err())
        .startsWith("farstar database: FARSTAR_DATABASES is 'none', allowed: a folder\n");
  }

  @Test
  void aFolderThatIsAFileIsNamed() throws IOException {
    Path blocked = Files.writeString(folder.resolve("blocked"), "");
    Run run =
        Run.on(
            false,
            Map.of("FARSTAR_DATABASES", blocked.toString()),
            Catalogue.STANDARD,
            "",
            "database",
            "domineering",
            "--cells",
            "3");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err())
        .startsWith("farstar database: cannot write '" + blocked.resolve("domineering.regions"));
  }
}
