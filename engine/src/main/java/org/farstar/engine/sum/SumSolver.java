package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.item.Item;
import org.farstar.engine.item.ItemMoves;
import org.farstar.engine.item.ItemShortcut;
import org.farstar.engine.item.ItemSource;
import org.farstar.engine.item.ItemSources;
import org.farstar.engine.item.ItemStock;
import org.farstar.engine.item.ItemSum;
import org.farstar.engine.item.KeptSums;
import org.farstar.engine.item.SumProof;
import org.farstar.engine.item.Verdict;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.Schedule;
import org.farstar.engine.kernel.Schedule.Turn;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Says who wins a sum of anything in normal play. Every part is an item: packed where its rules
 * bring {@link ItemSources}, made from its play where they do not ({@link PlayItems}), and a value
 * where a theory or an earlier search knows one.
 *
 * <p>Positions beside their negatives vanish first. Then the search by proof numbers takes turns
 * with the search for values of the items that are left, each time with four times the effort.
 * {@link ItemShortcut} lists what helps it.
 *
 * <p>Why it ends: a move in a position is a move of the game, which ends by its rules. An item that
 * is replaced by its value goes on in the options of the canonical form. Say that the height of a
 * game is 0 for a number and otherwise one more than that of its highest option; a number that is
 * added to a game that is none does not change its height, as it is added to all options. With
 * every move what is left of the positions falls, or after that the sum of the heights of the
 * values, or after that the birthday of the one number that is left.
 *
 * <p>Time is exponential in the number of items at worst. One object serves one question; the
 * tables belong to the workspace, are bounded, and forget old entries when they are full.
 */
@SuppressWarnings("exports") // the searches are for the modules of this project
public final class SumSolver {
  /** The frame of all positions of rules that bring no sources. */
  private static final Object PLAYED = "played";

  private final Workspace workspace;
  private final boolean theories;
  private final Control control;
  private final long sharedEffort;
  private final ItemStock stock;
  private final List<Sources> sources = new ArrayList<>();

  /** How a thread makes the sources that another one needed first, by the kind of their items. */
  private final Map<Integer, Function<Sources, ItemSource<?>>> made = new ConcurrentHashMap<>();

  private final SumProof proof;

  /**
   * @param workspace owns the tables
   * @param theories whether theories may say what a part is worth and who wins it
   * @param control ends the search when its budget ends, and says how many threads it may use
   */
  public SumSolver(Workspace workspace, boolean theories, Control control) {
    this(workspace, theories, control, ItemStock.of(workspace));
  }

  /**
   * @param stock a stock of this workspace
   */
  public SumSolver(Workspace workspace, boolean theories, Control control, ItemStock stock) {
    this(workspace, theories, control, stock, Schedule.SUMS.sharedFrom());
  }

  /**
   * @param sharedEffort from which effort on all threads take part
   */
  SumSolver(
      Workspace workspace, boolean theories, Control control, ItemStock stock, long sharedEffort) {
    this.sharedEffort = sharedEffort;
    this.workspace = workspace;
    this.theories = theories;
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
      return framed(variant, variant.items().map(items -> items.frame(position)).orElse(PLAYED));
    }

    @SuppressWarnings("unchecked")
    private <P> ItemSource<P> framed(Variant<P> variant, Object frame) {
      return (ItemSource<P>)
          byFrame.computeIfAbsent(List.of(variant.key(), frame), any -> source(variant, frame));
    }

