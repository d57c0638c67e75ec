package org.farstar.engine.search;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * The positions of any play as questions with two answers: whether the player to move wins, or
 * whether the player at least draws. The same question is asked of the opponent the other way
 * round.
 *
 * @param <P> the positions
 */
final class PlayGraph<P> implements ProofGraph<PlayGraph.Node<P>> {
  private final Play<P> rules;
  private final KnownOutcomes<P> theory;
  private final BoundedTable<Node<P>, Boolean> table;
  private final Meter meter;

  /** What outlives the process; null where nothing does. */
  private final KeptResults kept;

  /**
   * A question.
   *
   * @param position the position, a representative
   * @param mover who is to move; Left in impartial games, where the name does not matter
   * @param drawWins whether a draw counts as a win of the player to move
   * @param <P> the positions
   */
  record Node<P>(P position, Player mover, boolean drawWins) {
    @Override
    public int hashCode() {
      return (position.hashCode() * 2 + mover.ordinal()) * 2 + (drawWins ? 1 : 0);
    }
  }

  PlayGraph(
      Play<P> rules,
      KnownOutcomes<P> theory,
      BoundedTable<Node<P>, Boolean> table,
      KeptResults kept,
      Meter meter) {
    this.kept = kept;
    this.rules = rules;
    this.theory = theory;
    this.table = table;
    this.meter = meter;
  }

  Node<P> node(P position, Player mover, boolean drawWins) {
    return new Node<>(
        rules.representative(position), rules.impartial() ? Player.LEFT : mover, drawWins);
  }

  @Override
  public Boolean known(Node<P> node) {
    Boolean found = table.get(node);
    if (found != null) {
      return found;
    }
    Optional<Result> result =
        rules.ending() == Ending.VERDICT
            ? rules.verdict(node.position).map(outcome -> outcome.forMover(node.mover))
            : theory.outcome(node.position).map(outcome -> outcome.forMover(node.mover));
    return result.map(known -> wins(node, known)).orElse(null);
  }

  private static boolean wins(Node<?> node, Result result) {
    return result == Result.WIN || (node.drawWins && result == Result.DRAW);
  }

  @Override
  public List<Node<P>> open(Node<P> node) {
    Boolean before = kept == null ? null : kept.get(digest(node));
    if (before != null) {
      table.put(node, before);
      return null;
    }
    meter.count();
    if (rules.ending() != Ending.VERDICT && rules.verdict(node.position).isPresent()) {
      throw BrokenRulesException.verdictElsewhere(rules.describe(node.position));
    }
    Set<Node<P>> options = new LinkedHashSet<>();
    int[] made = new int[1];
    rules.moves(
        node.position,
        node.mover,
        (to, text) -> {
          options.add(node(to, node.mover.opponent(), !node.drawWins));
          meter.throwIfStopped(++made[0]);
        });
    if (options.isEmpty()) {
      learn(node, wins(node, stuck(node.position)));
      return null;
    }
    List<Node<P>> open = new ArrayList<>();
    for (Node<P> option : options) {
      Boolean reply = known(option);
      if (reply == null) {
        open.add(option);
      } else if (!reply) {
        learn(node, true);
        return null;
      }
    }
    if (open.isEmpty()) {
      learn(node, false);
      return null;
    }
    return open;
  }

  private Result stuck(P position) {
    return switch (rules.ending()) {
      case LAST_PLAYER_WINS -> Result.LOSS;
      case LAST_PLAYER_LOSES -> Result.WIN;
      case VERDICT -> throw BrokenRulesException.noVerdict(rules.describe(position));
    };
  }

  @Override
  public void learn(Node<P> node, boolean wins) {
    if (kept != null) {
      kept.put(digest(node), wins);
    }
    table.put(node, wins);
  }

  @Override
  public void note(Node<P> node, long numbers) {
    if (kept != null) {
      kept.put(digest(node), numbers);
    }
  }

  @Override
  public long noted(Node<P> node) {
    return kept == null ? 0 : kept.numbers(digest(node));
  }

  private KeptResults.Digest digest(Node<P> node) {
    return KeptResults.Digest.of(
        List.of(
            node.mover.title(), node.drawWins ? "draws" : "wins", rules.describe(node.position)));
  }

  @Override
  public Object key(Node<P> node) {
    return node;
  }

  @Override
  public String describe(Node<P> node) {
    return rules.describe(node.position);
  }

  /** What is known of some positions without a move. */
  @FunctionalInterface
  interface KnownOutcomes<P> {
    /** The outcome class, where it is known. */
    Optional<Outcome> outcome(P position);
  }
}
