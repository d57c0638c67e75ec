package org.farstar.engine.toys;

import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;

/**
 * A token on a straight track of any length, or on a ring, where a play never ends. Move texts and
 * rules are as plain as can be: for tests of length, time and memory.
 *
 * @param ring whether the token runs from 0 back to this number; 0 for a straight track
 */
public record Track(int ring) implements Rules<Integer> {
  @Override
  public void moves(Integer at, Player player, Moves<Integer> moves) {
    if (at > 0) {
      moves.add(at - 1, () -> "step");
    } else if (ring > 0) {
      moves.add(ring, () -> "round");
    }
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public Integer read(String text) {
    return Integer.valueOf(text);
  }

  @Override
  public String write(Integer at) {
    return at.toString();
  }
}
