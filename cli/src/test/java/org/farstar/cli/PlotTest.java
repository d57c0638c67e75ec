package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code farstar plot} writes where, and what it says. */
class PlotTest {
  private static final Path GUIDE = Path.of("../docs/guide/pictures.md");
  private static final Path PICTURES = Path.of("../docs/pictures");
  private static final Pattern NAMED = Pattern.compile("\\$ farstar (plot .* -o (\\S+\\.svg))");

  @TempDir Path folder;

  private static Run plot(String... words) {
    List<String> line = new ArrayList<>(List.of("plot"));
    line.addAll(Arrays.asList(words));
    return Run.farstar(line.toArray(String[]::new));
  }

  private static String svg(String... words) {
    List<String> line = new ArrayList<>(Arrays.asList(words));
    line.addAll(List.of("-o", "-"));
    Run run = plot(line.toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out()).startsWith("<svg ").endsWith("</svg>\n");
    return run.out();
  }

  private static String title(String svg) {
    return svg.substring(svg.indexOf("<title>") + 7, svg.indexOf("</title>"));
  }

  /** The commands of the guide, by the files they write. */
  private static Map<String, List<String>> guide() throws IOException {
    Map<String, List<String>> commands = new TreeMap<>();
    for (String line : Files.readAllLines(GUIDE)) {
      Matcher named = NAMED.matcher(line);
      if (named.matches()) {
        List<String> words = new ArrayList<>(Transcript.words(named.group(1)));
        words.set(words.indexOf(named.group(2)), "-");
        commands.put(named.group(2), words);
      }
    }
    return commands;
  }

  @Test
  void theGuidesPicturesAreWhatItsCommandsDraw() throws IOException {
    String guide = Files.readString(GUIDE);
    for (Map.Entry<String, List<String>> command : guide().entrySet()) {
      Run run = Run.farstar(command.getValue().toArray(String[]::new));
      assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
      Path file = PICTURES.resolve(command.getKey());
      if (Boolean.getBoolean("golden.write")) {
        Files.writeString(file, run.out());
      }
      assertThat(Files.readAllBytes(file))
          .as("%s, which -Dgolden.write=true brings up to date", file)
          .isEqualTo(run.out().getBytes(StandardCharsets.UTF_8));
      assertThat(guide).contains("](../pictures/" + command.getKey() + ")");
    }
    try (Stream<Path> files = Files.list(PICTURES)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(guide().keySet());
    }
  }

  @Test
  void theEndingDecidesTheFormat() throws IOException {
    Path svg = folder.resolve("a.SVG");
    Run run = plot("thermograph", "{5|1}", "-o", svg.toString());
    assertThat(run.code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).matches("wrote \\S+a.SVG, [0-9]+ x [0-9]+ pixels\\n");
    assertThat(svg).hasContent(svg("thermograph", "{5|1}"));
    Path png = folder.resolve("a.png");
    BufferedImage twice = png(png);
    BufferedImage once = png(png, "--scale", "1");
    assertThat((double) twice.getWidth() / once.getWidth()).isBetween(1.98, 2.02);
  }

  private static BufferedImage png(Path file, String... options) throws IOException {
    List<String> words = new ArrayList<>(List.of("thermograph", "{5|1}", "-o", file.toString()));
    words.addAll(Arrays.asList(options));
    Run run = plot(words.toArray(String[]::new));
    BufferedImage image = ImageIO.read(file.toFile());
    assertThat(run.err())
        .isEqualTo(
            "wrote " + file + ", " + image.getWidth() + " x " + image.getHeight() + " pixels\n");
    return image;
  }

