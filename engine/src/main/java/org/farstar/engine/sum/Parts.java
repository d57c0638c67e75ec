package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.memory.BoundedTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/**
 * The parts that a solver has met: splits positions, gives parts their identity, and finds what
 * they are worth. Made for one question; what it finds stays in the workspace.
 */
final class Parts {
  /** A map node, a part, a key and a small position; estimated, rounded up. */
  private static final long BYTES_PER_PART = 200;

  /** The options of parts that have more are made each time. */
  private static final int MOST_KEPT = 64;

  /** The part of a workspace's memory that parts may take. */
  private static final int MEMORY_SHARE = 8;

  private static final int MOST_IDS = 1 << 30;

  /** Of so many parts the options are kept. */
  private static final int MOST_OPTIONS = 1 << 14;

  private final Workspace workspace;
  private final Control control;
  private final boolean theories;
  private final Set<Shortcut> shortcuts;
  private final AtomicInteger ids;
  private final BoundedTable<ShortGame, ValuePart> values;
  private final Map<Object, VariantParts<?>> variants = new HashMap<>();

  /** The options of positions that were lately moved in. */
  private final BoundedTable<Options, List<PartSum>> options = new BoundedTable<>(MOST_OPTIONS);

  /** The options of a part by the moves of one player. */
  private record Options(int part, boolean left) {}

  /**
   * @param workspace owns what is kept
   * @param theories whether theories may say what a part is worth
   * @param shortcuts those that are used
   * @param control ends the search for values
   */
  Parts(Workspace workspace, boolean theories, Set<Shortcut> shortcuts, Control control) {
    this.workspace = workspace;
    this.theories = theories;
    this.shortcuts = shortcuts;
    this.control = control;
    this.ids = workspace.table(key("ids", ""), AtomicInteger::new);
    this.values = workspace.table(key("values", ""), this::table);
  }

  /**
   * The name of a table in the workspace. What theories have said is never mixed with what a search
   * alone has found.
   */
  private Object key(String what, Object variant) {
    return List.of(Parts.class, what, variant, theories, shortcuts);
  }

  /** Whether a shortcut is used. */
  boolean uses(Shortcut shortcut) {
    return shortcuts.contains(shortcut);
  }

  <K, V> BoundedTable<K, V> table() {
    return new BoundedTable<>(
        Math.max(1 << 10, workspace.memoryBytes() / MEMORY_SHARE / BYTES_PER_PART), BYTES_PER_PART);
  }

  Workspace workspace() {
    return workspace;
  }

  Control control() {
    return control;
  }

  boolean theories() {
    return theories;
  }

  int nextId() {
    int id = ids.getAndIncrement();
    if (id >= MOST_IDS) {
      throw new SearchStopped(StopReason.MEMORY);
    }
    return id;
  }

  /** How many positions were visited to value parts. */
  long visited() {
    return variants.values().stream().mapToLong(VariantParts::visited).sum();
  }

  /** A sum in normal form. */
  PartSum sumOf(Sum sum) {
    List<PartSum> terms = new ArrayList<>();
    for (Term term : sum.terms()) {
      terms.add(sumOf(term));
    }
    return total(terms);
  }

  /** A term in normal form. */
  PartSum sumOf(Term term) {
    if (term instanceof Term.Placed<?> placed) {
      return sumOf(placed);
    }
    return sumOf(workspace.universe().adopt(((Term.Worth) term).value()));
  }

  private <P> PartSum sumOf(Term.Placed<P> placed) {
    PartSum sum = sumOf(placed.variant(), placed.position());
    return placed.swapped() ? sum.negative() : sum;
  }

  /** A position in normal form. */
  <P> PartSum sumOf(Variant<P> variant, P position) {
    return of(variant).sumOf(position);
  }

