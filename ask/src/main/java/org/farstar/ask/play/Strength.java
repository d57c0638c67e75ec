package org.farstar.ask.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * How well somebody plays who is no engine: a model of a person. It looks so many moves ahead, its
 * own and those of the opponent together, and of the moves it looks at it overlooks each with the
 * same probability, the opponent's too. Of what it has seen it takes a move that wins within that
 * many moves; otherwise one that does not lose within them; among several any. It knows no theorem.
 * It looks at 3,000 positions at most for one move.
 *
 * @param name for data and people
 * @param ahead how many moves it looks ahead; 1 sees which of its own moves end the play
 * @param overlooks the probability that it overlooks a move
 */
public record Strength(String name, int ahead, double overlooks) {
  /** From the weakest to the strongest. */
  public static final List<Strength> ALL =
      List.of(
          new Strength("beginner", 1, 0.3),
          new Strength("learner", 2, 0.15),
          new Strength("player", 4, 0.08),
          new Strength("expert", 6, 0.02));

  /** The name of play without mistakes, which is that of the engine itself. */
  public static final String PERFECT = "perfect";

  /** More moves of one position nobody looks through. */
  private static final int MOST_MOVES = 200;

  private static final int MOST_POSITIONS = 3_000;

  /** All names, that of perfect play last. */
  public static List<String> names() {
    List<String> names = new ArrayList<>(ALL.stream().map(Strength::name).toList());
    names.add(PERFECT);
    return names;
  }

  /** The strength of a name; empty for perfect play. */
  public static Optional<Strength> named(String name) {
    return ALL.stream().filter(strength -> strength.name.equals(name)).findFirst();
  }

  /**
   * The move that such a person makes.
   *
   * @param position where the player has a move
   * @return empty where the moves cannot be listed
   */
  Optional<Move<Sum>> choose(Sum position, Player player, RandomGenerator random) {
    SumPlay rules = new SumPlay(position);
    List<Move<Sum>> moves = FirstMoves.of(rules, position, player, MOST_MOVES).list();
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    Look look = new Look(rules, random);
    List<Move<Sum>> best = new ArrayList<>();
    int most = -2;
    for (Move<Sum> move : moves) {
      if (look.overlooked()) {
        continue;
      }
      int score = -look.score(move.to(), player.opponent(), ahead - 1);
      if (score > most) {
        most = score;
        best.clear();
      }
      if (score == most) {
        best.add(move);
      }
    }
    List<Move<Sum>> among = best.isEmpty() ? moves : best;
    return Optional.of(among.get(random.nextInt(among.size())));
  }

  /** What is seen from one position. */
  private final class Look {
    private final SumPlay rules;
    private final RandomGenerator random;
    private int seen;

    Look(SumPlay rules, RandomGenerator random) {
      this.rules = rules;
      this.random = random;
    }

    boolean overlooked() {
      return random.nextDouble() < overlooks;
    }

    /** 1 where the player to move is seen to win, -1 where to lose, 0 otherwise. */
    int score(Sum position, Player mover, int depth) {
      Optional<Result> end = GamePlay.end(rules, position, mover);
      if (end.isPresent()) {
        return end.get() == Result.WIN ? 1 : end.get() == Result.LOSS ? -1 : 0;
      }
      if (depth == 0 || ++seen > MOST_POSITIONS) {
        return 0;
      }
      FirstMoves<Sum> moves = FirstMoves.of(rules, position, mover, MOST_MOVES);
      int best = moves.complete() ? -1 : 0;
      boolean any = false;
      for (Move<Sum> move : moves.list()) {
        if (!overlooked()) {
          any = true;
          best = Math.max(best, -score(move.to(), mover.opponent(), depth - 1));
          if (best == 1) {
            return 1;
          }
        }
      }
      return any ? best : 0;
    }
  }
}
