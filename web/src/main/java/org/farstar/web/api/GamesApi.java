package org.farstar.web.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.desk.answer.AnswerJson;
import org.farstar.desk.board.BoardView;
import org.farstar.desk.catalogue.Catalogue;
import org.farstar.desk.question.Question;
import org.farstar.engine.game.Game;
import org.farstar.engine.rules.Sources;
import org.farstar.picture.Svg;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Problem;
import org.farstar.web.http.Request;
import org.farstar.web.http.Routes;

/** The games and what is told of them. */
final class GamesApi {
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
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("game", game.id());
        data.put("title", game.card().title());
        data.put("board", game.card().board());
        data.put("paper", game.card().paper().isEmpty() ? null : game.card().paper());
        data.put("goal", game.card().goal());
        data.put("rules", game.card().rules());
        data.put("examples", game.card().examples().stream().map(AnswerJson::of).toList());
        example(game).ifPresent(view -> data.put("svg", Svg.inPage(view.figure())));
        games.add(data);
      }
      list = Optional.of(Answer.json(Map.of("games", games)));
    }
    return list.get();
  }

  private Answer game(Request request) {
    String id = request.part("game");
    Game<?> game =
        catalogue.find(id).orElseThrow(() -> Problem.missing("there is no game '" + id + "'"));
    Map<String, Object> data = new LinkedHashMap<>(AnswerJson.of(game));
    data.put("misere", game.hasMisere());
    data.put("values", game.hasValues());
    data.put("theory", game.hasTheory());
    data.put("examples", game.card().examples().stream().map(e -> example(game, e)).toList());
    return Answer.json(data);
  }

  private static Map<String, Object> example(Game<?> game, Game.Example example) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("position", example.position());
    data.put("note", example.note());
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
