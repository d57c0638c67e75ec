package org.farstar.ask.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumSolver;
import org.farstar.engine.sum.Term;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.verify.CheckedPart;
import org.farstar.verify.CheckedSum;
import org.farstar.verify.tree.CountRules;
import org.farstar.verify.tree.StripRules;
import org.farstar.verify.tree.TreeKind;
import org.farstar.verify.tree.TreeNode;
import org.farstar.verify.tree.TreeSums;

/**
 * Finds trees: a search says which answers win, and where the checker does not see that by itself a
 * sum gets a line. A winning answer that has a line comes before all others, then one that the
 * checker sees, then the first that the search finds, whose turns grow.
 *
 * <p>Where one search decided the whole position, {@link WholeBoard}, it says so of all that
 * follow, most of which are in its table; elsewhere the solver of sums is asked about each.
 */
final class TreeSearch {
  private final Sum sum;
  private final CheckedSum start;
  private final long mostRank;
  private final boolean bounded;
  private final Control control;
  private final TreeSums sums;
  private final SumSolver solver;
  private final Map<Object, Variant<?>> known = new HashMap<>();
  private final Map<Rules<?>, Variant<?>> variants = new HashMap<>();
  private final Set<TreeNode> written = new HashSet<>();

  /** Sums that Left wins moving first: values say so, or a line is an answer. */
  private final Set<TreeNode> answered = new HashSet<>();

  /** How many lines there were when a sum was last found to have no answer among them. */
  private final Map<TreeNode, Integer> unanswered = new HashMap<>();

  private final List<String> lines = new ArrayList<>();

  /** Parts of these ranks are valued: where boards are bounded by strips these should be whole. */
  private static final long SMALL = 8;

  /** The same where all values are infinitesimal, whose forms are short, on larger boards. */
  private static final long ALL_SMALL = 12;

  private static final long FEW = 16;

  /** How many times as many positions each turn of a search has. */
  private static final int GROWTH = 8;

  /** The same where boards are bounded by counting moves. */
  private static final long COUNTED = 4;

  private static final long STRIPS = 12;
  private static final long LONG_STRIPS = 16;

  /**
   * Boards of at most this many cells are bounded well enough by short strips, and the best of
   * their answers, found one by one, make fewer lines than those of one search.
   */
  private static final long SHORT = 36;

  /**
   * @param sum in normal play
   */
  TreeSearch(Sum sum, Workspace workspace, Control control) {
    this.sum = alike(sum);
    this.start = checked(this.sum);
    this.mostRank = start.parts().stream().mapToLong(TreeSearch::mostRank).max().orElse(0);
    this.bounded = start.parts().stream().allMatch(TreeSearch::isBounded);
    this.control = control;
    this.sum.terms().stream()
        .filter(Term.Placed.class::isInstance)
        .map(term -> ((Term.Placed<?>) term).variant())
        .forEach(variant -> variants.put(variant.rules(), variant));
    this.sums =
        new TreeSums(
            start,
            mostRank,
            control::throwIfStopped,
            new SearchedValues(workspace, variants, control));
    this.solver = new SumSolver(workspace, true, control);
  }

  /** The same sum with the same rules wherever a game is the same: checkers tell rules by them. */
  private Sum alike(Sum sum) {
    return Sum.of(
        sum.terms().stream()
            .map(term -> term instanceof Term.Placed<?> placed ? alike(placed) : term)
            .toList());
  }

  @SuppressWarnings("unchecked")
  private <P> Term alike(Term.Placed<P> term) {
    Variant<P> variant =
        (Variant<P>) known.computeIfAbsent(term.variant().key(), any -> term.variant());
    return new Term.Placed<>(variant, term.position(), term.swapped());
  }

  private static boolean isBounded(CheckedPart part) {
    return !(part instanceof CheckedPart.Placed<?> placed)
        || placed.rules() instanceof StripRules<?>;
  }

  private static long mostRank(CheckedPart part) {
    return part instanceof CheckedPart.Placed<?> placed ? mostRank(placed) : 0;
  }

