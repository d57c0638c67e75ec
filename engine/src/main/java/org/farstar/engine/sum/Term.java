package org.farstar.engine.sum;

import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Variant;
import org.farstar.values.Value;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/** One term of a {@link Sum}: a position of some ruleset, or a bare value. Immutable. */
public sealed interface Term {
  /** Hands over the moves of a player in this term. */
  void moves(Player player, Moves<Term> moves);

  /** The term with the players exchanged, whose value is the negative. */
  Term exchanged();

  /** The ending of the game it belongs to. */
  Ending ending();

  /** Whether both players have the same moves in it. */
  boolean impartial();

  /** The term after the move with this text, where the player has such a move. */
  Optional<Term> play(Player player, String text);

  /** What it is worth, where it is a value and not a position of some ruleset. */
  Optional<Value> bare();

  /**
   * A position.
   *
   * @param variant the rules
   * @param position the position
   * @param swapped whether the players are exchanged: Left makes Right's moves
   * @param <P> the positions
   */
  record Placed<P>(Variant<P> variant, P position, boolean swapped) implements Term {
    /** A position as it stands. */
    public Placed(Variant<P> variant, P position) {
      this(variant, position, false);
    }

    /** The same rules at another position. */
    public Placed<P> at(P other) {
      return new Placed<>(variant, other, swapped);
    }

    /** Who moves in the position when this player moves in the term. */
    public Player mover(Player player) {
      return swapped ? player.opponent() : player;
    }

    /** The line of the position before any exchange, with the parameters of its rules. */
    public String unswapped() {
      String parameters = variant.parameters();
      return (parameters.isEmpty() ? "" : parameters + ": ") + variant.rules().write(position);
    }

    @Override
    public void moves(Player player, Moves<Term> moves) {
      Moves.WithSpots<P> each = (to, text, spots) -> moves.add(at(to), text, spots);
      variant.rules().moves(position, mover(player), each);
    }

    /** Without a mark where the players have the same moves or the rules know the exchange. */
    @Override
    public Term exchanged() {
      if (variant.rules().impartial()) {
        return this;
      }
      if (swapped) {
        return new Placed<>(variant, position, false);
      }
      return variant
          .rules()
          .exchanged(position)
          .map(other -> new Placed<>(variant, other, false))
          .orElseGet(() -> new Placed<>(variant, position, true));
    }

    @Override
    public Ending ending() {
      return variant.rules().ending();
    }

    @Override
    public boolean impartial() {
      return variant.rules().impartial();
    }

    @Override
    public Optional<Term> play(Player player, String text) {
      return variant.rules().play(position, mover(player), text).map(this::at);
    }

    /** Of a value in which play may never end, which is a position of rules of its own. */
    @Override
    public Optional<Value> bare() {
      return variant.rules() instanceof ValueRules rules
          ? Optional.of(rules.worth((String) position))
              .map(value -> swapped ? Values.negative(value) : value)
          : Optional.empty();
    }

    @Override
    public boolean equals(Object other) {
      return this == other
          || (other instanceof Placed<?> that
              && swapped == that.swapped
              && variant.key().equals(that.variant.key())
              && position.equals(that.position));
    }

    @Override
    public int hashCode() {
      return position.hashCode() * 31 + (swapped ? 1 : 0);
    }

    @Override
    public String toString() {
      return (swapped ? "-" : "") + variant.rules().write(position);
    }
  }

  /**
   * A value, played by the options of its canonical form.
   *
   * @param value the value
   */
  record Worth(ShortGame value) implements Term {
    @Override
    public void moves(Player player, Moves<Term> moves) {
      for (ShortGame option : player == Player.LEFT ? value.leftOptions() : value.rightOptions()) {
        moves.add(new Worth(option), option::toString);
      }
    }

    @Override
    public Term exchanged() {
      return new Worth(value.negate());
    }

    @Override
    public Ending ending() {
      return Ending.LAST_PLAYER_WINS;
    }

    @Override
    public boolean impartial() {
      return value.isNimber();
    }

    @Override
    public Optional<Term> play(Player player, String text) {
      String wanted = text.strip();
      Term[] found = new Term[1];
      moves(
          player,
          (to, name) -> {
            if (found[0] == null && name.get().equals(wanted)) {
              found[0] = to;
            }
          });
      return Optional.ofNullable(found[0]);
    }

    @Override
    public Optional<Value> bare() {
      return Optional.of(value);
    }

    @Override
    public String toString() {
      return value.toString();
    }
  }
}
