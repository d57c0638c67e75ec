package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.farstar.values.cancel.Cancellation;
import org.farstar.values.loopy.LoopyForm.Spot;
import org.farstar.values.player.Player;

/**
 * One side of a game, its onside or its offside, as a stopper where one is found. The positions
 * that lead to one another are simplified together, those that they lead to before them; a game may
 * be replaced by one that is equal on this side. In a set of positions dominated options are left
 * out, reversible ones bypassed and equal positions made one. Where play may go on for ever such a
 * step can change values, so that each is only tried: many at once, half of them where that changes
 * a value, and so on (CGT VI.4).
 *
 * <p>Each try compares the positions with what they were, and takes time and memory that grow with
 * the square of their number. The result is compared with the given game at the end.
 */
final class Sidling {
  /** The positions of a larger stopper are simplified in their components, too. */
  private static final int TOGETHER = 64;

  /** Rounds for positions that lead to one another. */
  private static final int MOST_ROUNDS = 200;

  private final Rooted game;
  private final Side side;
  private final Rooted[] found;

  /** Positions on the way to a side, and where those that were given are. */
  private record State(LoopyForm form, List<Spot> roots) {}

  /**
   * A change of one position.
   *
   * @param vertex the position
   * @param player whose option is changed, or null
   * @param from the option that is left out
   * @param to what stands in its place; or the one position that the vertex is equal to
   */
  private record Step(int vertex, Player player, Spot from, List<Spot> to) {}

  private Sidling(Rooted game, Side side) {
    this.game = game;
    this.side = side;
    this.found = new Rooted[game.form().size()];
  }

  /**
   * One side of a game: its canonical form where it is found to be a stopper, or a smaller form.
   */
  static Rooted of(Rooted game, Side side) {
    Rooted tidy = game.tidy();
    if (tidy.isStopper() && tidy.form().size() <= TOGETHER) {
      return Simplifier.canonical(tidy);
    }
    Rooted result = new Sidling(tidy, side).solve();
    if (tidy.isStopper()) {
      // Each component was compared with its canonical form.
      return result;
    }
    if (!isAtLeast(result, tidy, side) || !isAtLeast(tidy, result, side)) {
      throw new IllegalStateException("a side was changed by its simplification");
    }
    return result;
  }

  private static boolean isAtLeast(Rooted one, Rooted other, Side side) {
    return new Survival(one.form(), other.form(), side, false).isAtLeast(one.spot(), other.spot());
  }

  private Rooted solve() {
    List<int[]> components = new Components(game.form()).from(game.start());
    boolean[] wanted = wanted(components);
    for (int[] together : components) {
      LoopyForm.Builder builder = new LoopyForm.Builder(game.form().universe());
      int[] numbers = new int[game.form().size()];
      Arrays.fill(numbers, -1);
      for (int vertex : together) {
        numbers[vertex] = number(vertex, builder);
      }
      for (int vertex : together) {
        for (Player player : Player.values()) {
          for (int option : game.form().moves(vertex, player)) {
            if (numbers[option] < 0) {
              Rooted known = found[option];
              numbers[option] = builder.vertex(known.form(), known.start());
            }
            builder.option(player, numbers[vertex], numbers[option]);
          }
        }
      }
      LoopyForm form = builder.build();
      List<Spot> roots =
          Arrays.stream(together).mapToObj(vertex -> form.spot(numbers[vertex])).toList();
      State state = simplified(Compact.of(form, roots));
      List<Integer> ends = new ArrayList<>();
      List<Spot> stoppers = new ArrayList<>();
      for (int i = 0; i < together.length; i++) {
        if (wanted[together[i]]) {
          Spot spot = state.roots().get(i);
          Rooted rooted =
              spot.isShort() ? Rooted.of(spot.game()) : new Rooted(state.form(), spot.vertex());
          found[together[i]] = rooted.tidy();
          if (!spot.isShort() && rooted.isStopper()) {
            ends.add(together[i]);
            stoppers.add(spot);
          }
        }
      }
      if (!stoppers.isEmpty()) {
        Compact only = Compact.of(state.form(), stoppers);
        List<Rooted> canonical = Simplifier.canonical(only.form(), only.roots());
        for (int i = 0; i < canonical.size(); i++) {
          found[ends.get(i)] = canonical.get(i);
        }
      }
    }
    return found[game.start()];
  }

