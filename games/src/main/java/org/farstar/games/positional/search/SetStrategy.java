package org.farstar.games.positional.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.games.positional.family.PackedSets;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;

/**
 * Writes down a strategy of one player, the keeper: a move for each position, up to symmetry, to
 * which a play against it leads, but for those in which a potential shows that the keeper is safe.
 * Of the moves that the packed search proves, one is taken that leads to the fewest new positions.
 * Not thread-safe.
 */
public final class SetStrategy {
  /** Larger sets have potentials that are rounded. */
  private static final int LARGEST = 40;

  /** A position in the set of known ones, and its line. */
  private static final long BYTES_PER_LINE = 400;

  private final PositionalRules rules;
  private final Side keeper;
  private final LineSearch search;
  private final PackedSets sets;
  private final Images images;
  private final PackedSets.Open own;
  private final PackedSets.Open others;
  private final Meter meter;

  /** Whether it is enough that no set is completed. */
  private final boolean quiet;

  private final Set<Bits> known = new HashSet<>();
  private final Deque<Bits> queue = new ArrayDeque<>();

  /**
   * @param rules rules to which this {@linkplain #applies applies}
   * @param symmetries a group of permutations under which one line stands for all images of a
   *     position
   * @param keeper whose strategy is written
   * @param wins whether he wins, else he does not lose
   * @param search a search of these rules
   * @param control stops the search when its budget ends
   */
  public SetStrategy(
      PositionalRules rules,
      List<int[]> symmetries,
      Side keeper,
      boolean wins,
      LineSearch search,
      Control control) {
    this.rules = rules;
    this.keeper = keeper;
    this.search = search;
    this.sets = new PackedSets(rules.family());
    this.images = new Images(sets.points(), symmetries);
    this.own = sets.view();
    this.others = sets.view();
    this.meter = control.meter(() -> known.size() * BYTES_PER_LINE);
    Goal goal = rules.goal();
    this.quiet = goal.both() ? !wins : goal.avoids() == rules.counts(keeper);
  }

  /** Whether strategies in these rules can be written down. */
  public static boolean applies(PositionalRules rules) {
    return LineSearch.applies(rules)
        && rules.turns().single()
        && rules.family().largest() <= LARGEST;
  }

  /**
   * The lines, in order, see {@code verify.draw.SetsChecker}.
   *
   * @param start where the keeper attains what he wants
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public List<String> lines(Marks start) {
    return meter.during(() -> searched(start));
  }

  private List<String> searched(Marks start) {
    List<String> lines = new ArrayList<>();
    needs(Bits.of(rules, start, keeper)).forEach(this::add);
    while (!queue.isEmpty()) {
      Bits node = queue.poll();
      meter.count();
      Bits next = next(node);
      lines.add(text(node, next));
      needs(next).forEach(this::add);
    }
    Collections.sort(lines);
    return lines;
  }

  private void add(Bits node) {
    known.add(node);
    queue.add(node);
  }

  /** The positions with the keeper to move, not known yet, for which a position needs lines. */
  private Set<Bits> needs(Bits bits) {
    Set<Bits> needs = new HashSet<>();
    if (over(bits) || safe(bits)) {
      return needs;
    }
    if (bits.attacks()) {
      needs.add(images.least(bits));
    } else {
      bits.forEachFree(-1, -1, sets.points(), point -> answer(bits.after(point), needs));
    }
    needs.removeAll(known);
    return needs;
  }

  private void answer(Bits bits, Set<Bits> needs) {
    if (!over(bits) && !safe(bits)) {
      needs.add(images.least(bits));
    }
  }

  private void look(Bits bits) {
    own.clear();
    others.clear();
    if (rules.counts(keeper)) {
      bits.look(own, true);
    }
    if (rules.counts(keeper.other())) {
      bits.look(others, false);
    }
  }

  private boolean over(Bits bits) {
    look(bits);
    return own.fewest() == 0 || others.fewest() == 0 || bits.taken() == sets.points();
  }

  /** Whether no set need be completed, and a potential says that none will be. */
  private boolean safe(Bits bits) {
    if (!quiet) {
      return false;
    }
    look(bits);
    return rules.goal().avoids()
        ? own.avoidedByPotential(sets.points() - bits.taken() - (bits.attacks() ? 0 : 1))
        : others.heldByPotential(true);
  }

  private Bits next(Bits node) {
    List<Bits> options = new ArrayList<>();
    node.forEachFree(-1, -1, sets.points(), point -> options.add(node.after(point)));
    List<Costly> open = new ArrayList<>();
    for (Bits option : options) {
      look(option);
      if (own.fewest() == 0) {
        if (!rules.goal().avoids()) {
          return option;
        }
      } else {
        open.add(new Costly(option, needs(option).size()));
      }
    }
    open.sort(Comparator.comparingInt(Costly::needs));
    for (Costly each : open) {
      if (keeps(each.bits)) {
        return each.bits;
      }
    }
    throw new IllegalStateException("no move keeps " + keeper + " safe at " + node);
  }

  private record Costly(Bits bits, int needs) {}

  /** Whether the keeper still gets what he wants after his move. */
  private boolean keeps(Bits bits) {
    if (bits.taken() == sets.points()) {
      return quiet;
    }
    return quiet
        ? safe(bits) || !search.attains(bits.turned(), keeper.other())
        : search.attains(bits, keeper);
  }

  private String text(Bits from, Bits to) {
    StringBuilder text = new StringBuilder("x");
    append(text, keeper == Side.X ? from.a() : from.d(), keeper == Side.X ? from.a2() : from.d2());
    text.append(" o");
    append(text, keeper == Side.X ? from.d() : from.a(), keeper == Side.X ? from.d2() : from.a2());
    long low = to.a() & ~from.a();
    long high = to.a2() & ~from.a2();
    int move = low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
    return text.append('\t').append(rules.family().name(move)).toString();
  }

  private void append(StringBuilder text, long low, long high) {
    for (int point = 0; point < sets.points(); point++) {
      if (((point < 64 ? low : high) >>> point & 1) != 0) {
        text.append(' ').append(rules.family().name(point));
      }
    }
  }
}
