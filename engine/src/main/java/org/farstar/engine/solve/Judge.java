package org.farstar.engine.solve;

import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Makes the record of a position from the records of its options, one kind for each content. A
 * position begins, its options are told player by player, and its record is taken.
 */
abstract class Judge {
  /** The judge of a content, for a game. */
  static Judge of(Content content, KeyPlay play) {
    return switch (content) {
      case OUTCOME -> new OfOutcomes(play);
      case GRUNDY -> new OfGrundyValues();
      case REMOTENESS -> new OfRemoteness(play.ending());
      case STARTERS -> throw new IllegalArgumentException("such positions are judged in passes");
    };
  }

  /** Whether an option may have any number of parts; otherwise it has one. */
  boolean sums() {
    return false;
  }

  /** The record of a position whose play is over. */
  abstract int verdict(int outcome);

  /** A position begins. */
  abstract void begin();

  /** A player, 0 for Left, cannot move. */
  abstract void stuck(int player);

  /** An option of a player, 0 for Left: this many records from a place on. */
  abstract void option(int player, char[] records, int from, int count);

  /** The record of the position, or -1 where there can be none. */
  abstract int record();

  /** Why there is no record. */
  String fault() {
    return "a player cannot move and the rules give no verdict";
  }

  /** What a player gets who cannot move, or null where a verdict must say so. */
  static Result stuck(Ending ending) {
    return switch (ending) {
      case LAST_PLAYER_WINS -> Result.LOSS;
      case LAST_PLAYER_LOSES -> Result.WIN;
      case VERDICT -> null;
    };
  }

  /** Outcome classes: what Left gets when Left begins and when Right does. */
  private static final class OfOutcomes extends Judge {
    private static final Outcome[] OUTCOMES = Outcome.values();
    private static final Result[] RESULTS = Result.values();

    private final boolean impartial;
    private final Result stuck;

    /** For each player and record of an option: what the player gets, as an ordinal. */
    private final int[][] gets = new int[2][OUTCOMES.length + 1];

    private final int[] best = new int[2];
    private boolean fault;

    OfOutcomes(KeyPlay play) {
      this.impartial = play.impartial();
      this.stuck = stuck(play.ending());
      for (Outcome outcome : OUTCOMES) {
        gets[0][outcome.ordinal() + 1] = rank(outcome.movingSecond(Player.LEFT));
        gets[1][outcome.ordinal() + 1] = rank(outcome.movingSecond(Player.RIGHT));
      }
    }

    private static int rank(Result result) {
      return switch (result) {
        case LOSS -> 0;
        case DRAW -> 1;
        case WIN -> 2;
      };
    }

    private static Result result(int rank) {
      for (Result result : RESULTS) {
        if (rank(result) == rank) {
          return result;
        }
      }
      throw new IllegalArgumentException("no result " + rank);
    }

    @Override
    int verdict(int outcome) {
      return outcome + 1;
    }

    @Override
    void begin() {
      best[0] = 0;
      best[1] = 0;
      fault = false;
    }

    @Override
    void stuck(int player) {
      if (stuck == null) {
        fault = true;
      } else {
        best[player] = rank(stuck);
      }
    }

    @Override
    void option(int player, char[] records, int from, int count) {
      int got = gets[player][records[from]];
      if (got > best[player]) {
        best[player] = got;
      }
    }

    @Override
    int record() {
      if (fault) {
        return -1;
      }
      Result left = result(best[0]);
      Result right = impartial ? left : result(best[1]);
      return Outcome.of(left, right).ordinal() + 1;
    }
  }

  /** Grundy values: the least that no option has. */
  private static final class OfGrundyValues extends Judge {
    private long[] seen = new long[16];
    private int most;

    @Override
    boolean sums() {
      return true;
    }

    @Override
    int verdict(int outcome) {
      throw new SolveException("a game that a verdict decides has no Grundy values");
    }

    @Override
    void begin() {
      java.util.Arrays.fill(seen, 0, most, 0);
      most = 0;
    }

    @Override
    void stuck(int player) {
      // The value is 0, and so it is without options.
    }

    @Override
    void option(int player, char[] records, int from, int count) {
      int value = 0;
      for (int i = 0; i < count; i++) {
        value ^= records[from + i] - 1;
      }
      int word = value >>> 6;
      if (word >= seen.length) {
        seen = java.util.Arrays.copyOf(seen, Math.max(2 * seen.length, word + 1));
      }
      seen[word] |= 1L << value;
      most = Math.max(most, word + 1);
    }

    @Override
    int record() {
      for (int word = 0; word < most; word++) {
        if (seen[word] != -1L) {
          return checked(word * Long.SIZE + Long.numberOfTrailingZeros(~seen[word]));
        }
      }
      return checked(most * Long.SIZE);
    }

    private static int checked(int value) {
      return value < Content.GRUNDY.most() ? value + 1 : -1;
    }

    @Override
    String fault() {
      return "a Grundy value above " + (Content.GRUNDY.most() - 1);
    }
  }

  /** What the mover gets, and when. */
  private static final class OfRemoteness extends Judge {
    private final Result stuck;
    private int quickWin;
    private int longLoss;
    private boolean draw;
    private int forced;

    OfRemoteness(Ending ending) {
      this.stuck = stuck(ending);
    }

    private static int code(int moves, int result) {
      return 1 + 4 * moves + result;
    }

    @Override
    int verdict(int outcome) {
      return switch (Outcome.values()[outcome]) {
        case P -> code(0, 0);
        case D -> code(0, 1);
        case N -> code(0, 2);
        default ->
            throw new SolveException(
                "remoteness is for games in which both players have the same moves");
      };
    }

    @Override
    void begin() {
      quickWin = Integer.MAX_VALUE;
      longLoss = -1;
      draw = false;
      forced = 0;
    }

    @Override
    void stuck(int player) {
      forced = stuck == null ? -1 : code(0, stuck == Result.LOSS ? 0 : 2);
    }

    @Override
    void option(int player, char[] records, int from, int count) {
      int code = records[from] - 1;
      int moves = code >> 2;
      switch (code & 3) {
        case 0 -> quickWin = Math.min(quickWin, moves + 1);
        case 1 -> draw = true;
        default -> longLoss = Math.max(longLoss, moves + 1);
      }
    }

    @Override
    int record() {
      if (forced != 0) {
        return forced;
      }
      int code =
          quickWin < Integer.MAX_VALUE ? code(quickWin, 2) : draw ? code(0, 1) : code(longLoss, 0);
      return code <= Content.REMOTENESS.most() ? code : -1;
    }
  }
}
