package org.farstar.games.order.pieces;

import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.play.VerdictPlay;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.Scanner;

/**
 * Black and white pieces (annex). A turn removes a black piece, or the first or the last piece, or
 * replaces two neighbouring white pieces with a black one. The colour of the last piece wins.
 *
 * <p>Black is the player whose turn it is at an odd number of pieces.
 */
public final class Pieces implements Rules<PieceLine>, VerdictPlay<PieceLine> {
  /** The rules. */
  public Pieces() {}

  /** {@code i} removes piece i; {@code i j} replaces two white pieces with a black one. */
  @Override
  public void moves(PieceLine line, Player player, Moves<PieceLine> moves) {
    int last = line.length() - 1;
    if (last == 0) {
      return;
    }
    for (int i = 0; i <= last; i++) {
      int piece = i + 1;
      if (i == 0 || i == last || line.black(i)) {
        moves.add(line.without(i), () -> Integer.toString(piece));
      }
      if (i < last && !line.black(i) && !line.black(i + 1)) {
        moves.add(line.joined(i), () -> piece + " " + (piece + 1));
      }
    }
  }

  @Override
  public PieceLine read(String text) {
    Scanner at = new Scanner(text);
    if (at.takeWhile(c -> c == 'B' || c == 'W').isEmpty() && at.atEnd()) {
      throw at.error("at least one piece, B or W");
    }
    at.expectEnd("the pieces B (black) and W (white)");
    return new PieceLine(text);
  }

  @Override
  public String write(PieceLine line) {
    return line.pieces();
  }

  /** At one piece it would be Black's turn: N is Black, P is White. */
  @Override
  public Optional<Outcome> verdict(PieceLine line) {
    return line.length() > 1
        ? Optional.empty()
        : Optional.of(line.black(0) ? Outcome.N : Outcome.P);
  }

  /** A row and the same row seen from behind. */
  @Override
  public PieceLine representative(PieceLine line) {
    String reversed = new StringBuilder(line.pieces()).reverse().toString();
    return reversed.compareTo(line.pieces()) < 0 ? new PieceLine(reversed) : line;
  }

  @Override
  public OptionalLong rank(PieceLine line) {
    return OptionalLong.of(line.length());
  }
}
