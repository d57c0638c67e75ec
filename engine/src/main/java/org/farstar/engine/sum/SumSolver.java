package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.search.LoopyGameException;
import org.farstar.engine.theory.Step;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;

/**
 * Says who wins a sum of anything in normal play. The sum is split into parts; a part beside its
 * negative vanishes; numbers, ups and stars are added; small parts are valued, and then play by the
 * options of their canonical forms; bounds decide where they can ({@link Bounds}); else the moves
 * are searched, in the hottest part first, and in numbers last, where by number avoidance nobody
 * needs to move while another part is left that is no number (J. H. Conway, <i>On Numbers and
 * Games</i>, chapter 9).
 *
 * <p>Why the search ends: a move in a position is a move of the game, which ends by its rules, and
 * a part that is replaced by its value goes on in the options of the canonical form, whose birthday
 * falls. So the pair of what is left of the positions and, after that, of the birthdays falls with
 * every move.
 *
 * <p>Time is exponential in the number of parts at worst. The tables belong to the workspace, are
 * bounded, and forget old entries when they are full. One object serves one question and one
 * thread.
 */
public final class SumSolver {
  /** A map node, a key with some codes, a result; estimated, rounded up. */
  private static final long BYTES_PER_SUM = 144;

  private static final int MEMORY_SHARE = 4;

  /** How much of the positions left the value of one part at the root may take, one in so many. */
  private static final long ROOT_SHARE = 50_000;

  /** The same for a part that stands alone, where who wins is often found sooner than the value. */
  private static final long ALONE_SHARE = 4_000;

  private static final int FIRST_LOOK = 4096;

  private final Parts parts;
  private final Meter meter;
  private final BoundedTable<PartSum.Key, Byte> table;
  private final Set<Object> valuedAtRoot = new HashSet<>();

  /** Whether both players have the same moves: then it does not matter who of them is to move. */
  private boolean impartial;

  /**
   * @param workspace owns the tables
   * @param theories whether theories may say what a part is worth and who wins it
   * @param control ends the search when its budget ends
   */
  public SumSolver(Workspace workspace, boolean theories, Control control) {
    this.parts = new Parts(workspace, theories, control);
    this.meter = control.meter();
    this.table =
        workspace.table(
            List.of(SumSolver.class, theories),
            () ->
                new BoundedTable<>(
                    Math.max(1 << 10, workspace.memoryBytes() / MEMORY_SHARE / BYTES_PER_SUM),
                    BYTES_PER_SUM));
  }

  /** How many positions and sums were visited so far. */
  public long visited() {
    return meter.visited() + parts.visited();
  }

  /**
   * What a player gets who moves first in a sum.
   *
   * @throws IllegalArgumentException if the sum does not end by normal play
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first; what was found is
   *     kept, so that asking again goes on from there
   * @throws LoopyGameException where a position returns in the course of play
   */
  public Result result(Sum sum, Player mover) {
    return wins(rooted(sum), mover) ? Result.WIN : Result.LOSS;
  }

  /** The outcome class of a sum; throws like {@link #result}. */
  public Outcome outcome(Sum sum) {
    PartSum root = rooted(sum);
    boolean left = wins(root, Player.LEFT);
    boolean right = impartial ? left : wins(root, Player.RIGHT);
    return Outcome.of(left ? Result.WIN : Result.LOSS, right ? Result.WIN : Result.LOSS);
  }

  /**
   * What is known of a sum before a move is tried: its parts with their values, and for each start
   * the rule that decides it, where one does.
   *
   * <p>Of impartial sums there is one start. Values parts as {@link #result} does, and throws like
   * it.
   */
  public List<Step> reason(Sum sum) {
    PartSum root = rooted(sum);
    List<Step> steps = new ArrayList<>();
    steps.add(SumReason.parts(sum, parts));
    for (Player player : impartial ? List.of(Player.LEFT) : List.of(Player.values())) {
      Verdict verdict = verdict(root, player);
      if (verdict != null && verdict.rule() != Verdict.Rule.KNOWN) {
        steps.add(SumReason.rule(sum, player, verdict));
      }
    }
    return steps;
  }

  /** The sum in normal form, its parts valued as far as their shares go. */
  PartSum rooted(Sum sum) {
    if (sum.ending() != Ending.LAST_PLAYER_WINS) {
      throw new IllegalArgumentException("a sum that does not end by normal play");
    }
    impartial = sum.impartial();
    PartSum root = parts.sumOf(sum);
    boolean alone = root.size() == 1;
    for (Member member : root.members()) {
      if (valuedAtRoot.add(member.part().id())) {
        parts.value(member.part(), alone ? ALONE_SHARE : ROOT_SHARE);
      }
    }
    meter.settle();
    return parts.refreshed(root);
  }

  /** Who moves after a player. In impartial sums every mover is called by one name. */
  private Player next(Player mover) {
    return impartial ? mover : mover.opponent();
  }

  private boolean wins(PartSum sum, Player mover) {
    try {
      return search(sum, mover);
    } finally {
      meter.settle();
    }
  }

  private boolean search(PartSum root, Player first) {
    List<Frame> path = new ArrayList<>();
    int nextLook = FIRST_LOOK;
    Boolean result = enter(root, first, path);
    while (!path.isEmpty()) {
      Frame top = path.get(path.size() - 1);
      if (result != null && !result) {
        top.won = true;
      }
      if (!top.won && top.next < top.options.size()) {
        result = enter(top.options.get(top.next++), next(top.mover), path);
        if (path.size() >= nextLook) {
          nextLook *= 2;
          lookForLoop(path);
        }
      } else {
        path.remove(path.size() - 1);
        learn(top.sum, top.mover, top.won);
        result = top.won;
      }
    }
    return result;
  }

