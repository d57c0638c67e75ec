package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.loopy.LoopyForm.Spot;
import org.farstar.values.player.Player;

/**
 * Removes dominated options, bypasses reversible ones and makes equal vertices one. In a stopper
 * each of these steps keeps the value of every vertex, and what is left is its canonical form
 * (Siegel, Coping with cycles, section 3; CGT VI.4). On one side of a game that is no stopper a
 * step is only tried: it is kept where all vertices are still worth what they were on that side.
 */
final class Simplifier {
  /** Steps at one vertex; a stopper needs far fewer, since no reversal comes back to itself. */
  private static final int MOST_STEPS = 10_000;

  /** Forms that are tried on the way to a stopper. */
  private static final int MOST_FORMS = 200;

  private final Rooted given;
  private final LoopyForm form;
  private final Survival values;

  /** Options by vertex as they are now, for Left and for Right. */
  private final List<Set<Spot>> left = new ArrayList<>();

  private final List<Set<Spot>> right = new ArrayList<>();

  private Simplifier(Rooted given, Side side, boolean stopper) {
    this.given = given;
    this.form = given.form();
    this.values = new Survival(form, form, side, stopper);
    for (int v = 0; v < form.size(); v++) {
      left.add(new LinkedHashSet<>(form.options(form.spot(v), Player.LEFT)));
      right.add(new LinkedHashSet<>(form.options(form.spot(v), Player.RIGHT)));
    }
  }

  /** The canonical form of a stopper. */
  static Rooted canonical(Rooted stopper) {
    Rooted tidy = stopper.tidy();
    if (tidy.isShort()) {
      return tidy;
    }
    Simplifier simplifier = new Simplifier(tidy, Side.ON, true);
    simplifier.simplify();
    Rooted result = simplifier.fused().tidy();
    Survival check = new Survival(result.form(), tidy.form(), Side.ON, true);
    Survival back = new Survival(tidy.form(), result.form(), Side.ON, true);
    if (!result.isStopper()
        || !check.isAtLeast(result.spot(), tidy.spot())
        || !back.isAtLeast(tidy.spot(), result.spot())) {
      throw new IllegalStateException("a stopper was changed by its simplification");
    }
    return result;
  }

  /**
   * One side of a game: its canonical form where it is found to be a stopper, or a smaller form.
   */
  static Rooted side(Rooted game, Side side) {
    Rooted now = game.tidy();
    Set<String> met = new HashSet<>();
    while (!now.isStopper() && met.size() < MOST_FORMS) {
      met.add(now.signature());
      Simplifier simplifier = new Simplifier(now, side, false);
      Rooted next = simplifier.step(side, true, met);
      next = next == null ? simplifier.step(side, false, met) : next;
      if (next == null) {
        return now;
      }
      now = next;
    }
    return now.isStopper() ? canonical(now) : now;
  }

  private Set<Spot> of(int vertex, Player player) {
    return (player == Player.LEFT ? left : right).get(vertex);
  }

  /** The options now of a vertex or of a short game. */
  private List<Spot> options(Spot spot, Player player) {
    return spot.isShort() ? form.options(spot, player) : List.copyOf(of(spot.vertex(), player));
  }

  private boolean isNoBetter(Player player, Spot one, Spot other) {
    return player == Player.LEFT ? values.isAtLeast(other, one) : values.isAtLeast(one, other);
  }

