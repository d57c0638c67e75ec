package org.farstar.ask.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.FirstMoves;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * A play of two players: the position, who is to move, the way back, and at the end who has won.
 * Not thread-safe.
 */
public final class GamePlay {
  /** What stood on the board, and who was to move. */
  private record Turn(Sum position, Player mover) {}

  private final SumPlay rules;

  /** The turns before this one, the last on top. */
  private final Deque<Turn> past = new ArrayDeque<>();

  /** The turns that were taken back, the first on top. */
  private final Deque<Turn> future = new ArrayDeque<>();

  private Turn now;

  /**
   * @param start the position that the play begins with
   * @param starts who moves first
   */
  public GamePlay(Sum start, Player starts) {
    this.rules = new SumPlay(start);
    this.now = new Turn(start, starts);
  }

  /** The present position. */
  public Sum position() {
    return now.position();
  }

  /** Who is to move. */
  public Player mover() {
    return now.mover();
  }

  /** Whether both players have the same moves. */
  public boolean impartial() {
    return rules.impartial();
  }

  /**
   * The first moves of the player whose turn it is.
   *
   * @param most at most this many, without making the others
   */
  public FirstMoves<Sum> moves(int most) {
    return FirstMoves.of(rules, now.position(), now.mover(), most);
  }

  /**
   * The position after a move of the player whose turn it is, where there is such a move.
   *
   * @param text the move as text, or its number among the first, as in {@code #2} or {@code 2};
   *     what is a move as text is never taken for a number
   * @param most the last number that counts
   */
  public Optional<Sum> after(String text, int most) {
    return rules.play(now.position(), now.mover(), text).or(() -> byNumber(text, most));
  }

  private Optional<Sum> byNumber(String text, int most) {
    String digits = text.startsWith("#") ? text.substring(1) : text;
    if (!digits.matches("[1-9][0-9]{0,3}")) {
      return Optional.empty();
    }
    List<Move<Sum>> list = moves(most).list();
    int number = Integer.parseInt(digits);
    return number <= list.size() ? Optional.of(list.get(number - 1).to()) : Optional.empty();
  }

  /**
   * Makes a move.
   *
   * @param to the position after it, an option of the player whose turn it is
   */
  public void move(Sum to) {
    future.clear();
    past.push(now);
    now = new Turn(to, now.mover().opponent());
  }

  /**
   * Goes back to where a player made the last move.
   *
   * @return whether there was one; if not, nothing changes
   */
  public boolean undo(Player player) {
    if (past.stream().noneMatch(turn -> turn.mover() == player)) {
      return false;
    }
    do {
      future.push(now);
      now = past.pop();
    } while (now.mover() != player);
    return true;
  }

  /**
   * Goes forward again to where a player is to move, or as far as moves were taken back.
   *
   * @return whether any were; if not, nothing changes
   */
  public boolean redo(Player player) {
    if (future.isEmpty()) {
      return false;
    }
    do {
      past.push(now);
      now = future.pop();
    } while (now.mover() != player && !future.isEmpty());
    return true;
  }

  /** The positions from the start on, the present one last. */
  public List<Sum> positions() {
    List<Sum> positions = new ArrayList<>();
    past.descendingIterator().forEachRemaining(turn -> positions.add(turn.position()));
    positions.add(now.position());
    return positions;
  }

  /** Who made the first move. */
  public Player starts() {
    return past.isEmpty() ? now.mover() : past.peekLast().mover();
  }

  /** Whether the rules judge the position, so that nobody may move. */
  public boolean judged() {
    return rules.verdict(now.position()).isPresent();
  }

  /** Whether the position is judged, or the player whose turn it is has no move. */
  public boolean over() {
    return end(rules, now.position(), now.mover()).isPresent();
  }

  /** How the play ended for a player; empty while it continues. */
  public Optional<Result> result(Player player) {
    return end(rules, now.position(), now.mover())
        .map(result -> player == now.mover() ? result : result.forOpponent());
  }

  /**
   * The result of the player to move where the play is over: what the rules say of the one who
   * moves first.
   */
  static Optional<Result> end(SumPlay rules, Sum position, Player mover) {
    Optional<Result> judged = rules.verdict(position).map(verdict -> verdict.forMover(mover));
    if (judged.isPresent()) {
      return judged;
    }
    FirstMoves<Sum> first = FirstMoves.of(rules, position, mover, 1);
    return first.list().isEmpty() && first.complete()
        ? Optional.of(rules.ending() == Ending.LAST_PLAYER_LOSES ? Result.WIN : Result.LOSS)
        : Optional.empty();
  }
}
