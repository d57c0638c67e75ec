package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.proof.Item;
import org.farstar.engine.proof.ItemMoves;
import org.farstar.engine.proof.ItemShortcut;
import org.farstar.engine.proof.ItemSource;
import org.farstar.engine.proof.ItemSources;
import org.farstar.engine.proof.ItemStock;
import org.farstar.engine.proof.ItemSum;
import org.farstar.engine.proof.KeptSums;
import org.farstar.engine.proof.SumProof;
import org.farstar.engine.rules.Variant;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Says who wins sums in normal play whose positions are all of rules that bring {@link
 * ItemSources}, of one ruleset or of several, with values among them: by proof numbers, without an
 * object for every position.
 *
 * <p>Positions beside their negatives vanish first. Then the search takes turns with the search for
 * values of the items that are left, each time with four times the effort.
 *
 * <p>One object serves one question; the tables belong to the workspace.
 */
public final class ItemSolver {
  /** How many positions the value of one item may take at first. */
  private static final long FIRST_EFFORT = 250;

  private static final int GROWTH = 4;

  /** How many sums are visited for each position that a value may take. */
  private static final int SUMS = 16;

  /** So many times fewer where a search of the source goes on beside, which is mostly faster. */
  private static final int FEWER_BESIDE = 128;

  /** The same for positions in such a search. */
  private static final int BOARDS = 2048;

  /** How many positions the value of one item may take at most. */
  private static final long MOST_EFFORT = 32_000;

  /** The same for an item alone, where who wins is often found sooner than the value. */
  private static final long MOST_ALONE = 250;

  /** From this effort on all threads take part: what is small needs but one. */
  private static final long SHARED_EFFORT = 4_000;

  private final Workspace workspace;
  private final Control control;
  private final ItemStock stock;
  private final List<Sources> sources = new ArrayList<>();

  /** How a thread makes the sources that another one needed first, by the kind of their items. */
  private final Map<Integer, Function<Sources, ItemSource<?>>> made = new ConcurrentHashMap<>();

  private final SumProof proof;

  /**
   * @param control ends the search when its budget ends, and says how many threads it may use
   */
  public ItemSolver(Workspace workspace, Control control) {
    this(workspace, control, ItemStock.of(workspace));
  }

  /**
   * @param stock a stock of this workspace
   */
  public ItemSolver(Workspace workspace, Control control, ItemStock stock) {
    this.workspace = workspace;
    this.control = control;
    this.stock = stock;
    for (int worker = 0; worker < control.threads(); worker++) {
      sources.add(new Sources(worker));
    }
    this.proof = new SumProof(stock, sources, keptSums(workspace), control);
  }

  private static KeptSums keptSums(Workspace workspace) {
    return workspace
        .kept()
        .map(results -> new KeptSums(results, workspace.universe()))
        .orElse(null);
  }

  /** Whether all positions of a sum are of rules that bring sources, and one at least. */
  public static boolean serves(Sum sum) {
    return sum.ending() == Ending.LAST_PLAYER_WINS
        && sum.terms().stream().anyMatch(term -> term instanceof Term.Placed<?>)
        && sum.terms().stream()
            .allMatch(
                term ->
                    !(term instanceof Term.Placed<?> placed)
                        || placed.variant().items().isPresent());
  }

  /** The sources of one thread, by the rules and frames of their positions and by their kind. */
  private final class Sources implements ItemMoves {
    private final int worker;
    private final Map<Object, ItemSource<?>> byFrame = new HashMap<>();
    private final Map<Integer, ItemSource<?>> byKind = new HashMap<>();

    Sources(int worker) {
      this.worker = worker;
    }

    <P> ItemSource<P> of(Term.Placed<P> placed) {
      return of(placed.variant(), placed.position());
    }

    <P> ItemSum sumOf(Term.Placed<P> placed) {
      ItemSum sum = of(placed.variant(), placed.position()).sumOf(placed.position());
      return placed.swapped() ? sum.negative(stock) : sum;
    }

    private <P> ItemSource<P> of(Variant<P> variant, P position) {
      ItemSources<P> items = variant.items().orElseThrow();
      return of(variant, items, items.frame(position));
    }

    @SuppressWarnings("unchecked")
    private <P> ItemSource<P> of(Variant<P> variant, ItemSources<P> items, Object frame) {
      return (ItemSource<P>)
          byFrame.computeIfAbsent(
              List.of(variant.key(), frame), any -> source(variant, items, frame));
    }

    private <P> ItemSource<P> source(Variant<P> variant, ItemSources<P> items, Object frame) {
      ItemSource<P> source = items.source(variant.key(), frame, stock, workspace, control, worker);
      source.meet(other -> of(variant, other));
      byKind.put(source.kind(), source);
      made.putIfAbsent(source.kind(), other -> other.of(variant, items, frame));
      return source;
    }

    ItemSource<?> of(Item item) {
      ItemSource<?> known = byKind.get(item.kind());
      return known != null ? known : made.get(item.kind()).apply(this);
    }

    @Override
    public ItemSum[] options(Item item, Player player) {
      return of(item).options(item, player);
    }

    @Override
    public int count(Item item, Player player) {
      return of(item).count(item, player);
    }

    @Override
    public String name(Item item) {
      return of(item).name(item);
    }

    @Override
    public boolean impartial() {
      return byFrame.values().stream().allMatch(ItemMoves::impartial);
    }

    long depthFirst() {
      return byFrame.values().stream().mapToLong(ItemSource::depthFirst).sum();
    }

    long visited() {
      return byFrame.values().stream().mapToLong(ItemSource::visited).sum();
    }
  }

