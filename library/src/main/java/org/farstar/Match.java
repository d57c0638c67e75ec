package org.farstar;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.farstar.ask.play.GamePlay;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * One play of a game, move by move. Not for several threads at once; the questions to its positions
 * are.
 */
public final class Match {
  private final Deque<Position> past = new ArrayDeque<>();
  private Position now;
  private Player mover;

  Match(Position start, Player starts) {
    this.now = start;
    this.mover = starts;
  }

  /** The present position. */
  public Position position() {
    return now;
  }

  /** Who is to move. */
  public Player mover() {
    return mover;
  }

  /**
   * Makes a move of the player whose turn it is.
   *
   * @throws org.farstar.ask.input.InputException where there is no such move
   */
  public void move(String move) {
    made(now.move(mover, move));
  }

  /** Lets the opponent move for the player whose turn it is, who must have a move. */
  public Position.Reply reply() {
    Position.Reply reply = now.reply(mover);
    made(reply.to());
    return reply;
  }

  private void made(Position to) {
    past.push(now);
    now = to;
    mover = mover.opponent();
  }

  /**
   * Takes the last move back.
   *
   * @return whether there was one
   */
  public boolean undo() {
    if (past.isEmpty()) {
      return false;
    }
    now = past.pop();
    mover = mover.opponent();
    return true;
  }

  /** How the play ended for a player; empty while it continues. */
  public Optional<Result> result(Player player) {
    return new GamePlay(now.sum(), mover).result(player);
  }
}
