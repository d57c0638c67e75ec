package org.farstar.engine.search;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.NodeSpace;
import org.farstar.engine.memory.ForgettingTable;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.Measured;
import org.farstar.engine.memory.SharedTable;
import org.farstar.engine.play.BrokenRulesException;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Play;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * The positions of any play as a proof search sees them, of any ending. A node asks whether the
 * player to move wins, or gets a draw at least.
 *
 * @param <P> the positions
 */
final class PlayNodes<P> implements NodeSpace<PlayNodes.Node<P>> {
  private final Play<P> rules;
  private final Function<P, Optional<Outcome>> outcomes;
  private final Tables<P> tables;
  private final Meter meter;

  /**
   * A question.
   *
   * @param <P> the positions
   */
  static final class Node<P> {
    private final P position;
    private final Player mover;
    private final boolean drawWins;

    /** The number that the tables know it by; 0 where it is not known to have one. */
    private int id;

    /**
     * @param position a representative
     * @param mover who is to move; Left in impartial games, where the name does not matter
     * @param drawWins whether a draw counts as a win of the player to move
     */
    private Node(P position, Player mover, boolean drawWins) {
      this.position = position;
      this.mover = mover;
      this.drawWins = drawWins;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Node<?> that
          && mover == that.mover
          && drawWins == that.drawWins
          && position.equals(that.position);
    }

    @Override
    public int hashCode() {
      return (position.hashCode() * 2 + mover.ordinal()) * 2 + (drawWins ? 1 : 0);
    }
  }

  /** What searches of the same play share: the numbers of nodes that were searched, and results. */
  static final class Tables<P> implements Measured {
    /** A map node, a question and a small position; estimated, rounded up. */
    private static final long BYTES_PER_NODE = 240;

    final ForgettingTable<Node<P>, Integer> ids;
    final SharedTable entries;
    final AtomicInteger next = new AtomicInteger();

    /** What outlives the process; null where nothing does. */
    final KeptResults kept;

    /**
     * @param bytes how much memory they may take together, about
     */
    Tables(long bytes, KeptResults kept) {
      long most = Math.max(1 << 10, bytes / (BYTES_PER_NODE + SharedTable.bytesPerEntry(1)));
      this.ids = new ForgettingTable<>(most, BYTES_PER_NODE);
      this.entries = new SharedTable(1, most);
      this.kept = kept;
    }

    /** A number that no node has. */
    int number() {
      int number = next.incrementAndGet();
      if (number <= 0) {
        throw new SearchStopped(StopReason.MEMORY);
      }
      return number;
    }

    @Override
    public long bytes() {
      return ids.bytes() + entries.bytes();
    }
  }

  /**
   * @param outcomes those of some positions that need no search; never of a play that ends by a
   *     verdict
   */
  PlayNodes(Play<P> rules, Function<P, Optional<Outcome>> outcomes, Tables<P> tables, Meter meter) {
    this.rules = rules;
    this.outcomes = outcomes;
    this.tables = tables;
    this.meter = meter;
  }

  Node<P> node(P position, Player mover, boolean drawWins) {
    return new Node<>(
        rules.representative(position), rules.impartial() ? Player.LEFT : mover, drawWins);
  }

  @Override
  public int words() {
    return 1;
  }

  /** Numbers are handed out from 1 on, when a node is met; until then a node has the key 0. */
  @Override
  public void key(Node<P> node, long[] key) {
    if (node.id == 0) {
      Integer known = tables.ids.get(node);
      node.id = known == null ? 0 : known;
    }
    key[0] = node.id;
  }

  @Override
  public void meet(Node<P> node) {
    if (node.id == 0) {
      Integer known = tables.ids.get(node);
      node.id = known != null ? known : tables.ids.putIfAbsent(node, tables.next.incrementAndGet());
    }
  }

  @Override
  public Decision known(Node<P> node) {
    Optional<Outcome> outcome =
        rules.ending() == Ending.VERDICT
            ? rules.verdict(node.position)
            : outcomes.apply(node.position);
    return outcome.isEmpty()
        ? Decision.UNKNOWN
        : Decision.of(wins(node, outcome.get().forMover(node.mover)));
  }

  private static boolean wins(Node<?> node, Result result) {
    return result == Result.WIN || (node.drawWins && result == Result.DRAW);
  }

  @Override
  public List<Node<P>> options(Node<P> node) {
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
    return List.copyOf(options);
  }

  @Override
  public boolean stuck(Node<P> node) {
    return switch (rules.ending()) {
      case LAST_PLAYER_WINS -> false;
      case LAST_PLAYER_LOSES -> true;
      case VERDICT -> throw BrokenRulesException.noVerdict(rules.describe(node.position));
    };
  }

  @Override
  public boolean mayReturn() {
    return true;
  }

  @Override
  public String describe(Node<P> node, boolean later) {
    return rules.describe(node.position);
  }

  @Override
  public boolean keeps() {
    return tables.kept != null;
  }

  @Override
  public long kept(Node<P> node) {
    return tables.kept.content(digest(node));
  }

  @Override
  public void keep(Node<P> node, KeptResults.Entry entry) {
    tables.kept.record(digest(node), entry);
  }

  private KeptResults.Digest digest(Node<P> node) {
    return KeptResults.Digest.of(
        List.of(
            node.mover.title(), node.drawWins ? "draws" : "wins", rules.describe(node.position)));
  }
}