  /** A value in normal form. */
  PartSum sumOf(ShortGame value) {
    if (value.isZero() || (value.isNumberUpStar() && uses(Shortcut.ADD))) {
      return new PartSum(value, new Member[0]);
    }
    Member member = member(value);
    Dyadic mean = uses(Shortcut.MEAN_ZERO) && !value.isNumber() ? member.mean() : Dyadic.ZERO;
    if (mean.signum() == 0) {
      return new PartSum(workspace.universe().zero(), new Member[] {member});
    }
    ShortGame number = workspace.universe().number(mean);
    return new PartSum(number, new Member[] {member(value.minus(number))});
  }

  private Member member(ShortGame value) {
    ValuePart part = values.get(value);
    if (part != null) {
      return Member.of(part, false);
    }
    ShortGame negative = value.negate();
    part = values.get(negative);
    if (part != null) {
      return Member.of(part, true);
    }
    return Member.of(values.putIfAbsent(value, new ValuePart(nextId(), value)), false);
  }

  /** The options of a part as they were made before; null where they were not, or are forgotten. */
  List<PartSum> optionsOf(Part part, Player mover) {
    return options.get(new Options(part.id(), mover == Player.LEFT));
  }

  /** Keeps the options of a part for a while, unless they are so many that they fill the memory. */
  void keepOptions(Part part, Player mover, List<PartSum> made) {
    if (made.size() <= MOST_KEPT) {
      options.put(new Options(part.id(), mover == Player.LEFT), made);
    }
  }

  /** Several sums as one. */
  PartSum total(List<PartSum> sums) {
    if (sums.size() == 1) {
      return sums.get(0);
    }
    ShortGame plain = workspace.universe().zero();
    List<Member> members = new ArrayList<>();
    for (PartSum sum : sums) {
      plain = plain.plus(sum.plain());
      members.addAll(sum.members());
    }
    members.sort(null);
    Member[] all = members.toArray(Member[]::new);
    return new PartSum(plain, uses(Shortcut.CANCEL) ? PartSum.cancelled(all, all.length) : all);
  }

  /** A sum with its parts as they are known now: what has got a value is replaced by it. */
  PartSum refreshed(PartSum sum) {
    boolean news = false;
    for (int i = 0; i < sum.size() && !news; i++) {
      Part part = sum.member(i).part();
      news = part instanceof PositionPart && part.value() != null;
    }
    if (!news) {
      return sum;
    }
    List<PartSum> terms = new ArrayList<>();
    terms.add(new PartSum(sum.plain(), new Member[0]));
    for (Member member : sum.members()) {
      PartSum term =
          member.part() instanceof PositionPart && member.part().value() != null
              ? sumOf(member.part().value())
              : new PartSum(
                  workspace.universe().zero(), new Member[] {Member.of(member.part(), false)});
      terms.add(member.swapped() ? term.negative() : term);
    }
    return total(terms);
  }

  /** Tries to value a part within a share of the work; true if its value is known now. */
  boolean value(Part part, long positions) {
    return part.value() != null
        || (part instanceof PositionPart<?> position && value(position, positions));
  }

  private <P> boolean value(PositionPart<P> part, long positions) {
    return of(part.variant()).value(part, positions);
  }

  /** Tries to value a part that looks small enough for it to pay. */
  boolean valueIfSmall(Part part) {
    return part.value() != null
        || (part instanceof PositionPart<?> position && valueIfSmall(position));
  }

  private <P> boolean valueIfSmall(PositionPart<P> part) {
    return of(part.variant()).valueIfSmall(part);
  }

  @SuppressWarnings("unchecked")
  private <P> VariantParts<P> of(Variant<P> variant) {
    VariantParts<?> known = variants.get(variant.key());
    if (known == null) {
      BoundedTable<P, PositionPart<P>> table =
          workspace.table(key("positions", variant.key()), this::table);
      known = new VariantParts<>(this, variant, table);
      variants.put(variant.key(), known);
    }
    return (VariantParts<P>) known;
  }
}
