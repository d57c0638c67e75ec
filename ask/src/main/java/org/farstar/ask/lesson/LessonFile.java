package org.farstar.ask.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.ask.input.InputException;
import org.farstar.values.player.Player;

/**
 * Reads and writes lessons as text: Markdown in which the board and the task of a step are a fenced
 * block. {@code docs/formats/lessons.md} describes it. What is written reads back as the same
 * lesson.
 */
public final class LessonFile {
  private static final String FENCE = "```";
  private static final String OPEN = FENCE + "farstar";
  private static final String HOLDS = " :: ";

  /** The keys of a block, in the order in which they are written. */
  private static final List<String> KEYS =
      List.of(
          "board", "misere", "ask", "player", "start", "of", "option", "claim", "answer", "hint",
          "right", "wrong");

  private static final Set<String> REPEATED = Set.of("option", "answer", "hint");

  /** What may be asked, with the keys that go with it. */
  private static final Map<String, Set<String>> ASKS = new LinkedHashMap<>();

  static {
    ASKS.put("move", Set.of("player", "answer"));
    ASKS.put("wins", Set.of("answer"));
    ASKS.put("worth", Set.of("of", "answer"));
    ASKS.put("choose", Set.of("option"));
    ASKS.put("play", Set.of("player", "start"));
    ASKS.put("check", Set.of("claim"));
  }

  private static final Set<String> ALWAYS =
      Set.of("board", "misere", "ask", "hint", "right", "wrong");

  private final List<String> lines;
  private int at;

  private LessonFile(String text) {
    this.lines = text.lines().toList();
  }

  /**
   * Reads a lesson.
   *
   * @throws InputException where the text is not a lesson; it names the line
   */
  public static Lesson read(String text) {
    return new LessonFile(text).lesson();
  }

  private Lesson lesson() {
    skipBlank();
    String title = heading("# ", "a title such as '# Parity'");
    List<String> about = paragraphs();
    List<Lesson.Step> steps = new ArrayList<>();
    while (at < lines.size()) {
      steps.add(step());
    }
    if (steps.isEmpty()) {
      throw fault(at, "a step, which begins with '## ' and its title");
    }
    return new Lesson(title, about, steps);
  }

  private Lesson.Step step() {
    String title = heading("## ", "a step, which begins with '## ' and its title");
    List<String> text = paragraphs();
    if (at == lines.size() || !lines.get(at).strip().equals(OPEN)) {
      return new Lesson.Step(
          title,
          text,
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Optional.empty(),
          Optional.empty());
    }
    Block block = block();
    skipBlank();
    return new Lesson.Step(
        title,
        text,
        block.board(),
        block.task(),
        block.all("hint"),
        block.one("right"),
        block.one("wrong"));
  }

  private void skipBlank() {
    while (at < lines.size() && lines.get(at).isBlank()) {
      at++;
    }
  }

  private String heading(String mark, String allowed) {
    if (at == lines.size() || !lines.get(at).startsWith(mark)) {
      throw fault(at, allowed);
    }
    String title = lines.get(at).substring(mark.length()).strip();
    if (title.isEmpty()) {
      throw fault(at, allowed);
    }
    at++;
    return title;
  }

  /** The paragraphs up to the next heading or block. */
  private List<String> paragraphs() {
    List<String> paragraphs = new ArrayList<>();
    StringBuilder paragraph = new StringBuilder();
    for (; at < lines.size(); at++) {
      String line = lines.get(at).strip();
      boolean ends = line.startsWith("#") || line.startsWith(FENCE);
      if ((ends || line.isEmpty() || line.startsWith("- ")) && paragraph.length() > 0) {
        paragraphs.add(paragraph.toString());
        paragraph.setLength(0);
      }
      if (ends) {
        break;
      }
      if (!line.isEmpty()) {
        paragraph.append(paragraph.length() == 0 ? "" : " ").append(line);
      }
    }
    if (paragraph.length() > 0) {
      paragraphs.add(paragraph.toString());
    }
    return paragraphs;
  }

  private Block block() {
    int begin = at++;
    Block block = new Block(begin);
    for (; at < lines.size(); at++) {
      String line = lines.get(at).strip();
      if (line.equals(FENCE)) {
        at++;
        return block;
      }
      if (!line.isEmpty()) {
        block.add(line, at);
      }
    }
    throw new InputException("line " + (begin + 1) + ": this block has no end, a line " + FENCE);
  }

  private InputException fault(int line, String allowed) {
    String found = line < lines.size() ? "'" + lines.get(line).strip() + "'" : "the end";
    return new InputException("line " + (line + 1) + ": found " + found + ", allowed: " + allowed);
  }

  /** The lines of a block by their keys, with where they stand. */
  private final class Block {
    private final int begin;
    private final Map<String, List<String>> values = new LinkedHashMap<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();

    Block(int begin) {
      this.begin = begin;
    }

    void add(String line, int place) {
      int colon = line.indexOf(':');
      String key = colon < 0 ? "" : line.substring(0, colon).strip();
      String value = line.substring(colon + 1).strip();
      if (!KEYS.contains(key) || value.isEmpty()) {
        throw fault(place, String.join(", ", KEYS) + ", each with ': ' and what it is");
      }
      if (values.containsKey(key) && !REPEATED.contains(key)) {
        throw new InputException("line " + (place + 1) + ": '" + key + "' stands here twice");
      }
      values.computeIfAbsent(key, k -> new ArrayList<>()).add(value);
      places.putIfAbsent(key, place);
    }

    List<String> all(String key) {
      return values.getOrDefault(key, List.of());
    }

