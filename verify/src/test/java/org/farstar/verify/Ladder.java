package org.farstar.verify;

import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * A game for tests: from rung n both players go down one rung or two. With verdicts the play is
 * over on rung 0, drawn, and on rung 1, won by whoever is to move. With loops Right may also stay.
 *
 * @param endless who wins a play that never ends, where the rules say it
 */
record Ladder(Ending ending, boolean loops, Optional<Outcome> endless) implements Rules<Integer> {
  static final Ladder NORMAL = new Ladder(Ending.LAST_PLAYER_WINS, false);
  static final Ladder MISERE = new Ladder(Ending.LAST_PLAYER_LOSES, false);
  static final Ladder JUDGED = new Ladder(Ending.VERDICT, false);
  static final Ladder LOOPY = new Ladder(Ending.LAST_PLAYER_WINS, true);

  private Ladder(Ending ending, boolean loops) {
    this(ending, loops, Optional.empty());
  }

  static Ladder endless(Outcome winner) {
    return new Ladder(Ending.LAST_PLAYER_WINS, true, Optional.of(winner));
  }

  static CheckedSum at(Ladder rules, int rung) {
    return CheckedSum.of(java.util.List.of(new CheckedPart.Placed<>(rules, rung, false)));
  }

  @Override
  public void moves(Integer rung, Player player, Moves<Integer> moves) {
    for (int step = 1; step <= 2 && step <= rung; step++) {
      String text = "-" + step;
      moves.add(rung - step, () -> text);
    }
    if (loops && player == Player.RIGHT) {
      moves.add(rung, () -> "stay");
    }
  }

  @Override
  public boolean impartial() {
    return !loops;
  }

  @Override
  public Optional<Outcome> verdict(Integer rung) {
    return ending != Ending.VERDICT || rung > 1
        ? Optional.empty()
        : Optional.of(rung == 0 ? Outcome.D : Outcome.N);
  }

  @Override
  public Integer read(String text) {
    return Integer.valueOf(text);
  }

  @Override
  public String write(Integer rung) {
    return rung.toString();
  }
}
