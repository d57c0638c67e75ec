package org.farstar.verify;

import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;

/** One summand of a {@link CheckedSum}: a position, or a value. Immutable. */
public sealed interface CheckedPart {
  /** Hands over the moves of a player. */
  void moves(Player player, Moves<CheckedPart> moves);

  /** The part after the move with this text, where the player has such a move. */
  Optional<CheckedPart> play(Player player, String text);

  /** Who has won when a player cannot move. */
  Ending ending();

  /** Whether the rules say that both players have the same moves. */
  boolean impartial();

  /** Who wins a play of it that never ends; empty where every play ends. */
  Optional<Outcome> endless();

  /** What the rules judge where they do. */
  Optional<Outcome> verdict();

  /** The reason why not all moves are handed over, where that matters. */
  Optional<String> hidden(boolean exact);

  /** The theorem by which moves that are not handed over change nothing. */
  Optional<String> theorem();

  /** The part with the players exchanged. */
  CheckedPart negative();

  /** The text. */
  String text();

  /**
   * A position.
   *
   * @param rules the rules
   * @param position the position
   * @param swapped whether the players are exchanged: Left makes Right's moves
   * @param <P> the positions
   */
  record Placed<P>(Rules<P> rules, P position, boolean swapped) implements CheckedPart {
    private CheckedPart at(P other) {
      return new Placed<>(rules, other, swapped);
    }

    private Player mover(Player player) {
      return swapped ? player.opponent() : player;
    }

    @Override
    public void moves(Player player, Moves<CheckedPart> moves) {
      rules.moves(position, mover(player), (to, text) -> moves.add(at(to), text));
    }

    @Override
    public Optional<CheckedPart> play(Player player, String text) {
      return rules.play(position, mover(player), text).map(this::at);
    }

    @Override
    public Ending ending() {
      return rules.ending();
    }

    @Override
    public boolean impartial() {
      return rules.impartial();
    }

    @Override
    public Optional<Outcome> endless() {
      return swapped ? rules.endless().map(Outcome::exchanged) : rules.endless();
    }

    @Override
    public Optional<Outcome> verdict() {
      Optional<Outcome> verdict = rules.verdict(position);
      return swapped ? verdict.map(Outcome::exchanged) : verdict;
    }

    @Override
    public Optional<String> hidden(boolean exact) {
      return rules.unsearchable(position, exact);
    }

    @Override
    public Optional<String> theorem() {
      return rules.movesStandForOthers(position);
    }

    @Override
    public CheckedPart negative() {
      return new Placed<>(rules, position, !swapped);
    }

    @Override
    public String text() {
      return (swapped ? "-" : "") + rules.write(position);
    }
  }

  /**
   * A value, played by the options of its canonical form.
   *
   * @param value the value
   */
  record Worth(ShortGame value) implements CheckedPart {
    @Override
    public void moves(Player player, Moves<CheckedPart> moves) {
      for (ShortGame option : value.options(player)) {
        moves.add(new Worth(option), option::toString);
      }
    }

    @Override
    public Optional<CheckedPart> play(Player player, String text) {
      return value.options(player).stream()
          .filter(option -> option.toString().equals(text))
          .<CheckedPart>map(Worth::new)
          .findFirst();
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
    public Optional<Outcome> endless() {
      return Optional.empty();
    }

    @Override
    public Optional<Outcome> verdict() {
      return Optional.empty();
    }

    @Override
    public Optional<String> hidden(boolean exact) {
      return Optional.empty();
    }

    @Override
    public Optional<String> theorem() {
      return Optional.empty();
    }

    @Override
    public CheckedPart negative() {
      return new Worth(value.negate());
    }

    @Override
    public String text() {
      return value.toString();
    }
  }
}
