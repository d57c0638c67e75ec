package org.farstar.ask.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorksheetTest {
  private final List<Control> begun = new ArrayList<>();
  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(64L << 20), Sources.none());
  private final Worksheet sheet = new Worksheet(desk);

  private Evaluated eval(String text) {
    return sheet.evaluate(
        text,
        Searches.of(
            () -> {
              begun.add(new Control(Budget.unlimited()));
              return begun.get(begun.size() - 1);
            },
            () -> {}));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      value = {
        "domineering(\"..|..\").Moves(Left) => [\"1,1 2,1\", \"1,2 2,2\"]",
        "domineering(\"..|..\").Options(Right) => [##|.., ..|##]",
        "domineering(\"..|..\").Move(Left, \"1,1 2,1\") => #.|#.",
        "domineering(\"..|..\").Move(Left, \"1,1 2,1\").CanonicalForm => 1",
        "domineering(\"..|..\").WinningMoves(Right) => [\"1,1 1,2\", \"2,1 2,2\"]",
        "nim(\"3 5\").WinningMoves(Left) => [\"5 -> 3\"]",
        "[domineering(\"..\"), nim(\"1\")] == [-1, *] => true",
        "{2|1}.Thermograph => 'left (-1, 3)(1/2, 3/2), right (-1, 0)(1/2, 3/2)'",
        "Left => Left"
      })
  void positionsHandOverTheirMoves(String text, String printed) {
    assertThat(eval(text.strip()).toString()).isEqualTo(printed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      value = {
        "nim(\"1\").Moves => 'column 10: found Moves of no parameter, allowed: Moves of Left or Right'",
        "nim(\"1\").Moves(2) => 'column 10: found Moves of a number, allowed: Moves of Left or Right'",
        "nim(\"1\").Move(Left, \"x\") => 'column 10: found ''x'', which is no move of Left, allowed:"
            + " Move of Left or Right, and the text of a move'",
        "end_nim(\"w^(w+1)|w^w*3+w+4|w\").Options(Left) => 'column 32: found a position whose moves"
            + " cannot be listed, allowed: Options of Left or Right'"
      })
  void whatIsNoMoveIsRefusedAtItsPlace(String text, String message) {
    assertThatThrownBy(() -> eval(text)).isInstanceOf(NotationException.class).hasMessage(message);
  }

  @Test
  void aSecondQuestionIsAnsweredFromWhatTheFirstFound() {
    eval("g := clobber(\"xoxo|oxox|xoxo\"); g.OutcomeClass");
    long first = begun.stream().mapToLong(control -> control.progress().positions()).sum();
    eval("g.OutcomeClass");
    eval("clobber(\"xoxo|oxox|xoxo\").OutcomeClass");
    long all = begun.stream().mapToLong(control -> control.progress().positions()).sum();
    assertThat(first).isGreaterThan(100);
    assertThat(all - first).isLessThan(first / 10);
  }

  @Test
  void anErrorKeepsTheNames() {
    eval("x := 1/2");
    assertThatThrownBy(() -> eval("y := x + 1; y + z")).isInstanceOf(NotationException.class);
    assertThat(sheet.names()).hasToString("{x=1/2, y=3/2}");
    sheet.clear();
    assertThat(sheet.names()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1/2",
        "{2|-1} + ^",
        "over & under",
        "on",
        "a{0|b{0|*}} + upon",
        "domineering(\"4x4\")",
        "toads_and_frogs(\"tt.ff\")",
        "toads_and_frogs(\"tt.ff\").OutcomeClass",
        "\"a \"\"quoted\"\" text\"",
        "1 < 2",
        "1 <> 2",
        "Right",
        "N",
        "tic_tac_toe(\"4^2:\").OutcomeClass",
        "[P or D, *]",
        "{4||2|1}.Thermograph",
        "[1, \"x\", nim(\"2\"), [Left, *]]",
        "{4||2|1}.Followers"
      })
  void whatIsSavedIsReadAgain(String text) {
    eval("kept := " + text);
    String before = sheet.names().toString();
    List<String> saved = sheet.assignments();
    sheet.clear();
    saved.forEach(this::eval);
    assertThat(sheet.names()).hasToString(before);
    assertThat(sheet.assignments()).isEqualTo(saved);
  }

  @Test
  void namesOutliveTheUniverseThatTheyWereMadeIn() {
    Desk small = new Desk(Catalogue.STANDARD, new Workspace(3L << 20), Sources.none());
    Worksheet sheet = new Worksheet(small);
    Searches searches = Searches.of(Control::unlimited, () -> {});
    sheet.evaluate("g := {3|{1|0}}; t := g.Thermograph; l := [g, *2]", searches);
    Universe old = small.workspace().universe();
    String sum =
        IntStream.range(1, 30)
            .mapToObj(i -> String.format("{%d|%d||%d|-%d}", i * i, i + 1, i, 3 * i))
            .collect(Collectors.joining(" + "));
    assertThatThrownBy(() -> sheet.evaluate(sum, searches))
        .isInstanceOf(SearchStopped.class)
        .extracting(stop -> ((SearchStopped) stop).reason())
        .isEqualTo(StopReason.MEMORY);
    assertThat(small.workspace().universe()).isNotSameAs(old);
    assertThat(sheet.names()).allSatisfy((name, value) -> assertIsOf(value, small));
    assertThat(sheet.evaluate("g + *2 - g", searches)).hasToString("*2");
  }

  private static void assertIsOf(Evaluated value, Desk desk) {
    if (value instanceof Evaluated.OfList list) {
      list.items().forEach(item -> assertIsOf(item, desk));
    } else {
      ShortGame game =
          value instanceof Evaluated.OfThermograph thermograph
              ? thermograph.game()
              : ((Evaluated.OfGame) value).game();
      assertThat(desk.workspace().universe().adopt(game)).isSameAs(game);
    }
  }

  @Test
  void sumsKnowTheNames() {
    eval("g := domineering(\"2x2\"); x := 1/2");
    Question sum =
        Questions.read(
            "sum",
            false,
            "g + x",
            desk,
            Searches.of(Control::unlimited, () -> {}),
            Map.copyOf(sheet.names()));
    assertThat(sum.text()).isEqualTo("domineering(\"..|..\") + 1/2");
  }
}
