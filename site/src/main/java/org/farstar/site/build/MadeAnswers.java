package org.farstar.site.build;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.lesson.Lesson;
import org.farstar.ask.lesson.Lessons;
import org.farstar.ask.lesson.Task;
import org.farstar.front.json.Json;
import org.farstar.front.json.JsonReader;

/**
 * Answers that the engine gives when the files are written, so that boards are there before the
 * engine is: the first board of each game, those of the lessons, and all that can be asked in the
 * play of the first screen. The page finds them by path and body, the fields of the body in the
 * order of their names, without those that are false and without the limit of time. Reasons in the
 * words of another language than the first are in files of their own, so that nobody loads the
 * words of all languages.
 */
final class MadeAnswers {
  private static final String FIRST = "first";

  /** More positions has no first play. */
  private static final int MOST_POSITIONS = 500;

  /** So long one waits for an answer, and for all of them to settle. */
  static final Duration PATIENCE = Duration.ofMinutes(10);

  private final long begun = System.nanoTime();
  private final List<List<String>> wordings;
  private final BiFunction<String, String, String> engine;
  private final Map<String, Map<String, String>> byFile = new TreeMap<>();

  private MadeAnswers(List<List<String>> wordings, BiFunction<String, String, String> engine) {
    this.wordings = wordings;
    this.engine = engine;
  }

  /**
   * Makes them.
   *
   * @param catalogue the games
   * @param lessons the lessons
   * @param wordings the words of reasons in the first language, and then those in the others
   * @param engine answers a path below {@code /api/v1/} and a body, however long it takes
   * @return a file in JSON for each game, named by it, with the answers by path and body, and one
   *     for each game with reasons and each of the other wordings, named by both with a dot between
   */
  static Map<String, byte[]> of(
      Catalogue catalogue,
      Lessons lessons,
      List<List<String>> wordings,
      BiFunction<String, String, String> engine) {
    Lesson first = lessons.named(FIRST).orElseThrow();
    MadeAnswers made = new MadeAnswers(wordings, engine);
    for (String game : catalogue.ids()) {
      catalogue.game(game).card().examples().stream()
          .limit(1)
          .forEach(example -> made.add("board", body(game, example.position(), false)));
    }
    Stream.concat(
            Stream.of(first), lessons.names().stream().flatMap(name -> lessons.named(name).stream()))
        .flatMap(lesson -> lesson.steps().stream())
        .flatMap(step -> step.board().stream())
        .forEach(board -> made.add("board", body(board)));
    made.play(first.steps().get(0));
    return made.files();
  }

  /** What can be asked in a play, whoever moves how: boards, replies, hints, and why. */
  private void play(Lesson.Step step) {
    Lesson.Board board = step.board().orElseThrow();
    if (!(step.task().orElseThrow() instanceof Task.Win)) {
      throw new IllegalStateException("the first screen is no play");
    }
    Set<String> seen = new LinkedHashSet<>(List.of(board.position()));
    Deque<String> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      String position = open.pop();
      Map<String, Object> body = body(board.game(), position, board.misere());
      Map<?, ?> view = (Map<?, ?>) JsonReader.read(add("board", body));
      Map<?, ?> moves = (Map<?, ?>) view.get("moves");
      moves.forEach(
          (player, list) -> {
            for (Object move : (List<?>) list) {
              String to = (String) ((Map<?, ?>) move).get("to");
              if (seen.add(to)) {
                open.add(to);
              }
            }
          });
      if (seen.size() > MOST_POSITIONS) {
        throw new IllegalStateException("the first play has too many positions");
      }
      if (moves.values().stream().anyMatch(list -> !((List<?>) list).isEmpty())) {
        add("moves", body);
        for (String player : List.of("left", "right")) {
          add("reply", with(body, "player", player));
        }
        for (List<String> language : wordings) {
          for (String words : language) {
            String file = board.game() + (language == wordings.get(0) ? "" : "." + words);
            add(file, "outcome", with(with(body, "words", words), "explain", true));
          }
        }
      }
    }
  }

  private static Map<String, Object> body(Lesson.Board board) {
    return body(board.game(), board.position(), board.misere());
  }

  private static Map<String, Object> body(String game, String position, boolean misere) {
    Map<String, Object> body = new TreeMap<>(Map.of("game", game, "position", position));
    return misere ? with(body, "misere", true) : body;
  }

  private static Map<String, Object> with(Map<String, Object> body, String name, Object value) {
    Map<String, Object> more = new TreeMap<>(body);
    more.put(name, value);
    return more;
  }

  private String add(String path, Map<String, Object> body) {
    return add((String) body.get("game"), path, body);
  }

  private String add(String file, String path, Map<String, Object> body) {
    String text = Json.line(body);
    return byFile
        .computeIfAbsent(file, name -> new LinkedHashMap<>())
        .computeIfAbsent(path + " " + text, key -> settled(path, text));
  }

  /**
   * The answer that comes twice in succession: what a cold or busy machine does not find in its share
   * of time would be answered with less than there is to say.
   */
  private String settled(String path, String body) {
    String last = engine.apply(path, body);
    for (String next; !(next = engine.apply(path, body)).equals(last); last = next) {
      if (System.nanoTime() - begun > PATIENCE.toNanos()) {
        throw new IllegalStateException("every answer differs: " + path + " " + body);
      }
    }
    return last;
  }

  private Map<String, byte[]> files() {
    Map<String, byte[]> files = new TreeMap<>();
    byFile.forEach(
        (file, answers) ->
            files.put(
                file,
                answers.entrySet().stream()
                    .map(entry -> Json.line(entry.getKey()) + ":" + entry.getValue())
                    .collect(Collectors.joining(",\n", "{\n", "\n}\n"))
                    .getBytes(StandardCharsets.UTF_8)));
    return files;
  }
}
