package org.farstar.web.api;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.farstar.ask.lesson.Judge;
import org.farstar.ask.lesson.Lesson;
import org.farstar.ask.lesson.LessonCheck;
import org.farstar.ask.lesson.LessonFile;
import org.farstar.ask.lesson.Lessons;
import org.farstar.ask.lesson.Task;
import org.farstar.ask.puzzle.Puzzle;
import org.farstar.ask.puzzle.Puzzles;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Worksheet;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.front.json.JsonObject;
import org.farstar.values.player.Player;
import org.farstar.web.http.Answer;
import org.farstar.web.http.Body;
import org.farstar.web.http.Problem;
import org.farstar.web.http.Request;
import org.farstar.web.http.Routes;
import org.farstar.web.session.Workers.Found;

/** Lessons, puzzles, and whether answers to their tasks are right. */
final class LessonApi {
  private static final long STEP_POSITIONS = 200_000;
  private static final Duration STEP_TIME = Duration.ofSeconds(10);

  private final Map<String, Lessons> lessons = new LinkedHashMap<>();
  private final Asking asking;

  LessonApi(Lessons lessons, Asking asking) {
    Languages.ALL.forEach(language -> this.lessons.put(language, lessons));
    Languages.others().forEach(language -> this.lessons.put(language, lessons.in(language)));
    this.asking = asking;
  }

  void add(Routes routes) {
    Lessons first = lessons.get(Languages.ALL.get(0));
    routes.add("GET", "/api/v1/lessons", request -> list(first));
    routes.add("GET", "/api/v1/lessons/{lesson}", request -> lesson(first, request));
    String other = "/api/v1/languages/{language}/lessons";
    routes.add("GET", other, request -> list(spoken(request)));
    routes.add("GET", other + "/{lesson}", request -> lesson(spoken(request), request));
    routes.add("POST", "/api/v1/lesson", request -> asking.work(request, LessonApi::read));
    routes.add("GET", "/api/v1/puzzles", request -> Answer.json(puzzles()));
    routes.add("POST", "/api/v1/puzzle", request -> asking.work(request, LessonApi::puzzle));
    routes.add("POST", "/api/v1/judge", request -> asking.work(request, LessonApi::judge));
  }

  private Lessons spoken(Request request) {
    String language = request.part("language");
    return Optional.ofNullable(lessons.get(language))
        .orElseThrow(
            () ->
                Problem.missing(
                    "found the language '"
                        + language
                        + "', allowed: "
                        + String.join(", ", Languages.ALL)));
  }

  private static Answer list(Lessons lessons) {
    List<Map<String, Object>> list = new ArrayList<>();
    for (String name : lessons.names()) {
      Lesson lesson = lessons.named(name).orElseThrow();
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("lesson", name);
      data.put("title", lesson.title());
      data.put("about", lesson.about());
      data.put("steps", lesson.steps().size());
      data.put("games", lesson.games());
      list.add(data);
    }
    return Answer.json(Map.of("lessons", list));
  }

  private static Answer lesson(Lessons lessons, Request request) {
    String name = request.part("lesson");
    Lesson lesson =
        lessons.named(name).orElseThrow(() -> Problem.missing("there is no lesson '" + name + "'"));
    return Answer.json(data(lesson));
  }

  /** A lesson that somebody has written, checked where that is wanted. */
  private static Found read(Body body, Asking.Task task) {
    Lesson lesson = LessonFile.read(body.text("text"));
    boolean check = body.flag("check");
    body.done();
    Map<String, Object> data = data(lesson);
    if (check) {
      data.put("faults", new LessonCheck(task.desk(), () -> share(task.control())).faults(lesson));
      task.control().throwIfStopped();
    }
    return new Found(Answer.json(data), true);
  }

  /** What one step may take, so that the others are checked, too. */
  private static Control share(Control control) {
    Control part = control.part();
    part.share(STEP_POSITIONS, STEP_TIME);
    return part;
  }

