package org.farstar.games.grid.ski;

import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * A jumper who may jump over an enemy in the row below, and nobody else on three rows.
 *
 * @param player whose jumper it is
 * @param jumper how many moves of one place he has to go, the way out too
 * @param enemy how many the enemy has
 * @param apart how many columns they are apart, going towards each other
 */
record Meeting(Player player, int jumper, int enemy, int apart) {
  /** What stands on the slope; empty where it is anything else. */
  static Optional<Meeting> of(String slope) {
    int width = slope.indexOf('|');
    if (!slope.matches("(\\.*L\\.*\\|\\.*[Rr]|\\.*R\\.*\\|\\.*[Ll])\\.*\\|\\.*")) {
      return Optional.empty();
    }
    int above = slope.length() - slope.replaceFirst("^\\.*", "").length();
    int below = slope.replaceFirst("\\.*\\|\\.*$", "").length() - width - 2;
    boolean left = slope.charAt(above) == 'L';
    return Optional.of(
            left
                ? new Meeting(Player.LEFT, width - above, below + 1, below - above)
                : new Meeting(Player.RIGHT, above + 1, width - below, above - below))
        .filter(meeting -> meeting.apart() >= 0);
  }

  private Dyadic of(Dyadic forJumper) {
    return player == Player.LEFT ? forJumper : forJumper.negate();
  }

  /** What the slope would be worth without the jump. */
  Dyadic without() {
    return of(Dyadic.of(jumper - enemy));
  }

  /** The value, by {@link SkiStatements#MEETING}. */
  Dyadic value() {
    int ahead = jumper - enemy;
    boolean half = apart == 0 || apart % 2 == 0 && (ahead == 0 || ahead == -1);
    return of(half ? Dyadic.of(2L * ahead + 1, 1) : Dyadic.of(ahead < 0 ? ahead + 1 : ahead));
  }
}