  private static <P> long mostRank(CheckedPart.Placed<P> placed) {
    long rank = placed.rules().rank(placed.position()).orElse(0);
    if (placed.rules() instanceof StripRules<P>) {
      return rank <= SHORT ? STRIPS : LONG_STRIPS;
    }
    if (placed.rules() instanceof CountRules<P>) {
      return COUNTED;
    }
    return placed.rules().allSmall() && rank > FEW ? ALL_SMALL : SMALL;
  }

  static CheckedSum checked(Sum sum) {
    return CheckedSum.of(sum.terms().stream().map(TreeSearch::checked).toList());
  }

  private static CheckedPart checked(Term term) {
    return term instanceof Term.Placed<?> placed
        ? checked(placed)
        : new CheckedPart.Worth(((Term.Worth) term).value());
  }

  private static <P> CheckedPart checked(Term.Placed<P> placed) {
    return new CheckedPart.Placed<>(placed.variant().rules(), placed.position(), placed.swapped());
  }

  /** The body of a certificate of the outcome. */
  List<String> body(Outcome outcome) {
    lines.add(TreeKind.values(mostRank));
    for (Player starts : Player.values()) {
      boolean wins = outcome.forMover(starts) == Result.WIN;
      show(sum, wins ? starts : starts.opponent(), wins);
    }
    return List.copyOf(lines);
  }

  /** The body of a certificate of what is to be shown; empty where some of it is false. */
  Optional<List<String>> body(List<Shown> all) {
    lines.add(TreeKind.values(mostRank));
    for (Shown shown : all) {
      Player keeper = shown.promise().keeper();
      Player starts = shown.promise().starts();
      Sum asked = alike(shown.start());
      if (!shown.holds(solver.result(asked, starts))) {
        return Optional.empty();
      }
      show(asked, keeper, keeper == starts);
    }
    return Optional.of(List.copyOf(lines));
  }

  /** Writes what shows that a player wins a sum. */
  private void show(Sum sum, Player winner, boolean first) {
    TreeNode root = sums.node(checked(sum));
    TreeNode node = winner == Player.LEFT ? root : sums.negative(root);
    Optional<WholeBoard<?>> whole =
        mostRank == STRIPS ? Optional.empty() : WholeBoard.of(sum, winner, solver, sums);
    if (first) {
      whole.ifPresentOrElse(this::answer, () -> answer(node));
    } else if (!sums.isClosed(node)) {
      whole.ifPresentOrElse(this::write, () -> write(node));
    }
  }

  /** Writes a sum that Left wins moving second, after all that its line rests on. */
  private void write(TreeNode node) {
    if (written.add(node)) {
      sums.options(node, Player.RIGHT).forEach(this::answer);
      lines.add(sums.text(node));
    }
  }

  /** Writes an option of Left's that she wins moving second, unless one is known. */
  private void answer(TreeNode node) {
    if (sums.isWonFirst(node)) {
      return;
    }
    List<TreeNode> options = sums.options(node, Player.LEFT);
    if (!isAnswered(options, sums::isClosed)) {
      write(winner(options).orElseThrow(() -> noAnswer(node)));
    }
  }

  /** The same for a position that is searched as it is. */
  private void write(WholeBoard<?> board) {
    if (written.add(board.node())) {
      board.options(Player.RIGHT).forEach(this::answer);
      lines.add(sums.text(board.node()));
    }
  }

  private void answer(WholeBoard<?> board) {
    control.throwIfStopped();
    if (sums.isWonFirst(board.node())) {
      return;
    }
    List<? extends WholeBoard<?>> options = board.options(Player.LEFT);
    if (!isAnswered(options.stream().map(WholeBoard::node).toList(), sums::isClosed)) {
      write(wonBoard(options).orElseThrow(() -> noAnswer(board.node())));
    }
  }

