package org.farstar.games.strip.coins;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.answer.WinningMove;
import org.farstar.engine.answer.WinningMoves;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.rules.SumRuleset;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * The winning moves of one player in a sum of lines: those after which the values of the lines add
 * up to a number that is not on the opponent's side of 0.
 *
 * <p>Of short lines every move is valued and listed, the best first. Of long lines the best winning
 * move of each line is listed (Theorem 4.2) and all of them are counted, see {@link WinningCount}.
 */
final class CoinMoves {
  /** Beyond this many moves nobody reads the list. */
  private static final long MOST_LISTED = 5_000;

  /** Moves times coins: about a tenth of a second of valuing. */
  private static final long MOST_WORK = 4_000_000;

  private static final FlippingCoins RULES = new FlippingCoins();

  private final Sum<CoinLine> position;
  private final List<Dyadic> values;
  private final Dyadic total;
  private final Player player;
  private final Control control;

  CoinMoves(Sum<CoinLine> position, List<Dyadic> values, Player player, Control control) {
    this.position = position;
    this.values = values;
    this.total = values.stream().reduce(Dyadic.ZERO, Dyadic::plus);
    this.player = player;
    this.control = control;
  }

  /** A move in one line of the sum, and the value of the sum after it. */
  private record Valued(int term, String text, CoinLine to, Dyadic after) {}

  WinningMoves winning() {
    // In a number every move is a loss for the mover: nobody wins from a value not on their side.
    if (sign(total) <= 0) {
      return WinningMoves.none();
    }
    return shortEnough() ? listed() : counted();
  }

  /** The sign of a number seen by the player: positive is good. */
  private int sign(Dyadic number) {
    return player == Player.LEFT ? number.signum() : -number.signum();
  }

  private boolean shortEnough() {
    long moves = 0;
    long work = 0;
    for (CoinLine line : position.terms()) {
      long mine = (long) line.length() * line.length() / 2;
      moves += mine;
      work += mine * line.length();
    }
    return moves <= MOST_LISTED && work <= MOST_WORK;
  }

  private WinningMoves listed() {
    List<Valued> winning = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      int term = i;
      Dyadic rest = total.minus(values.get(i));
      RULES.moves(
          position.terms().get(i),
          player,
          (to, text) -> {
            Dyadic after = rest.plus(CoinValue.of(to));
            if (sign(after) >= 0) {
              winning.add(new Valued(term, text.get(), to, after));
            }
          });
    }
    return WinningMoves.all(bestFirst(winning));
  }

  private WinningMoves counted() {
    List<Valued> best = new ArrayList<>();
    Optional<BigInteger> count = Optional.of(BigInteger.ZERO);
    for (int i = 0; i < values.size(); i++) {
      Dyadic rest = total.minus(values.get(i));
      best(i, rest).ifPresent(best::add);
      WinningCount counter = new WinningCount(position.terms().get(i), player, rest, control);
      count = count.flatMap(sum -> counter.count().map(sum::add));
    }
    return new WinningMoves(bestFirst(best), count);
  }

  private Optional<Valued> best(int term, Dyadic rest) {
    CoinLine line = position.terms().get(term);
    return BestMove.of(line, player)
        .map(coins -> valued(term, rest, coins))
        .filter(move -> sign(move.after()) >= 0);
  }

  private Valued valued(int term, Dyadic rest, int[] coins) {
    CoinLine to = position.terms().get(term).flip(coins);
    return new Valued(term, FlippingCoins.moveText(coins), to, rest.plus(CoinValue.of(to)));
  }

  private List<WinningMove> bestFirst(List<Valued> moves) {
    Comparator<Valued> byValue = Comparator.comparing(Valued::after);
    moves.sort(player == Player.LEFT ? byValue.reversed() : byValue);
    SumRuleset<CoinLine> sums = new SumRuleset<>(RULES);
    return moves.stream()
        .map(
            move ->
                new WinningMove(
                    SumRuleset.moveText(position, move.term(), move.text()),
                    sums.write(position.replace(move.term(), List.of(move.to())))))
        .toList();
  }
}
