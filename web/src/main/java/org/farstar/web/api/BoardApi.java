package org.farstar.web.api;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.farstar.ask.answer.Reply;
import org.farstar.ask.play.GamePlay;
import org.farstar.ask.play.Opponent;
import org.farstar.ask.play.Strength;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.SolvedGame;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Report;
import org.farstar.engine.answer.ValueAnswer;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumLook;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.Wording;
import org.farstar.front.board.BoardView;
import org.farstar.front.board.MarkedMoves;
import org.farstar.front.board.SetupView;
import org.farstar.front.json.AnswerJson;
import org.farstar.picture.Svg;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.web.api.Asking.Task;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Body;
import org.farstar.web.http.Problem;
import org.farstar.web.http.Routes;
import org.farstar.web.session.Workers.Found;

/** A position: its board, who wins and why, what it is worth, its moves, the engine's move. */
final class BoardApi {
  /** More moves nobody looks through. */
  private static final int MOST_MOVES = 400;

  /** A move that is known does not wait longer for its reason. */
  private static final Duration REASON_TIME = Duration.ofMillis(250);

  /** No game has more kinds of clicks. */
  private static final int MOST_MODES = 20;

  /** The first is taken where none is named. */
  private static final List<String> STRENGTHS = strengths();

  private final Asking asking;

  BoardApi(Asking asking) {
    this.asking = asking;
  }

  void add(Routes routes) {
    routes.add("POST", "/api/v1/board", request -> asking.work(request, this::board));
    routes.add("POST", "/api/v1/outcome", request -> asking.work(request, this::outcome));
    routes.add("POST", "/api/v1/value", request -> asking.work(request, this::value));
    routes.add("POST", "/api/v1/moves", request -> asking.work(request, this::moves));
    routes.add("POST", "/api/v1/move", request -> asking.work(request, this::move));
    routes.add("POST", "/api/v1/setup", request -> asking.work(request, BoardApi::setup));
    routes.add("POST", "/api/v1/reply", request -> asking.work(request, this::reply));
  }

  private Found board(Body body, Task task) {
    BoardView view = view(body, task, body.flag("study"));
    body.done();
    Map<String, Object> data = view.data();
    data.put("drawn", view.drawn());
    data.put("svg", Svg.inPage(view.figure()));
    return new Found(Answer.json(data), true);
  }

  private static BoardView view(Body body, Task task, boolean study) {
    return BoardView.of(Asking.question(body, task), MOST_MOVES, study);
  }

  private Found outcome(Body body, Task task) {
    Question question = Asking.question(body, task);
    Method method = Asking.method(body);
    boolean explain = body.flag("explain");
    Ask ask = new Ask(body.flag("moves"), explain);
    Wording wording = wording(body);
    Optional<SolvedGame<?>> solved = solved(body, question, method, task);
    body.done();
    Sum sum = question.sum();
    Report<OutcomeAnswer> report =
        known(solved, question)
            .map(game -> game.outcome(sum, ask.moves()))
            .orElseGet(() -> task.desk().analyst().outcome(sum, method, ask, task.control()));
    Reply reply = Reply.ofOutcomes(question, report, method, ask.moves());
    Map<String, Object> data = data(reply, explain, wording);
    solved.ifPresent(game -> data.put("solved", game.has(sum)));
    return new Found(Answer.json(data), reply.unfinished().isEmpty());
  }

  /** The solved game that a body names; what is looked up is found in no other way. */
  private Optional<SolvedGame<?>> solved(Body body, Question question, Method method, Task task) {
    Optional<SolvedGame<?>> solved = asking.solved(body, question, task);
    if (solved.isPresent() && method != Method.BEST) {
      throw Problem.wrong("'from' looks answers up: 'by' does not go with it");
    }
    return solved;
  }

  /** The solved game where it has the position. */
  private static Optional<SolvedGame<?>> known(Optional<SolvedGame<?>> solved, Question question) {
    return solved.filter(game -> game.has(question.sum()));
  }

  private Found value(Body body, Task task) {
    Question question = Asking.question(body, task);
    Method method = Asking.method(body);
    boolean explain = body.flag("explain");
    Wording wording = wording(body);
    Optional<SolvedGame<?>> solved = solved(body, question, method, task);
    body.done();
    Sum sum = question.sum();
    Report<ValueAnswer> report =
        known(solved, question)
            .flatMap(game -> game.value(sum))
            .orElseGet(
                () ->
                    task.desk()
                        .analyst()
                        .valueOrBounds(sum, method, new Ask(false, explain), task.control()));
    Reply reply = Reply.ofValues(question, report, method, false);
    Map<String, Object> data = data(reply, explain, wording);
    report.first().ifPresent(answer -> typeset(answer.value(), data));
    return new Found(Answer.json(data), reply.unfinished().isEmpty());
  }

