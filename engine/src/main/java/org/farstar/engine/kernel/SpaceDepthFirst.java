package org.farstar.engine.kernel;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.SharedTable;

/**
 * Tries the options of the nodes of a space depth first, each to its end. Where the ways to the
 * same nodes are many this is quicker than {@link ProofSearch}, which may come back to a node often
 * before it is decided. Both may share a table.
 *
 * @param <N> the nodes
 */
public final class SpaceDepthFirst<N> extends DepthFirst<SpaceDepthFirst.Options<N>> {
  private final NodeSpace<N> nodes;

  /**
   * @param ongoing the nodes that threads which share the table are at; null for one alone
   */
  public SpaceDepthFirst(NodeSpace<N> nodes, SharedTable table, Meter meter, Ongoing ongoing) {
    super(nodes.words(), table, null, meter, ongoing);
    this.nodes = nodes;
  }

  /** The options of a node that are not decided. */
  public static final class Options<N> extends DepthFirst.Level {
    private final List<N> nodes = new ArrayList<>();
    private N node;

    Options(int words) {
      super(words);
    }
  }

  /**
   * Whether the mover wins, where about this many nodes are enough to find out.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public Decision winsWithin(N root, long most) {
    Decision known = nodes.known(root);
    if (known.isKnown()) {
      return known;
    }
    begin(level(0), root);
    return wins(most);
  }

  private void begin(Options<N> level, N node) {
    level.node = node;
    nodes.meet(node);
    nodes.key(node, level.key);
  }

  @Override
  protected Options<N> newLevel() {
    return new Options<>(nodes.words());
  }

  @Override
  protected Decision open(Options<N> level) {
    level.nodes.clear();
    Decision decided = nodes.decided(level.node);
    if (decided.isKnown()) {
      return decided;
    }
    List<N> options = nodes.options(level.node);
    if (options.isEmpty()) {
      return Decision.of(nodes.stuck(level.node));
    }
    for (N option : options) {
      Decision known = known(option);
      if (known == Decision.UNKNOWN) {
        level.nodes.add(option);
        level.add(nodes.prove(option) - nodes.refute(option));
      } else if (known == Decision.LOSS) {
        return Decision.WIN;
      }
    }
    return Decision.UNKNOWN;
  }

  private Decision known(N option) {
    Decision known = nodes.known(option);
    return known == Decision.UNKNOWN && nodes.keeps()
        ? ProofEntry.decisionOfKept(nodes.kept(option))
        : known;
  }

  @Override
  protected void key(Options<N> level, int option, long[] key) {
    nodes.key(level.nodes.get(option), key);
  }

  @Override
  protected void enter(Options<N> level, int option, Options<N> next) {
    begin(next, level.nodes.get(option));
  }

  @Override
  void learn(Options<N> level, boolean wins, long entry) {
    nodes.learn(level.node, wins);
    if (nodes.keeps()) {
      nodes.keep(level.node, ProofEntry.kept(entry));
    }
  }
}