  /**
   * A board that Left wins moving second: one that the table has, else one that is found soonest.
   */
  private Optional<WholeBoard<?>> wonBoard(List<? extends WholeBoard<?>> options) {
    List<WholeBoard<?>> open = new ArrayList<>(options);
    for (long most = 1; !open.isEmpty(); most = Math.min(most, Long.MAX_VALUE / GROWTH) * GROWTH) {
      for (WholeBoard<?> option : List.copyOf(open)) {
        Optional<Result> right = option.result(Player.RIGHT, most);
        if (right.equals(Optional.of(Result.LOSS))) {
          return Optional.of(option);
        }
        if (right.isPresent()) {
          open.remove(option);
        }
      }
      if (most == 1) {
        open.sort(Comparator.comparing(option -> -sums.lead(option.node())));
      }
    }
    return Optional.empty();
  }

  private boolean isAnswered(List<TreeNode> options, Predicate<TreeNode> closed) {
    control.throwIfStopped();
    return options.stream().anyMatch(written::contains) || options.stream().anyMatch(closed);
  }

  /**
   * An option that Left wins moving second and that is found so in the first turn of the solver
   * that tells: what loses is often known only after many. Of those that are known at once it is
   * the best, of others the first.
   */
  private Optional<TreeNode> winner(List<TreeNode> options) {
    List<TreeNode> open = new ArrayList<>(options);
    open.removeIf(sums::isValued);
    if (bounded) {
      open.sort(byPromise());
    }
    List<TreeNode> won = new ArrayList<>();
    for (int turns = bounded ? 1 : 0; won.isEmpty() && !open.isEmpty(); turns++) {
      for (TreeNode option : List.copyOf(open)) {
        Optional<Result> right = solver.result(sum(option), Player.RIGHT, turns);
        if (right.isPresent()) {
          open.remove(option);
        }
        if (right.equals(Optional.of(Result.LOSS))) {
          won.add(option);
          if (bounded || turns > 0) {
            break;
          }
        }
      }
    }
    if (won.size() > 1) {
      won.sort(byPromise());
    }
    return won.stream().findFirst();
  }

  private Comparator<TreeNode> byPromise() {
    Map<TreeNode, Double> promises = new HashMap<>();
    return Comparator.comparing(
        option -> promises.computeIfAbsent(option, this::promise), Comparator.reverseOrder());
  }

  private IllegalStateException noAnswer(TreeNode node) {
    return new IllegalStateException("no answer to '" + sums.text(node) + "'");
  }

  /**
   * How good an option is: where boards have bounds by how far Left is ahead, elsewhere by how many
   * of Right's moves have no answer yet.
   */
  private double promise(TreeNode option) {
    return bounded
        ? sums.lead(option)
        : -sums.options(option, Player.RIGHT).stream().filter(moved -> !isSeen(moved)).count();
  }

  /**
   * Whether a sum has an answer that is a line or valued. What had none is asked again when there
   * are an eighth more lines: this is for an order alone.
   */
  private boolean isSeen(TreeNode moved) {
    if (answered.contains(moved)) {
      return true;
    }
    Integer before = unanswered.get(moved);
    if (before != null && written.size() <= before + before / 8) {
      return false;
    }
    boolean seen =
        isAnswered(
            sums.options(moved, Player.LEFT), each -> sums.isValued(each) && sums.isClosed(each));
    if (seen) {
      answered.add(moved);
      unanswered.remove(moved);
    } else {
      unanswered.put(moved, written.size());
    }
    return seen;
  }

  private Sum sum(TreeNode node) {
    return Sum.of(sums.summands(node).stream().map(this::term).toList());
  }

  private Term term(CheckedPart part) {
    return part instanceof CheckedPart.Placed<?> placed
        ? term(placed)
        : new Term.Worth(((CheckedPart.Worth) part).value());
  }

  @SuppressWarnings("unchecked")
  private <P> Term term(CheckedPart.Placed<P> placed) {
    Variant<P> variant = (Variant<P>) variants.get(placed.rules());
    Term term = new Term.Placed<>(variant, placed.position());
    return placed.swapped() ? term.exchanged() : term;
  }
}
