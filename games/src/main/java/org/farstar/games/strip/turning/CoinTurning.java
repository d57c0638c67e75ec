package org.farstar.games.strip.turning;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.StringJoiner;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.games.strip.StripText;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * A coin-turning game on heads 0 and tails 1, in one line or, on a board, in rows of equal length.
 * A position is its text; heads at the end of a line drop off.
 */
public final class CoinTurning implements Rules<String> {
  private final TurningRule rule;

  public CoinTurning(TurningRule rule) {
    this.rule = rule;
  }

  TurningRule rule() {
    return rule;
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public void moves(String coins, Player player, Moves<String> moves) {
    each(
        coins,
        (row, column, others) ->
            moves.add(turned(coins, row, column, others), () -> name(coins, row, column, others)));
  }

  /** Hears of the moves: the last coin, and the others. */
  @FunctionalInterface
  interface Turn {
    void coins(int row, int column, int[] others);
  }

  void each(String coins, Turn turn) {
    int width = width(coins);
    for (int at = 0; at < coins.length(); at++) {
      if (coins.charAt(at) == '1') {
        int row = at / (width + 1);
        int column = at % (width + 1);
        rule.companions(row, column, others -> turn.coins(row, column, others));
      }
    }
  }

  /** How many coins a row has. */
  static int width(String coins) {
    int end = coins.indexOf('|');
    return end < 0 ? coins.length() : end;
  }

  /** The coins after a move, without heads at the end of a line. */
  static String turned(String coins, int row, int column, int[] others) {
    StringBuilder text = new StringBuilder(coins);
    int line = width(coins) + 1;
    turn(text, row * line + column);
    for (int i = 0; i < others.length; i += 2) {
      turn(text, others[i] * line + others[i + 1]);
    }
    return trimmed(text.toString());
  }

  /** Heads at the end of a line drop off: no move turns them. */
  private static String trimmed(String coins) {
    return coins.indexOf('|') >= 0 ? coins : coins.replaceAll("0+$", "");
  }

  private static void turn(StringBuilder text, int at) {
    text.setCharAt(at, text.charAt(at) == '0' ? '1' : '0');
  }

  /** The coins of a move counted from 1, in rows as {@code 2,3}; the last one at the end. */
  static String name(String coins, int row, int column, int[] others) {
    StringJoiner text = new StringJoiner(" ");
    boolean rows = coins.indexOf('|') >= 0;
    for (int i = 0; i < others.length; i += 2) {
      text.add(place(rows, others[i], others[i + 1]));
    }
    return text.add(place(rows, row, column)).toString();
  }

  private static String place(boolean rows, int row, int column) {
    return rows ? (row + 1) + "," + (column + 1) : Integer.toString(column + 1);
  }

  @Override
  public String read(String text) {
    String coins = StripText.read(text, "01");
    int line = width(coins) + 1;
    boolean board = rule.board();
    for (int at = 0; at <= coins.length() && !coins.isEmpty(); at++) {
      boolean end = at == coins.length() || coins.charAt(at) == '|';
      if (at < coins.length() && end && !board) {
        throw new NotationException(text, at + 1, "'|'", "one line of coins, 0 heads and 1 tails");
      }
      if (end != (at % line == line - 1)) {
        throw new NotationException(
            text, at + 1, NotationException.at(text, at), "rows of equal length");
      }
    }
    return trimmed(coins);
  }

  @Override
  public String write(String coins) {
    return StripText.write(coins);
  }

  /** The line read as a binary number with its last coin in front, which every move lowers. */
  @Override
  public OptionalLong rank(String coins) {
    if (rule.board() || coins.length() >= Long.SIZE) {
      return OptionalLong.empty();
    }
    long rank = 0;
    for (int at = 0; at < coins.length(); at++) {
      rank |= coins.charAt(at) == '1' ? 1L << at : 0;
    }
    return OptionalLong.of(rank);
  }

  /** Coins in any order, {@code 3 1} as well as {@code 1 3}. */
  @Override
  public Optional<String> play(String coins, Player player, String text) {
    return Rules.super.play(coins, player, text.strip().replaceAll(" +", " "));
  }
}
