package org.farstar.ask.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines of CGSuite are answered with what is typed here, which has the value that they have. */
class CgsuiteRulesetsTest {
  private final Worksheet sheet =
      new Worksheet(new Desk(Catalogue.STANDARD, new Workspace(64L << 20), Sources.none()));

  /** A board, coins, codes, and numbers in all the ways in which they are handed over. */
  private static final List<String> ARGUMENTS =
      List.of(
          "(\"xo|ox\")",
          "(\"..|..\")",
          "(\"t..f\")",
          "(\"hth\")",
          "(\"0.7\",\"4!.3\")(5)",
          "(\"1-3\")(\"hth\")",
          "(\"0.07\")(5)",
          "(\"0.3F\")(5)",
          "(\"1-3\")(5)",
          "(\"0.07\")",
          "(\"0.3F\")",
          "(\"1-3\")",
          "(Grid.Empty(3,4))",
          "(1)(\"t..f\")",
          "(7,5)",
          "(3,4)",
          "(7)",
          "(2)((9,1))",
          "([1,2],[3])(7)",
          "({1,2},{3})",
          "([1,2],true)(7)",
          "([1,2])(7)",
          "([1,2])",
          "");

  private String eval(String text) {
    return sheet.evaluate(text, Searches.of(Control::unlimited, () -> {})).toString();
  }

  private String allowed(String line) {
    return catchThrowableOfType(NotationException.class, () -> eval(line)).allowed();
  }

