package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.cli.output.CheckedPrintStream;
import org.farstar.cli.output.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code farstar table} beyond what transcripts show: forms, budgets and what is kept. */
class TableTest {
  @TempDir Path folder;

  @Test
  void everyFormHasTheSameCells() {
    String[] table = {"table", "cram", "--rows", "2..3", "--columns", "2..3"};
    assertThat(Run.farstar(table).out())
        .isEqualTo("rows  columns=2  3\n2     0          *\n3     *          0\n");
    assertThat(Run.farstar(with(table, "--markdown")).out())
        .isEqualTo(
            "| rows | columns=2 | 3 |\n| --- | --- | --- |\n| 2 | 0 | `*` |\n| 3 | `*` | 0 |\n");
    assertThat(Run.farstar(with(table, "--latex")).out())
        .isEqualTo(
            "\\begin{tabular}{lll}\nrows & columns=2 & 3 \\\\\n\\hline\n"
                + "$2$ & $0$ & $\\ast$ \\\\\n$3$ & $\\ast$ & $0$ \\\\\n\\end{tabular}\n");
    assertThat(Run.farstar(with(table, "--csv")).out())
        .isEqualTo(
            "rows,columns,position,value\n2,2,..|..,0\n2,3,...|...,*\n3,2,..|..|..,*\n"
                + "3,3,...|...|...,0\n");
    assertThat(Run.farstar(with(table, "--csv", "--across", "rows")).out())
        .isEqualTo("columns,rows=2,3\n2,0,*\n3,*,0\n");
    assertThat(Run.farstar(with(table, "--json")).json().get(1).get("value").asText())
        .isEqualTo("*");
    assertThat(Run.farstar(with(table, "--json")).json().get(1).get("columns").asInt())
        .isEqualTo(3);
    assertThat(Run.farstar(with(table, "--rows-only", "--show", "both")).out())
        .startsWith("rows  columns  position     outcome  value\n2     2        ..|..");
  }

