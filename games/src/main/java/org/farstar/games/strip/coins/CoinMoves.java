package org.farstar.games.strip.coins;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.farstar.engine.budget.Control;
import org.farstar.engine.play.Move;
import org.farstar.engine.theory.PartMoves;
import org.farstar.values.Dyadic;
import org.farstar.values.Value;
import org.farstar.values.player.Player;

/**
 * The winning moves of one player in a line beside the rest of a sum: those after which the player,
 * now moving second, wins the value of the line together with the rest.
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
  private final Predicate<Dyadic> wins;
  private final Control control;

  /**
   * @param line the line
   * @param player who moves
   * @param rest what the other parts of the sum are worth, or 0 if there are none
   * @param control may end a count
   */
  CoinMoves(CoinLine line, Player player, Value rest, Control control) {
    this.line = line;
    this.player = player;
    this.wins = NumberBeside.winsSecond(rest, player);
    this.control = control;
  }

  /** A move and the value of the line after it. */
  private record Valued(String text, CoinLine to, Dyadic after) {}

  PartMoves<CoinLine> winning() {
    return shortEnough() ? listed() : counted();
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
          Dyadic after = CoinValue.of(to);
          if (wins.test(after)) {
            winning.add(new Valued(text.get(), to, after));
          }
        });
    Comparator<Valued> byValue = Comparator.comparing(Valued::after);
    winning.sort(player == Player.LEFT ? byValue.reversed() : byValue);
    return PartMoves.all(winning.stream().map(m -> new Move<>(m.text(), m.to())).toList());
  }

  private PartMoves<CoinLine> counted() {
    Optional<Move<CoinLine>> best =
        BestMove.of(line, player)
            .map(coins -> new Move<>(FlippingCoins.moveText(coins), line.flip(coins)))
            .filter(move -> wins.test(CoinValue.of(move.to())));
    return best.isEmpty()
        ? PartMoves.none()
        : new PartMoves<>(
            List.of(best.get()), new WinningCount(line, player, wins, control).count());
  }
}
