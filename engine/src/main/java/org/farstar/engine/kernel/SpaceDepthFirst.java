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
final class SpaceDepthFirst<N> extends DepthFirst<SpaceDepthFirst.Options<N>> {
  private final NodeSpace<N> nodes;

  SpaceDepthFirst(NodeSpace<N> nodes, SharedTable table, Meter meter, Ongoing ongoing) {
    super(nodes.words(), table, null, meter, ongoing);
    this.nodes = nodes;
  }

  /** The options of a node that are not decided. */
  static final class Options<N> extends DepthFirst.Level {
    private final List<N> nodes = new ArrayList<>();
    private N node;

    Options(int words) {
      super(words);
    }
  }

  /**
   * Whether the mover wins; null where about so many nodes are not enough to find out.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  Boolean winsWithin(N root, long most) {
    Boolean known = nodes.known(root);
    if (known != null) {
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
  protected boolean open(Options<N> level) {
    level.nodes.clear();
    Boolean decided = nodes.decided(level.node);
    if (decided != null) {
      return decided;
    }
    List<N> options = nodes.options(level.node);
    if (options.isEmpty()) {
      return nodes.stuck(level.node);
    }
    for (N option : options) {
      Boolean known = known(option);
      if (known == null) {
        level.nodes.add(option);
        level.add(nodes.prove(option) - nodes.refute(option));
      } else if (!known) {
        return true;
      }
    }
    return false;
  }

  private Boolean known(N option) {
    Boolean known = nodes.known(option);
    return known == null && nodes.keeps() ? ProofEntry.result(nodes.kept(option)) : known;
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
