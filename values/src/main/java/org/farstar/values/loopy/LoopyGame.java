package org.farstar.values.loopy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.values.Dyadic;
import org.farstar.values.Value;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.farstar.values.shortgame.Relation;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/**
 * The value of a finite game in which play may never end, which is then a draw. A short game is
 * one, too: {@link #shortGame} has it.
 *
 * <p>A <em>stopper</em>, in which play with alternating moves ends, has a canonical form, and is
 * printed in it: {@code on}, {@code {0|a{1|a}}}. Most other games lie between two stoppers, their
 * <em>onside</em>, in which Left wins play without end, and their <em>offside</em>, in which Right
 * does: {@code on & off}. Games whose sides were not found to be stoppers keep a form; they are
 * compared and added like the others, but equal ones may be printed differently.
 *
 * <p>Immutable. Equality is equality of values. Operations take time and memory that grow with the
 * product of the numbers of positions, and throw {@link
 * org.farstar.values.shortgame.GameTooLargeException} beyond some million pairs of positions.
 *
 * <p>Source: Winning Ways, chapter 11; A. N. Siegel, Coping with cycles; CGT, chapter VI.
 */
public final class LoopyGame implements Value {
  private final Rooted onside;
  private final Rooted offside;

  private LoopyGame(Rooted onside, Rooted offside) {
    this.onside = onside;
    this.offside = offside;
  }

  /** The value of a vertex of a form. */
  public static LoopyGame of(LoopyForm form, int start) {
    return of(new Rooted(form, start));
  }

  /** A short game as a loopy one. */
  public static LoopyGame of(ShortGame game) {
    Rooted only = Rooted.of(game);
    return new LoopyGame(only, only);
  }

  private static LoopyGame of(Rooted game) {
    Rooted tidy = game.tidy();
    if (tidy.isStopper()) {
      Rooted canonical = Simplifier.canonical(tidy);
      return new LoopyGame(canonical, canonical);
    }
    Rooted on = Simplifier.side(tidy, Side.ON);
    Rooted off = Simplifier.side(tidy, Side.OFF);
    return on.isStopper() || off.isStopper() ? sided(on, off) : new LoopyGame(tidy, tidy);
  }

  private static LoopyGame sided(Rooted onside, Rooted offside) {
    boolean one =
        onside.isStopper()
            && offside.isStopper()
            && atLeast(onside, offside, Side.ON)
            && atLeast(offside, onside, Side.ON);
    return new LoopyGame(onside, one ? onside : offside);
  }

  /**
   * The game with the onside of one game and the offside of another, {@code G & H}.
   *
   * @throws IllegalArgumentException if both are stoppers and the first is not at least the second
   */
  public static LoopyGame sides(LoopyGame onside, LoopyGame offside) {
    if (onside.isStopper() && offside.isStopper() && !onside.isAtLeast(offside)) {
      throw new IllegalArgumentException(onside + ", which is not at least " + offside);
    }
    return sided(onside.onside, offside.offside);
  }

  /** The game in which Left alone can move, and always back to it: {@code on = {on|}}. */
  public static LoopyGame on(Universe universe) {
    return loop(universe, Player.LEFT, null, null);
  }

  /** {@code off = {|off}}. */
  public static LoopyGame off(Universe universe) {
    return on(universe).negate();
  }

  /** {@code over = {0|over}}, greater than 0 and less than every positive number. */
  public static LoopyGame over(Universe universe) {
    return loop(universe, Player.RIGHT, universe.zero(), null);
  }

  /** {@code under = {under|0}}. */
  public static LoopyGame under(Universe universe) {
    return over(universe).negate();
  }

  /** {@code upon = {upon|*}}. */
  public static LoopyGame upon(Universe universe) {
    return loop(universe, Player.LEFT, null, universe.star());
  }

  /** {@code dud = {dud|dud}}, whose sum with anything is itself. */
  public static LoopyGame dud(Universe universe) {
    return sides(on(universe), off(universe));
  }

