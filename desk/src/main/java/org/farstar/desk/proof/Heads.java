package org.farstar.desk.proof;

import org.farstar.engine.play.Ending;
import org.farstar.verify.Certificate;
import org.farstar.verify.RefusedException;

/** The lines of a head that the kinds of certificates share. */
final class Heads {
  /** How a claim about an outcome begins. */
  static final String OUTCOME = "outcome ";

  /** The play of games that end by a verdict. */
  static final String VERDICT = "verdict";

  private Heads() {}

  /** The word for an ending. */
  static String play(Ending ending) {
    return switch (ending) {
      case LAST_PLAYER_WINS -> "normal";
      case LAST_PLAYER_LOSES -> "misere";
      case VERDICT -> VERDICT;
    };
  }

  /** The game and the position as they are told. */
  static String name(Certificate certificate) {
    return certificate.game()
        + " '"
        + certificate.position()
        + "'"
        + (certificate.play().equals("misere") ? " (misère)" : "");
  }

  /** Refuses a line of the head that is not as it must be. */
  static void require(int line, String name, String found, String allowed) {
    if (!found.equals(allowed)) {
      throw RefusedException.at(
          line, "found '" + name + " " + found + "', allowed: " + name + " " + allowed);
    }
  }
}
