package org.farstar.games.strip.coins;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.PartMoves;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * The winning moves of one player in a line beside a number: those after which line and number add
 * up to something that is not on the opponent's side of 0.
 *
 * <p>In a short line every move is valued and listed, the best first. In a long one the best
 * winning move is listed (Theorem 4.2) and all of them are counted, see {@link WinningCount}.
 */
final class CoinMoves {
  /** Beyond this many moves nobody reads the list. */
  private static final long MOST_LISTED = 5_000;

  /** Moves times coins: about a tenth of a second of valuing. */
  private static final long MOST_WORK = 4_000_000;

  private static final FlippingCoins RULES = new FlippingCoins();

  private final CoinLine line;
  private final Player player;
  private final Dyadic value;
  private final Dyadic rest;
  private final Control control;

  /**
   * @param line the line
   * @param value its value
   * @param player who moves
   * @param rest what stands beside the line, 0 where nothing does
   * @param control may end a count
   */
  CoinMoves(CoinLine line, Dyadic value, Player player, Dyadic rest, Control control) {
    this.line = line;
    this.value = value;
    this.player = player;
    this.rest = rest;
    this.control = control;
  }

  /** A move and the value of line and number after it. */
  private record Valued(String text, CoinLine to, Dyadic after) {}

  PartMoves<CoinLine> winning() {
    // In a number every move is a loss for the mover: nobody wins from a value not on their side.
    if (sign(rest.plus(value)) <= 0) {
      return PartMoves.none();
    }
    return shortEnough() ? listed() : counted();
  }

  /** The sign of a number seen by the player: positive is good. */
  private int sign(Dyadic number) {
    return player == Player.LEFT ? number.signum() : -number.signum();
  }

  private boolean shortEnough() {
    long moves = (long) line.length() * line.length() / 2;
    return moves <= MOST_LISTED && moves * line.length() <= MOST_WORK;
  }

  private PartMoves<CoinLine> listed() {
    List<Valued> winning = new ArrayList<>();
    RULES.moves(
        line,
        player,
        (to, text) -> {
          Dyadic after = rest.plus(CoinValue.of(to));
          if (sign(after) >= 0) {
            winning.add(new Valued(text.get(), to, after));
          }
        });
    Comparator<Valued> byValue = Comparator.comparing(Valued::after);
    winning.sort(player == Player.LEFT ? byValue.reversed() : byValue);
    return PartMoves.all(winning.stream().map(m -> new Move<>(m.text(), m.to())).toList());
  }

  private PartMoves<CoinLine> counted() {
    Optional<BigInteger> count = new WinningCount(line, player, rest, control).count();
    return new PartMoves<>(best().stream().toList(), count);
  }

  /** The best move, where it wins. */
  private Optional<Move<CoinLine>> best() {
    return BestMove.of(line, player)
        .map(coins -> new Move<>(FlippingCoins.moveText(coins), line.flip(coins)))
        .filter(move -> sign(rest.plus(CoinValue.of(move.to()))) >= 0);
  }
}