  private static Map<String, Object> data(Lesson lesson) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("title", lesson.title());
    data.put("about", lesson.about());
    data.put("steps", lesson.steps().stream().map(LessonApi::data).toList());
    return data;
  }

  /** A step without the answers that are written in it: the engine judges. */
  private static Map<String, Object> data(Lesson.Step step) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("title", step.title());
    data.put("text", step.text());
    step.board()
        .ifPresent(
            board -> {
              Map<String, Object> at = new LinkedHashMap<>();
              at.put("game", board.game());
              at.put("position", board.position());
              at.put("misere", board.misere());
              data.put("board", at);
            });
    step.task().ifPresent(task -> data.put("task", data(task)));
    data.put("hints", step.hints());
    step.right().ifPresent(text -> data.put("right", text));
    step.wrong().ifPresent(text -> data.put("wrong", text));
    return data;
  }

  private static Map<String, Object> data(Task task) {
    Map<String, Object> data = new LinkedHashMap<>();
    if (task instanceof Task.FindMove find) {
      data.put("ask", "move");
      data.put("player", key(find.player()));
    } else if (task instanceof Task.WhoWins) {
      data.put("ask", "wins");
    } else if (task instanceof Task.Worth worth) {
      data.put("ask", "worth");
      worth.of().ifPresent(of -> data.put("of", of));
    } else if (task instanceof Task.Choose choose) {
      data.put("ask", "choose");
      data.put(
          "options",
          choose.options().stream()
              .map(option -> JsonObject.of("text", option.text(), "holds", option.holds()))
              .toList());
    } else if (task instanceof Task.Win win) {
      data.put("ask", "play");
      data.put("player", key(win.player()));
      data.put("first", win.first());
    } else if (task instanceof Task.RunClaim run) {
      data.put("ask", "check");
      data.put("claim", run.claim());
    }
    return data;
  }

  private static String key(Player player) {
    return player.name().toLowerCase(Locale.ROOT);
  }

  private static Map<String, Object> puzzles() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("games", Puzzles.games());
    data.put("kinds", KINDS);
    data.put("hardest", Puzzle.HARDEST);
    return data;
  }

  private static final List<String> KINDS =
      Stream.of(Puzzle.Kind.values()).map(Puzzle.Kind::word).toList();

  /** The puzzle of a seed, without its answer. */
  private static Found puzzle(Body body, Asking.Task task) {
    String seed = body.text("seed");
    Optional<String> game = body.optionalText("game");
    Optional<Puzzle.Kind> kind =
        body.optionalText("kind")
            .map(word -> body.choice("kind", KINDS))
            .map(word -> Puzzle.Kind.values()[KINDS.indexOf(word)]);
    body.done();
    Puzzle puzzle = new Puzzles(task.desk(), task.control()).make(seed, game, kind);
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("seed", seed);
    data.put("game", puzzle.question().game());
    data.put("title", puzzle.question().title());
    data.put("position", puzzle.question().text());
    data.put("misere", puzzle.question().misere());
    data.put("goal", puzzle.question().goal());
    data.put("kind", puzzle.kind().word());
    data.put("player", key(puzzle.player()));
    data.put("grade", puzzle.grade());
    data.put("tempting", puzzle.tempting());
    data.put("depth", puzzle.depth());
    return new Found(Answer.json(data), true);
  }

  /** Whether an answer is right; without one, what a right answer is. */
  private static Found judge(Body body, Asking.Task task) {
    String ask = body.choice("ask", List.of("move", "wins", "worth", "holds"));
    Optional<String> answer = body.optionalText("answer");
    Optional<String> of = body.optionalText("of");
    Player player = BoardApi.player(body);
    boolean placed = !ask.equals("holds") && (of.isEmpty() || !ask.equals("worth"));
    Optional<Question> question =
        placed ? Optional.of(Asking.question(body, task)) : Optional.empty();
    body.done();
    Judge judge = new Judge(task.desk(), task.control(), Method.BEST);
    String expression = of.or(() -> question.map(Worksheet::expression)).orElse("");
    Map<String, Object> data = new LinkedHashMap<>();
    if (answer.isPresent()) {
      data.put("right", right(judge, ask, question, player, expression, answer.get()));
    } else {
      data.put("truth", truth(judge, ask, question, player, expression));
    }
    return new Found(Answer.json(data), true);
  }

  private static boolean right(
      Judge judge,
      String ask,
      Optional<Question> question,
      Player player,
      String expression,
      String answer) {
    return switch (ask) {
      case "move" -> judge.best(question.orElseThrow(), player, answer);
      case "wins" -> judge.winner(question.orElseThrow()).equals(answer);
      case "worth" -> judge.worth(expression, answer);
      default -> judge.holds(answer);
    };
  }

  private static List<String> truth(
      Judge judge, String ask, Optional<Question> question, Player player, String expression) {
    return switch (ask) {
      case "move" -> judge.best(question.orElseThrow(), player);
      case "wins" -> List.of(judge.winner(question.orElseThrow()));
      case "worth" -> List.of(judge.value(expression));
      default -> throw Problem.wrong("'answer' is missing");
    };
  }
}