  private static LoopyGame loop(Universe universe, Player back, ShortGame left, ShortGame right) {
    LoopyForm.Builder builder = new LoopyForm.Builder(universe);
    int start = builder.vertex();
    builder.option(back, start, start);
    if (left != null) {
      builder.option(Player.LEFT, start, builder.vertex(left));
    }
    if (right != null) {
      builder.option(Player.RIGHT, start, builder.vertex(right));
    }
    return of(builder.build(), start);
  }

  /** Where its short games live. */
  public Universe universe() {
    return onside.form().universe();
  }

  /** The short game that it is equal to, if it is one. */
  public Optional<ShortGame> shortGame() {
    return onside == offside && onside.isShort()
        ? Optional.of(onside.form().shortGame(onside.start()))
        : Optional.empty();
  }

  /** Whether it is equal to a stopper. */
  public boolean isStopper() {
    return onside == offside && onside.isStopper();
  }

  /** Whether both sides were found to be stoppers. */
  public boolean isStopperSided() {
    return onside.isStopper() && offside.isStopper();
  }

  /** The onside, if it was found to be a stopper. */
  public Optional<LoopyGame> onside() {
    return stopper(onside);
  }

  /** The offside, if it was found to be a stopper. */
  public Optional<LoopyGame> offside() {
    return stopper(offside);
  }

  private static Optional<LoopyGame> stopper(Rooted side) {
    return side.isStopper() ? Optional.of(new LoopyGame(side, side)) : Optional.empty();
  }

  /**
   * Adds the canonical form of a stopper to a form that is being made.
   *
   * @return its vertex there
   */
  public int addTo(LoopyForm.Builder builder) {
    if (!isStopper()) {
      throw new IllegalArgumentException(this + ", which is no stopper");
    }
    return builder.vertex(onside.form(), onside.start());
  }

  /** The same game with its short games in another universe. */
  public LoopyGame adopted(Universe other) {
    Rooted on = adopted(onside, other);
    return new LoopyGame(on, onside == offside ? on : adopted(offside, other));
  }

  private static Rooted adopted(Rooted game, Universe universe) {
    LoopyForm.Builder builder = new LoopyForm.Builder(universe);
    int start = builder.vertex(game.form(), game.start());
    return new Rooted(builder.build(), start);
  }

  Rooted rooted(Side side) {
    return side == Side.ON ? onside : offside;
  }

  /** The options of a player in the canonical form of a stopper. */
  public List<LoopyGame> options(Player player) {
    if (!isStopper()) {
      throw new IllegalArgumentException(this + ", which is no stopper and has no canonical form");
    }
    List<LoopyGame> options = new ArrayList<>();
    for (LoopyForm.Spot spot : onside.form().options(onside.spot(), player)) {
      options.add(spot.isShort() ? of(spot.game()) : of(new Rooted(onside.form(), spot.vertex())));
    }
    return options;
  }

  /** The game with the players exchanged. */
  public LoopyGame negate() {
    Rooted on = offside.negate();
    return new LoopyGame(on, onside == offside ? on : onside.negate());
  }

  /** The sum, in which a player moves in one of the two games. */
  public LoopyGame plus(LoopyGame other) {
    if (onside == offside && other.onside == other.offside) {
      return of(sum(onside, other.onside));
    }
    return sided(
        Simplifier.side(sum(onside, other.onside), Side.ON),
        Simplifier.side(sum(offside, other.offside), Side.OFF));
  }

  /** The difference; G - G need not be 0. */
  public LoopyGame minus(LoopyGame other) {
    return plus(other.negate());
  }

  private static Rooted sum(Rooted one, Rooted other) {
    Optional<Dyadic> number = number(one);
    if (number.isPresent()) {
      return new Sum(other, one).rooted();
    }
    return new Sum(one, other).rooted();
  }

  private static Optional<Dyadic> number(Rooted game) {
    return game.isShort() ? game.form().shortGame(game.start()).asNumber() : Optional.empty();
  }

  /** How this game stands to another. */
  public Relation compare(LoopyGame other) {
    return Relation.of(other.isAtLeast(this), isAtLeast(other));
  }

