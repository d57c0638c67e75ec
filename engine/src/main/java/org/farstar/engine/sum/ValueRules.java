package org.farstar.engine.sum;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.values.Nimber;
import org.farstar.values.Value;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.nimber.LoopyNimber;
import org.farstar.values.nimber.OrdinalNimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * A value that is no short game, and all that it leads to, as positions, each written as its value:
 * a stopper is played by the options of its canonical form, {@code dud} and an infinite nim-value
 * by a move back to itself, the latter also by moves to its exits. Numbers that are not dyadic and
 * infinite nimbers have infinitely many options; no search takes them. Positions are made when play
 * comes to them. Two such rules are equal where their values are written alike.
 */
public final class ValueRules implements Rules<String> {
  private final String name;
  private final boolean impartial;
  private final boolean endless;
  private final Map<String, Value> known = new HashMap<>();

  private ValueRules(Value value) {
    this.name = value.toString();
    this.impartial = value instanceof LoopyNimber || value instanceof OrdinalNimber;
    this.endless = value instanceof LoopyNimber || value instanceof LoopyGame;
    known.put(name, value);
  }

  /**
   * The value as a term.
   *
   * @return empty for the sides of a loopy game that are no one stopper: they have no moves
   */
  public static Optional<Term> term(Value value) {
    ValueRules rules = new ValueRules(value);
    return !rules.endless || rules.isGraph(value)
        ? Optional.of(new Term.Placed<>(Variant.of(rules), rules.name))
        : Optional.empty();
  }

  /** What a position is worth. */
  synchronized Value worth(String position) {
    return known.get(position);
  }

  private static boolean isDud(Value value) {
    return value instanceof LoopyGame game
        && !game.isStopper()
        && game.equals(LoopyGame.dud(game.universe()));
  }

  private boolean isGraph(Value value) {
    return impartial || isDud(value) || ((LoopyGame) value).isStopper();
  }

  /** Whether a term is a value with infinitely many options, which are not listed as moves. */
  public static boolean isInfinite(Term term) {
    return term instanceof Term.Placed<?> placed
        && placed.variant().rules() instanceof ValueRules rules
        && !rules.endless;
  }

  private List<? extends Value> options(Value value, Player player) {
    if (value instanceof LoopyNimber infinite) {
      List<Value> options = new ArrayList<>(List.of(value));
      infinite.exits().forEach(exit -> options.add(Nimber.of(exit)));
      return options;
    }
    if (value instanceof Nimber heap) {
      List<Value> options = new ArrayList<>();
      for (int size = 0; size < heap.size().intValueExact(); size++) {
        options.add(Nimber.of(BigInteger.valueOf(size)));
      }
      return options;
    }
    return isDud(value) ? List.of(value) : ((LoopyGame) value).options(player);
  }

  @Override
  public synchronized void moves(String position, Player player, Moves<String> moves) {
    if (!endless) {
      return;
    }
    for (Value option : options(known.get(position), player)) {
      String to = option.toString();
      known.putIfAbsent(to, option);
      moves.add(to, () -> to);
    }
  }

  @Override
  public Optional<Outcome> endless() {
    return endless ? Optional.of(Outcome.D) : Optional.empty();
  }

  @Override
  public Optional<String> unsearchable(String position, boolean exact) {
    return endless
        ? Optional.empty()
        : Optional.of(
            position
                + " has infinitely many options"
                + (impartial
                    ? ", and is added only to impartial games with nim-values"
                    : "; 'outcome' says who wins where the other terms have values between stops"));
  }

  @Override
  public boolean impartial() {
    return impartial;
  }

  @Override
  public synchronized String read(String text) {
    if (!known.containsKey(text.strip())) {
      throw new NotationException(text, 1, "'" + text + "'", "what " + name + " leads to");
    }
    return text.strip();
  }

  @Override
  public String write(String position) {
    return position;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ValueRules that && name.equals(that.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }
}
