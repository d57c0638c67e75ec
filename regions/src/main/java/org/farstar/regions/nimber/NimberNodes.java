package org.farstar.regions.nimber;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.NodeSpace;
import org.farstar.engine.kernel.ProofSearch;
import org.farstar.engine.kernel.Schedule;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.SharedTable;
import org.farstar.regions.board.Board;

/**
 * Questions about regions together with a nimber, as a {@link ProofSearch} sees them. Of several
 * regions all but the largest are valued when the question is searched, each by a search of its
 * own; the options of the largest are those of the region and those of the nimber. One option that
 * is lost answers the question, and most options are never valued.
 *
 * <p>A question begins with the number of the region's moves as its disproof number: all of them
 * have to be refuted where whoever moves first loses. For one thread.
 */
final class NimberNodes implements NodeSpace<NimberNode> {
  private static final NimberNode LOST = lost();

  private final NimberRegions regions;
  private final Meter meter;

  /** The searches that wait for one another: each for the nimber of a smaller region. */
  private final List<ProofSearch<NimberNode>> searches = new ArrayList<>();

  private int waiting;

  /** The table of their frame. */
  private SharedTable table;

  private volatile boolean stopped;

  NimberNodes(NimberRegions regions, Meter meter) {
    this.regions = regions;
    this.meter = meter;
  }

  private static NimberNode lost() {
    NimberNode node = new NimberNode(0);
    node.known = Decision.LOSS;
    return node;
  }

  /** Makes all searches end soon; another thread may say so. */
  void stop() {
    stopped = true;
  }

  /** A board as a question about one region at most. */
  private NimberNode node(Board board) {
    NimberNode node = regions.node(board);
    if (table != regions.table()) {
      table = regions.table();
      searches.clear();
    }
    meet(node);
    return node;
  }

  /** The nimber of a board. */
  int nimber(Board board) {
    NimberNode node = node(board);
    return node.size == 0 ? node.nimber : node.nimber ^ value(node.parts[0], node.parts[1]);
  }

  /** Whether a board is worth 0. */
  boolean isZero(Board board) {
    NimberNode node = node(board);
    return node.known.isKnown() ? node.known == Decision.LOSS : !wins(node);
  }

  private boolean wins(NimberNode node) {
    if (waiting == searches.size()) {
      searches.add(new ProofSearch<>(this, table, meter, false));
    }
    ProofSearch<NimberNode> search = searches.get(waiting++);
    try {
      return search.winsWithin(node, Long.MAX_VALUE) == Decision.WIN;
    } finally {
      waiting--;
    }
  }

  /** The nimber of a region, by its least image. */
  private int value(long first, long second) {
    long entry = regions.met(first, second, 0);
    long excluded = NimberTable.excluded(entry);
    for (int nimber = 0; !NimberTable.isExact(entry); nimber++) {
      if (!NimberTable.has(excluded, nimber)) {
        NimberNode node = new NimberNode(nimber);
        node.add(first, second);
        if (!wins(node)) {
          return nimber;
        }
        entry = regions.entry(first, second);
      }
    }
    return NimberTable.nimber(entry);
  }

  @Override
  public int words() {
    return regions.words();
  }

  /** A question about several regions has no key until all but one are valued. */
  @Override
  public void key(NimberNode node, long[] key) {
    if (node.size == 1) {
      NimberTable.key(node.parts[0], node.parts[1], node.nimber, key);
    } else {
      Arrays.fill(key, 0);
    }
  }

  @Override
  public void meet(NimberNode node) {
    node.since = node.since < 0 ? meter.visited() : node.since;
    while (node.size > 1) {
      int last = 2 * --node.size;
      node.nimber ^= value(node.parts[last], node.parts[last + 1]);
    }
    if (node.size == 1) {
      node.answer(regions.ask(node.parts[0], node.parts[1], node.nimber));
    }
  }

  @Override
  public int slack() {
    return Schedule.NIMBER_SLACK;
  }

  /** A region has its nimber, or is known not to be worth it, as soon as the question is solved. */
  @Override
  public boolean remembers() {
    return true;
  }

  @Override
  public boolean isNew(NimberNode node) {
    return node.isNew;
  }

  @Override
  public Decision known(NimberNode node) {
    return node.known;
  }

  @Override
  public Decision decided(NimberNode node) {
    return node.known;
  }

  @Override
  public List<NimberNode> options(NimberNode node) {
    if (stopped) {
      throw new SearchStopped(StopReason.CANCELLED);
    }
    if (node.known.isKnown()) {
      return node.known == Decision.WIN ? List.of(LOST) : List.of();
    }
    long first = node.parts[0];
    long second = node.parts[1];
    List<NimberNode> moves = new ArrayList<>();
    node.seen = regions.options(first, second, node.nimber, moves);
    if (NimberTable.has(node.seen, node.nimber)) {
      return List.of(LOST);
    }
    long entry = node.nimber == 0 ? 0 : regions.entry(first, second);
    List<NimberNode> options = new ArrayList<>(node.nimber + moves.size());
    for (int less = 0; less < node.nimber; less++) {
      if (!NimberTable.has(node.seen, less)) {
        NimberNode option = new NimberNode(less);
        option.add(first, second);
        option.answer(entry);
        options.add(option);
      }
    }
    options.addAll(moves);
    return options;
  }

  @Override
  public int prove(NimberNode node) {
    count(node);
    return node.prove;
  }

  @Override
  public int refute(NimberNode node) {
    count(node);
    return node.refute;
  }

  /** The regions before the largest one have to be valued first, that is, proved and refuted. */
  private void count(NimberNode node) {
    if (node.prove == 0) {
      for (int i = 0; i < node.size; i++) {
        int moves = regions.moves(node.parts[2 * i], node.parts[2 * i + 1]);
        int prove = Math.max(1, 3 * moves / 10);
        int refute = Math.max(1, moves);
        node.prove += i == 0 ? prove : prove + refute;
        node.refute += i == 0 ? refute : prove + refute;
      }
    }
  }

  @Override
  public void learn(NimberNode node, boolean wins) {
    long visited = meter.visited() - node.since;
    if (wins) {
      long seen = node.seen | NimberTable.bit(node.nimber);
      regions.exclude(node.parts[0], node.parts[1], seen, visited);
    } else {
      regions.put(node.parts[0], node.parts[1], node.nimber, visited);
    }
  }

  @Override
  public boolean keeps() {
    return regions.kept() != null;
  }

  @Override
  public long kept(NimberNode node) {
    return node.size == 1 ? regions.kept().content(node.parts[0], node.parts[1], node.nimber) : 0;
  }

  @Override
  public void keep(NimberNode node, KeptResults.Entry entry) {
    if (node.size == 1) {
      regions.kept().keep(node.parts[0], node.parts[1], node.nimber, entry);
    }
  }
}