  private static void typeset(Value value, Map<String, Object> data) {
    if (value instanceof Dyadic
        || value instanceof Nimber
        || value instanceof ShortGame
        || value instanceof LoopyGame) {
      Typeset.add(value, data);
    }
  }

  private static Map<String, Object> data(Reply reply, boolean explain, Wording wording) {
    Map<String, Object> data =
        AnswerJson.of(reply, explain ? Optional.of(wording) : Optional.empty());
    reply.outcome().ifPresent(outcome -> data.put("sentence", reply.sentence(outcome)));
    return data;
  }

  private Found moves(Body body, Task task) {
    BoardView view = view(body, task, false);
    boolean values = body.flag("values");
    Optional<SolvedGame<?>> solved = asking.solved(body, view.question(), task);
    body.done();
    MarkedMoves marked =
        MarkedMoves.of(view, values, known(solved, view.question()), task.desk(), task.control());
    Map<String, Object> data = AnswerJson.of(view.question());
    data.put("moves", marked.data());
    data.put("whole", marked.whole());
    return new Found(Answer.json(data), marked.whole());
  }

  /** A move as somebody types it, also where there are more moves than are listed. */
  private Found move(Body body, Task task) {
    Question question = Asking.question(body, task);
    Player player = player(body);
    String move = body.text("move");
    body.done();
    Sum to =
        new GamePlay(question.sum(), player)
            .after(move, 0)
            .orElseThrow(
                () -> Problem.wrong("'" + move + "' is no move" + mover(question.sum(), player)));
    Map<String, Object> data = AnswerJson.of(question);
    data.put("move", move.strip());
    data.put("to", question.text(to));
    data.put("deed", BoardView.deed(question.sum(), new Move<>(move.strip(), to)));
    return new Found(Answer.json(data), true);
  }

  /** How a position is set up by hand, or what clicks or words make of one of its terms. */
  private static Found setup(Body body, Task task) {
    Question question = Asking.question(body, task);
    int last = question.sum().terms().size() - 1;
    int term = body.number("term", 0, Math.max(0, last), 0);
    int mode = body.number("mode", 0, MOST_MODES, 0);
    List<String> spots = body.texts("spots");
    Optional<String> typed = body.optionalText("typed");
    body.done();
    SetupView view = SetupView.of(question.sum());
    Map<String, Object> data = AnswerJson.of(question);
    if (last < 0 || spots.isEmpty() && typed.isEmpty()) {
      data.put("terms", view.data());
    } else {
      data.put(
          "made",
          typed.isPresent() ? view.typed(term, typed.get()) : view.clicked(term, mode, spots));
    }
    return new Found(Answer.json(data), true);
  }

  private static String mover(Sum sum, Player player) {
    return sum.impartial() ? " here" : " of " + SumLook.title(sum, player);
  }

  private static Wording wording(Body body) {
    return Wording.named(body.choice("words", Wording.names())).orElseThrow();
  }

  static Player player(Body body) {
    return Player.valueOf(body.choice("player", List.of("left", "right")).toUpperCase(Locale.ROOT));
  }

  private static List<String> strengths() {
    List<String> names = new ArrayList<>(Strength.names());
    Collections.reverse(names);
    return List.copyOf(names);
  }

  private Found reply(Body body, Task task) {
    Question question = Asking.question(body, task);
    Player player = player(body);
    Optional<Strength> strength = Strength.named(body.choice("strength", STRENGTHS));
    Wording wording = wording(body);
    Optional<SolvedGame<?>> solved = asking.solved(body, question, task);
    body.done();
    Sum sum = question.sum();
    if (new GamePlay(sum, player).over()) {
      throw Problem.wrong("the play is over");
    }
    Opponent opponent =
        new Opponent(task.desk().analyst(), task.searches(), known(solved, question));
    Opponent.Choice choice =
        strength
            .map(weaker -> opponent.choose(sum, player, weaker, ThreadLocalRandom.current()))
            .orElseGet(() -> opponent.choose(sum, player));
    Map<String, Object> data = AnswerJson.of(question);
    data.put("move", choice.text());
    data.put("to", question.text(choice.to()));
    data.put("deed", BoardView.deed(sum, new Move<>(choice.text(), choice.to())));
    data.put("verdict", AnswerJson.of(choice.verdict()));
    data.put("wins", choice.wins());
    Control reasoning = task.control().part();
    reasoning.share(Long.MAX_VALUE, REASON_TIME);
    List<Step> reason = choice.reasoned() ? opponent.reason(sum, reasoning) : List.of();
    data.put("reason", reason.stream().map(step -> AnswerJson.of(step, wording)).toList());
    return new Found(Answer.json(data), choice.known());
  }
}