  private static String[] with(String[] words, String... more) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  /** What a table does not reach is wrong input, and no fault of the program. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "octal records --a 7 --b 7 --heaps 2000000000",
        "grundy records --heaps 20000000000",
        "subtraction periods --a 1 --b 2 --c 2000000",
        "flipping-coins lengths --coins 60 --most 3",
        "flipping-coins lengths --coins 5 --most 9",
        "end-nim weights --piles 9 --height 60"
      })
  void numbersThatATableDoesNotReachAreRefused(String words) {
    Run run = Run.farstar(("table " + words + " --no-store").split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("column 1: found '").contains(" of at most ");
  }

  @Test
  void valuesWithCommasAreQuoted() {
    Run run = Run.farstar("table", "end-nim", "--a", "1", "--b", "2", "--c", "4", "--csv");
    assertThat(run.out()).endsWith("1,2,4,1|2|4,\"{*4,v*5|0||0}\"\n");
  }

  @Test
  void aBudgetLeavesCellsUnknown() {
    Run cells =
        Run.farstar(
            "table", "domineering", "--rows", "1..4", "--columns", "1..4", "--positions", "30");
    assertThat(cells.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(cells.out()).contains("?").startsWith("rows  columns=1  2");
    assertThat(cells.err()).contains("the same command resumes from there");
  }

  @Test
  void aHardCellDoesNotHoldUpTheOthers() {
    Run cells =
        Run.farstar(
            "table",
            "monotone",
            "extended",
            "--d",
            "4",
            "--a",
            "3..5",
            "--n",
            "7..9",
            "--misere",
            "--positions",
            "60000");
    assertThat(cells.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(cells.out()).isEqualTo("d  a  n=7  8  9\n4  4  D    N  N\n4  5  D    N  ?\n");
    assertThat(cells.err()).contains("8 blocks finished");
  }

  @Test
  void whatIsFinishedIsUsedAgain() {
    String file = folder.resolve("tables.db").toString();
    String[] table = {"table", "domineering", "--rows", "3", "--columns", "1..4", "--store", file};
    Run first = Run.farstar(with(table, "--positions", "10"));
    assertThat(first.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    Run whole = Run.farstar(table);
    assertThat(whole.code()).isEqualTo(ExitCode.ANSWERED);
    // Everything is there now, so that a single position is more than is needed.
    Run again = Run.farstar(with(table, "--positions", "1"));
    assertThat(again.code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(again.out()).isEqualTo(whole.out());
    Run alone =
        Run.farstar("table", "domineering", "--rows", "3", "--columns", "1..4", "--no-store");
    assertThat(alone.out()).isEqualTo(whole.out());
  }

  @Test
  void aFileThatIsNoStoreIsRefusedAndLeftAsItIs() throws IOException {
    Path file =
        Files.writeString(folder.resolve("notes.txt"), "not a database at all, just notes\n");
    Run run = Run.farstar("table", "kayles", "--store", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("cannot keep tables in");
    assertThat(Files.readString(file)).isEqualTo("not a database at all, just notes\n");
    assertThat(Run.farstar("table", "kayles", "--store", folder + "/none/x.db").code())
        .isEqualTo(ExitCode.WRONG_INPUT);
  }

  /** Every game that names files, with a change that leaves the vertices as they are. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "vertex-geography; 1 2~2 3~; 1 2~2 3~1 3~; @%s @{v}",
        "edge-geography; 1 2~2 3~; 1 2~2 3~1 3~; @%s @{v}",
        "token; 1 2~2 3~; 1 2~2 3~1 3~; @%s @{v}",
        "word-chain; 1b~2c~; 1b~2c~b1~; @%s / a{v}"
      })
  void aFileThatChangedHasOtherRows(String game, String before, String after, String template)
      throws IOException {
    Path file = Files.writeString(folder.resolve("g.txt"), before.replace('~', '\n'));
    String named = template.replace("%s", file.toString());
    String[] table = {"table", game, named, "--v", "1..2", "--csv"};
    String[] kept = with(table, "--store", folder.resolve("files.db").toString());
    Run first = Run.farstar(kept);
    assertThat(first.code()).as(first.err()).isEqualTo(ExitCode.ANSWERED);
    assertThat(Run.farstar(kept).out()).isEqualTo(first.out());
    Files.writeString(file, after.replace('~', '\n'));
    Run second = Run.farstar(kept);
    assertThat(second.out()).isNotEqualTo(first.out());
    assertThat(second.out()).isEqualTo(Run.farstar(with(table, "--no-store")).out());
  }

  @Test
  void aDigraphThatChangedHasOtherVertices() throws IOException {
    Path file = Files.writeString(folder.resolve("g.txt"), "1 2\n2 3\n");
    String[] table = {"table", "token", "vertices", "--position", "@" + file + " @1", "--csv"};
    String[] kept = with(table, "--store", folder.resolve("files.db").toString());
    assertThat(Run.farstar(kept).out()).contains("\n1,1,P,0\n");
    Files.writeString(file, "1 2\n2 3\n1 3\n");
    assertThat(Run.farstar(kept).out()).containsPattern("\n1,[0-9]+,N,2\n");
  }

  @Test
  void aStoreIsForOneGameAndOneForm() throws SQLException {
    Path store = folder.resolve("kayles.db");
    String[] kayles = {"table", "kayles", "--n", "0..3", "--store", store.toString()};
    assertThat(Run.farstar(kayles).code()).isEqualTo(ExitCode.ANSWERED);
    wrong(
        "the file '" + store + "' keeps tables of kayles by rules 1, not tables of nim by rules 1",
        "nim",
        "--a",
        "1..2",
        "--store",
        store.toString());
    sql(store, "pragma user_version = 99");
    refused(store, "keeps tables in form 99, not in form 2");
    sql(store, "pragma application_id = 7");
    refused(store, "is no store of tables");
    Path other = folder.resolve("other.db");
    sql(other, "create table block (key text primary key, rows text)");
    refused(other, "is no store of tables");
  }

  /** The version of Farstar that older files name had the rules 1. */
  @Test
  void aStoreIsForOneVersionOfTheRules() throws SQLException {
    Path store = folder.resolve("rules.db");
    String[] kayles = {"table", "kayles", "--n", "0..3", "--store", store.toString()};
    Run first = Run.farstar(kayles);
    assertThat(first.code()).as(first.err()).isEqualTo(ExitCode.ANSWERED);
    sql(store, "update owner set version = '0.1.0-SNAPSHOT'");
    assertThat(Run.farstar(kayles).out()).isEqualTo(first.out());
    sql(store, "update owner set version = 'rules 2'");
    refused(store, "keeps tables of kayles by rules 2, not tables of kayles by rules 1");
  }

  private static void refused(Path store, String why) {
    wrong("the file '" + store + "' " + why, "kayles", "--store", store.toString());
  }

