package org.farstar.verify.solved;

import java.util.List;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * What the record of a position must be, from the records of its options; straight from meaning.
 */
interface Expected {
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
   * @param right of Right's options
   * @throws IllegalStateException if there can be none
   */
  int record(List<Integer> left, List<Integer> right, boolean impartial);

  /** What records mean. */
  static Expected of(String content, Ending ending) {
    return switch (content) {
      case "outcome" -> new Outcomes(ending);
      case "grundy" -> new GrundyValues();
      case "remoteness" -> new Remoteness(ending);
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
    public int ended(Outcome outcome) {
      return outcome.ordinal() + 1;
    }

    @Override
    public int record(List<Integer> left, List<Integer> right, boolean impartial) {
      return Outcome.of(best(left, Player.LEFT), best(right, Player.RIGHT)).ordinal() + 1;
    }

    private Result best(List<Integer> options, Player player) {
      Result best = options.isEmpty() ? stuck(ending) : Result.LOSS;
      for (int option : options) {
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
    public int record(List<Integer> left, List<Integer> right, boolean impartial) {
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
    public int record(List<Integer> left, List<Integer> right, boolean impartial) {
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
}
