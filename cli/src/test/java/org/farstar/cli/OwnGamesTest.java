package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.farstar.ask.catalogue.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulesets of the user's own, from source files and jars. */
class OwnGamesTest {
  private static final String HEAP =
      """
      import org.farstar.engine.play.*; import org.farstar.engine.rules.*; import org.farstar.values.player.*; import org.farstar.values.text.*;
      public class Heap implements Rules<Integer> {
        public void moves(Integer n, Player player, Moves<Integer> moves) {
          for (int taken = 1; taken <= MOST && taken <= n; taken++) {
            int rest = n - taken;
            moves.add(rest, () -> "to " + rest);
          }
        }
        public Integer read(String text) { return Integer.valueOf(text); }
        public String write(Integer n) { return n.toString(); }
        public boolean impartial() { return true; }
      }
      """;

  @TempDir Path folder;

  private Run farstar(String... words) {
    return Run.in(folder, Catalogue.STANDARD, words);
  }

  private void write(String file, String text) throws IOException {
    Files.writeString(folder.resolve(file), text);
  }

  private void wrong(String message, String... words) {
    Run run = farstar(words);
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains(message).doesNotContain("\tat ");
    assertThat(run.out()).isEmpty();
  }

  /** Of the heaps at most MOST may be taken: n is worth *(n mod (MOST + 1)). */
  @Test
  void aFileStandsInExpressionsForItsGame() throws IOException {
    write("Heap.java", HEAP.replace("MOST", "2"));
    Files.createDirectory(folder.resolve("more rules"));
    write("more rules/Heap.java", HEAP.replace("MOST", "4"));
    assertThat(farstar("eval", "Heap.java(\"5\") + kayles(\"1\") + 1").out()).isEqualTo("1*3\n");
    assertThat(farstar("eval", "\"more rules/Heap.java\"(\"9\") - Heap.java(\"1\")").out())
        .isEqualTo("*5\n");
    assertThat(farstar("eval", "\"misere:Heap.java\"(\"1\").OutcomeClass").out()).isEqualTo("P\n");
    assertThat(farstar("eval", "misere_Heap.java(\"1\").OutcomeClass").out()).isEqualTo("P\n");
    assertThat(farstar("eval", "misere_impartial_Heap.java(\"1\").OutcomeClass").out())
        .isEqualTo("P\n");
    write(
        "twisted_Heap.java", HEAP.replace("MOST", "3").replace("class Heap", "class twisted_Heap"));
    assertThat(farstar("eval", "twisted_Heap.java(\"3\").CanonicalForm").out()).isEqualTo("*3\n");
    assertThat(farstar("eval", "Heap.java(\"4\").Move(Left, \"to 2\").CanonicalForm").out())
        .isEqualTo("*2\n");
    assertThat(farstar("outcome", "sum", "Heap.java(\"5\") - nim(\"2\")").out()).contains("(P)");
    // The name is kept, by which the sum is read again: in misère play, and where it is printed.
    Run sum =
        farstar("outcome", "sum", "--misere", "--json", "\"more rules/Heap.java\"(\"6\") - 0");
    assertThat(sum.code()).isEqualTo(ExitCode.WRONG_INPUT);
    String text = "\"more rules/Heap.java\"(\"6\") + Heap.java(\"3\")";
    assertThat(farstar("outcome", "sum", "--misere", "--json", text).out())
        .contains(text.replace("\"", "\\\""), "\"outcome\": \"P\"");
  }

  /** The rules may be others where a certificate is checked. */
  @Test
  void nothingIsProvedOfAFile() throws IOException {
    write("Heap.java", HEAP.replace("MOST", "2"));
    String about = "certificates are about games of Farstar, and not about rules in a file";
    wrong(about, "prove", "Heap.java", "3", "-o", "heap.cert");
    wrong(about, "prove", "misere:Heap.java", "3", "-o", "heap.cert");
    wrong(about, "prove", "sum", "Heap.java(\"3\") + *", "-o", "heap.cert");
    wrong(about, "prove", "sum", "\"./Heap.java\"(\"3\")", "--value", "-o", "heap.cert");
  }