  /** Which vertices are the start, or options outside of their component. */
  private boolean[] wanted(List<int[]> components) {
    int[] component = new int[game.form().size()];
    for (int i = 0; i < components.size(); i++) {
      for (int vertex : components.get(i)) {
        component[vertex] = i;
      }
    }
    boolean[] wanted = new boolean[game.form().size()];
    wanted[game.start()] = true;
    for (int[] together : components) {
      for (int vertex : together) {
        for (Player player : Player.values()) {
          for (int option : game.form().moves(vertex, player)) {
            wanted[option] |= component[option] != component[vertex];
          }
        }
      }
    }
    return wanted;
  }

  private int number(int vertex, LoopyForm.Builder builder) {
    return game.form().isShort(vertex)
        ? builder.vertex(game.form().shortGame(vertex))
        : builder.vertex();
  }

  private State simplified(Compact compact) {
    State state = new State(compact.form(), compact.roots());
    Set<String> met = new HashSet<>();
    for (int round = 0; round < MOST_ROUNDS && !isStopper(state); round++) {
      met.add(signature(state));
      State next = new Round(state, side, met).next();
      if (next == null) {
        return state;
      }
      state = next;
    }
    return state;
  }

  private static boolean isStopper(State state) {
    return state.roots().stream()
        .allMatch(spot -> spot.isShort() || !state.form().mayAlternateForEver(spot.vertex()));
  }

  private static String signature(State state) {
    return new Rooted(state.form(), 0).signature() + state.roots();
  }

  /** The steps that can be made from one state. */
  private static final class Round {
    private final State state;
    private final LoopyForm form;
    private final Side side;
    private final Set<String> met;
    private final Survival values;
    private final List<Step> kept = new ArrayList<>();
    private State next;

    Round(State state, Side side, Set<String> met) {
      this.state = state;
      this.form = state.form();
      this.side = side;
      this.met = met;
      this.values = new Survival(form, form, side, false);
    }

    /** The state after steps that change no value, or null. */
    State next() {
      askAll();
      List<Step> smaller = new ArrayList<>(equal());
      smaller.addAll(dominated());
      keep(smaller);
      if (next == null) {
        keep(reversible(true));
      }
      if (next == null) {
        keep(reversible(false));
      }
      return next;
    }

    private void askAll() {
      for (int v = 0; v < form.size(); v++) {
        for (int w = 0; w < form.size(); w++) {
          values.ask(form.spot(v), form.spot(w));
        }
        for (Player player : Player.values()) {
          for (Spot option : options(v, player)) {
            for (Spot reply : form.options(option, player.opponent())) {
              values.ask(reply, form.spot(v));
              values.ask(form.spot(v), reply);
            }
          }
        }
      }
    }

    private List<Spot> options(int vertex, Player player) {
      return form.isShort(vertex) ? List.of() : form.options(form.spot(vertex), player);
    }

    /** Makes steps, or the halves of them that change nothing. */
    private void keep(List<Step> steps) {
      Cancellation.check();
      if (steps.isEmpty()) {
        return;
      }
      List<Step> tried = new ArrayList<>(kept);
      tried.addAll(steps);
      State changed = changed(tried);
      if (changed != null) {
        next = changed;
        kept.addAll(steps);
      } else if (steps.size() > 1) {
        keep(steps.subList(0, steps.size() / 2));
        keep(steps.subList(steps.size() / 2, steps.size()));
      }
    }

    private List<Step> equal() {
      List<Step> steps = new ArrayList<>();
      for (int v = 0; v < form.size(); v++) {
        for (int w = 0; w < form.size() && !form.isShort(v); w++) {
          boolean simpler = form.isShort(w) || w < v;
          if (simpler && values.isEqual(form.spot(w), form.spot(v))) {
            steps.add(new Step(v, null, form.spot(v), List.of(form.spot(w))));
            break;
          }
        }
      }
      return steps;
    }

