package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Together;
import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.search.ProofNumbers;
import org.farstar.engine.theory.Step;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Says who wins a sum of anything in normal play. The sum is split into parts; a part beside its
 * negative vanishes; numbers, ups and stars are added; parts are valued within a share of the
 * effort, and then play by the options of their canonical forms; {@link Bounds} decide where they
 * can; else the moves are searched, in the hottest part first, and in numbers last, where by number
 * avoidance nobody needs to move while another part is left that is no number (J. H. Conway, <i>On
 * Numbers and Games</i>, chapter 9). {@link Shortcut} lists all of it.
 *
 * <p>Three things take turns, with a growing effort: values of the parts, a search by proof
 * numbers, and one that tries one move after the other. Proof numbers find narrow proofs among many
 * moves, but come back often to sums that many orders of moves lead to; the other search does not.
 * They share the table of results.
 *
 * <p>Why the search ends: a move in a position is a move of the game, which ends by its rules. A
 * part that is replaced by its value goes on in the options of the canonical form. Say that the
 * height of a game is 0 for a number and otherwise one more than that of its highest option; a
 * number that is added to a game that is none does not change its height, as it is added to all
 * options. So with every move what is left of the positions falls, or after that the sum of the
 * heights of the values, or after that the birthday of the one number that is left.
 *
 * <p>Time is exponential in the number of parts at worst. The tables belong to the workspace, are
 * bounded, and forget old entries when they are full. One object serves one question; it starts
 * threads of its own where it may, see {@link Control#threads}.
 */
public final class SumSolver {
  /** A map node, a key with some codes, a result; estimated, rounded up. */
  private static final long BYTES_PER_SUM = 160;

  private static final int MEMORY_SHARE = 4;

  /** How much the value of one part may take at first, in positions. */
  private static final long FIRST_EFFORT = 500;

  /** By how much the effort grows when it was not enough. */
  private static final int GROWTH = 4;

  /** How much the value of one part at the root may take. */
  private static final long MOST_EFFORT = 128_000;

  /** From this effort on all threads take part. */
  private static final long SHARED_EFFORT = 8_000;

  /** The same for a part that stands alone, where who wins is often found sooner than the value. */
  private static final long MOST_ALONE = 4_000;

  private final Parts parts;
  private final List<SumWorker> workers = new ArrayList<>();
  private final AtomicBoolean done = new AtomicBoolean();
  private final long sharedEffort;

  /**
   * @param workspace owns the tables
   * @param theories whether theories may say what a part is worth and who wins it
   * @param control ends the search when its budget ends, and says how many threads it may use
   */
  public SumSolver(Workspace workspace, boolean theories, Control control) {
    this(workspace, theories, control, EnumSet.allOf(Shortcut.class), SHARED_EFFORT);
  }

  /**
   * @param shortcuts those that are used
   * @param sharedEffort from which effort on all threads take part
   */
  SumSolver(
      Workspace workspace,
      boolean theories,
      Control control,
      Set<Shortcut> shortcuts,
      long sharedEffort) {
    this.sharedEffort = sharedEffort;
    long share = workspace.memoryBytes() / MEMORY_SHARE;
    BoundedTable<SumNode.Key, Boolean> table =
        workspace.table(
            List.of(SumSolver.class, "results", theories, shortcuts),
            () -> new BoundedTable<>(Math.max(1 << 10, share / BYTES_PER_SUM), BYTES_PER_SUM));
    ProofNumbers numbers =
        workspace.table(
            List.of(SumSolver.class, "numbers", theories, shortcuts),
            () -> new ProofNumbers(share / 2));
    for (int i = 0; i < control.threads(); i++) {
      workers.add(
          new SumWorker(
              workspace,
              theories,
              control,
              shortcuts,
              table,
              numbers,
              control.threads() > 1,
              done));
    }
    this.parts = workers.get(0).parts();
  }

  /** How many positions and sums were visited so far. */
  public long visited() {
    return workers.stream().mapToLong(SumWorker::visited).sum();
  }

  /**
   * What a player gets who moves first in a sum.
   *
   * @throws IllegalArgumentException if the sum does not end by normal play
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept, so that asking again goes on from there
   * @throws org.farstar.engine.search.LoopyGameException where a position returns in the course of
   *     play
   */
  public Result result(Sum sum, Player mover) {
    if (sum.ending() != Ending.LAST_PLAYER_WINS) {
      throw new IllegalArgumentException("a sum that does not end by normal play");
    }
    return wins(sum, mover) ? Result.WIN : Result.LOSS;
  }

  /** The outcome class of a sum; throws like {@link #result}. */
  public Outcome outcome(Sum sum) {
    Result left = result(sum, Player.LEFT);
    return Outcome.of(left, sum.impartial() ? left : result(sum, Player.RIGHT));
  }

  /** The same without other knowledge of the parts. */
  List<Step> reason(Sum sum) {
    return reason(sum, part -> PartFacts.NONE);
  }

  /**
   * What is known of a sum before a move is tried: its parts with their values, and for each start
   * the rule that decides it, where one does.
   *
   * <p>Of impartial sums there is one start. Values parts as {@link #result} does, and throws like
   * it.
   *
   * @param facts says what is known of a part that has no value here
   */
  public List<Step> reason(Sum sum, Function<Term, PartFacts> facts) {
    PartSum root = rooted(sum, MOST_EFFORT / GROWTH);
    List<Step> steps = new ArrayList<>();
    steps.add(known(sum, facts));
    for (Player player : sum.impartial() ? List.of(Player.LEFT) : List.of(Player.values())) {
      Verdict verdict = verdict(sum, root, player);
      if (verdict != null && !verdict.isFound()) {
        steps.add(SumReason.rule(sum, player, verdict));
      }
    }
    return steps;
  }

  /** The parts of a sum with what is known of them by now; no search is made. */
  public Step known(Sum sum, Function<Term, PartFacts> facts) {
    return SumReason.parts(sum, parts, facts);
  }

  /** Who wins a sum as far as it is known without a move; null where moves must be tried. */
  Verdict verdict(Sum sum, Player mover) {
    return verdict(sum, rooted(sum, FIRST_EFFORT), mover);
  }

  private Verdict verdict(Sum sum, PartSum root, Player mover) {
    SumGraph graph = graph(sum);
    return graph.verdict(graph.node(root, mover));
  }

  private SumGraph graph(Sum sum) {
    return workers.get(0).graph(sum.impartial());
  }

  private boolean wins(Sum sum, Player mover) {
    boolean impartial = sum.impartial();
    Optional<KeptResults> kept = parts.workspace().kept();
    for (long effort = FIRST_EFFORT; ; effort *= GROWTH) {
      KeptResults.Digest inVain = kept.isPresent() ? inVain(sum, mover, effort) : null;
      if (inVain != null && kept.get().get(inVain) != null) {
        continue;
      }
      SumNode root = graph(sum).node(rooted(sum, Math.min(effort, MOST_EFFORT)), mover);
      Boolean known = graph(sum).known(root);
      if (known != null) {
        return known;
      }
      long most = effort;
      // A sum that is small needs no second thread.
      int threads = effort < sharedEffort ? 1 : workers.size();
      Boolean found = first(threads, worker -> worker.byProof(root, impartial, most));
      if (found == null) {
        SumWorker one = workers.get(0);
        found =
            first(
                threads,
                worker ->
                    worker == one
                        ? worker.byDepth(root, impartial, most / 2)
                        : worker.byProof(root, impartial, most / 2));
      }
      if (found != null) {
        return found;
      }
      if (inVain != null) {
        kept.get().put(inVain, true);
      }
    }
  }

  /** The statement that an effort is not enough to decide a sum. */
  private static KeptResults.Digest inVain(Sum sum, Player mover, long effort) {
    return KeptResults.Digest.of(
        List.of("no result", Long.toString(effort), mover.title(), SumText.write(sum)));
  }

  /** What the first of the workers finds that finds anything, each in a thread of its own. */
  private Boolean first(int threads, Function<SumWorker, Boolean> work) {
    done.set(false);
    if (threads == 1) {
      return work.apply(workers.get(0));
    }
    return Together.run(
            workers,
            worker -> {
              try {
                Boolean found = work.apply(worker);
                done.compareAndSet(false, found != null);
                return found;
              } catch (RuntimeException e) {
                done.set(true);
                throw e;
              }
            })
        .stream()
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(null);
  }

  /** The sum in normal form, its parts valued as far as this effort for each goes. */
  private PartSum rooted(Sum sum, long effort) {
    PartSum root = parts.sumOf(sum);
    if (parts.uses(Shortcut.VALUES_FIRST)) {
      List<Member> members = root.members();
      long most = root.size() == 1 ? Math.min(effort, MOST_ALONE) : effort;
      if (effort < sharedEffort || workers.size() == 1) {
        workers.get(0).value(members, 0, 1, most);
      } else {
        Together.run(
            workers,
            worker -> {
              worker.value(members, workers.indexOf(worker), workers.size(), most);
              return null;
            });
      }
    }
    return parts.refreshed(root);
  }
}