  /** Whether this game is greater than or equal to another, on both sides. */
  public boolean isAtLeast(LoopyGame other) {
    return atLeast(onside, other.onside, Side.ON)
        && (isStopper() && other.isStopper() || atLeast(offside, other.offside, Side.OFF));
  }

  private static boolean atLeast(Rooted one, Rooted other, Side side) {
    boolean stoppers = one.isStopper() && other.isStopper();
    return new Survival(one.form(), other.form(), side, stoppers)
        .isAtLeast(one.spot(), other.spot());
  }

  /** Who wins, moving first and second; play without end is a draw. */
  public Outcome outcome() {
    return Outcome.of(first(), second().forOpponent());
  }

  /** Left's result when she begins. */
  private Result first() {
    Rooted zero = Rooted.of(universe().zero());
    if (!atLeast(zero, offside, Side.OFF)) {
      return Result.WIN;
    }
    return atLeast(zero, onside, Side.ON) ? Result.LOSS : Result.DRAW;
  }

  /** Left's result when Right begins. */
  private Result second() {
    Rooted zero = Rooted.of(universe().zero());
    if (atLeast(offside, zero, Side.OFF)) {
      return Result.WIN;
    }
    return atLeast(onside, zero, Side.ON) ? Result.DRAW : Result.LOSS;
  }

  /** The degree of loopiness, the onside of G - G, if it is a stopper; 0 for short games. */
  public Optional<LoopyGame> degree() {
    return minus(this).onside();
  }

  /** Whether G + G = G. */
  public boolean isIdempotent() {
    return plus(this).equals(this);
  }

  /** Whether it is equal to a short game. */
  public boolean isLoopfree() {
    return shortGame().isPresent();
  }

  /**
   * Whether it is a pseudonumber: a stopper in which every Left option of the canonical form is
   * less than every Right option of it, and likewise in all its followers (Winning Ways, chapter
   * 11). The pseudonumbers are the numbers x, x + over, x + under, on and off.
   */
  public boolean isPseudonumber() {
    if (!isStopper()) {
      return false;
    }
    if (shortGame().isPresent()) {
      return shortGame().get().isNumber();
    }
    Survival values = new Survival(onside.form(), onside.form(), Side.ON, true);
    for (int v : onside.form().reachable(onside.start())) {
      LoopyForm.Spot spot = onside.form().spot(v);
      if (spot.isShort() && !spot.game().isNumber()) {
        return false;
      }
      for (LoopyForm.Spot left : onside.form().options(spot, Player.LEFT)) {
        for (LoopyForm.Spot right : onside.form().options(spot, Player.RIGHT)) {
          if (!spot.isShort()
              && (!values.isAtLeast(right, left) || values.isAtLeast(left, right))) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Whether no cycle of the canonical form of a stopper is longer than one move. */
  public boolean isPlumtree() {
    if (!isStopper()) {
      return false;
    }
    LoopyForm form = onside.form();
    LoopyForm.Builder without = new LoopyForm.Builder(form.universe());
    for (int v = 0; v < form.size(); v++) {
      without.vertex();
    }
    for (int v = 0; v < form.size(); v++) {
      for (Player player : Player.values()) {
        for (int option : form.moves(v, player)) {
          if (option != v) {
            without.option(player, v, option);
          }
        }
      }
    }
    return !without.build().isLoopy(onside.start());
  }

  /** Whether two values are equal. */
  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof LoopyGame that
            && hashCode() == that.hashCode()
            && compare(that) == Relation.EQUAL;
  }

  /** Equal games have equal outcomes, and equal stoppers canonical forms of one size. */
  @Override
  public int hashCode() {
    if (!isStopperSided()) {
      return 1;
    }
    return 31 * onside.form().reachable(onside.start()).length
        + offside.form().reachable(offside.start()).length;
  }

  /**
   * The value in notation: names such as {@code on} and {@code 1over}, a form in which vertices
   * that play comes back to have names, {@code a{0|1||a}}, or two sides, {@code on & off}.
   */
  @Override
  public String toString() {
    return LoopyText.of(this);
  }
}
