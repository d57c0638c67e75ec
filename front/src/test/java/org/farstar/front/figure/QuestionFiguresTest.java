package org.farstar.front.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.answer.NotAnsweredException;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Table;
import org.farstar.figures.ThermographFigure;
import org.farstar.picture.Box;
import org.farstar.picture.Film;
import org.farstar.picture.Ink;
import org.farstar.picture.Shape;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class QuestionFiguresTest {
  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
  private int begun;
  private int ended;

  private Searches searches(OptionalLong positions) {
    Budget budget = new Budget(Optional.empty(), positions, OptionalLong.empty());
    return Searches.of(
        () -> {
          begun++;
          return new Control(budget);
        },
        () -> ended++);
  }

  private QuestionFigures figures() {
    return new QuestionFigures(desk, searches(OptionalLong.empty()));
  }

  private Question domineering(String board) {
    return Questions.read("domineering", false, board, desk, searches(OptionalLong.empty()));
  }

  /** The move that comes next is marked on its two cells, and the cells never move. */
  @Test
  void aPlayIsAFilmOfItsPositions() {
    Film film =
        QuestionFigures.play(domineering("3x3"), Player.LEFT, List.of("1,1 2,1", "3,1 3,2"));
    assertThat(film.title()).isEqualTo("domineering ...|...|...");
    assertThat(film.description()).isEqualTo("1. Left 1,1 2,1, 2. Right 3,1 3,2");
    assertThat(film.frames()).hasSize(3);
    assertThat(film.frames().get(2).later()).isEmpty();
    Film.Frame first = film.frames().get(0);
    List<Box> marks =
        first.later().stream().filter(Shape.Rectangle.class::isInstance).map(Shape::box).toList();
    List<Box> cells = cells(first);
    assertThat(marks).hasSize(2);
    assertThat(marks.get(0)).isEqualTo(around(cells.get(0)));
    assertThat(marks.get(1)).isEqualTo(around(cells.get(3)));
    assertThat(cells(film.frames().get(1))).isEqualTo(cells);
    assertThat(first.later().get(2).ink()).isEqualTo(Ink.LEFT_TEXT);
    assertThat(film.frames().get(1).later().get(2).ink()).isEqualTo(Ink.RIGHT_TEXT);
    assertThat(film.frames()).allSatisfy(frame -> assertThat(inside(frame, film)).isTrue());
  }

  private static List<Box> cells(Film.Frame frame) {
    return frame.shapes().stream()
        .filter(shape -> shape.ink() != Ink.POINT)
        .map(Shape::box)
        .filter(box -> Math.abs(box.width() - box.height()) < 1e-9 && box.width() > 10)
        .toList();
  }

  private static Box around(Box cell) {
    return new Box(cell.left() - 2, cell.top() - 2, cell.right() + 2, cell.bottom() + 2);
  }

  private static boolean inside(Film.Frame frame, Film film) {
    return Stream.concat(frame.shapes().stream(), frame.later().stream())
        .map(Shape::box)
        .allMatch(
            box ->
                box.left() >= 0
                    && box.top() >= 0
                    && box.right() <= film.width()
                    && box.bottom() <= film.height());
  }

  /** Best play is won by whom the outcome names, whoever begins, and it ends. */
  @Test
  void bestPlayIsWonByTheWinner() {
    for (String heaps : List.of("1 2 3", "3 4", "1 1 2", "2 2", "0")) {
      Question nim = Questions.read("nim", false, heaps, desk, searches(OptionalLong.empty()));
      int moves = figures().bestPlay(nim, Player.LEFT).frames().size() - 1;
      int sum = Stream.of(heaps.split(" ")).mapToInt(Integer::parseInt).reduce(0, (a, b) -> a ^ b);
      // Whoever makes the last move wins: the first player does after an odd number of moves.
      assertThat(moves % 2 == 1).as(heaps).isEqualTo(sum != 0);
    }
  }

  @Test
  void aPlayThatIsNoneAndABestMoveThatIsNotFoundAreNamed() {
    assertThatThrownBy(
            () -> QuestionFigures.play(domineering("2x2"), Player.LEFT, List.of("1,1 2,1", "x")))
        .isInstanceOf(InputException.class)
        .hasMessage("move 2: 'x' is no move in #.|#.");
    QuestionFigures poor = new QuestionFigures(desk, searches(OptionalLong.of(50)));
    Question clobber =
        Questions.read(
            "clobber", false, "xoxo|oxox|xoxo|oxox", desk, searches(OptionalLong.empty()));
    assertThatThrownBy(() -> poor.bestPlay(clobber, Player.LEFT))
        .as("stopped, or known to be too hard for what is left")
        .isInstanceOfAny(SearchStopped.class, NotAnsweredException.class);
  }

  @Test
  void aPositionAndAnExpressionOfItHaveTheSameThermograph() {
    QuestionFigures figures = figures();
    List<ThermographFigure.Named> asked = figures.named(domineering("2x3"));
    List<ThermographFigure.Named> written = figures.named("domineering(\"2x3\")");
    assertThat(written).hasSize(1);
    assertThat(asked).hasSize(1);
    assertThat(written.get(0).walls()).isEqualTo(asked.get(0).walls());
    assertThat(begun).as("all figures share one search").isEqualTo(1);
    assertThat(ended).isPositive();
  }

  @Test
  void aLoopyGameHasTheThermographsOfItsSides() {
    assertThat(figures().named("over").stream().map(ThermographFigure.Named::name))
        .containsExactly("over");
    assertThat(figures().named("(over + under).Thermograph").stream().map(n -> n.name()))
        .allMatch(name -> name.contains("over") && name.contains("side of "))
        .hasSize(2);
    assertThatThrownBy(() -> figures().tree("over", OptionalInt.empty(), false))
        .isInstanceOf(InputException.class)
        .hasMessage("'over' is a loopy game; what is drawn are trees of numbers and short games");
  }

  @Test
  void theBudgetIsThatOfTheFrontInExpressionsToo() {
    QuestionFigures figures = new QuestionFigures(desk, searches(OptionalLong.of(5)));
    assertThatThrownBy(() -> figures.named("domineering(\"4x4\") + 1"))
        .isInstanceOfSatisfying(
            SearchStopped.class, e -> assertThat(e.reason()).isEqualTo(StopReason.POSITIONS));
    // No number, so that bounds do not meet in it.
    assertThatThrownBy(() -> figures.named(domineering("4x4"))).isInstanceOf(SearchStopped.class);
    assertThat(begun).isEqualTo(1);
  }

  @Test
  void whatIsNoValueIsNotDrawn() {
    QuestionFigures figures = figures();
    assertThatThrownBy(() -> figures.tree("[1, 2]", OptionalInt.empty(), false))
        .isInstanceOf(InputException.class)
        .hasMessage("'[1, 2]' is 2 values, not one");
    assertThatThrownBy(() -> figures.named("1 < 2"))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "'1 < 2' is a truth value;"
                + " what is drawn are thermographs of numbers, short games and loopy games");
    assertThatThrownBy(() -> figures.named("1/3"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("'1/3' is a number that is not dyadic; ");
  }

  @Test
  void aHeatMapHasTheCellsThatTheBudgetReached() {
    Heatmap whole =
        heatmap("nim", "{a} {b}", Map.of("a", "0..4", "b", "0..5"), OptionalLong.empty());
    assertThat(whole.stopped()).isEmpty();
    assertThat(whole.cells()).isEqualTo(30);
    Heatmap part =
        heatmap("end-nim", "{a}|{b}|2", Map.of("a", "1..9", "b", "1..9"), OptionalLong.of(5));
    assertThat(part.stopped()).contains(StopReason.POSITIONS);
    assertThat(part.cells()).isLessThan(81);
    assertThatThrownBy(() -> whole.figure(Optional.of(3)))
        .isInstanceOf(InputException.class)
        .hasMessage("--wrap is for heat maps of one parameter");
  }

  private Heatmap heatmap(
      String name, String what, Map<String, String> asked, OptionalLong positions) {
    Game<?> game = desk.catalogue().game(name);
    Table table = TableRequest.table(game, what, asked.keySet(), desk);
    return Heatmap.fill(game, TableRequest.of(table, asked), searches(positions));
  }

  @Test
  void aTableIsAskedForByItsNameAndWhatRunsThroughIt() {
    Game<?> kayles = desk.catalogue().game("kayles");
    TableRequest asked =
        TableRequest.of(
            TableRequest.table(kayles, "{n} {m}", List.of("m", "n", "show"), desk),
            Map.of("n", "0..3", "m", "1,5", "show", "outcome"));
    assertThat(asked.table().what()).isEqualTo("{n} {m}");
    assertThat(asked.settings().range("m").count()).isEqualTo(2);
    assertThat(asked.settings().choice("show")).isEqualTo("outcome");
    assertThat(asked.with("show", "value").settings().choice("show")).isEqualTo("value");
    Table own = TableRequest.table(kayles, "", List.of(), desk);
    assertThat(own.axes()).extracting(Axis::name).containsExactly("n");
    assertThatThrownBy(() -> TableRequest.of(own, Map.of("n", "3..")))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("column 4: found the end, allowed: a number or a range");
    assertThatThrownBy(() -> TableRequest.of(own, Map.of("n", "0..99999999")))
        .isInstanceOf(InputException.class)
        .hasMessageEndingWith("more than 10000000 cells");
    assertThatThrownBy(() -> TableRequest.table(kayles, "no", List.of(), desk))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("unknown table 'no' of kayles");
  }
}
