package org.farstar.verify;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;

/**
 * What a certificate states: of a position of a game, played so, something is claimed. It is made
 * from the head of a certificate as a whole, and {@linkplain #sentence says} what was stated.
 *
 * @param game the name of the game, or {@value #SUM}
 * @param ending who has won when a player cannot move
 * @param position the position as the certificate has it
 * @param claim what is claimed of it
 */
public record Statement(String game, Ending ending, String position, Claim claim) {
  /** What stands in the place of a game for a sum of several. */
  public static final String SUM = "sum";

  /** The game whose boards are [n]^d with their lines. */
  public static final String LINES = "tic-tac-toe";

  /** The theorem that draws rest on for which the second player alone has a strategy. */
  public static final String STEALING =
      "the first does not lose, since a winning strategy of the second could be stolen";

  /** What kinds may claim that state half, for messages. */
  private static final List<OutcomeSet> HALVES =
      List.of(OutcomeSet.of(Outcome.P, Outcome.D), Claim.AT_LEAST_ZERO);

  private static final int GAME_LINE = 4;
  private static final int PLAY_LINE = 5;

  /**
   * What the head of a certificate states.
   *
   * @throws RefusedException where it states nothing
   */
  public static Statement of(Certificate certificate, Kind kind) {
    Ending ending =
        kind.endings().stream()
            .filter(each -> play(each).equals(certificate.play()))
            .findFirst()
            .orElseThrow(() -> refused(PLAY_LINE, "play", certificate.play(), plays(kind)));
    Claim claim =
        Claim.read(certificate.claim())
            .filter(read -> kind.mayClaim(read, ending))
            .orElseThrow(
                () -> refused(Claim.LINE, "claim", certificate.claim(), claims(kind, ending)));
    return new Statement(certificate.game(), ending, certificate.position(), claim);
  }

  /** A certificate of this statement. */
  public Certificate certificate(String kind, List<String> body) {
    return new Certificate(kind, game, play(ending), position, claim.toString(), body);
  }

  /** The word for an ending. */
  public static String play(Ending ending) {
    return switch (ending) {
      case LAST_PLAYER_WINS -> "normal";
      case LAST_PLAYER_LOSES -> "misere";
      case VERDICT -> "verdict";
    };
  }

  private static RefusedException refused(int line, String name, String found, String allowed) {
    return RefusedException.at(
        line, "found '" + name + " " + found + "', allowed: " + name + " " + allowed);
  }

  private static String plays(Kind kind) {
    return String.join(" or ", kind.endings().stream().sorted().map(Statement::play).toList());
  }

  private static String claims(Kind kind, Ending ending) {
    List<String> labels = kind.outcomes().stream().sorted().map(o -> o.label(false)).toList();
    return "outcome "
        + String.join(" or ", labels)
        + (kind.claimsValues() && ending == Ending.LAST_PLAYER_WINS ? ", or a value" : "")
        + HALVES.stream()
            .filter(kind.halves())
            .map(half -> ", or possible " + half)
            .findFirst()
            .orElse("");
  }

  /** Refuses the statement unless it is about this game. */
  public void requireGame(String allowed) {
    if (!game.equals(allowed)) {
      throw refused(GAME_LINE, "game", game, allowed);
    }
  }

  /** Refuses the statement because of its play: the rules of the game end otherwise. */
  public RefusedException refusedPlay(Ending allowed) {
    return refused(PLAY_LINE, "play", play(ending), play(allowed));
  }

  /** The value that is claimed, where it is one. */
  public Optional<Claim.OfValue> value() {
    return claim instanceof Claim.OfValue value ? Optional.of(value) : Optional.empty();
  }

  /** Refuses the statement unless it claims this outcome. */
  public void requireOutcome(Outcome outcome) {
    Claim allowed = new Claim.OfOutcome(outcome);
    if (!claim.equals(allowed)) {
      throw refused(Claim.LINE, "claim", claim.toString(), allowed.toString());
    }
  }

  /** The outcome that is claimed. */
  public Outcome outcome() {
    if (claim instanceof Claim.OfOutcome claimed) {
      return claimed.outcome();
    }
    throw new IllegalStateException("a claim of a value");
  }

  /** The outcomes of which one is claimed to be the outcome. */
  public OutcomeSet outcomes() {
    return claim instanceof Claim.OfPossible claimed
        ? claimed.outcomes()
        : OutcomeSet.of(outcome());
  }

  private static String value(Claim claim) {
    return claim instanceof Claim.OfBounds bounds
        ? bounds.words()
        : ((Claim.OfValue) claim).value().toString();
  }

  /** What is stated, in words, as in {@code in nim '3' the next player wins}. */
  public String sentence() {
    String name =
        game + " '" + position + "'" + (ending == Ending.LAST_PLAYER_LOSES ? " (misère)" : "");
    if (claim instanceof Claim.OfOutcome claimed) {
      return "in " + name + " " + claimed.outcome().sentence();
    }
    return claim instanceof Claim.OfPossible claimed
        ? "the outcome of " + name + " is " + claimed.outcomes()
        : "the value of " + name + " is " + value(claim);
  }
}