  /**
   * What a player gets who moves first in a sum that is {@linkplain #serves served}.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept, so that asking again goes on from there
   */
  public Result result(Sum sum, Player mover) {
    ItemSum root = stock.empty();
    List<Term> terms = withoutPairs(sum.terms());
    for (Term term : terms) {
      for (Sources each : sources) {
        // Every thread has to know the sources of all terms.
        if (term instanceof Term.Placed<?> placed) {
          each.sumOf(placed);
        }
      }
      root = root.plus(stock, sumOf(term));
    }
    // What was found before is known without any effort.
    Boolean wins = proof.wins(root, mover, 0, 1);
    // Nimbers of parts say more than any bounds, so nothing else is tried for long.
    boolean nimbers = sources.get(0).impartial();
    for (long effort = FIRST_EFFORT; wins == null; effort *= GROWTH) {
      long attempt = root.size() == 1 ? MOST_ALONE : nimbers ? BOARDS * effort : MOST_EFFORT;
      root = valued(root, nimbers ? attempt : Math.min(effort, attempt));
      int threads = effort < SHARED_EFFORT ? 1 : sources.size();
      long before = inSources();
      wins = together(terms, mover, BOARDS * effort);
      if (wins == null) {
        wins = alone(root, mover, BOARDS * effort);
      }
      if (wins == null) {
        long sums = SUMS * effort;
        long most = inSources() == before ? sums : sums / FEWER_BESIDE;
        wins = proof.wins(root, mover, most, threads);
      }
    }
    return wins ? Result.WIN : Result.LOSS;
  }

  /** Whether a player wins positions of one ruleset together, by the search of their source. */
  private Boolean together(List<Term> terms, Player mover, long positions) {
    return !terms.isEmpty()
            && stock.uses(ItemShortcut.BOARDS)
            && terms.get(0) instanceof Term.Placed<?> first
        ? together(first, terms, mover, positions)
        : null;
  }

  private <P> Boolean together(
      Term.Placed<P> first, List<Term> terms, Player mover, long positions) {
    ItemSource<P> source = sources.get(0).of(first.variant(), first.position());
    List<P> placed = new ArrayList<>();
    for (Term term : terms) {
      if (!(term instanceof Term.Placed<?> other)
          || other.swapped()
          || sources.get(0).of(other) != source) {
        return null;
      }
      placed.add(position(other));
    }
    return source.wins(placed, mover, positions, sources.size());
  }

  /** A position of the same rules. */
  @SuppressWarnings("unchecked")
  private static <P> P position(Term.Placed<?> placed) {
    return (P) placed.position();
  }

  /** Whether a player wins one item alone, moving first, by the search of its source; or null. */
  private Boolean alone(ItemSum sum, Player mover, long positions) {
    if (!sum.isSingleItem() || sum.item(0).isValue() || !stock.uses(ItemShortcut.BOARDS)) {
      return null;
    }
    Player own = sum.swapped(0) ? mover.opponent() : mover;
    return sources.get(0).of(sum.item(0)).wins(sum.item(0), own, positions, sources.size());
  }

  /**
   * The terms without positions beside their negatives, so that these are not valued first. Only
   * whole positions are looked at, turned or not; all else cancels as items.
   */
  private List<Term> withoutPairs(List<Term> terms) {
    if (terms.size() < 2 || !stock.uses(ItemShortcut.PAIRS)) {
      return terms;
    }
    List<Term> left = new ArrayList<>();
    Map<Object, Integer> open = new HashMap<>();
    for (Term term : terms) {
      Integer other = null;
      if (term instanceof Term.Placed<?> placed) {
        other = open.remove(key(placed, true));
        if (other == null && placed.exchanged() instanceof Term.Placed<?> negative) {
          other = open.remove(key(negative, false));
        }
      }
      if (other != null) {
        left.set(other, null);
        continue;
      }
      if (term instanceof Term.Placed<?> placed) {
        open.put(key(placed, false), left.size());
      }
      left.add(term);
    }
    left.removeIf(Objects::isNull);
    return left;
  }

  /** What a position and all its images are known by, or with the players exchanged. */
  private static <P> Object key(Term.Placed<P> placed, boolean exchanged) {
    P least = placed.variant().rules().representative(placed.position());
    return List.of(placed.variant().key(), least, placed.swapped() != exchanged);
  }

  private ItemSum sumOf(Term term) {
    return term instanceof Term.Placed<?> placed
        ? sources.get(0).sumOf(placed)
        : stock.sumOf(workspace.universe().adopt(((Term.Worth) term).value()));
  }

  /** What is known of a part of a sum that was asked about; no search is made. */
  public PartFacts known(Term part) {
    ItemSum sum = sumOf(part);
    return new PartFacts(stock.value(sum), stock.known(sum));
  }

  /** A sum with its items valued, as far as so many positions for each of them go. */
  private ItemSum valued(ItemSum sum, long effort) {
    ItemSum valued = sum;
    for (int i = 0; stock.uses(ItemShortcut.ROOT_VALUES) && i < valued.size(); ) {
      Item item = valued.item(i);
      ItemSum value =
          item.isValue() || i > 0 && valued.item(i - 1) == item
              ? null
              : sources.get(0).of(item).value(item, effort);
      if (value == null) {
        i++;
      } else {
        valued = valued.replaced(stock, i, value);
        i = 0;
      }
    }
    return valued;
  }

  /** How many of the positions visited were of one item alone, by the search of its source. */
  public long depthFirst() {
    return sources.stream().mapToLong(Sources::depthFirst).sum();
  }

  /** How many sums were visited, and positions to value their items. */
  public long visited() {
    return proof.visited() + inSources();
  }

  private long inSources() {
    return sources.stream().mapToLong(Sources::visited).sum();
  }
}