  /**
   * The values are those of CGSuite's published tests GameGridTest, GameStripTest and GameHeapTest,
   * there a number where it is a nim value.
   */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " ==> ",
      quoteCharacter = '`',
      value = {
        "game.grid.Clobber(\"xox|ox.\") ==> {^^*|*,v}",
        "game.grid.Kings(\"xox|ox.\") ==> {^^*|*,v[2]}",
        "game.grid.Rooks(\"xox|ox.\") ==> {^^*|0,*}",
        "game.grid.Queens(\"xox|ox.\") ==> ^",
        "game.grid.AntiClobber(\"xoxo|oo..\") ==> {*|-1}",
        "game.grid.Domineering(Grid.Empty(4, 4)) ==> +-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}",
        "game.grid.Cram(\".........|##.######\") ==> *4",
        "game.strip.GenToadsAndFrogs(2)(\"tttt..fff\") ==> {1/2*|v}",
        "game.strip.BackslidingToadsAndFrogs(\"ttt..fff\") ==> {on||0|-1/2} & {1/2|0||off}",
        "game.heap.Nim(20) ==> *20",
        "game.heap.Nim.NimValue(20) ==> 20",
        "game.heap.GrundysGame(18) ==> *4",
        "game.heap.Kayles(15).NimValue ==> *7",
        "game.heap.DawsonsKayles(16) ==> *5",
        "game.heap.Subtraction([2, 3, 7])(19) ==> *2",
        "game.heap.Subtraction([2,3,7], allbut => true)(20) ==> *10",
        "game.heap.TakeAndBreak(\"0.07\")(16) ==> *5",
        "game.heap.TakeAndBreak(\"0.3F\")(20) ==> *11",
        "game.heap.Spawning(\"3\")(20) ==> *35",
        "game.heap.Wythoff((10, 12)) ==> *7",
        "game.heap.Mem((10, 4)) ==> *2",
        "game.heap.PartizanSubtraction([1,3],[2,3])(6) ==> {1|1,{1|0}||0,{1|0}|0|||0,{1|0}|0}",
        "game.heap.Cutcake((8, 1)) ==> -7",
        "game.heap.MaundyCake((8, 5)) ==> -3",
        "game.heap.Eatcake((8, 3)) ==> {^^|*}",
        "game.heap.TurnAndEatcake((8, 5)) ==> v<3>",
        "game.heap.Cutcake(8, 1) ==> -7",
        "game.heap.MaundyCake(8, 5) ==> -3",
        "game.heap.Eatcake(8, 3) ==> {^^|*}",
        "game.heap.TurnAndEatcake(8, 5) ==> v<3>",
        "game.heap.Wythoff(10, 12) ==> *7",
        "game.heap.Mem(10, 4) ==> *2",
        "game.heap.PartizanSubtraction({1,3},{2,3})(6) ==> {1|1,{1|0}||0,{1|0}|0|||0,{1|0}|0}"
      })
  void hasTheSameValue(String line, String value) {
    assertThat(eval(allowed(line) + " == " + value)).as(allowed(line)).isEqualTo("true");
  }

  /** A head at the place n counts as the heap n of Spawning with the same code, by its help. */
  @Test
  void headsAreTheCoinsThatCount() {
    String coins = allowed("game.strip.Turning(\"3\")(\"thtttthth\")");
    String heaps = allowed("game.heap.Spawning(\"3\")(2)");
    String first = heaps.replace(": 2", ": 7");
    String second = heaps.replace(": 2", ": 9");
    assertThat(coins).isEqualTo("coin_turning(\"3: 010000101\")");
    assertThat(eval(coins + " == " + heaps + " + " + first + " + " + second)).isEqualTo("true");
  }

  /** As CGSuite prints it in its test GameHeapTest. */
  @Test
  void misereFormsAreTheSame() {
    String form = "*[(((2[2]21)[2](2[2]21)20)(2[2]21)3)((2[2]21)[2](2[2]21)20)(2[2]21)[1]2[2]1]";
    assertThat(eval("grundy(\"22\").MisereCanonicalForm == " + allowed(form))).isEqualTo("true");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ==> ",
      quoteCharacter = '`',
      value = {
        "game.grid.Domineering(3,3) ==> domineering(\"3x3\")",
        "game.grid.KingsClobber(\"xo\") ==> clobber(\"kings: xo\")",
        "game.grid.CannibalClobber(\"xo|ox\") ==> clobber(\"cannibal: xo|ox\")",
        "game.grid.GenClobber(clobbered => {Left => {0}})(\"xo\") ==> clobber(\"kings: xo|ox\") with"
            + " words for what is captured and where, as 'farstar games clobber' lists them",
        "game.heap.FibonacciNim(5) ==> take_away(\"f(x)=2*x: 5\")",
        "game.heap.FibonacciNim((10, 1)) ==> take_away(\"f(x)=2*x: 10/2\"), the heap and the most that"
            + " may be taken",
        "game.heap.TakeAway(3)((10, 2)) ==> take_away(\"f(x)=3*x: 10/6\"), the heap and the most that"
            + " may be taken",
        "game.heap.PartizanEuclid(7, 5) ==> partizan_euclid(\"7 5\")",
        "game.graph.NodeKayles(\"---\") ==> node_kayles(\"1-2 2-3\"), the graph by its edges",
        "game.heap.PartizanSplittles([1,2],[3])(9) ==> partizan_take_and_break(\"split {1,2} | split"
            + " {3}: 9\")",
        "game.heap.Splittles([1,2]) ==> splittles(\"{1,2}: 9\"), the set with a heap",
        "game.heap.TakeAndBreak(\"0.07\") ==> octal(\"0.07: 20\"), the code with a heap",
        "game.heap.TakeAndBreak(\"0.07\")(5) ==> octal(\"0.07: 5\")",
        "game.heap.Kayles.NimValues(20) ==> the command 'farstar table kayles'",
        "game.heap.Subtraction([1,2]).NimValueSequence(20) ==> the command 'farstar table subtraction'",
        "game.strip.MockTurtles(\"hth\") ==> coin_turning(\"mock-turtles: 101\")",
        "game.grid.Clobber.DicoticVariant(\"xo\") ==> dicotic_clobber(\"xo\")",
        "clobber(\"xo\").Decomposition ==> .CanonicalForm, for which the parts are added up",
        "game.grid.Chess(\"k\") ==> one of the games here"
      })
  void saysWhatIsTyped(String line, String typed) {
    assertThat(allowed(line)).isEqualTo(typed);
  }

  /** Every row is used with arguments that fit it, and what is typed begins with a position. */
  @Test
  void everySuggestionOfTheTableIsRead() {
    for (CgsuiteRulesets.Row row : CgsuiteRulesets.rows()) {
      List<String> typed =
          ARGUMENTS.stream()
              .filter(each -> first(row.ruleset(), each).filter(row::equals).isPresent())
              .map(each -> CgsuiteRulesets.typed(row.ruleset(), each).orElseThrow())
              .toList();
      assertThat(typed).as("%s", row).anyMatch(this::beginsWithAPosition);
    }
  }

  private static Optional<CgsuiteRulesets.Row> first(String ruleset, String arguments) {
    return CgsuiteRulesets.rows().stream()
        .filter(row -> row.ruleset().equals(ruleset))
        .filter(row -> row.arguments().matcher(arguments).matches())
        .findFirst();
  }

  private boolean beginsWithAPosition(String typed) {
    try {
      return !eval(typed.substring(0, typed.indexOf("\")") + 2)).isEmpty();
    } catch (NotationException e) {
      return false;
    }
  }
}
