package org.farstar.web.api;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.farstar.ask.answer.ValueText;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.RulesetPositions;
import org.farstar.ask.question.Searches;
import org.farstar.ask.question.Worksheet;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.front.json.AnswerJson;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Vocabulary;
import org.farstar.web.api.Asking.Task;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Body;
import org.farstar.web.http.Request;
import org.farstar.web.http.Routes;
import org.farstar.web.session.Visitor;
import org.farstar.web.session.Workers.Found;
import org.farstar.web.session.Workers.Need;

/** The worksheet: expressions with names that are kept from line to line. */
final class SheetApi {
  private final Asking asking;

  private final Catalogue catalogue;

  SheetApi(Catalogue catalogue, Asking asking) {
    this.catalogue = catalogue;
    this.asking = asking;
  }

  void add(Routes routes) {
    routes.add("POST", "/api/v1/eval", request -> asking.work(request, Need.SHEET, this::eval));
    routes.add("DELETE", "/api/v1/names", this::clear);
    routes.add("GET", "/api/v1/words", request -> Answer.json(words()));
  }

  private Found eval(Body body, Task task) {
    String text = body.text("expression");
    body.done();
    Worksheet worksheet = task.visitor().worksheet();
    try {
      Evaluated result =
          task.control()
              .heeding(() -> worksheet.evaluate(text, Searches.of(task::control, () -> {})));
      return new Found(Answer.json(data(text, result)), true);
    } catch (SearchStopped e) {
      return worksheet
          .unfinished()
          .map(known -> new Found(Answer.json(AnswerJson.of(text, known)), false))
          .orElseThrow(() -> e);
    }
  }

  private static Map<String, Object> data(String text, Evaluated result) {
    Object shown = result instanceof Evaluated.OfNumber number ? number.number() : result;
    Map<String, Object> data = AnswerJson.of(text, ValueText.of(shown, false));
    data.put("kind", result.kind());
    if (result instanceof Evaluated.OfNumber number) {
      Typeset.add(number.number(), data);
    } else if (result instanceof Evaluated.OfGame game) {
      Typeset.add(game.game(), data);
      data.put("outcome", game.game().outcome().label(false));
    } else if (result instanceof Evaluated.OfSurreal surreal) {
      Typeset.add(surreal.number(), data);
    } else if (result instanceof Evaluated.OfNimber nimber) {
      Typeset.add(nimber.nimber(), data);
    } else if (result instanceof Evaluated.OfLoopy loopy) {
      Typeset.add(loopy.game(), data);
      data.put("outcome", loopy.game().outcome().label(false));
    }
    return data;
  }

  /** What a page may offer to complete a word with. */
  private Map<String, Object> words() {
    Map<String, Object> words = new LinkedHashMap<>();
    Map<String, Integer> properties = new TreeMap<>(Vocabulary.properties());
    RulesetPositions.properties().forEach((name, many) -> properties.putIfAbsent(name, many));
    words.put("properties", properties);
    words.put("functions", Vocabulary.functions());
    words.put("games", catalogue.ids());
    return words;
  }

  private Answer clear(Request request) {
    Visitor visitor = asking.visitor(request);
    return asking
        .workers()
        .answer(
            visitor,
            Need.SHEET,
            1,
            (desk, control) -> {
              visitor.worksheet().clear();
              return new Found(Answer.done(), true);
            });
  }
}
