package org.farstar.web.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Searches;
import org.farstar.ask.question.SumQuestion;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Change;
import org.farstar.engine.rules.Sources;
import org.farstar.front.board.BoardView;
import org.farstar.front.json.AnswerJson;
import org.farstar.front.json.JsonObject;
import org.farstar.picture.Svg;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Problem;
import org.farstar.web.http.Request;
import org.farstar.web.http.Routes;

/** The games and what is told of them. */
final class GamesApi {
  /** Examples of sums are small. */
  private static final long SUM_BYTES = 4 << 20;

  private final Catalogue catalogue;
  private Optional<Answer> list = Optional.empty();

  GamesApi(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  void add(Routes routes) {
    routes.add("GET", "/api/v1/games", this::list);
    routes.add("GET", "/api/v1/games/{game}", this::game);
  }

  /** All games with a picture each, made once. */
  private synchronized Answer list(Request request) {
    if (list.isEmpty()) {
      List<Map<String, Object>> games = new ArrayList<>();
      for (Game<?> game : catalogue.all()) {
        Map<String, Object> data = shown(game.id(), game.card(), game.hasMisere());
        data.put("examples", game.card().examples().stream().map(AnswerJson::of).toList());
        example(game).ifPresent(view -> data.put("svg", Svg.inPage(view.figure())));
        games.add(data);
      }
      games.add(sum(AnswerJson::of, true));
      list = Optional.of(Answer.json(Map.of("games", games)));
    }
    return list.get();
  }

  private static Map<String, Object> shown(String id, Game.Card card, boolean misere) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", id);
    data.put("title", card.title());
    data.put("board", card.board());
    data.put("paper", card.paper().isEmpty() ? null : card.paper());
    data.put("goal", card.goal());
    data.put("rules", card.rules());
    data.put("misere", misere);
    return data;
  }

  /** Sums of games, as if they were a game. */
  private Map<String, Object> sum(Function<Game.Example, Object> example, boolean drawn) {
    Game.Card card = SumQuestion.CARD;
    Map<String, Object> data = shown(SumQuestion.NAME, card, true);
    data.put("examples", card.examples().stream().map(example).toList());
    if (drawn) {
      data.put("svg", Svg.inPage(view(card.examples().get(0).position()).figure()));
    }
    return data;
  }

  /** The view of a sum of games. */
  private BoardView view(String sum) {
    Desk desk = new Desk(catalogue, new Workspace(SUM_BYTES), Sources.none());
    Searches searches = Searches.of(() -> new Control(Budget.unlimited()), () -> {});
    return BoardView.of(SumQuestion.read(sum, false, desk, searches), 0);
  }

  private Answer sum() {
    Map<String, Object> data = sum(this::drawn, false);
    data.put("textForm", SumQuestion.CARD.textForm());
    data.put("parameters", List.of());
    data.put("claims", 0);
    data.put("tables", List.of());
    data.put("values", true);
    data.put("theory", true);
    data.put("variants", List.of());
    return Answer.json(data);
  }

  private Object drawn(Game.Example example) {
    Map<String, Object> data = new LinkedHashMap<>(AnswerJson.of(example));
    data.put("svg", Svg.inPage(view(example.position()).figure()));
    return data;
  }

  private Answer game(Request request) {
    String id = request.part("game");
    if (id.equals(SumQuestion.NAME)) {
      return sum();
    }
    Game<?> game =
        catalogue.named(id).orElseThrow(() -> Problem.missing("there is no game '" + id + "'"));
    Map<String, Object> data =
        new LinkedHashMap<>(AnswerJson.of(game, catalogue.claimsOf(game.id()).size()));
    data.put("misere", game.hasMisere());
    data.put("values", game.hasValues());
    data.put("theory", game.hasTheory());
    data.put("variants", variants(id, game));
    data.put("examples", game.card().examples().stream().map(e -> example(game, e)).toList());
    return Answer.json(data);
  }

  /** Other rules for the same positions, and for these the game itself. */
  private List<Map<String, Object>> variants(String id, Game<?> game) {
    List<String> names = new ArrayList<>();
    if (Change.before(id).isPresent()) {
      names.add(id.substring(id.lastIndexOf(':') + 1));
    } else {
      names.addAll(catalogue.variantsOf(game));
    }
    return names.stream()
        .map(name -> JsonObject.of("game", name, "title", catalogue.game(name).card().title()))
        .toList();
  }

  private static Map<String, Object> example(Game<?> game, Game.Example example) {
    Map<String, Object> data = new LinkedHashMap<>(AnswerJson.of(example));
    data.put("svg", Svg.inPage(view(game, example.position()).figure()));
    return data;
  }

  private static Optional<BoardView> example(Game<?> game) {
    return game.card().examples().stream()
        .map(example -> view(game, example.position()))
        .filter(BoardView::drawn)
        .findFirst();
  }

  private static BoardView view(Game<?> game, String position) {
    return BoardView.of(Question.read(game, false, position, Sources.none()), 0);
  }
}