  /** The result of a sum where it is known at once; otherwise null, and its frame is pushed. */
  private Boolean enter(PartSum raw, Player mover, List<Frame> path) {
    PartSum sum = valued(raw);
    Verdict known = verdict(sum, mover);
    if (known != null) {
      return known.wins();
    }
    meter.count();
    Frame frame = new Frame(sum, mover);
    for (PartSum option : options(sum, mover)) {
      Verdict reply = verdict(option, next(mover));
      if (reply == null) {
        frame.options.add(option);
      } else if (!reply.wins()) {
        learn(sum, mover, true);
        return true;
      }
      meter.heed(frame.options.size());
    }
    if (frame.options.isEmpty()) {
      learn(sum, mover, false);
      return false;
    }
    path.add(frame);
    return null;
  }

  /** The sum with parts valued that are small: only beside others does a value pay. */
  private PartSum valued(PartSum sum) {
    if (sum.isSinglePart()) {
      return sum;
    }
    boolean news = false;
    for (int i = 0; i < sum.size(); i++) {
      if (sum.member(i).part() instanceof PositionPart) {
        news |= parts.valueIfSmall(sum.member(i).part());
      }
    }
    return news ? parts.refreshed(sum) : sum;
  }

  /** Who wins a sum, by a rule or as it was found before; null where moves must be tried. */
  Verdict verdict(PartSum sum, Player mover) {
    if (sum.size() == 0) {
      return new Verdict(sum.plain().outcome().forMover(mover) == Result.WIN, Verdict.Rule.VALUE);
    }
    Verdict bound = Bounds.of(sum, mover);
    if (bound != null) {
      return bound;
    }
    if (sum.isSinglePart()) {
      return null;
    }
    Entry entry = new Entry(sum, mover);
    Byte bits = table.get(entry.key);
    int code = bits == null ? 0 : bits >>> entry.shift & 3;
    return code == 0 ? null : new Verdict(code == 1, Verdict.Rule.KNOWN);
  }

  private void learn(PartSum sum, Player mover, boolean wins) {
    if (sum.isSinglePart()) {
      Member member = sum.member(0);
      member.part().learn(member.mover(mover), wins);
      if (impartial) {
        member.part().learn(member.mover(mover).opponent(), wins);
      }
      return;
    }
    Entry entry = new Entry(sum, mover);
    Byte bits = table.get(entry.key);
    int all = (bits == null ? 0 : bits) | (wins ? 1 : 2) << entry.shift;
    table.put(entry.key, (byte) all);
  }

  /** Where the result of a sum stands: a sum and its negative share an entry. */
  private static final class Entry {
    final PartSum.Key key;
    final int shift;

    Entry(PartSum sum, Player mover) {
      PartSum.Key own = sum.key();
      PartSum.Key negative = sum.negative().key();
      boolean first = own.precedes(negative);
      key = first ? own : negative;
      shift = (first ? mover : mover.opponent()) == Player.LEFT ? 0 : 2;
    }
  }

  /** The options worth trying, the most promising first. */
  private List<PartSum> options(PartSum sum, Player mover) {
    List<PartSum> options = new ArrayList<>();
    for (int index : hottestFirst(sum)) {
      Member member = sum.member(index);
      for (PartSum option : member.part().options(member.mover(mover), parts, meter)) {
        options.add(sum.replaced(index, option, member.swapped()));
      }
    }
    ShortGame plain = sum.plain();
    if (!plain.isNumber() || !hasNoNumberMember(sum)) {
      for (ShortGame option : mover == Player.LEFT ? plain.leftOptions() : plain.rightOptions()) {
        PartSum to = parts.sumOf(option);
        options.add(
            to.size() == 0
                ? sum.with(option)
                : parts.total(List.of(sum.with(parts.workspace().universe().zero()), to)));
      }
    }
    return options;
  }

  /** Whether some part is certainly no number, so that nobody needs to move in a number. */
  private static boolean hasNoNumberMember(PartSum sum) {
    for (int i = 0; i < sum.size(); i++) {
      if (sum.member(i).part() instanceof ValuePart) {
        return true;
      }
    }
    return false;
  }

  /** The members in the order in which they are tried; of equal ones the first. */
  private static List<Integer> hottestFirst(PartSum sum) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < sum.size(); i++) {
      if (i == 0 || !sum.member(i).equals(sum.member(i - 1))) {
        order.add(i);
      }
    }
    if (order.size() > 1) {
      order.sort(
          Comparator.comparing((Integer i) -> temperature(sum.member(i).part()), HOTTEST_FIRST));
    }
    return order;
  }

  /** Of parts without a value none is known; they come first, as they are mostly the largest. */
  private static Dyadic temperature(Part part) {
    return part instanceof ValuePart valued ? valued.temperature() : null;
  }

  private static final Comparator<Dyadic> HOTTEST_FIRST =
      Comparator.nullsFirst(Comparator.reverseOrder());

  private static void lookForLoop(List<Frame> path) {
    Set<Object> seen = new HashSet<>();
    for (Frame frame : path) {
      if (!seen.add(List.of(frame.sum.key(), frame.mover))) {
        throw LoopyGameException.returning(frame.sum.members().toString());
      }
    }
  }

  /** A sum whose options are tried one after the other. */
  private static final class Frame {
    final PartSum sum;
    final Player mover;
    final List<PartSum> options = new ArrayList<>();
    int next;
    boolean won;

    Frame(PartSum sum, Player mover) {
      this.sum = sum;
      this.mover = mover;
    }
  }
}