    private List<Step> dominated() {
      List<Step> steps = new ArrayList<>();
      for (int v = 0; v < form.size(); v++) {
        for (Player player : Player.values()) {
          List<Spot> options = options(v, player);
          for (int i = 0; i < options.size(); i++) {
            for (int j = 0; j < options.size(); j++) {
              boolean worse =
                  i != j
                      && isNoBetter(player, options.get(i), options.get(j))
                      && (j < i || !isNoBetter(player, options.get(j), options.get(i)));
              if (worse) {
                steps.add(new Step(v, player, options.get(i), List.of()));
                break;
              }
            }
          }
        }
      }
      return steps;
    }

    /** Reversals, either those that add no option or the others. */
    private List<Step> reversible(boolean smaller) {
      List<Step> steps = new ArrayList<>();
      for (int v = 0; v < form.size(); v++) {
        for (Player player : Player.values()) {
          List<Spot> options = options(v, player);
          for (Spot option : options) {
            for (Spot reply : form.options(option, player.opponent())) {
              if (isNoBetter(player, reply, form.spot(v))) {
                List<Spot> instead = form.options(reply, player);
                if (options.containsAll(instead) == smaller) {
                  steps.add(new Step(v, player, option, instead));
                }
              }
            }
          }
        }
      }
      return steps;
    }

    private boolean isNoBetter(Player player, Spot one, Spot other) {
      return player == Player.LEFT ? values.isAtLeast(other, one) : values.isAtLeast(one, other);
    }

    /** The state after some steps, or null if a value changes or it was met before. */
    private State changed(List<Step> steps) {
      Spot[] same = new Spot[form.size()];
      List<List<Set<Spot>>> options = new ArrayList<>();
      for (int v = 0; v < form.size(); v++) {
        same[v] = form.spot(v);
        options.add(new ArrayList<>());
        for (Player player : Player.values()) {
          options.get(v).add(new LinkedHashSet<>(options(v, player)));
        }
      }
      for (Step step : steps) {
        if (step.player() == null) {
          same[step.vertex()] = step.to().get(0);
        } else {
          Set<Spot> now = options.get(step.vertex()).get(step.player().ordinal());
          if (now.remove(step.from())) {
            now.addAll(step.to());
            now.remove(step.from());
          }
        }
      }
      LoopyForm.Builder builder = new LoopyForm.Builder(form.universe());
      int[] numbers = new int[form.size()];
      for (int v = 0; v < form.size(); v++) {
        numbers[v] = form.isShort(v) ? builder.vertex(form.shortGame(v)) : builder.vertex();
      }
      for (int v = 0; v < form.size(); v++) {
        for (Player player : Player.values()) {
          for (Spot option : options.get(v).get(player.ordinal())) {
            builder.option(player, numbers[v], number(option, same, numbers, builder));
          }
        }
      }
      int[] places = new int[form.size()];
      for (int v = 0; v < form.size(); v++) {
        places[v] = number(form.spot(v), same, numbers, builder);
      }
      LoopyForm built = builder.build();
      if (!keeps(built, places)) {
        return null;
      }
      List<Spot> roots = new ArrayList<>();
      for (Spot root : state.roots()) {
        roots.add(root.isShort() ? root : built.spot(places[root.vertex()]));
      }
      Compact compact = Compact.of(built, roots);
      State result = new State(compact.form(), compact.roots());
      return met.contains(signature(result)) ? null : result;
    }

    private static int number(Spot spot, Spot[] same, int[] numbers, LoopyForm.Builder builder) {
      Spot stands = spot;
      while (!stands.isShort() && !same[stands.vertex()].equals(stands)) {
        stands = same[stands.vertex()];
      }
      return stands.isShort() ? builder.vertex(stands.game()) : numbers[stands.vertex()];
    }

    /** Whether all vertices are worth what they were. */
    private boolean keeps(LoopyForm built, int[] places) {
      Survival up = new Survival(built, form, side, false);
      Survival down = new Survival(form, built, side, false);
      for (int v = 0; v < places.length; v++) {
        up.ask(built.spot(places[v]), form.spot(v));
        down.ask(form.spot(v), built.spot(places[v]));
      }
      for (int v = 0; v < places.length; v++) {
        if (!up.isAtLeast(built.spot(places[v]), form.spot(v))
            || !down.isAtLeast(form.spot(v), built.spot(places[v]))) {
          return false;
        }
      }
      return true;
    }
  }
}