    private <P> ItemSource<P> source(Variant<P> variant, Object frame) {
      ItemSource<P> source =
          variant
              .items()
              .map(items -> items.source(variant.key(), frame, stock, workspace, control, worker))
              .orElseGet(() -> new PlayItems<>(variant, theories, stock, workspace, control));
      source.meet(other -> of(variant, other));
      byKind.put(source.kind(), source);
      made.putIfAbsent(source.kind(), other -> other.framed(variant, frame));
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
    public ItemSum valueWhenMet(Item item) {
      return of(item).valueWhenMet(item);
    }

    @Override
    public boolean counts() {
      return byFrame.values().stream().anyMatch(ItemMoves::counts);
    }

    @Override
    public boolean mayReturn() {
      return byFrame.values().stream().anyMatch(ItemMoves::mayReturn);
    }

    @Override
    public String describe(Item item) {
      return of(item).describe(item);
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

  /** The outcome class of a sum; throws like {@link #result}. */
  public Outcome outcome(Sum sum) {
    Result left = result(sum, Player.LEFT);
    return Outcome.of(left, sum.impartial() ? left : result(sum, Player.RIGHT));
  }

  /**
   * What a player gets who moves first in a sum.
   *
   * @throws IllegalArgumentException if the sum does not end by normal play
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept, so that asking again resumes from there
   * @throws org.farstar.engine.play.LoopyGameException where a position returns in the course of
   *     play
   */
  public Result result(Sum sum, Player mover) {
    return result(sum, mover, Integer.MAX_VALUE).orElseThrow();
  }

  /**
   * The same as far as some turns of the searches tell; throws like {@link #result(Sum, Player)}.
   *
   * @param turns how many at most, each of which takes four times as long as the one before; with 0
   *     it is what was found before, or is found at once
   */
  public Optional<Result> result(Sum sum, Player mover, int turns) {
    if (sum.ending() != Ending.LAST_PLAYER_WINS) {
      throw new IllegalArgumentException("a sum that does not end by normal play");
    }
    List<Term> terms = withoutPairs(sum.terms());
    ItemSum root = root(terms);
    // What was found before is known without any effort.
    Decision wins = proof.wins(root, mover, 0, 1);
    if (wins == Decision.UNKNOWN) {
      wins =
          root.size() > 1
              ? whole(terms, mover, Schedule.AT_ONCE)
              : alone(root, mover, Schedule.AT_ONCE);
    }
    TermsAlone known = new TermsAlone();
    Turn turn = Turn.first();
    for (int i = 0; wins == Decision.UNKNOWN && i < turns; i++) {
      List<Term> left = known.without(terms, i);
      wins = known.wins(left, mover);
      if (wins != Decision.UNKNOWN) {
        break;
      }
      if (left.size() < terms.size()) {
        terms = left;
        root = root(terms);
      }
      root = valued(root, turn);
      int threads = turn.effort() < sharedEffort ? 1 : sources.size();
      long before = inSources();
      wins = together(terms, mover, turn.boards());
      if (wins == Decision.UNKNOWN) {
        wins = alone(root, mover, turn.boards());
      }
      if (wins == Decision.UNKNOWN) {
        wins = proof.wins(root, mover, turn.sums(inSources() > before), threads);
      }
      if (wins == Decision.UNKNOWN && root.size() > 1) {
        wins = whole(terms, mover, turn.whole());
      }
      turn = turn.next();
    }
    return result(wins);
  }

  /**
   * What a player gets who moves first in one position, searched as it is and not by its parts, as
   * far as about so many positions tell. Empty, too, where there is no such search.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public Optional<Result> asItIs(Term.Placed<?> term, Player mover, long positions) {
    Decision wins = whole(List.of(term), mover, positions);
    return result(wins);
  }

  private static Optional<Result> result(Decision wins) {
    return wins == Decision.UNKNOWN
        ? Optional.empty()
        : Optional.of(wins == Decision.WIN ? Result.WIN : Result.LOSS);
  }

  /** What is found of single terms of a sum. */
  private final class TermsAlone {
    private final Map<Term, Outcome> outcomes = new HashMap<>();

    /**
     * The terms without those that are found to be worth 0.
     *
     * @param turns how many each term is searched for
     */
    List<Term> without(List<Term> terms, int turns) {
      if (terms.size() < 2 || !stock.uses(ItemShortcut.TERMS_ALONE)) {
        return terms;
      }
      List<Term> left = new ArrayList<>();
      for (Term term : terms) {
        if (!outcomes.containsKey(term)) {
          outcome(term, turns).ifPresent(found -> outcomes.put(term, found));
        }
        if (outcomes.get(term) != Outcome.P) {
          left.add(term);
        }
      }
      return left;
    }

    /** Who wins, where that follows from who wins each term. */
    Decision wins(List<Term> terms, Player mover) {
      return !outcomes.keySet().containsAll(terms)
          ? Decision.UNKNOWN
          : Outcome.ofSum(terms.stream().map(outcomes::get).toList())
              .map(found -> Decision.of(found.forMover(mover) == Result.WIN))
              .orElse(Decision.UNKNOWN);
    }

    private Optional<Outcome> outcome(Term term, int turns) {
      Sum alone = Sum.of(term);
      return result(alone, Player.LEFT, turns)
          .flatMap(
              left -> result(alone, Player.RIGHT, turns).map(right -> Outcome.of(left, right)));
    }
  }

  /**
   * The sum of the items of all terms, what is small valued at once; every thread knows their
   * sources from then on.
   */
  private ItemSum root(List<Term> terms) {
    ItemSum root = stock.empty();
    for (Term term : terms) {
      for (Sources each : sources.subList(1, sources.size())) {
        if (term instanceof Term.Placed<?> placed) {
          each.sumOf(placed);
        }
      }
      root = root.plus(stock, sumOf(term));
    }
    return root.size() > 1
        ? root.valued(stock, item -> sources.get(0).of(item).valueWhenMet(item))
        : root;
  }

  /** Whether a player wins positions of one ruleset together, by the search of their source. */
  private Decision together(List<Term> terms, Player mover, long positions) {
    return !terms.isEmpty()
            && stock.uses(ItemShortcut.BOARDS)
            && terms.get(0) instanceof Term.Placed<?> first
        ? together(first, terms, mover, positions)
        : Decision.UNKNOWN;
  }

  private <P> Decision together(
      Term.Placed<P> first, List<Term> terms, Player mover, long positions) {
    ItemSource<P> source = sources.get(0).of(first.variant(), first.position());
    List<P> placed = new ArrayList<>();
    for (Term term : terms) {
      if (!(term instanceof Term.Placed<?> other)
          || other.swapped()
          || sources.get(0).of(other) != source) {
        return Decision.UNKNOWN;
      }
      placed.add(position(other));
    }
    return source.wins(placed, mover, positions, sources.size());
  }

  /** Whether a player wins a single position, by the search of its source for it as it is. */
  private Decision whole(List<Term> terms, Player mover, long positions) {
    return terms.size() == 1
            && stock.uses(ItemShortcut.BOARDS)
            && terms.get(0) instanceof Term.Placed<?> placed
        ? whole(placed, mover, positions)
        : Decision.UNKNOWN;
  }

  private <P> Decision whole(Term.Placed<P> placed, Player mover, long positions) {
    Player own = placed.swapped() ? mover.opponent() : mover;
    return sources.get(0).of(placed).whole(placed.position(), own, positions, sources.size());
  }

  /** A position of the same rules. */
  @SuppressWarnings("unchecked")
  private static <P> P position(Term.Placed<?> placed) {
    return (P) placed.position();
  }

  /** Whether a player wins one item alone, moving first, by the search of its source. */
  private Decision alone(ItemSum sum, Player mover, long positions) {
    if (!sum.isSingleItem() || sum.item(0).isValue() || !stock.uses(ItemShortcut.BOARDS)) {
      return Decision.UNKNOWN;
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

  /**
   * What is known of a sum before a move is tried: its parts with their values, and for each start
   * the rule that decides it, where one does. Of impartial sums there is one start. Values parts as
   * {@link #result} does, and throws like it.
   */
  public List<Step> reason(Sum sum) {
    ItemSum root = valued(root(withoutPairs(sum.terms())), Turn.ofValues());
    List<Step> steps = new ArrayList<>(List.of(known(sum)));
    for (Player player : sum.impartial() ? List.of(Player.LEFT) : List.of(Player.values())) {
      Verdict verdict = proof.verdict(root, player);
      if (verdict != null) {
        steps.add(SumReason.rule(sum, player, verdict));
      }
    }
    return steps;
  }

  /** The parts of a sum with what is known of them by now; no search is made. */
  public Step known(Sum sum) {
    return SumReason.parts(sum, this::facts);
  }

  /** What is known of a part of a sum by now; no search is made. */
  public PartFacts facts(Term part) {
    ItemSum sum = sumOf(part);
    return new PartFacts(stock.value(sum), stock.known(sum));
  }

  /** A sum with its items valued, as far as their shares of a turn go. */
  private ItemSum valued(ItemSum sum, Turn turn) {
    if (!stock.uses(ItemShortcut.ROOT_VALUES)) {
      return sum;
    }
    boolean alone = sum.size() == 1;
    boolean nimbers = sources.get(0).impartial();
    return sum.valued(
        stock,
        item -> {
          long most = turn.value(alone, nimbers, item.isValuedWhenMet());
          return sources.get(0).of(item).value(item, most);
        });
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
