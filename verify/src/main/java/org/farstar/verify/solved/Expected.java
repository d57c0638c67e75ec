package org.farstar.verify.solved;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * What the record of a position must be, from the records of its options; straight from meaning.
 */
interface Expected {
  /** Of an option: a number that nothing is recorded by. */
  String NO_RECORD = "an option has no record that can be";

  /** Whether positions are taken apart, and records are of parts. */
  default boolean splits() {
    return false;
  }

  /** What an option is worth from the records of its parts. */
  default int sum(List<Integer> parts) {
    return parts.get(0);
  }

  /** The record of a position at which the play is over. */
  int ended(Outcome outcome);

  /**
   * The record of a position.
   *
   * @param left of Left's options
   * @param right of Right's options, the same where both players have the same moves
   * @throws IllegalStateException if there can be none
   */
  int record(List<Integer> left, List<Integer> right);

  /**
   * Whether every single option counts, so that moves must not stand for others; and not only who
   * wins.
   */
  default boolean exact() {
    return true;
  }

  /** How many bytes of each record sums are of. */
  default int sumBytes() {
    return 2;
  }

  /**
   * What records mean.
   *
   * @param endless who wins a play without end; empty if every play ends
   */
  static Expected of(String content, Ending ending, Optional<Outcome> endless) {
    return switch (content) {
      case "outcome" -> new Outcomes(ending);
      case "grundy" -> new GrundyValues();
      case "remoteness" -> new Remoteness(ending);
      case "starters" ->
          new Starters(
              ending,
              endless.orElseThrow(
                  () -> new IllegalArgumentException("'starters' of a game that ends")));
      default -> throw new IllegalArgumentException("no content '" + content + "'");
    };
  }

  /** What a player gets who cannot move. */
  private static Result stuck(Ending ending) {
    return switch (ending) {
      case LAST_PLAYER_WINS -> Result.LOSS;
      case LAST_PLAYER_LOSES -> Result.WIN;
      case VERDICT -> throw new IllegalStateException("no move and no verdict");
    };
  }

  /** One more than the number of the outcome class. */
  record Outcomes(Ending ending) implements Expected {
    @Override
    public boolean exact() {
      return false;
    }

    @Override
    public int ended(Outcome outcome) {
      return outcome.ordinal() + 1;
    }

    @Override
    public int record(List<Integer> left, List<Integer> right) {
      return Outcome.of(best(left, Player.LEFT), best(right, Player.RIGHT)).ordinal() + 1;
    }

    private Result best(List<Integer> options, Player player) {
      Result best = options.isEmpty() ? stuck(ending) : Result.LOSS;
      for (int option : options) {
        if (option < 1 || option > Outcome.values().length) {
          throw new IllegalStateException(NO_RECORD);
        }
        Result result = Outcome.values()[option - 1].movingSecond(player);
        best = result.betterThan(best) ? result : best;
      }
      return best;
    }
  }

  /** One more than the least number that no option has. */
  record GrundyValues() implements Expected {
    @Override
    public boolean splits() {
      return true;
    }

    @Override
    public int sum(List<Integer> parts) {
      int sum = 0;
      for (int part : parts) {
        sum ^= part - 1;
      }
      return sum + 1;
    }

    @Override
    public int ended(Outcome outcome) {
      throw new IllegalStateException("a verdict has no Grundy value");
    }

    @Override
    public int record(List<Integer> left, List<Integer> right) {
      int value = 0;
      while (left.contains(value + 1)) {
        value++;
      }
      return value + 1;
    }
  }

  /** One more than four times the moves with 0 for a loss, 1 for a draw and 2 for a win. */
  record Remoteness(Ending ending) implements Expected {
    private static final int LOSS = 0;
    private static final int DRAW = 1;
    private static final int WIN = 2;

    @Override
    public int ended(Outcome outcome) {
      return 1 + (outcome == Outcome.P ? LOSS : outcome == Outcome.D ? DRAW : WIN);
    }

    @Override
    public int record(List<Integer> left, List<Integer> right) {
      if (left.isEmpty()) {
        return 1 + (stuck(ending) == Result.LOSS ? LOSS : WIN);
      }
      int quickest =
          left.stream().filter(x -> kind(x) == LOSS).mapToInt(Integer::intValue).min().orElse(0);
      if (quickest > 0) {
        return 1 + 4 * (moves(quickest) + 1) + WIN;
      }
      if (left.stream().anyMatch(x -> kind(x) == DRAW)) {
        return 1 + DRAW;
      }
      int longest = left.stream().mapToInt(x -> moves(x)).max().orElseThrow();
      return 1 + 4 * (longest + 1) + LOSS;
    }

    private static int kind(int record) {
      return (record - 1) % 4;
    }

    private static int moves(int record) {
      return (record - 1) / 4;
    }
  }

  /**
   * What Left gets who begins, times 65,536, and what Right gets who begins: each one more than
   * four times the moves with 0 for a loss, 1 for a draw, 2 for a win and 3 for a play without end
   * that the rules give to a player.
   *
   * <p>Records that follow from those of their options are right, although these may follow from
   * them in turn. A win in n moves has an option that is lost in n-1 and none that is lost sooner,
   * a loss in n only options that are won in n-1 or fewer, one of them in n-1: so wins and losses
   * are right by induction on n, and none rests on itself. What is left has no option that is lost
   * and one that is left as well. From there either player can keep to such positions, and leaves
   * them only where the opponent has chosen a loss: nobody is forced to lose, and the play without
   * end is what the rules say.
   */
  record Starters(Ending ending, Outcome endless) implements Expected {
    private static final int LOSS = 0;
    private static final int DRAW = 1;
    private static final int WIN = 2;
    private static final int ENDLESS = 3;

    /** Larger numbers would run into the other half. */
    private static final int MOST_MOVES = 8190;

    @Override
    public int sumBytes() {
      return 4;
    }

    @Override
    public int ended(Outcome outcome) {
      return both(over(outcome.forMover(Player.LEFT)), over(outcome.forMover(Player.RIGHT)));
    }

    private int over(Result result) {
      if (result == Result.DRAW && endless != Outcome.D) {
        throw new IllegalStateException("a draw where a player wins what is endless");
      }
      return 1 + (result == Result.LOSS ? LOSS : result == Result.DRAW ? DRAW : WIN);
    }

    private static int both(int left, int right) {
      return left << 16 | right;
    }

    @Override
    public int record(List<Integer> left, List<Integer> right) {
      int first = half(left.stream().map(option -> option & 0xffff).toList());
      int second = half(right.stream().map(option -> option >>> 16).toList());
      return both(first, second);
    }

    /** What who begins gets, by what the other one gets who begins behind each move. */
    private int half(List<Integer> options) {
      if (options.isEmpty()) {
        return over(stuck(ending));
      }
      int quickest = Integer.MAX_VALUE;
      int longest = 0;
      boolean left = false;
      for (int option : options) {
        int kind = option - 1 & 3;
        int moves = option - 1 >> 2;
        if (option == 0 || moves > MOST_MOVES) {
          throw new IllegalStateException(NO_RECORD);
        }
        quickest = kind == LOSS ? Math.min(quickest, moves) : quickest;
        longest = kind == WIN ? Math.max(longest, moves) : longest;
        left |= kind == DRAW || kind == ENDLESS;
      }
      if (quickest < Integer.MAX_VALUE) {
        return 1 + 4 * (quickest + 1) + WIN;
      }
      return left ? 1 + (endless == Outcome.D ? DRAW : ENDLESS) : 1 + 4 * (longest + 1) + LOSS;
    }
  }
}
