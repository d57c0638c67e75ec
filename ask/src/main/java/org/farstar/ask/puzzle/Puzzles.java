package org.farstar.ask.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.ask.input.InputException;
import org.farstar.ask.lesson.Judge;
import org.farstar.ask.play.GamePlay;
import org.farstar.ask.play.LongestFight;
import org.farstar.ask.puzzle.Puzzle.Kind;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Worksheet;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.engine.game.Game;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Makes puzzles: random plays from the positions of a list, cut off at random, until a position has
 * a single winning move or is otherwise worth asking about. The same seed makes the same puzzle
 * everywhere. All positions are small; one puzzle takes some tens of milliseconds.
 */
public final class Puzzles {
  private static final int TRIES = 400;

  /** Whoever sees all moves at once has nothing to find. */
  private static final int FEWEST_MOVES = 3;

  /** A value that is longer nobody types. */
  private static final int LONGEST_VALUE = 7;

  /**
   * The depth is that after so many positions: a grade does not depend on how fast a machine is.
   */
  private static final long DEPTH_POSITIONS = 20_000;

  private final Desk desk;
  private final Control control;
  private final Judge judge;

  /** Where plays begin. */
  private record Start(String game, String position) {}

  private static final List<Start> STARTS = starts();

  /**
   * @param desk the games
   * @param control the budget of all that is asked; where it ends there is no puzzle
   */
  public Puzzles(Desk desk, Control control) {
    this.desk = desk;
    this.control = control;
    this.judge = new Judge(desk, control, Method.BEST);
  }

  private static List<Start> starts() {
    try (InputStream in = Puzzles.class.getResourceAsStream("starts.txt")) {
      if (in == null) {
        throw new IllegalStateException("there are no positions to begin puzzles with");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.strip().split("\\s+", 2))
          .filter(words -> words.length == 2 && !words[0].startsWith("#"))
          .map(words -> new Start(words[0], words[1]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The games that there are puzzles of, each once. */
  public static List<String> games() {
    return STARTS.stream().map(Start::game).distinct().toList();
  }

  /**
   * The puzzle of a seed.
   *
   * @param seed any text, a date for instance
   * @param game the game; any where it is empty
   * @param kind what is asked; any where it is empty
   * @throws InputException where there are no such puzzles
   * @throws org.farstar.engine.budget.SearchStopped where the budget ends
   */
  public Puzzle make(String seed, Optional<String> game, Optional<Kind> kind) {
    List<String> games = games();
    if (game.isPresent() && !games.contains(game.get())) {
      throw new InputException("found '" + game.get() + "', allowed: " + String.join(", ", games));
    }
    Dice dice = new Dice(seed);
    for (int i = 0; i < TRIES; i++) {
      String chosen = games.get(dice.below(games.size()));
      Kind wanted = kind.orElse(Kind.values()[dice.below(Kind.values().length)]);
      String of = game.orElse(chosen);
      List<Start> starts = STARTS.stream().filter(start -> start.game().equals(of)).toList();
      Start start = starts.get(dice.below(starts.size()));
      Optional<Puzzle> puzzle = tried(seed, start, wanted, dice);
      if (puzzle.isPresent()) {
        return puzzle.get();
      }
    }
    throw new InputException(
        "there is no puzzle '"
            + kind.map(Kind::word).orElse("of any kind")
            + "' of "
            + game.orElse("any game"));
  }

  /** A position of a random play, where it is worth asking about. */
  private Optional<Puzzle> tried(String seed, Start start, Kind kind, Dice dice) {
    Game<?> game = desk.catalogue().game(start.game());
    if (kind == Kind.WORTH && !game.hasValues()) {
      return Optional.empty();
    }
    Question question = Question.read(game, false, start.position(), Sources.none());
    Player player = Player.LEFT;
    List<Sum> play = new ArrayList<>(List.of(question.sum()));
    while (true) {
      Sum at = play.get(play.size() - 1);
      FirstMoves<Sum> moves = FirstMoves.of(new SumPlay(at), at, player, Integer.MAX_VALUE);
      if (new GamePlay(at, player).over() || moves.list().isEmpty()) {
        break;
      }
      play.add(moves.list().get(dice.below(moves.list().size())).to());
      player = player.opponent();
    }
    // Neither the beginning, which is always the same, nor the end, where nothing is left.
    int number = dice.below(Math.max(1, 2 * play.size() / 3));
    Sum at = play.get(number);
    Player mover = question.sum().impartial() || number % 2 == 0 ? Player.LEFT : Player.RIGHT;
    Question asked = new Question(question.game(), question.title(), question.goal(), false, at);
    return switch (kind) {
      case MOVE -> move(seed, asked, mover);
      case WINS -> wins(seed, asked);
      case WORTH -> worth(seed, asked);
    };
  }

  private Optional<Puzzle> move(String seed, Question question, Player player) {
    List<Move<Sum>> moves = Judge.moves(question, player);
    if (moves.size() < FEWEST_MOVES || judge.result(question, player) != Result.WIN) {
      return Optional.empty();
    }
    List<String> best = judge.best(question, player);
    if (best.size() != 1) {
      return Optional.empty();
    }
    Sum to =
        moves.stream().filter(m -> m.text().equals(best.get(0))).findFirst().orElseThrow().to();
    return made(seed, question, Kind.MOVE, player, moves.size() - 1, 1 + depth(to, player));
  }

  private Optional<Puzzle> wins(String seed, Question question) {
    String winner = judge.winner(question);
    int moves = Judge.moves(question, Player.LEFT).size();
    if (moves < FEWEST_MOVES || Judge.moves(question, Player.RIGHT).size() < FEWEST_MOVES) {
      return Optional.empty();
    }
    int depth = 0;
    for (Player first : Player.values()) {
      if (judge.result(question, first) == Result.LOSS) {
        depth = Math.max(depth, depth(question.sum(), first.opponent()));
      }
    }
    return made(
        seed, question, Kind.WINS, Player.LEFT, moves, winner.equals("draw") ? moves : depth);
  }

  private Optional<Puzzle> worth(String seed, Question question) {
    int left = Judge.moves(question, Player.LEFT).size();
    int right = Judge.moves(question, Player.RIGHT).size();
    if (left + right < FEWEST_MOVES) {
      return Optional.empty();
    }
    String value = judge.value(Worksheet.expression(question));
    return value.length() > LONGEST_VALUE
        ? Optional.empty()
        : made(seed, question, Kind.WORTH, Player.LEFT, left + right, value.length());
  }

  private static Optional<Puzzle> made(
      String seed, Question question, Kind kind, Player player, int tempting, int depth) {
    int grade = Puzzle.grade(tempting, depth);
    return Optional.of(new Puzzle(seed, question, kind, player, grade, tempting, depth));
  }

  /** How many moves follow where the winner has just moved or waits, the loser delaying. */
  private int depth(Sum sum, Player winner) {
    return LongestFight.of(sum, winner.opponent(), control, DEPTH_POSITIONS)
        .map(LongestFight.Found::after)
        .orElse(0);
  }
}
