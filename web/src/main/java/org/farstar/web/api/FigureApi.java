package org.farstar.web.api;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.farstar.figures.ThermographFigure;
import org.farstar.front.figure.QuestionFigures;
import org.farstar.picture.Figure;
import org.farstar.picture.Svg;
import org.farstar.web.api.Asking.Task;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Body;
import org.farstar.web.http.Routes;
import org.farstar.web.session.Workers.Found;

/** Thermographs and game trees of positions and of values. */
final class FigureApi {
  private static final int DEEPEST = 12;

  private final Asking asking;

  FigureApi(Asking asking) {
    this.asking = asking;
  }

  void add(Routes routes) {
    routes.add("POST", "/api/v1/thermograph", request -> asking.work(request, this::thermograph));
    routes.add("POST", "/api/v1/tree", request -> asking.work(request, this::tree));
  }

  private Found thermograph(Body body, Task task) {
    QuestionFigures figures = new QuestionFigures(task.desk(), task.searches());
    Optional<String> expression = body.optionalText("expression");
    List<ThermographFigure.Named> named =
        expression.isPresent()
            ? figures.named(expression.get())
            : List.of(figures.named(Asking.question(body, task)));
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

  private static Found found(Figure figure) {
    return new Found(Answer.json(Map.of("title", figure.title(), "svg", Svg.inPage(figure))), true);
  }
}