  @Test
  void aFileIsReplacedAsAWholeAndALinkStaysALink() throws IOException {
    Path file = Files.writeString(folder.resolve("old.svg"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.svg"), file);
    plot("board", "clobber", "xo", "-o", link.toString());
    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent(svg("board", "clobber", "xo"));
    // Nothing else is left behind, and a fault leaves what was there.
    plot("board", "clobber", "x?", "-o", file.toString());
    assertThat(file).hasContent(svg("board", "clobber", "xo"));
    try (Stream<Path> all = Files.list(folder)) {
      assertThat(all).containsExactlyInAnyOrder(file, link);
    }
  }

  @Test
  void aFileThatCannotBeWrittenIsTold() throws IOException {
    String missing = folder.resolve("none/x.svg").toString();
    assertThat(plot("thermograph", "1", "-o", missing))
        .satisfies(
            run -> {
              assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
              assertThat(run.err())
                  .startsWith("farstar plot: cannot write '" + missing + "': there is no folder '");
            });
    Path directory = Files.createDirectory(folder.resolve("d.svg"));
    Run run = plot("thermograph", "1", "-o", directory.toString());
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("': it is a folder");
    assertThat(plot("thermograph", "1", "-o", "a\0.svg").err()).contains("that is no file name");
  }

  @Test
  void aThermographIsDrawnOfExpressionsListsAndPositions() {
    assertThat(title(svg("thermograph", "{4|1} + ^")))
        .isEqualTo("Thermograph of {4|1} + ^ = {4^|1^}");
    assertThat(title(svg("thermograph", "g := {5|1}; g", "*")))
        .isEqualTo("Thermographs of g := {5|1}; g = {5|1} and *");
    assertThat(title(svg("thermograph", "{5|1||0}.LeftOptions"))).isEqualTo("Thermograph of {5|1}");
    assertThat(title(svg("thermograph", "domineering(\"..|..\")")))
        .isEqualTo("Thermograph of domineering(&quot;..|..&quot;) = +-1");
    assertThat(title(svg("thermograph", "domineering", "..|..")))
        .isEqualTo("Thermograph of domineering ..|.. = +-1");
    assertThat(title(svg("thermograph", "kayles", "2"))).isEqualTo("Thermograph of kayles 2 = *2");
    assertThat(title(svg("thermograph", "flipping-coins", "1011")))
        .isEqualTo("Thermograph of flipping-coins 1011 = 1/4");
  }

  @Test
  void theWordsComeFromStandardInputToo() {
    Run run = Run.of(Catalogue.STANDARD, "{5|1}\n", "plot", "thermograph", "-", "-o", "-");
    assertThat(run.out()).isEqualTo(svg("thermograph", "{5|1}"));
    Run board = Run.of(Catalogue.STANDARD, "xo|ox\n", "plot", "board", "clobber", "-", "-o", "-");
    assertThat(board.out()).isEqualTo(svg("board", "clobber", "xo|ox"));
  }

  @Test
  void aTreeSaysHowDeepItIs() {
    Run easy = plot("tree", "kayles", "8", "-o", "-");
    assertThat(easy.err()).isEqualTo("drawn to depth 1; --depth says how deep\n");
    assertThat(plot("tree", "kayles", "3", "-o", "-").err()).isEmpty();
    assertThat(plot("tree", "kayles", "8", "--depth", "1", "-o", "-").err()).isEmpty();
  }

  @Test
  void valuesAndWinnersStandBelowThePositions() {
    String values = svg("tree", "domineering", "2x2", "--values");
    assertThat(values).contains(">+-1</text>", ">1</text>", ">-1</text>");
    String outcomes = svg("tree", "domineering", "2x2", "--outcomes", "--text");
    assertThat(outcomes).contains(">N</text>", ">L</text>", ">R</text>", ">..|..</text>");
    Run stopped = plot("tree", "domineering", "4x4", "--values", "--positions", "5", "-o", "-");
    assertThat(stopped.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(stopped.out()).isEmpty();
  }

  @Test
  void everyExampleOfEveryGameIsDrawn() {
    for (var game : Catalogue.STANDARD.all()) {
      for (var example : game.card().examples()) {
        assertThat(title(svg("board", game.id(), example.position()))).startsWith(game.id() + " ");
      }
    }
  }

  @Test
  void aRulesetWithoutADrawingIsPrinted() {
    Run run = Run.toys("plot", "board", "countdown", "7", "-o", "-");
    assertThat(run.out()).contains("monospace", ">7</text>");
    Run tree = Run.toys("plot", "tree", "countdown", "2", "-o", "-");
    assertThat(tree.out()).contains(">2</text>", ">1</text>", ">0</text>");
  }

  @Test
  void aRulesetOfTheUsersOwnSaysHowItIsDrawn() throws IOException {
    String rules =
        """
        import java.util.Map;
        import java.util.Optional;
        import org.farstar.picture.Boards;
        import org.farstar.picture.Drawing;
        import org.farstar.picture.Mark;
        import org.farstar.engine.play.Moves;
        import org.farstar.values.player.Player;
        import org.farstar.engine.rules.Look;
        import org.farstar.engine.rules.Rules;

        public class Drawn implements Rules<String>, Look<String> {
          public String picture(String row) {
            return row;
          }
          public void moves(String row, Player player, Moves<String> moves) {
            if (row.length() > 1) {
              moves.add(row.substring(1), () -> "1");
            }
          }
          public String read(String text) {
            return text;
          }
          public String write(String row) {
            return row;
          }
          DRAWING
        }
        """;
    String drawing =
        Files.readString(GUIDE).replaceAll("(?s).*```java\n", "").replaceAll("(?s)\n```.*", "");
    assertThat(drawing).contains("Optional<Drawing> drawing(");
    Files.writeString(folder.resolve("Drawn.java"), rules.replace("DRAWING", drawing));
    Run board =
        Run.in(folder, Catalogue.STANDARD, "plot", "board", "Drawn.java", "x.o", "-o", "a.svg");
    assertThat(board.code()).as(board.err()).isEqualTo(ExitCode.ANSWERED);
    assertThat(folder.resolve("a.svg"))
        .content()
        .contains("class=\"left-piece\"", "class=\"right-piece\"", "<title>drawn x.o</title>");
    Files.writeString(folder.resolve("Drawn.java"), rules.replace("DRAWING", ""));
    Run tree = Run.in(folder, Catalogue.STANDARD, "plot", "tree", "Drawn.java", "x.o", "-o", "-");
    assertThat(tree.out()).contains(">x.o</text>", ">.o</text>", ">o</text>");
  }

  @Test
  void aHeatMapIsATable() {
    String kayles = svg("heatmap", "kayles", "{n}", "--n", "0..23", "--wrap", "12");
    assertThat(title(kayles)).isEqualTo("Kayles: {n}");
    assertThat(kayles).contains("<desc>24 positions, 1 of them P-positions</desc>");
    assertThat(svg("heatmap", "kayles", "--n", "0..9", "--misere"))
        .contains("<desc>10 positions, 3 of them P-positions</desc>");
    // By theory the second player wins a finite row of two piles where they are equal.
    assertThat(svg("heatmap", "end-nim-impartial", "{a}|{b}", "--a", "1..9", "--b", "1..9"))
        .contains("<desc>81 positions, 9 of them P-positions</desc>");
    assertThat(svg("heatmap", "domineering", "--rows", "1..3", "--columns", "1..3"))
        .contains(">+-1</text>", ">L: Left wins</text>", ">N: the next player wins</text>");
  }

  @Test
  void aHeatMapHasWhatTheBudgetReached() {
    Run run =
        plot(
            "heatmap",
            "domineering",
            "--rows",
            "1..9",
            "--columns",
            "1..9",
            "--positions",
            "3000",
            "-o",
            "-");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.err())
        .matches("farstar: the number of positions is used up; the picture has [0-9]+ cells\n");
    assertThat(run.out()).contains("</svg>");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "heatmap kayles {n} -o x.svg; a heat map has one or two parameters that run through several"
            + " numbers, not 0",
        "heatmap octal 0.{a}{b}{c}7:5 --a 1..3 --b 1..3 --c 1..3 -o -; several numbers, not 3",
        "heatmap kayles {n} --n 1..50000 -o -; 50,000 cells are more than a heat map has, 40,000",
        "heatmap end-nim weights --piles 2..3 --height 2 -o -; has several rows for the same numbers",
        "heatmap kayles {n} --n 9..1 -o -; allowed: a range that runs upwards",
        "heatmap kayles {n} --k 1..9 -o -; found no {k} in the template",
        "heatmap kayles {n} --n 1..9 --wrap 0 -o -; --wrap: found '0', allowed: a number from 1 on",
        "heatmap end-nim {a}|{b} --a 1..3 --b 1..3 --wrap 3 -o -; --wrap is for heat maps of one",
        "heatmap end-nim {a}|{b} --a 0..3 --b 1..3 -o -; found a pile of 0",
        "tree kayles 3 --n 3 -o -; unknown option '--n'",
        "tree kayle 3 -o -; 'kayle' is no game; nearest: kayles",
        "tree end-nim 3|w -o -; the options cannot all be drawn: an infinite pile",
        "tree kayles 100 --depth 3 -o -; at depth 2 this tree has more than 400 nodes",
        "tree kayles 1000000 -o -; a position has more than 20000 options",
        "tree kayles 3 --values --outcomes -o -; --values and --outcomes do not go together",
        "tree {1|0} --values -o -; --text, --values and --outcomes are for trees of positions",
        "tree 1<2 -o -; '1<2' is a truth value; what is drawn are trees of numbers and short games",
        "tree {5,{7|4}|0}.LeftOptions -o -; is 2 values, not one",
        "thermograph 1<2 -o -; '1<2' is a truth value",
        "thermograph a{0,{1|1,{*,{1+*|1+*,a}|*}}|0} -o -; which has a side that was not found to be a",
        "thermograph 1 --scale 0 -o -; found '0', allowed: a factor from 0.1 to 20",
        "thermograph 1 --from -2 -o -; allowed: a dyadic number from -1 up",
        "thermograph 1 --depth 2 -o -; --depth does not go with thermograph",
        "board kayles 3 --move 1 -o -; --move does not go with board",
        "play kayles 3 --first right --depth 2 -o -; --depth does not go with play",
        "play kayles 3 --move 7 -o -; move 1: '7' is no move in 3",
        "play kayles 3 -o x.png; a play is drawn as SVG; give a name that ends in .svg, or -",
        "board kayles 3 --overlay -o -; --overlay does not go with board",
        "board kayles -o -; a GAME and a POSITION are wanted, found only 'kayles'",
        "board kayles 3 -o x.pdf; found the file name 'x.pdf', allowed: names that end in .svg or",
        "board kayles 3; missing required option: '--output=<file>'",
        "boards kayles 3 -o -; found 'boards', allowed: thermograph, tree, board, play, heatmap",
        "board pennies 9 --time 1 -o -; allowed: a time such as",
      })
  void wrongInputIsToldInOneMessage(String words, String message) {
    Run run = plot(words.strip().split(" "));
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("farstar plot: ").contains(message);
  }

  @Test
  void aPictureOfTooManyPixelsIsRefused() {
    String file = folder.resolve("x.png").toString();
    Run run =
        plot(
            "heatmap", "kayles", "{n}", "--n", "1..600", "--wrap", "2", "--scale", "20", "-o",
            file);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains("pixels, more than 50,000,000", "Give it a smaller --scale");
  }

  @Test
  void aPngThatIsTooWideIsRefused() {
    String[] tree = {"plot", "tree", "clobber", "xoxo|oxox", "--depth", "2", "-o", "t.png"};
    Run run = Run.in(folder, Catalogue.STANDARD, tree);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err())
        .contains("this picture would be 17,399 pixels wide or high, more than 16,384")
        .contains("Give it a smaller --scale, or a tree a smaller --depth, or write SVG.");
    assertThat(folder.resolve("t.png")).doesNotExist();
    tree[tree.length - 1] = "t.svg";
    assertThat(Run.in(folder, Catalogue.STANDARD, tree).code()).isEqualTo(ExitCode.ANSWERED);
  }
}
