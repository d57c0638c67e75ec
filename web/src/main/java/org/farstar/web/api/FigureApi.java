package org.farstar.web.api;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.farstar.ask.question.Question;
import org.farstar.figures.ThermographFigure;
import org.farstar.front.figure.LinkCode;
import org.farstar.front.figure.QuestionFigures;
import org.farstar.front.json.JsonObject;
import org.farstar.picture.Figure;
import org.farstar.picture.Film;
import org.farstar.picture.Svg;
import org.farstar.values.player.Player;
import org.farstar.web.api.Asking.Task;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Body;
import org.farstar.web.http.Routes;
import org.farstar.web.session.Workers.Found;

/** Thermographs and game trees of positions and of values, and links as QR codes. */
final class FigureApi {
  private static final int DEEPEST = 12;

  private final Asking asking;

  FigureApi(Asking asking) {
    this.asking = asking;
  }

  void add(Routes routes) {
    routes.add("POST", "/api/v1/thermograph", request -> asking.work(request, this::thermograph));
    routes.add("POST", "/api/v1/tree", request -> asking.work(request, this::tree));
    routes.add("POST", "/api/v1/film", request -> asking.work(request, FigureApi::film));
    routes.add("POST", "/api/v1/code", request -> asking.work(request, FigureApi::code));
  }

  private Found thermograph(Body body, Task task) {
    QuestionFigures figures = new QuestionFigures(task.desk(), task.searches());
    Optional<String> expression = body.optionalText("expression");
    List<ThermographFigure.Named> named =
        expression.isPresent()
            ? figures.named(expression.get())
            : figures.named(Asking.question(body, task));
    body.done();
    return found(ThermographFigure.of(named, true, Optional.empty()));
  }

  private Found tree(Body body, Task task) {
    QuestionFigures figures = new QuestionFigures(task.desk(), task.searches());
    int depth = body.number("depth", 0, DEEPEST, 0);
    OptionalInt deep = depth == 0 ? OptionalInt.empty() : OptionalInt.of(depth);
    boolean full = body.flag("full");
    QuestionFigures.Caption caption =
        QuestionFigures.Caption.valueOf(
            body.choice("caption", List.of("none", "value", "outcome")).toUpperCase(Locale.ROOT));
    Optional<String> expression = body.optionalText("expression");
    Figure figure =
        expression.isPresent()
            ? figures.tree(expression.get(), deep, full).figure()
            : figures
                .tree(
                    Asking.question(body, task),
                    new QuestionFigures.Tree(deep, full, body.flag("text"), caption))
                .figure();
    body.done();
    return found(figure);
  }

  /** A play, or where no moves are named the best one, as an SVG that moves. */
  private static Found film(Body body, Task task) {
    Question question = Asking.question(body, task);
    Player starts = BoardApi.player(body);
    List<String> moves = body.texts("moves");
    body.done();
    Film film =
        moves.isEmpty()
            ? new QuestionFigures(task.desk(), task.searches()).bestPlay(question, starts)
            : QuestionFigures.play(question, starts, moves);
    return new Found(
        Answer.json(JsonObject.of("title", film.title(), "svg", Svg.write(film))), true);
  }

  /** A link as a QR code, which stays dark on light also on a dark page. */
  private static Found code(Body body, Task task) {
    String text = body.text("text");
    body.done();
    Figure figure = LinkCode.of(text);
    return new Found(
        Answer.json(JsonObject.of("title", figure.title(), "svg", Svg.write(figure))), true);
  }

  private static Found found(Figure figure) {
    return new Found(
        Answer.json(JsonObject.of("title", figure.title(), "svg", Svg.inPage(figure))), true);
  }
}
