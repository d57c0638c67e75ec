package org.farstar.engine.answer;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Move;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.sum.SumText;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.PartMoves;
import org.farstar.values.Dyadic;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/** Finds the winning moves of a sum of which facts about the parts are known. */
final class MoveFinder {
  /** More winning moves than these are counted, not listed. */
  private static final int LISTED = 5_000;

  private final Sum sum;
  private final PartFacts facts;
  private final Workspace workspace;
  private final Control control;
  private final BiPredicate<Sum, Player> losesFirst;

  /**
   * @param sum the sum
   * @param facts what is known of its parts
   * @param workspace where values live
   * @param control stops the work
   * @param losesFirst whether a player who moves first in a sum loses it, asked where no theory
   *     lists the moves
   */
  MoveFinder(
      Sum sum,
      PartFacts facts,
      Workspace workspace,
      Control control,
      BiPredicate<Sum, Player> losesFirst) {
    this.sum = sum;
    this.facts = facts;
    this.workspace = workspace;
    this.control = control;
    this.losesFirst = losesFirst;
  }

  /** The winning moves of both players. */
  Map<Player, WinningMoves> moves(Outcome outcome) {
    Map<Player, WinningMoves> moves = new EnumMap<>(Player.class);
    for (Player player : Player.values()) {
      moves.put(
          player,
          outcome.forMover(player) == Result.WIN
              ? player == Player.RIGHT && sum.impartial() ? moves.get(Player.LEFT) : winning(player)
              : WinningMoves.none());
    }
    return moves;
  }

  /** The first winning move of a player that the theories list; empty where they do not. */
  Optional<Move<Sum>> first(Player player) {
    return theoriesList()
        ? listed(player).flatMap(moves -> moves.found.stream().findFirst()).map(Found::made)
        : Optional.empty();
  }

  private boolean theoriesList() {
    boolean listed = facts.facts().stream().allMatch(PartFact::listsMoves);
    boolean onlyPositions =
        facts.facts().stream().map(PartFact::term).distinct().count() == sum.terms().size();
    return listed && onlyPositions && !facts.facts().isEmpty();
  }

  private WinningMoves winning(Player player) {
    return (theoriesList() ? listed(player) : Optional.<Listed>empty())
        .map(Listed::winning)
        .orElseGet(() -> tried(player));
  }

  /** A winning move, and how much it changes the value of its part, as the mover sees it. */
  private record Found(Move<Sum> made, Optional<Dyadic> gain) {
    WinningMove move() {
      return new WinningMove(made.text(), SumText.positions(made.to()));
    }
  }

  /** Winning moves, the best first, and how many there are in all, where they were counted. */
  private record Listed(List<Found> found, Optional<BigInteger> total) {
    WinningMoves winning() {
      return new WinningMoves(found.stream().map(Found::move).toList(), total);
    }
  }

  private Optional<Listed> listed(Player player) {
    List<Found> found = new ArrayList<>();
    Optional<BigInteger> total = Optional.of(BigInteger.ZERO);
    boolean ranked = facts.facts().size() > 1;
    for (PartFact<?> fact : facts.facts()) {
      if (!fact.isFirstOfItsKind(facts.facts())) {
        continue;
      }
      Optional<Value> rest = facts.totalWithout(fact, workspace.universe());
      if (rest.isEmpty()) {
        // The part is worth 0 beside one whose value nobody knows: its moves are not counted.
        if (sum.ending() == Ending.LAST_PLAYER_WINS) {
          total = Optional.empty();
          continue;
        }
        rest = Optional.of(Nimber.ZERO);
      }
      Optional<BigInteger> counted = collect(fact, player, rest.get(), ranked, found);
      if (counted == null) {
        return Optional.empty();
      }
      total = total.flatMap(sum -> counted.map(sum::add));
    }
    if (ranked && found.stream().allMatch(move -> move.gain().isPresent())) {
      found.sort(Comparator.comparing((Found move) -> move.gain().orElseThrow()).reversed());
    }
    return Optional.of(new Listed(found, total));
  }

  /** Adds the winning moves of one part; null where its position cannot be put together again. */
  private <P> Optional<BigInteger> collect(
      PartFact<P> fact, Player player, Value rest, boolean ranked, List<Found> found) {
    PartMoves<P> moves = fact.winning(player, rest);
    for (Move<P> move : moves.moves()) {
      if (found.size() >= LISTED) {
        break;
      }
      Optional<Sum> after = fact.after(sum, move);
      if (after.isEmpty()) {
        return null;
      }
      Move<Sum> made = new Move<>(SumPlay.moveText(sum, fact.term(), move.text()), after.get());
      found.add(new Found(made, ranked ? gain(fact, move.to(), player) : Optional.empty()));
    }
    return moves.total();
  }

  private <P> Optional<Dyadic> gain(PartFact<P> fact, P to, Player player) {
    if (!(fact.value().orElse(null) instanceof Dyadic before)) {
      return Optional.empty();
    }
    Sum after = Sum.of(fact.placed().at(to));
    return PartFacts.of(after, workspace, Ask.ANSWER, control)
        .flatMap(facts -> facts.total(workspace.universe()))
        .filter(Dyadic.class::isInstance)
        .map(value -> ((Dyadic) value).minus(before))
        .map(gain -> player == Player.LEFT ? gain : gain.negate());
  }

  private WinningMoves tried(Player player) {
    return TriedMoves.moves(sum, player, losesFirst);
  }
}
