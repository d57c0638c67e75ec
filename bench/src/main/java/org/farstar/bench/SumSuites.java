package org.farstar.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.ask.question.SumQuestion;
import org.farstar.engine.answer.Method;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.theory.Ask;

/**
 * Suites of random sums, the same ones for the same seed: printed, for other programs, or decided
 * one after the other in one process, each in a workspace of its own or all in one.
 *
 * <p>Arguments: the suite ({@code nogo}, {@code nogo-boards}, {@code mixed}, {@code toppling}),
 * then {@code seed=}, {@code count=}, {@code threads=} and {@code positions=}, the most for one
 * sum; {@code print} prints the questions as the command {@code outcome} takes them, a game and a
 * position, and decides nothing; {@code each} prints a line for every sum; {@code moves} asks for
 * all winning moves, too; {@code one=} takes only this one; {@code shared} keeps one workspace for
 * all, as the commands do for the questions of a file.
 */
public final class SumSuites {
  private static final String USAGE =
      "SUITE [print] [each] [moves] [shared] [seed=1] [count=N] [one=N] [threads=1] [positions=400000]";

  private SumSuites() {}

  /** A question as the command line takes it. */
  private record Asked(String game, String position) {}

  /** What the arguments say. */
  private record Options(List<String> words) {
    boolean has(String word) {
      return words.contains(word);
    }

    long number(String name, long otherwise) {
      return words.stream()
          .filter(word -> word.startsWith(name + "="))
          .map(word -> Long.parseLong(word.substring(name.length() + 1)))
          .findFirst()
          .orElse(otherwise);
    }
  }

  /** Prints or decides a suite. */
  public static void main(String[] arguments) {
    Options options = new Options(List.of(arguments));
    Function<Random, Asked> suite = options.words().isEmpty() ? null : suite(arguments[0]);
    if (suite == null) {
      throw new IllegalArgumentException(USAGE);
    }
    Random random = new Random(options.number("seed", 1));
    long count = options.number("count", usual(arguments[0]));
    List<Asked> questions = new ArrayList<>();
    for (long i = 0; i < count; i++) {
      questions.add(suite.apply(random));
    }
    int one = (int) options.number("one", 0);
    List<Asked> taken = one == 0 ? questions : questions.subList(one - 1, one);
    if (options.has("print")) {
      taken.forEach(asked -> System.out.println(asked.game() + "\t" + asked.position()));
    } else {
      decide(taken, options);
    }
  }

  private static Function<Random, Asked> suite(String name) {
    return switch (name) {
      case "nogo" -> random -> new Asked("nogo", quarterFilled(random, 30));
      case "nogo-boards" -> random -> new Asked("nogo", sixStones(random));
      case "toppling" -> SumSuites::toppling;
      case "mixed" -> SumSuites::mixed;
      default -> null;
    };
  }

  private static long usual(String name) {
    return switch (name) {
      case "nogo" -> 65;
      case "nogo-boards" -> 3;
      case "toppling" -> 20;
      default -> 100;
    };
  }

  /** A row of NoGo in which each cell has a stone with a chance of one quarter. */
  private static String quarterFilled(Random random, int cells) {
    while (true) {
      String row =
          IntStream.range(0, cells)
              .mapToObj(i -> random.nextInt(4) > 0 ? "." : random.nextBoolean() ? "x" : "o")
              .collect(Collectors.joining());
      if (isReadable("nogo", row)) {
        return row;
      }
    }
  }

  /** A board of five by five cells with three stones of each colour. */
  private static String sixStones(Random random) {
    while (true) {
      List<String> cells = new ArrayList<>(Collections.nCopies(25, "."));
      Collections.fill(cells.subList(0, 3), "x");
      Collections.fill(cells.subList(3, 6), "o");
      Collections.shuffle(cells, random);
      String board =
          IntStream.range(0, 5)
              .mapToObj(row -> String.join("", cells.subList(5 * row, 5 * row + 5)))
              .collect(Collectors.joining("|"));
      if (isReadable("nogo", board)) {
        return board;
      }
    }
  }

  private static Asked toppling(Random random) {
    return new Asked(
        "toppling-dominoes",
        IntStream.range(0, 3)
            .mapToObj(i -> cells(random, 1, 20, "LR"))
            .collect(Collectors.joining(" + ")));
  }

  /** Three to six boards of 3x4 to 4x5 cells, each cell a symbol of its game with even chances. */
  private static Asked mixed(Random random) {
    List<String> terms = new ArrayList<>();
    int count = 3 + random.nextInt(4);
    while (terms.size() < count) {
      int rows = 3 + random.nextInt(2);
      int columns = 4 + random.nextInt(2);
      String game = List.of("clobber", "domineering", "nogo", "amazons").get(random.nextInt(4));
      String symbols =
          switch (game) {
            case "clobber" -> "xo.";
            case "domineering" -> ".#";
            default -> ".xo#";
          };
      String board = cells(random, rows, columns, symbols);
      if (isReadable(game, board)) {
        terms.add(game + "(\"" + board + "\")");
      }
    }
    return new Asked(SumQuestion.NAME, String.join(" + ", terms));
  }

  private static String cells(Random random, int rows, int columns, String symbols) {
    return IntStream.range(0, rows)
        .mapToObj(
            row ->
                random
                    .ints(columns, 0, symbols.length())
                    .mapToObj(at -> String.valueOf(symbols.charAt(at)))
                    .collect(Collectors.joining()))
        .collect(Collectors.joining("|"));
  }

  /** Whether the rules take a position: in NoGo some groups could not breathe. */
  private static boolean isReadable(String game, String position) {
    try {
      sum(new Asked(game, position), desk());
      return true;
    } catch (org.farstar.values.text.NotationException e) {
      return false;
    }
  }

  private static Desk desk() {
    long memory = Runtime.getRuntime().maxMemory() * 3 / 4;
    return new Desk(Catalogue.STANDARD, new Workspace(memory), Sources.none());
  }

  private static Sum sum(Asked asked, Desk desk) {
    Searches searches = Searches.of(Control::unlimited, () -> {});
    return Questions.read(asked.game(), false, asked.position(), desk, searches).sum();
  }

  private static void decide(List<Asked> questions, Options options) {
    Budget budget = Budget.ofPositions(options.number("positions", 400_000));
    int threads = (int) options.number("threads", 1);
    long positions = 0;
    int open = 0;
    long start = processorNanos();
    Desk shared = options.has("shared") ? desk() : null;
    for (Asked asked : questions) {
      Desk desk = shared == null ? desk() : shared;
      Control control = new Control(budget, heard -> {}, threads);
      long before = processorNanos();
      OutcomeAnswer answer =
          desk.analyst()
              .outcome(
                  sum(asked, desk), Method.SEARCH, new Ask(options.has("moves"), false), control)
              .first()
              .orElse(null);
      long visited = control.progress().positions();
      positions += visited;
      open += answer == null ? 1 : 0;
      if (options.has("each")) {
        System.out.printf(
            Locale.ROOT,
            "%s %,10d positions %,6d ms  %s%n",
            answer == null ? "?" : answer.outcome(),
            visited,
            (processorNanos() - before) / 1_000_000,
            asked.position());
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%d sums, %d of them not decided, %,d positions, %.2f s of the processor%n",
        questions.size(),
        open,
        positions,
        (processorNanos() - start) / 1e9);
  }

  private static long processorNanos() {
    com.sun.management.OperatingSystemMXBean system =
        (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return system.getProcessCpuTime();
  }
}