  /** What keeps results of a sum knows the files that it was made of. */
  @Test
  void resultsOfAnEarlierStateOfAFileInASumAreNotUsed() throws IOException {
    write("Heap.java", HEAP.replace("MOST", "2"));
    String[] words = {"outcome", "sum", "Heap.java(\"5\") + 1", "--by", "search", "--keep", "k"};
    assertThat(farstar(words).out()).contains("(L)");
    assertThat(farstar(words).out()).contains("(L)");
    write("Heap.java", HEAP.replace("MOST", "4"));
    wrong("it keeps results of an earlier state of sum", words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      quoteCharacter = '`',
      value = {
        "Nowhere.java(\"5\") => there is no file 'Nowhere.java'",
        "\"no folder/Nowhere.java\"(\"5\") + * => there is no file 'no folder/Nowhere.java'",
        "\"nowhere.jar:split\"(\"5\") => there is no file 'nowhere.jar'",
        "Plain.java(\"5\") => Plain.java has no class that implements Rules",
        "Torn.java(\"5\") => Torn.java:1: ",
        "1 + Heap.java => column 5: found 'Heap', which has no value, allowed: Heap.java(\"...\")",
        "Heap.java() => column 1: found Heap.java without a position, allowed: Heap.java(\"...\")",
        "Heap.java(5) => column 1: found Heap.java without a position",
        "Heap.jav(\"5\") => column 1: found 'Heap', which has no value",
        "\"Heap\"(\"5\") => column 7: found '('",
        "Heap.java(\"5\").Birthdate => allowed: one like Birthday",
        "Heap.java(\"5\") & Tom.java(\"5\") => there is no file 'Tom.java'"
      })
  void aWrongFileInAnExpressionIsNamed(String expression, String message) throws IOException {
    write("Heap.java", HEAP.replace("MOST", "2"));
    write("Plain.java", "public class Plain {}");
    write("Torn.java", "public class Torn implements {}");
    wrong(message, "eval", expression);
    wrong(message, "outcome", "sum", expression);
  }

  /** Left takes one, Right takes two. */
  @Test
  void wordsBeforeAFileChangeItsRules() throws IOException {
    write(
        "Count.java",
        """
        import org.farstar.engine.play.*; import org.farstar.engine.rules.*; import org.farstar.values.player.*;
        public class Count implements Rules<Integer> {
          public void moves(Integer n, Player player, Moves<Integer> moves) {
            int taken = player == Player.LEFT ? 1 : 2;
            if (taken <= n) { moves.add(n - taken, () -> "take " + taken); }
          }
          public Integer read(String text) { return Integer.valueOf(text); }
          public String write(Integer n) { return n.toString(); }
        }
        """);
    assertThat(farstar("value", "Count.java", "1").out()).startsWith("1\n");
    assertThat(farstar("value", "dicotic:Count.java", "1").out()).startsWith("0\n");
    assertThat(farstar("value", "dicotic:Count.java", "2").out()).startsWith("*\n");
    // Nim-like: one or two may be taken, so a heap of n is worth n mod 3.
    assertThat(farstar("value", "impartial:Count.java", "3").out()).startsWith("0\n");
    assertThat(farstar("value", "impartial:Count.java", "5").out()).startsWith("*2\n");
    assertThat(farstar("outcome", "misere:impartial:Count.java", "4").out())
        .startsWith("Whoever moves next loses");
    assertThat(farstar("table", "impartial:Count.java", "{n}", "--n", "0..3", "--csv").out())
        .isEqualTo("n,position,value\n0,0,0\n1,1,*\n2,2,*2\n3,3,0\n");
    wrong("unknown word 'turned' before a game", "value", "turned:Count.java", "1");
  }

  private static final String SLIDE =
      """
      import java.util.*; import org.farstar.engine.play.*; import org.farstar.engine.rules.*; import org.farstar.values.player.*;
      public class Slide implements Rules<Integer> {
        public void moves(Integer n, Player player, Moves<Integer> moves) {
          moves.add((n + 1) % 3, () -> "on");
          if (n == 2 && player == Player.LEFT) { moves.add(9, () -> "out"); }
        }
        ENDLESS
        public Integer read(String text) { return Integer.valueOf(text); }
        public String write(Integer n) { return "p" + n; }
      }
      """;

  /** The cycle is data, in the notation of the rules, beside the message on it. */
  @Test
  void aPlayThatNeedNotEndIsFoundWithItsCycle() throws IOException {
    write("Slide.java", SLIDE.replace("ENDLESS", "").replace("moves.add(9, ", "moves.add(1, "));
    Run found = farstar("outcome", "Slide.java", "0", "--json");
    assertThat(found.code()).isEqualTo(ExitCode.REFUTED);
    assertThat(found.json().get("outcome").isNull()).isTrue();
    assertThat(found.json().get("cycle")).hasSizeGreaterThanOrEqualTo(2);
    for (int i = 0; i < found.json().get("cycle").size(); i++) {
      assertThat(found.json().get("cycle").get(i).asText()).matches("p[0-2]");
    }
    assertThat(found.err()).contains("the play need not end: p");
  }

  @Test
  void amongManyPositionsAPlayThatNeedNotEndIsSaidInItsLine() throws IOException {
    String rules = SLIDE.replace("ENDLESS", "").replace("(n + 1) % 3", "n == 8 ? 9 : (n + 1) % 3");
    write("Slide.java", rules.replace("{\n    moves", "{\n    if (n != 9) moves"));
    write("rows.txt", "0\n9\n8\n");
    Run each = farstar("outcome", "Slide.java", "@rows.txt", "--each");
    assertThat(each.code()).as(each.err()).isEqualTo(ExitCode.REFUTED);
    List<String> lines = each.out().lines().toList();
    assertThat(lines).hasSize(3).endsWith("9 = P", "8 = N");
    assertThat(lines.get(0)).startsWith("# 0: the play need not end: p");

    Run json = farstar("outcome", "Slide.java", "@rows.txt", "--each", "--json");
    assertThat(json.json().get(0).get("cycle")).isNotEmpty();
    assertThat(json.json().get(2).get("outcome").asText()).isEqualTo("N");
  }

  @Test
  void amongManyPositionsWhatIsAnsweredBeforeAFaultIsNotLost() throws IOException {
    String rules = SLIDE.replace("ENDLESS", "").replace("(n + 1) % 3", "9 / (n - 7)");
    write("Slide.java", rules.replace("{\n    moves", "{\n    if (n < 9) moves"));
    write("rows.txt", "9\n7\n9\n");
    Run text = farstar("outcome", "Slide.java", "@rows.txt", "--each");
    Run json = farstar("outcome", "Slide.java", "@rows.txt", "--each", "--json");
    for (Run run : List.of(text, json)) {
      assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
      assertThat(run.err()).contains("Slide.java").contains("by zero");
    }
    assertThat(text.out().lines()).containsExactly("9 = P");
    assertThat(json.json()).hasSize(1);
    assertThat(json.json().get(0).get("outcome").asText()).isEqualTo("P");
  }

  @Test
  void remotenessIsStatedWherePlayMayNeverEnd() throws IOException {
    String stops =
        SLIDE
            .replace("moves.add((n + 1) % 3", "if (n < 3) moves.add((n + 1) % 3")
            .replace(
                "ENDLESS", "public Optional<Outcome> endless() { return Optional.of(Outcome.D); }");
    write("Slide.java", stops);
    Run run = farstar("outcome", "Slide.java", "2", "--json");
    assertThat(run.json().get("outcome").asText()).isEqualTo("L");
    assertThat(run.json().get("remoteness").get("left").asInt()).isEqualTo(1);
    assertThat(run.json().get("remoteness").get("right").asInt()).isEqualTo(4);
    Run text = farstar("outcome", "Slide.java", "2", "--explain");
    assertThat(text.out())
        .contains("  remoteness 1 with Left moving first, remoteness 4 with Right moving first\n")
        .contains("Best play, Right first: on; on; on; out");
  }

  @Test
  void whatIsBegunWorksWithEveryCommandAndPassesItsTest() {
    assertThat(farstar("new", "ruleset", "MyGame").code()).isEqualTo(ExitCode.ANSWERED);
    assertThat(farstar("value", "MyGame.java", "xo").out()).startsWith("-3/2\nRight wins");
    assertThat(
            farstar("outcome", "MyGame.java", "xo + ox + x", "--json").json().get("game").asText())
        .isEqualTo("my-game");
    assertThat(farstar("outcome", "MyGame.java", "xo", "--misere").code())
        .isEqualTo(ExitCode.ANSWERED);
    assertThat(farstar("table", "MyGame.java", "{.:n}x", "--n", "0..2", "--csv").out())
        .isEqualTo("n,position,value\n0,x,1\n1,.x,2\n2,..x,3\n");
    assertThat(farstar("games", "MyGame.java").out()).startsWith("MyGame (my-game)");
    assertThat(farstar("play", "MyGame.java", "x").out()).contains("You are Left");
    Run known = farstar("check", "MyGame.java", "--against", "MyGame.txt");
    assertThat(known.out()).startsWith("ok         my-game/known  ");
    assertThat(known.code()).isEqualTo(ExitCode.ANSWERED);
    Run search = farstar("check", "MyGame.java", "--against", "search", "x.xo.o", "oxox");
    assertThat(search.code()).as(search.out()).isEqualTo(ExitCode.ANSWERED);
    wrong("'MyGame.java' exists already", "new", "ruleset", "MyGame");
    wrong("found 'my-game', allowed: the name of a class", "new", "ruleset", "my-game");
    wrong("found 'theory', allowed: ruleset", "new", "theory", "X");
    wrong("column 2: found 'z', allowed: x, o or .", "value", "MyGame.java", "xz");
  }

  @Test
  void aBrokenPromiseIsFound() throws IOException {
    write("Heap.java", HEAP.replace("MOST", "3").replace("\"to \" + rest", "\"some\""));
    Run run = farstar("check", "Heap.java", "--against", "search", "5");
    assertThat(run.code()).isEqualTo(ExitCode.REFUTED);
    assertThat(run.out()).contains("two moves of LEFT in '5' are called 'some'");
    write("Heap.java", HEAP.replace("MOST", "(player == Player.LEFT ? 3 : 2)"));
    assertThat(farstar("check", "Heap.java", "--against", "search", "5").out())
        .contains("Left and Right have different options in '5'");
    write("Heap.java", HEAP.replace("MOST", "3"));
    write("known.txt", "5 = *\n\n# the rest\n4 = 0\n7 = *2\n");
    run = farstar("check", "Heap.java", "--against", "known.txt");
    assertThat(run.out()).contains("known.txt:5: 7: expected *2, found *3");
    write("known.txt", "5 = *\n4 : 0\n");
    wrong(
        "known.txt:2: column 6: found the end, allowed: ' = ' and an answer",
        "check",
        "Heap.java",
        "--against",
        "known.txt");
    write("known.txt", "5 = {1|\n");
    wrong("known.txt:1: column 8", "check", "Heap.java", "--against", "known.txt");
    wrong(
        "cannot read 'none.txt': there is no such file",
        "check",
        "Heap.java",
        "--against",
        "none.txt");
    wrong("--against search needs positions", "check", "Heap.java", "--against", "search");
  }

  @Test
  void aPrintedValueIsReadAsItIsPrinted() throws IOException {
    write("known.txt", "0b1 0g2 2g3 = 1*2\n");
    Run run = farstar("check", "hackenbush", "--against", "known.txt");
    assertThat(run.code()).as(run.out()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out()).contains("known.txt: 1 position; 1 by theory and search\n");
    write("known.txt", "0b1 0g2 2g3 = 1 + *2\n0b1 1r2 = 1/4 + 1/4\n0b1 1b2 = 1 * 2\n0b1 = {0|}\n");
    run = farstar("check", "hackenbush", "--against", "known.txt");
    assertThat(run.code()).as(run.out()).isEqualTo(ExitCode.ANSWERED);
    write("known.txt", "0b1 = 1*\n");
    run = farstar("check", "hackenbush", "--against", "known.txt");
    assertThat(run.code()).as(run.out()).isEqualTo(ExitCode.REFUTED);
    assertThat(run.out()).contains("expected 1*, found 1");
  }

  /** Every class that the file to begin with names, and every other that a ruleset may. */
  @Test
  void aNewRulesetHasANameThatIsFree() throws IOException {
    farstar("new", "ruleset", "Mine");
    String starter = Files.readString(folder.resolve("Mine.java"));
    Set<String> words = new TreeSet<>();
    Pattern.compile("\\b[A-Z][A-Za-z0-9]*\\b")
        .matcher(starter)
        .results()
        .forEach(m -> words.add(m.group()));
    words.removeAll(Set.of("Mine", "LEFT", "N"));
    assertThat(words)
        .contains("List", "Moves", "NotationException", "Override", "Player", "String");
    words.addAll(Set.of("Outcome", "Math", "Object", "Integer", "Record", "Look"));
    Set<String> refused = new TreeSet<>();
    for (String word : words) {
      Run begun = farstar("new", "ruleset", word);
      if (begun.code() == ExitCode.WRONG_INPUT) {
        assertThat(begun.err())
            .contains("found '" + word + "', allowed: a name that no class used by rulesets has")
            .contains("farstar new ruleset My" + word);
        assertThat(folder.resolve(word + ".java")).doesNotExist();
        refused.add(word);
      } else {
        Run run = farstar("value", word + ".java", "xo");
        assertThat(run.out()).as(word + run.err()).startsWith("-3/2\n");
      }
    }
    assertThat(refused)
        .contains("List", "Moves", "NotationException", "Override", "Player", "Rules", "String")
        .contains("Ending", "Outcome", "Math", "Object", "Integer", "Record", "Look")
        .doesNotContain("Left", "Right", "Here");
  }

  /** Whatever a class of the user's does wrong is said in one message, and is no fault of ours. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      quoteCharacter = '`',
      value = {
        "static int x = Integer.parseInt(~y~); => Heap.java:12: the static initialiser ended with"
            + " NumberFormatException",
        "public Heap() { throw new IllegalStateException(); } => Heap.java:12: the constructor ended"
            + " with IllegalStateException",
        "public java.util.List<Integer> parts(Integer n) { return null; } => Heap.java: parts"
            + " returned null for the position '5'",
        "public java.util.List<Integer> parts(Integer n) { return java.util.Arrays.asList(n, null); }"
            + " => Heap.java: parts returned a list with null in it",
        "public java.util.List<Integer> options(Integer n, Player p) { return null; } => Heap.java:"
            + " options returned null for the position '5'",
        "public Integer representative(Integer n) { return null; } => Heap.java: representative"
            + " returned null for the position '5'",
        "public Ending ending() { return null; } => Heap.java: ending returned null",
        "public Ending ending() { return Ending.VERDICT; } => Heap.java: the ruleset gives no"
            + " verdict on '0', which has no move",
        "public java.util.Optional<Outcome> verdict(Integer n) { return null; } => Heap.java:"
            + " verdict returned null for the position '5'",
        "int f(int n) { return f(n + 1) + 1; } public Integer representative(Integer n) { return f(n);"
            + " } => Heap.java:12: f calls itself without end",
        "public Integer representative(Integer n) { assert false; throw new AssertionError(n); } =>"
            + " Heap.java:12: representative ended with AssertionError: 5"
      })
  void whatAClassDoesWrongIsSaid(String method, String message) throws IOException {
    String line = method.replace('~', '"');
    write("Heap.java", HEAP.replace("MOST", "3").replaceFirst("}\n$", line + "\n}\n"));
    refused(message, "check", "Heap.java", "--against", "search", "5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      quoteCharacter = '`',
      value = {
        "return Integer.valueOf(text) => return null => Heap.java: read returned null for the text"
            + " '5'",
        "return n.toString() => return null => Heap.java: write returned null",
        "moves.add(rest, => moves.add(null, => Heap.java:6: moves handed over a move whose position"
            + " is null",
        "() -> \"to \" + rest => null => Heap.java:6: moves handed over a move whose text is null",
        "\"to \" + rest => null => Heap.java: the text of a move is null in the position '",
        "import org.farstar.engine.play => package java.foo; import org.farstar.engine.play => the class java.foo.Heap in Heap.java cannot be loaded",
        "int rest = => if (n == 2) throw new RuntimeException(~two~, null, false, false) {}; int rest"
            + " = => Heap.java: a method ended with Heap$1: two",
        "\"to \" + rest => \"\" + rest / 0 => Heap.java:6: moves ended with ArithmeticException"
      })
  void nullIsRefusedWhereItIsGiven(String good, String bad, String message) throws IOException {
    String heap = HEAP.replace("MOST", "3");
    assertThat(heap).contains(good);
    write("Heap.java", heap.replace(good, bad.replace('~', '"')));
    refused(message, "check", "Heap.java", "--against", "search", "5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hashCode", "equals"})
  void positionsThatCannotBeComparedAreNamed(String method) throws IOException {
    String signature = method.equals("equals") ? "boolean equals(Object other)" : "int hashCode()";
    write(
        "Heap.java",
        """
        import org.farstar.engine.play.*; import org.farstar.engine.rules.*; import org.farstar.values.player.*; import org.farstar.values.text.*;
        public class Heap implements Rules<Heap.P> {
          record P(int n) {
            public SIGNATURE { throw new IllegalStateException("no"); }
          }
          public void moves(P p, Player player, Moves<P> moves) {
            if (p.n > 0) { moves.add(new P(p.n - 1), () -> "one"); }
          }
          public P read(String text) { return new P(Integer.parseInt(text)); }
          public String write(P p) { return "" + p.n; }
        }
        """
            .replace("SIGNATURE", signature));
    refused(
        "Heap.java:4: " + method + " ended with IllegalStateException: no",
        "check",
        "Heap.java",
        "--against",
        "search",
        "5");
  }

  @Test
  void aProviderMustGiveGames() throws IOException {
    String provider =
        """
        import java.util.List;
        import org.farstar.engine.game.*;
        public class Two implements GameProvider {
          public List<Game<?>> games() { return GAMES; }
        }
        """;
    write("Two.java", provider.replace("GAMES", "null"));
    refused("Two.java: games returned null", "value", "Two.java", "5");
    write("Two.java", provider.replace("GAMES", "java.util.Arrays.asList((Game<?>) null)"));
    refused("Two.java: games returned a game that is null", "value", "Two.java", "5");
  }

  @Test
  void aPlayThatSeemsNotToEndIsCalledThat() throws IOException {
    write(
        "Heap.java",
        HEAP.replace("MOST", "1").replace("taken <= n", "true").replace("n - taken", "n + 1"));
    Run run = farstar("check", "Heap.java", "--against", "search", "5");
    assertThat(run.code()).isEqualTo(ExitCode.REFUTED);
    assertThat(run.out() + run.err())
        // How many varies with the room on the stack, and with it where the line is folded.
        .containsPattern("a play from '5' has more than [0-9]+ moves and seems\\s+not\\s+to\\s+end")
        .doesNotContain("StackOverflowError");
    run = farstar("outcome", "Heap.java", "5", "--positions", "10000");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
  }

  /** Domineering as a user writes it. */
  private static final String DOMINOES =
      """
      import java.util.Optional;
      import java.util.OptionalLong;
      import org.farstar.regions.GridGame;
      import org.farstar.regions.board.Board;
      import org.farstar.regions.board.BoardMoves;
      import org.farstar.regions.board.Cells;
      import org.farstar.regions.board.Direction;
      import org.farstar.regions.board.Exchange;
      import org.farstar.regions.board.Grid;
      import org.farstar.regions.board.SymmetryGroup;
      import org.farstar.values.player.Player;

      /** Domineering by a user. */
      public class Dominoes extends GridGame {
        public Dominoes() {
          super(".", SymmetryGroup.REFLECTIONS, Exchange.AXES, false);
        }

        @Override
        public void generate(Board board, Player player, BoardMoves moves) {
          Direction direction = player == Player.LEFT ? Direction.DOWN : Direction.RIGHT;
          Cells free = board.cells(0);
          Cells starts = free.step(direction.opposite()).and(free);
          for (int start = starts.first(); start >= 0; start = starts.after(start)) {
            int end = board.step(start, direction);
            moves.add(board.changed(3, start, end), start, end);
          }
        }

        @Override
        protected Optional<Player> crossing(Direction direction) {
          return Optional.of(direction == Direction.DOWN ? Player.LEFT : Player.RIGHT);
        }

        @Override
        public long regions(Grid grid, long first, long second) {
          long free = grid.all() & ~(first & second);
          return free & grid.near(free);
        }

        @Override
        public OptionalLong rank(Board board) {
          return OptionalLong.of(board.count(0));
        }
      }
      """;

  /**
   * A line between rows is crossed by Left's moves alone: with that word the search is as short.
   */
  @Test
  void aGameOnAGridIsBoundedByItsStrips() throws IOException {
    assertThat(DOMINOES.lines().count()).isLessThan(60);
    write("Dominoes.java", DOMINOES);
    for (String board : List.of("7x7", "6x6")) {
      Run own = farstar("outcome", "Dominoes.java", board, "--json", "--positions", "5000");
      Run built = farstar("outcome", "domineering", board, "--json");
      assertThat(own.code()).as(own.out() + own.err()).isEqualTo(ExitCode.ANSWERED);
      assertThat(outcome(own)).isEqualTo(outcome(built));
    }
    Run value = farstar("value", "Dominoes.java", "4x4");
    assertThat(value.out().lines().findFirst())
        .isEqualTo(farstar("value", "domineering", "4x4").out().lines().findFirst());
  }

  private static String outcome(Run run) {
    return run.out().replaceAll("(?s).*\"outcome\":\\s*\"([A-Z]+)\".*", "$1");
  }

  /** Stones on a ring that go one place either way. */
  private static final String RING =
      """
      import java.util.Optional;
      import org.farstar.engine.play.Moves;
      import org.farstar.engine.rules.Rules;
      import org.farstar.values.player.Outcome;
      import org.farstar.values.player.Player;

      /** A ring of stones x and o: Left moves an x, Right an o, one place either way onto a free place. */
      public class Ring implements Rules<String> {
        public void moves(String row, Player player, Moves<String> moves) {
          char own = player == Player.LEFT ? 'x' : 'o';
          for (int from = 0; from < row.length(); from++) {
            for (int by : new int[] {1, row.length() - 1}) {
              int to = (from + by) % row.length();
              if (row.charAt(from) == own && row.charAt(to) == '.') {
                StringBuilder after = new StringBuilder(row);
                after.setCharAt(to, own);
                after.setCharAt(from, '.');
                String name = (from + 1) + " " + (to + 1);
                moves.add(after.toString(), () -> name);
              }
            }
          }
        }

        public Optional<Outcome> endless() {
          return Optional.of(Outcome.D);
        }

        public String read(String text) {
          return text;
        }

        public String write(String row) {
          return row;
        }
      }
      """;

  @Test
  void aPlayThatReturnsIsAFinding() throws IOException {
    write("Ring.java", RING.replace("Optional.of(Outcome.D)", "Optional.empty()"));
    for (String command : List.of("outcome", "value")) {
      Run run = farstar(command, "Ring.java", "x..o");
      assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.REFUTED);
      assertThat(run.err())
          .containsPattern("the play need not end: ([xo.]{4}) -> .*\\1")
          .contains("endless")
          .doesNotContain("org.farstar");
    }
    Run run = farstar("check", "Ring.java", "--against", "search", "x.o");
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.REFUTED);
    assertThat(run.out()).contains("end");
  }

  @Test
  void whoWinsAPlayWithoutEndIsFoundWhereTheRulesSayWhatItIsWorth() throws IOException {
    write("Ring.java", RING);
    Run run = farstar("outcome", "Ring.java", "x..o", "--moves");
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out()).contains("(D)");
    assertThat(farstar("outcome", "Ring.java", "xo.", "--json").out()).contains("\"outcome\":");
    run = farstar("check", "Ring.java", "--against", "search", "x.o", "xxo..");
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.ANSWERED);
    run = farstar("value", "Ring.java", "x..o");
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out()).startsWith("dud\n").contains("(D)");
    assertThat(farstar("outcome", "Ring.java", "x.o + x..o").code()).isEqualTo(ExitCode.ANSWERED);
  }

  private void refused(String message, String... words) {
    Run run = farstar(words);
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err()).contains(message).doesNotContain("\tat ");
  }

  @Test
  void gamesOfTheHouseAreCheckedAlike() {
    Run run = Run.farstar("check", "flipping-coins", "--against", "search", "0110111", "1011");
    assertThat(run.code()).as(run.out()).isEqualTo(ExitCode.ANSWERED);
    assertThat(run.out()).contains("flipping-coins/theory", "flipping-coins/rank");
    run = Run.farstar("check", "end-nim", "--against", "search", "2|3|2");
    assertThat(run.code()).as(run.out()).isEqualTo(ExitCode.ANSWERED);
  }

  @Test
  void aChangedFileHasATableOfItsOwn() throws IOException {
    write("Heap.java", HEAP.replace("MOST", "3"));
    String[] table = {"table", "Heap.java", "{n}", "--n", "4", "--csv", "--store", "t.db"};
    assertThat(farstar(table).out()).endsWith("4,4,0\n");
    write("Heap.java", HEAP.replace("MOST", "4"));
    assertThat(farstar(table).out()).endsWith("4,4,*4\n");
  }

  @Test
  void faultsOfAFileAreSaidAtTheirPlace() throws IOException {
    wrong("there is no file 'None.java'", "value", "None.java", "5");
    write("Heap.java", HEAP);
    wrong("Heap.java:4: cannot find symbol", "value", "Heap.java", "5");
    wrong(
        "    for (int taken = 1; taken <= MOST && taken <= n; taken++) {\n    ",
        "value",
        "Heap.java",
        "5");
    write("Heap.java", HEAP.replace("MOST", "3").replace("public class Heap", "class Heap"));
    wrong("the class Heap in Heap.java must be public", "value", "Heap.java", "5");
    write(
        "Heap.java",
        HEAP.replace("MOST", "3").replace("int rest = n - taken;", "int rest = n / 0;"));
    wrong(
        "Heap.java:5: moves ended with ArithmeticException: / by zero", "value", "Heap.java", "5");
    write("Heap.java", HEAP.replace("MOST", "3"));
    wrong("Heap.java:9: read ended with NumberFormatException", "value", "Heap.java", "five");
    write("Empty.java", "public class Empty {}\n");
    wrong("Empty.java has no class that implements Rules", "value", "Empty.java", "5");
    write(
        "Heap.java", HEAP.replace("MOST", "3") + "class More extends Heap { public More() {} }\n");
    assertThat(farstar("value", "Heap.java", "5").code()).isEqualTo(ExitCode.ANSWERED);
  }

  @Test
  void aJarBringsGames() throws IOException {
    Path jar = jar("games.jar", "2", "3");
    assertThat(farstar("value", "games.jar:threes", "7").out()).startsWith("*3\n");
    assertThat(farstar("value", "games.jar:twos", "7").out()).startsWith("*\n");
    wrong("games.jar has several games", "value", "games.jar", "7");
    wrong("games.jar has no game 'fours'", "value", "games.jar:fours", "7");
    Path data = Files.createDirectories(folder.resolve("data/games"));
    Files.copy(jar, data.resolve("mine.jar"));
    Files.writeString(data.resolve("broken.jar"), "no jar");
    Map<String, String> environment = Map.of("FARSTAR_DATA", folder.resolve("data").toString());
    Run installed = Run.on(false, environment, Catalogue.STANDARD, "", "value", "threes", "6");
    assertThat(installed.out()).startsWith("*2\n");
    assertThat(Run.on(false, environment, Catalogue.STANDARD, "", "games").out())
        .contains("\nthrees  ");
    Run eval =
        Run.on(false, environment, Catalogue.STANDARD, "", "eval", "twos(\"7\").CanonicalForm + *");
    assertThat(eval.out()).isEqualTo("0\n");
    Files.writeString(folder.resolve("text.jar"), "no jar");
    wrong("text.jar names no service", "value", "text.jar", "7");
  }

  /** A jar with a provider of two games, compiled as a user would. */
  private Path jar(String name, String first, String second) throws IOException {
    write(
        "Heap.java",
        HEAP.replace("MOST", "most")
            .replace(
                "{\n  public void",
                "{\n  int most; public Heap() { this(1); } Heap(int m) { most = m; }\n  public void"));
    write(
        "Two.java",
        """
        import java.util.List;
        import org.farstar.engine.game.*;
        public class Two implements GameProvider {
          public List<Game<?>> games() {
            return List.of(game("twos", %s), game("threes", %s));
          }
          private static Game<?> game(String id, int most) {
            return Game.named(id).board("heap").goal("take").text("n").of(new Heap(most)).build();
          }
        }
        """
            .formatted(first, second));
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                OutputStream.nullOutputStream(),
                System.err,
                "-cp",
                System.getProperty("java.class.path"),
                "-proc:none",
                "-d",
                folder.resolve("classes").toString(),
                folder.resolve("Heap.java").toString(),
                folder.resolve("Two.java").toString());
    assertThat(code).isZero();
    Path jar = folder.resolve(name);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> classes = Files.list(folder.resolve("classes"))) {
      for (Path file : (Iterable<Path>) classes::iterator) {
        out.putNextEntry(new JarEntry(file.getFileName().toString()));
        out.write(Files.readAllBytes(file));
      }
      out.putNextEntry(new JarEntry("META-INF/services/org.farstar.engine.game.GameProvider"));
      out.write("Two\n".getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }
}