  private void simplify() {
    for (int v = 0; v < form.size(); v++) {
      for (Player player : Player.values()) {
        askAll(v, player);
      }
    }
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int v = 0; v < form.size(); v++) {
        for (Player player : Player.values()) {
          changed |= simplify(v, player);
        }
      }
    }
  }

  private void askAll(int vertex, Player player) {
    for (Spot one : of(vertex, player)) {
      for (Spot other : of(vertex, player)) {
        values.ask(one, other);
      }
      for (Spot reply : options(one, player.opponent())) {
        values.ask(reply, form.spot(vertex));
        values.ask(form.spot(vertex), reply);
      }
    }
  }

  private boolean simplify(int vertex, Player player) {
    boolean changed = false;
    for (int steps = 0; ; steps++) {
      if (steps == MOST_STEPS) {
        throw new IllegalStateException("a reversal comes back to itself in a stopper");
      }
      Cancellation.check();
      changed |= removeDominated(vertex, player);
      Spot reversible = null;
      Spot through = null;
      for (Spot option : of(vertex, player)) {
        through = through(option, vertex, player);
        if (through != null) {
          reversible = option;
          break;
        }
      }
      if (reversible == null) {
        return changed;
      }
      of(vertex, player).remove(reversible);
      of(vertex, player).addAll(options(through, player));
      changed = true;
    }
  }

  private boolean removeDominated(int vertex, Player player) {
    boolean changed = false;
    Set<Spot> options = of(vertex, player);
    for (Iterator<Spot> it = options.iterator(); it.hasNext(); ) {
      Spot option = it.next();
      if (options.stream().anyMatch(o -> !o.equals(option) && isNoBetter(player, option, o))) {
        it.remove();
        changed = true;
      }
    }
    return changed;
  }

  /** The reply through which an option is reversible, or null. */
  private Spot through(Spot option, int vertex, Player player) {
    for (Spot reply : options(option, player.opponent())) {
      if (isNoBetter(player, reply, form.spot(vertex))) {
        return reply;
      }
    }
    return null;
  }

  /** The form as it is now, of equal vertices the first alone, or a short game that is equal. */
  private Rooted fused() {
    Spot[] same = new Spot[form.size()];
    for (int v = 0; v < form.size(); v++) {
      same[v] = form.spot(v);
      for (int w = 0; w < form.size() && same[v].equals(form.spot(v)); w++) {
        boolean simpler = !form.isShort(v) && (form.isShort(w) || w < v);
        if (simpler && values.isEqual(form.spot(w), form.spot(v))) {
          same[v] = form.isShort(w) ? form.spot(w) : same[w];
        }
      }
    }
    return built(same);
  }

  private Rooted built(Spot[] same) {
    LoopyForm.Builder builder = new LoopyForm.Builder(form.universe());
    int[] numbers = new int[form.size()];
    for (int v = 0; v < form.size(); v++) {
      numbers[v] = form.isShort(v) ? builder.vertex(form.shortGame(v)) : builder.vertex();
    }
    for (int v = 0; v < form.size(); v++) {
      for (Player player : Player.values()) {
        if (!form.isShort(v)) {
          for (Spot option : of(v, player)) {
            builder.option(player, numbers[v], number(option, same, numbers, builder));
          }
        }
      }
    }
    int root = number(form.spot(given.start()), same, numbers, builder);
    return new Rooted(builder.build(), root);
  }

  private static int number(Spot spot, Spot[] same, int[] numbers, LoopyForm.Builder builder) {
    Spot stands = spot.isShort() ? spot : same[spot.vertex()];
    return stands.isShort() ? builder.vertex(stands.game()) : numbers[stands.vertex()];
  }

  /**
   * The form after the first step that keeps the values of all vertices on a side and leads to a
   * form not met before; or null.
   *
   * @param smaller whether only steps are tried that add no option
   */
  private Rooted step(Side side, boolean smaller, Set<String> met) {
    Spot[] same = new Spot[form.size()];
    for (int v = 0; v < form.size(); v++) {
      same[v] = form.spot(v);
    }
    for (int v = 0; v < form.size(); v++) {
      for (Player player : Player.values()) {
        for (Spot option : List.copyOf(of(v, player))) {
          Rooted next = without(v, player, option, same, side, smaller, met);
          if (next != null) {
            return next;
          }
        }
      }
      for (int w = 0; w < v; w++) {
        if (!form.isShort(v) && values.isEqual(form.spot(v), form.spot(w))) {
          same[v] = form.spot(w);
          Rooted next = kept(built(same), side, met);
          if (next != null) {
            return next;
          }
          same[v] = form.spot(v);
        }
      }
    }
    return null;
  }

  /** The form without an option, or with what it is reversed to; null where a value changes. */
  private Rooted without(
      int vertex,
      Player player,
      Spot option,
      Spot[] same,
      Side side,
      boolean smaller,
      Set<String> met) {
    Set<Spot> options = of(vertex, player);
    List<Spot> before = List.copyOf(options);
    List<List<Spot>> instead = new ArrayList<>();
    if (before.stream().anyMatch(o -> !o.equals(option) && isNoBetter(player, option, o))) {
      instead.add(List.of());
    }
    for (Spot reply : options(option, player.opponent())) {
      if (isNoBetter(player, reply, form.spot(vertex))) {
        instead.add(options(reply, player));
      }
    }
    for (List<Spot> others : instead) {
      options.clear();
      options.addAll(before);
      options.addAll(others);
      options.remove(option);
      if (options.size() < before.size() || !smaller && !options.equals(Set.copyOf(before))) {
        Rooted next = kept(built(same), side, met);
        if (next != null) {
          return next;
        }
      }
    }
    options.clear();
    options.addAll(before);
    return null;
  }

  /** What is left of a form in which all vertices are worth what they were; or null. */
  private Rooted kept(Rooted next, Side side, Set<String> met) {
    Rooted tidy = next.tidy();
    return !met.contains(tidy.signature()) && keeps(next, side) ? tidy : null;
  }

  /** Whether all vertices of a form with the same numbers are worth what they were. */
  private boolean keeps(Rooted next, Side side) {
    Survival up = new Survival(next.form(), form, side, false);
    Survival down = new Survival(form, next.form(), side, false);
    for (int vertex : form.reachable(given.start())) {
      up.ask(next.form().spot(vertex), form.spot(vertex));
      down.ask(form.spot(vertex), next.form().spot(vertex));
    }
    for (int vertex : form.reachable(given.start())) {
      if (!up.isAtLeast(next.form().spot(vertex), form.spot(vertex))
          || !down.isAtLeast(form.spot(vertex), next.form().spot(vertex))) {
        return false;
      }
    }
    return true;
  }
}
