package org.farstar.values.loopy;

import java.util.ArrayList;
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

  private final LoopyForm form;
  private final Survival values;

  /** Options by vertex as they are now, for Left and for Right. */
  private final List<Set<Spot>> left = new ArrayList<>();

  private final List<Set<Spot>> right = new ArrayList<>();

  private Simplifier(LoopyForm form) {
    this.form = form;
    this.values = new Survival(form, form, Side.ON, true);
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
    return canonical(tidy.form(), List.of(tidy.spot())).get(0);
  }

  /** The canonical forms of some vertices of a form, all of which are stoppers. */
  static List<Rooted> canonical(LoopyForm form, List<Spot> roots) {
    Simplifier simplifier = new Simplifier(form);
    simplifier.simplify();
    Spot[] same = simplifier.same();
    List<Rooted> found = new ArrayList<>();
    for (Spot root : roots) {
      Rooted result = simplifier.built(same, root).tidy();
      Survival check = new Survival(result.form(), form, Side.ON, true);
      Survival back = new Survival(form, result.form(), Side.ON, true);
      if (!result.isStopper()
          || !check.isAtLeast(result.spot(), root)
          || !back.isAtLeast(root, result.spot())) {
        throw new IllegalStateException("a stopper was changed by its simplification");
      }
      found.add(result);
    }
    return found;
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
    askAll();
    for (boolean changed = true; changed; ) {
      changed = false;
      for (int v = 0; v < form.size(); v++) {
        for (Player player : Player.values()) {
          changed |= simplify(v, player);
        }
      }
    }
  }

  /** Asks for all comparisons that are likely to be wanted, which are found together. */
  private void askAll() {
    for (int v = 0; v < form.size(); v++) {
      for (int w = 0; w < form.size(); w++) {
        values.ask(form.spot(v), form.spot(w));
      }
      for (Player player : Player.values()) {
        for (Spot one : of(v, player)) {
          for (Spot reply : options(one, player.opponent())) {
            values.ask(reply, form.spot(v));
            values.ask(form.spot(v), reply);
          }
        }
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

  /** What stands for each vertex: of equal ones the first, or a short game that is equal. */
  private Spot[] same() {
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
    return same;
  }

  /** The form as it is now. */
  private Rooted built(Spot[] same, Spot start) {
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
    int root = number(start, same, numbers, builder);
    return new Rooted(builder.build(), root);
  }

  private static int number(Spot spot, Spot[] same, int[] numbers, LoopyForm.Builder builder) {
    Spot stands = spot.isShort() ? spot : same[spot.vertex()];
    return stands.isShort() ? builder.vertex(stands.game()) : numbers[stands.vertex()];
  }
}