    Optional<String> one(String key) {
      return all(key).stream().findFirst();
    }

    private String required(String key) {
      return one(key)
          .orElseThrow(
              () -> new InputException("line " + (begin + 1) + ": the block needs '" + key + "'"));
    }

    private String choice(String key, List<String> allowed) {
      String value = one(key).orElse(allowed.get(0));
      if (!allowed.contains(value)) {
        throw fault(places.get(key), key + ": " + String.join(" or ", allowed));
      }
      return value;
    }

    Optional<Lesson.Board> board() {
      Optional<String> written = one("board");
      boolean misere = choice("misere", List.of("no", "yes")).equals("yes");
      if (written.isEmpty()) {
        if (misere) {
          throw fault(places.get("misere"), "a 'board' that is played so");
        }
        return Optional.empty();
      }
      String[] words = written.get().split("\\s+", 2);
      return Optional.of(new Lesson.Board(words[0], words.length < 2 ? "" : words[1], misere));
    }

    Optional<Task> task() {
      Optional<String> ask = one("ask");
      if (ask.isEmpty()) {
        only(Set.of());
        return Optional.empty();
      }
      choice("ask", List.copyOf(ASKS.keySet()));
      only(ASKS.get(ask.get()));
      return Optional.of(task(ask.get()));
    }

    /** Refuses keys that say nothing here. */
    private void only(Set<String> allowed) {
      for (String key : values.keySet()) {
        if (!ALWAYS.contains(key) && !allowed.contains(key)) {
          throw fault(places.get(key), "only keys that go with what is asked");
        }
      }
    }

    private Task task(String ask) {
      if (!Set.of("worth", "choose", "check").contains(ask)
          || ask.equals("worth") && one("of").isEmpty()) {
        required("board");
      }
      return switch (ask) {
        case "move" -> {
          required("answer");
          yield new Task.FindMove(player(), all("answer"));
        }
        case "wins" -> {
          required("answer");
          yield new Task.WhoWins(choice("answer", Judge.winners()));
        }
        case "worth" -> new Task.Worth(one("of"), required("answer"));
        case "choose" -> {
          required("option");
          yield new Task.Choose(all("option").stream().map(this::option).toList());
        }
        case "play" ->
            new Task.Win(player(), choice("start", List.of("you", "engine")).equals("you"));
        default -> new Task.RunClaim(required("claim"));
      };
    }

    private Task.Option option(String written) {
      int cut = written.indexOf(HOLDS);
      if (cut < 0) {
        throw fault(
            places.get("option"),
            "a statement, ' :: ' and an expression that says whether it holds");
      }
      return new Task.Option(
          written.substring(0, cut).strip(), written.substring(cut + HOLDS.length()).strip());
    }

    private Player player() {
      return Player.valueOf(choice("player", List.of("left", "right")).toUpperCase(Locale.ROOT));
    }
  }

  /** The lesson as text. */
  public static String write(Lesson lesson) {
    StringBuilder out = new StringBuilder("# " + lesson.title() + "\n");
    lesson.about().forEach(paragraph -> out.append('\n').append(paragraph).append('\n'));
    for (Lesson.Step step : lesson.steps()) {
      out.append("\n## ").append(step.title()).append('\n');
      step.text().forEach(paragraph -> out.append('\n').append(paragraph).append('\n'));
      Map<String, List<String>> block = block(step);
      if (!block.isEmpty()) {
        out.append('\n').append(OPEN).append('\n');
        for (String key : KEYS) {
          block
              .getOrDefault(key, List.of())
              .forEach(value -> out.append(key).append(": ").append(value).append('\n'));
        }
        out.append(FENCE).append('\n');
      }
    }
    return out.toString();
  }

  private static Map<String, List<String>> block(Lesson.Step step) {
    Map<String, List<String>> block = new LinkedHashMap<>();
    step.board()
        .ifPresent(
            board -> {
              block.put("board", List.of((board.game() + " " + board.position()).strip()));
              if (board.misere()) {
                block.put("misere", List.of("yes"));
              }
            });
    step.task().ifPresent(task -> put(task, block));
    if (!step.hints().isEmpty()) {
      block.put("hint", step.hints());
    }
    step.right().ifPresent(text -> block.put("right", List.of(text)));
    step.wrong().ifPresent(text -> block.put("wrong", List.of(text)));
    return block;
  }

  private static void put(Task task, Map<String, List<String>> block) {
    if (task instanceof Task.FindMove find) {
      block.put("ask", List.of("move"));
      put(find.player(), block);
      block.put("answer", find.answers());
    } else if (task instanceof Task.WhoWins wins) {
      block.put("ask", List.of("wins"));
      block.put("answer", List.of(wins.answer()));
    } else if (task instanceof Task.Worth worth) {
      block.put("ask", List.of("worth"));
      worth.of().ifPresent(of -> block.put("of", List.of(of)));
      block.put("answer", List.of(worth.answer()));
    } else if (task instanceof Task.Choose choose) {
      block.put("ask", List.of("choose"));
      block.put(
          "option",
          choose.options().stream().map(option -> option.text() + HOLDS + option.holds()).toList());
    } else if (task instanceof Task.Win win) {
      block.put("ask", List.of("play"));
      put(win.player(), block);
      if (!win.first()) {
        block.put("start", List.of("engine"));
      }
    } else if (task instanceof Task.RunClaim run) {
      block.put("ask", List.of("check"));
      block.put("claim", List.of(run.claim()));
    }
  }

  private static void put(Player player, Map<String, List<String>> block) {
    if (player == Player.RIGHT) {
      block.put("player", List.of("right"));
    }
  }
}
