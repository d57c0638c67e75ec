package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.KeptResults;
import org.farstar.engine.search.ProofGraph;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.ShortGame;

/** The sums that can be reached from one, with what decides them and what is known of them. */
class SumGraph implements ProofGraph<SumNode> {
  private final Parts parts;
  private final Bounds bounds;
  private final Meter meter;
  private final BoundedTable<SumNode.Key, Boolean> table;
  private final boolean impartial;
  private final boolean joinNegatives;
  private final boolean cancel;

  /** What outlives the process; null where nothing does. */
  private final KeptResults kept;

  /**
   * @param parts the parts
   * @param shortcuts those that are used
   * @param meter counts the sums that are opened
   * @param table where results of sums of several parts are remembered
   * @param impartial whether both players have the same moves: every mover has one name then
   */
  SumGraph(
      Parts parts,
      Set<Shortcut> shortcuts,
      Meter meter,
      BoundedTable<SumNode.Key, Boolean> table,
      boolean impartial) {
    this.parts = parts;
    this.bounds = new Bounds(shortcuts);
    this.meter = meter;
    this.table = table;
    this.impartial = impartial;
    this.joinNegatives = shortcuts.contains(Shortcut.NEGATIVES);
    this.kept = parts.workspace().kept().orElse(null);
    this.cancel = shortcuts.contains(Shortcut.CANCEL);
  }

  SumNode node(PartSum sum, Player mover) {
    return new SumNode(sum, mover, joinNegatives);
  }

  private SumNode after(SumNode node, PartSum option) {
    return node(option, impartial ? node.mover : node.mover.opponent());
  }

  /** Who wins, by a rule or as it was found before; null where moves must be tried. */
  Verdict verdict(SumNode node) {
    PartSum sum = node.sum;
    if (sum.size() == 0) {
      return Verdict.ofValue(sum.plain().outcome().forMover(node.mover) == Result.WIN);
    }
    Verdict bound = bounds.of(sum, node.mover);
    if (bound != null) {
      return bound;
    }
    Boolean found;
    if (sum.isSinglePart()) {
      found = sum.member(0).wins(node.mover);
    } else {
      found = table.get(node.key());
    }
    return found == null ? null : Verdict.found(found);
  }

  @Override
  public Boolean known(SumNode node) {
    Verdict verdict = verdict(node);
    return verdict == null ? null : verdict.wins();
  }

  @Override
  public void learn(SumNode node, boolean wins) {
    if (kept != null) {
      kept.put(node.digest(), wins);
    }
    remember(node, wins);
  }

  @Override
  public void note(SumNode node, long numbers) {
    if (kept != null) {
      kept.put(node.digest(), numbers);
    }
  }

  @Override
  public long noted(SumNode node) {
    return kept == null ? 0 : kept.numbers(node.digest());
  }

  private void remember(SumNode node, boolean wins) {
    if (node.sum.isSinglePart()) {
      Member member = node.sum.member(0);
      member.part().learn(member.mover(node.mover), wins);
      if (impartial) {
        member.part().learn(member.mover(node.mover).opponent(), wins);
      }
    } else {
      table.put(node.key(), wins);
    }
  }

  @Override
  public Object key(SumNode node) {
    return node.key();
  }

  @Override
  public String describe(SumNode node) {
    return node.sum.members().toString();
  }

  /** The sum with parts valued that are small: only beside others does a value pay. */
  @Override
  public SumNode ready(SumNode node) {
    PartSum sum = node.sum;
    if (sum.isSinglePart() || !parts.uses(Shortcut.SMALL_VALUES)) {
      return node;
    }
    boolean news = false;
    for (int i = 0; i < sum.size(); i++) {
      if (sum.member(i).part() instanceof PositionPart) {
        // What was granted here and is not used yet belongs to the values.
        meter.settle();
        news |= parts.valueIfSmall(sum.member(i).part());
      }
    }
    return news ? node(parts.refreshed(sum), node.mover) : node;
  }

  @Override
  public List<SumNode> open(SumNode node) {
    Boolean before = kept == null ? null : kept.get(node.digest());
    if (before != null) {
      remember(node, before);
      return null;
    }
    meter.count();
    List<SumNode> open = new ArrayList<>();
    for (PartSum option : options(node.sum, node.mover)) {
      SumNode after = after(node, option);
      Boolean reply = known(after);
      if (reply == null) {
        open.add(after);
      } else if (!reply) {
        learn(node, true);
        return null;
      }
      meter.throwIfStopped(open.size());
    }
    if (open.isEmpty()) {
      learn(node, false);
      return null;
    }
    return open;
  }

  /** The options worth trying, the most promising first. */
  private List<PartSum> options(PartSum sum, Player mover) {
    List<PartSum> options = new ArrayList<>();
    for (int index : order(sum)) {
      Member member = sum.member(index);
      for (PartSum option : member.part().options(member.mover(mover), parts, meter)) {
        options.add(sum.replaced(index, option, member.swapped(), cancel));
      }
    }
    ShortGame plain = sum.plain();
    if (!plain.isNumber() || !isAvoided(sum)) {
      for (ShortGame option : plain.options(mover)) {
        PartSum to = parts.sumOf(option);
        options.add(
            to.size() == 0
                ? sum.with(option)
                : parts.total(List.of(sum.with(parts.workspace().universe().zero()), to)));
      }
    }
    return options;
  }

  /** Whether nobody needs to move in a number, since some part is certainly none. */
  private boolean isAvoided(PartSum sum) {
    if (parts.uses(Shortcut.NUMBERS_LAST)) {
      for (int i = 0; i < sum.size(); i++) {
        ShortGame value = sum.member(i).part().value();
        if (value != null && !value.isNumber()) {
          return true;
        }
      }
    }
    return false;
  }

  /** The members in the order in which they are tried; of equal ones the first. */
  private List<Integer> order(PartSum sum) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < sum.size(); i++) {
      if (i == 0 || !parts.uses(Shortcut.EQUALS) || !sum.member(i).equals(sum.member(i - 1))) {
        order.add(i);
      }
    }
    if (order.size() > 1 && parts.uses(Shortcut.HEAT)) {
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
}