  private static void sql(Path file, String words) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute(words);
    }
  }

  /** A table with every kind of cell, in a store whose log has been written back. */
  private String[] keptTable(Path store, String... more) {
    String[] table = {
      "table",
      "toppling-dominoes",
      "{L:m}{R:n}{L:m}",
      "--m",
      "1..3",
      "--n",
      "0..4",
      "--show",
      "both",
      "--csv"
    };
    return with(with(table, "--store", store.toString()), more);
  }

  @Test
  void aDamagedBlockIsMadeAnewWithOneMessage() throws SQLException {
    Path store = folder.resolve("damaged.db");
    Run whole = Run.farstar(keptTable(store));
    for (String damage :
        List.of(
            "update block set rows = replace(rows, '\"L\"', '\"R\"')",
            "update block set rows = substr(rows, 1, length(rows) - 1)",
            "update block set digest = 'none'",
            "update block set key = 'x' || key;",
            "update block set rows = (select rows from block order by key limit 1),"
                + " digest = (select digest from block order by key limit 1)")) {
      sql(store, damage);
      Run again = Run.farstar(keptTable(store));
      assertThat(again.code()).as(damage).isEqualTo(ExitCode.ANSWERED);
      assertThat(again.out()).as(damage).isEqualTo(whole.out());
      assertThat(again.err())
          .isEqualTo(
              damage.contains("set key")
                  ? ""
                  : "farstar: '" + store + "' has damaged rows, which are computed again\n");
      Run mended = Run.farstar(keptTable(store, "--positions", "1"));
      assertThat(mended.code()).as(damage).isEqualTo(ExitCode.ANSWERED);
      assertThat(mended.err()).isEmpty();
    }
  }

  /** Bits at many places, one at a time: the rows are right, or the file is refused by name. */
  @Test
  void aFlippedBitNeverMakesAWrongRow() throws IOException {
    Path store = folder.resolve("flipped.db");
    Run whole = Run.farstar(keptTable(store));
    byte[] bytes = Files.readAllBytes(store);
    Random random = new Random(7);
    int refused = 0;
    int mended = 0;
    for (int trial = 0; trial < 500; trial++) {
      byte[] damaged = bytes.clone();
      // The head of the file first, byte by byte, then anywhere.
      int place = trial < 100 ? trial : random.nextInt(damaged.length);
      damaged[place] ^= (byte) (1 << random.nextInt(8));
      Files.write(store, damaged);
      for (String ending : List.of("-wal", "-shm")) {
        Files.deleteIfExists(Path.of(store + ending));
      }
      Run run = Run.farstar(keptTable(store));
      String where = "bit in byte " + place + ": " + run.err();
      if (run.code() == ExitCode.ANSWERED) {
        assertThat(run.out()).as(where).isEqualTo(whole.out());
        mended += run.err().isEmpty() ? 0 : 1;
      } else {
        assertThat(run.code()).as(where).isEqualTo(ExitCode.WRONG_INPUT);
        assertThat(run.err()).contains(store.toString());
        assertThat(whole.out()).as(where).startsWith(run.out());
        refused++;
      }
    }
    assertThat(refused).isPositive();
    assertThat(mended).isPositive();
  }

  @Test
  void jsonIsWholeOrAbsent() {
    Run run = Run.farstar("table", "nim", "{5-n} {n}", "--n", "0..9", "--json");
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("the cell n=6 is ");
    assertThat(run.out()).isEmpty();
    Run rows = Run.farstar("table", "nim", "{5-n} {n}", "--n", "0..9", "--csv");
    assertThat(rows.out().lines()).hasSize(1 + 6);
    wrong("the cell n=0 is an empty text", "clobber", "{xo:n}", "--n", "0..3", "--csv");
    Run stopped =
        Run.farstar(
            "table",
            "domineering",
            "--rows",
            "3..4",
            "--columns",
            "1..4",
            "--json",
            "--positions",
            "40",
            "--no-store");
    assertThat(stopped.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(stopped.json().isArray()).isTrue();
  }

  @Test
  void jsonKeepsNumbersNumbers() {
    Run run = Run.farstar("table", "subtraction", "periods", "--a", "1", "--b", "3", "--json");
    assertThat(run.json().get(0).get("period").isInt()).isTrue();
    assertThat(run.json().get(0).get("set").isTextual()).isTrue();
  }

  @Test
  void aTableEndsWhenNobodyReadsIt() {
    int[] written = {0};
    OutputStream closing =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            if (written[0] > 40) {
              throw new IOException("Broken pipe");
            }
            written[0]++;
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal terminal =
        Terminal.of(
            InputStream.nullInputStream(),
            new CheckedPrintStream(closing),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    List<String> words = List.of("table", "nim", "{n}", "--n", "0..9999999", "--csv", "--no-store");
    ExitCode code = new Cli(Catalogue.STANDARD, new Interruption()).run(words, terminal);
    assertThat(code).isEqualTo(ExitCode.ANSWERED);
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void aKilledProcessLosesNoFinishedRow() throws IOException, InterruptedException {
    Path store = folder.resolve("killed.db");
    Path out = folder.resolve("rows.csv");
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            "org.farstar.cli.Main",
            "table",
            "domineering",
            "--rows",
            "4",
            "--columns",
            "1..6",
            "--csv",
            "--store",
            store.toString());
    Path temporary = Files.createDirectory(folder.resolve("tmp"));
    ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(out.toFile());
    builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    builder.environment().put("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary);
    Process process = builder.start();
    while (process.isAlive() && Files.readString(out).lines().count() < 4) {
      Thread.sleep(5);
    }
    process.destroyForcibly().waitFor(20, TimeUnit.SECONDS);
    try (Stream<Path> left = Files.list(temporary)) {
      assertThat(left.filter(path -> path.toString().contains("sqlite"))).isEmpty();
    }
    try (Stream<Path> unpacked = Files.walk(folder.resolve("cache/farstar"))) {
      assertThat(unpacked.filter(Files::isRegularFile)).hasSize(1);
    }
    List<String> printed = Files.readString(out).lines().toList();
    int columns = printed.size() - 1;
    assertThat(columns).isGreaterThanOrEqualTo(3);
    Run rerun =
        Run.farstar(
            "table",
            "domineering",
            "--rows",
            "4",
            "--columns",
            "1.." + columns,
            "--csv",
            "--store",
            store.toString(),
            "--positions",
            "1");
    assertThat(rerun.code()).as(rerun.err()).isEqualTo(ExitCode.ANSWERED);
    assertThat(rerun.out().lines()).startsWith(printed.toArray(String[]::new));
  }

  @Test
  void theUsualStoreIsInTheDataFolderAndOnlyForLongTables() {
    Map<String, String> environment = Map.of("FARSTAR_DATA", folder.toString());
    Run run =
        Run.on(
            false, environment, Catalogue.STANDARD, "", "table", "kayles", "--n", "0..3", "--csv");
    assertThat(run.code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(folder.resolve("tables")).doesNotExist();
  }

  @Test
  void wrongInputIsSaidInOneMessage() {
    wrong("unknown table 'weight' of end-nim; nearest: weights", "end-nim", "weight");
    wrong("unknown option '--pile'; nearest: --piles", "end-nim", "weights", "--pile", "3");
    wrong("nothing follows --n", "kayles", "--n");
    wrong("--n is given twice", "kayles", "--n", "3", "--n", "4");
    wrong("found '3' where an option such as --n 0..10 is allowed", "kayles", "--misere", "3");
    wrong("clobber has no table of its own", "clobber");
    wrong(
        "the cell n=0 is an empty text: column 1: found the end, allowed: rows of the symbols",
        "clobber",
        "{xo:n}",
        "--n",
        "0..5");
    wrong(
        "the cell m=2, n=3 is '2 | 3': column 3: found '|'",
        "nim",
        "{m} | {n}",
        "--m",
        "2",
        "--n",
        "3");
    wrong("  2 | 3\n    ^\n", "nim", "{m} | {n}", "--m", "2", "--n", "3");
    wrong("--across accepts n, found 'm'", "kayles", "--across", "m");
    wrong("found no {m} in the template", "kayles", "{n}", "--n", "1", "--m", "2");
    wrong("--across and --rows-only exclude each other", "cram", "--across", "rows", "--rows-only");
    wrong("more than 10000000 cells", "kayles", "--n", "0..99999999");
    wrong("more than 10000000 cells", "nim", "{n}", "--n", "0..1000000000000", "--time", "2s");
    wrong("more than 10000000 cells", "nim", "{n}", "--n", "1..2147483647");
  }

  private static void wrong(String message, String... words) {
    String[] all = with(new String[] {"table"}, words);
    Run run = Run.farstar(all);
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains(message);
    assertThat(run.out()).isEmpty();
  }
}
