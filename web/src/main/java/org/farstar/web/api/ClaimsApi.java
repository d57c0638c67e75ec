package org.farstar.web.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.claim.Claim;
import org.farstar.engine.claim.Finding;
import org.farstar.engine.game.Game;
import org.farstar.front.board.BoardView;
import org.farstar.front.board.NamedPosition;
import org.farstar.front.json.AnswerJson;
import org.farstar.picture.Svg;
import org.farstar.web.api.Asking.Task;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Body;
import org.farstar.web.http.Problem;
import org.farstar.web.http.Request;
import org.farstar.web.http.Routes;
import org.farstar.web.session.Workers.Found;

/** The statements of the papers, and their checks. */
final class ClaimsApi {
  private static final int LARGEST = 1_000_000;

  private final Catalogue catalogue;
  private final Asking asking;
  private Optional<Answer> list = Optional.empty();

  ClaimsApi(Catalogue catalogue, Asking asking) {
    this.catalogue = catalogue;
    this.asking = asking;
  }

  void add(Routes routes) {
    routes.add("GET", "/api/v1/claims", this::list);
    routes.add("POST", "/api/v1/check", request -> asking.work(request, this::check));
  }

  private synchronized Answer list(Request request) {
    if (list.isEmpty()) {
      List<Map<String, Object>> claims =
          catalogue.claims("").values().stream().map(ClaimsApi::data).toList();
      list = Optional.of(Answer.json(Map.of("claims", claims)));
    }
    return list.get();
  }

  private static Map<String, Object> data(Claim claim) {
    Map<String, Object> data = AnswerJson.of(claim);
    data.put("expected", claim.expected().word());
    claim.printed().ifPresent(printed -> data.put("printed", printed));
    data.put("size", claim.hasSize() ? claim.standardSize() : null);
    return data;
  }

  /** A check that the budget ended has a scope that can be stated, but may come further. */
  private Found check(Body body, Task task) {
    String id = body.text("claim");
    int size = body.number("size", 0, LARGEST, 0);
    body.done();
    Claim claim =
        Optional.ofNullable(catalogue.claims(id).get(id))
            .orElseThrow(() -> Problem.missing("there is no claim '" + id + "'"));
    Finding finding =
        claim.check(size == 0 ? OptionalInt.empty() : OptionalInt.of(size), task.control());
    Map<String, Object> data = AnswerJson.of(claim, finding);
    finding.counterexample().flatMap(text -> drawn(id, text)).ifPresent(b -> data.put("board", b));
    return new Found(Answer.json(data), finding.stopped().isEmpty());
  }

  /** The position of a counterexample, where it begins with one. */
  private Optional<Map<String, Object>> drawn(String claim, String counterexample) {
    return catalogue.ids().stream()
        .filter(game -> catalogue.claimsOf(game).stream().anyMatch(each -> each.id().equals(claim)))
        .<Game<?>>map(catalogue::game)
        .flatMap(game -> NamedPosition.at(game, counterexample).stream())
        .map(question -> BoardView.of(question, 0))
        .filter(BoardView::drawn)
        .findFirst()
        .map(ClaimsApi::board);
  }

  private static Map<String, Object> board(BoardView view) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("game", view.question().game());
    data.put("position", view.question().text());
    data.put("misere", view.question().misere());
    data.put("svg", Svg.inPage(view.figure()));
    return data;
  }
}
