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
import org.farstar.values.surreal.Surreal;

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
      Rooted canonical = Sidling.of(tidy, Side.ON);
      return new LoopyGame(canonical, canonical);
    }
    Rooted on = Sidling.of(tidy, Side.ON);
    Rooted off = Sidling.of(tidy, Side.OFF);
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
    requireStopper();
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
        Sidling.of(sum(onside, other.onside), Side.ON),
        Sidling.of(sum(offside, other.offside), Side.OFF));
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

  /**
   * The ordinal sum of two stoppers in canonical form: a move in this game destroys the other.
   *
   * @throws IllegalArgumentException if one is no stopper
   */
  public LoopyGame ordinalSum(LoopyGame other) {
    requireStopper();
    other.requireStopper();
    return of(Subordination.sum(onside, other.onside));
  }

  /**
   * A game X for which {@code base:X} is this game, if there is one; both are stoppers in canonical
   * form. It is the inverse of {@link #ordinalSum}, and unique if the base is a short game.
   *
   * @throws IllegalArgumentException if one is no stopper
   */
  public Optional<LoopyGame> subordinate(LoopyGame base) {
    requireStopper();
    base.requireStopper();
    return Subordination.inverse(base, this);
  }

  /**
   * The ordinal sum {@code G:Y} where 1:Y is the exponent, and 0 for the exponent 0. For a game
   * with the one Left option 0 this is G^(->x), with {@code {G^(->n) | G^R}} for n + 1, which for
   * an infinitesimal above 0 with one Right option is the sum of its powers up to x (CGT II.2).
   *
   * @param exponent a pseudonumber that is at least 0
   */
  public LoopyGame powerSum(LoopyGame exponent) {
    if (exponent.isZero()) {
      return exponent;
    }
    return Optional.of(exponent)
        .filter(LoopyGame::isPseudonumber)
        .flatMap(x -> x.subordinate(of(universe().integer(1))))
        .map(this::ordinalSum)
        .orElseThrow(() -> noExponent(exponent));
  }

  private static IllegalArgumentException noExponent(LoopyGame exponent) {
    return new IllegalArgumentException("the exponent " + exponent);
  }

  /**
   * A power of a game {@code {0|H}} in canonical form: {@code {0 | H - G^(->x-1)}}. The powers of
   * an infinitesimal above 0 add up to {@link #powerSum} (Winning Ways, chapter 8; CGT II.2).
   *
   * @param exponent a pseudonumber that is at least 1
   * @throws IllegalArgumentException if this game has another form, or H - G^(->x-1) is no stopper
   */
  public LoopyGame power(LoopyGame exponent) {
    LoopyGame zero = of(universe().zero());
    List<LoopyGame> right = options(Player.RIGHT);
    if (!options(Player.LEFT).equals(List.of(zero)) || right.size() != 1) {
      throw new IllegalArgumentException(
          "a power of " + this + ", which is not {0|H} for one game H");
    }
    LoopyGame less = exponent.minus(of(universe().integer(1)));
    if (!exponent.isPseudonumber() || !less.isAtLeast(zero)) {
      throw noExponent(exponent);
    }
    LoopyGame option = right.get(0).minus(powerSum(less));
    option.requireStopper();
    LoopyForm.Builder builder = new LoopyForm.Builder(universe());
    int start = builder.vertex();
    builder.option(Player.LEFT, start, builder.vertex(universe().zero()));
    builder.option(Player.RIGHT, start, option.addTo(builder));
    return of(builder.build(), start);
  }

  /** The onside of the sum, if it is a stopper. */
  public Optional<LoopyGame> upsum(LoopyGame other) {
    return plus(other).onside();
  }

  /** The offside of the sum, if it is a stopper. */
  public Optional<LoopyGame> downsum(LoopyGame other) {
    return plus(other).offside();
  }

  /**
   * The variety relative to an idempotent D: the upsum of G and the downsum of -G and -D (Winning
   * Ways, chapter 11; CGT VI.5). Empty where one of the sums has no stopper for its side.
   *
   * @throws IllegalArgumentException if D is no idempotent
   */
  public Optional<LoopyGame> upsumVariety(LoopyGame idempotent) {
    requireIdempotent(idempotent);
    return negate().downsum(idempotent.negate()).flatMap(this::upsum);
  }

  /** The same with upsums and downsums exchanged: the downsum of G and the upsum of -G and D. */
  public Optional<LoopyGame> downsumVariety(LoopyGame idempotent) {
    requireIdempotent(idempotent);
    return negate().upsum(idempotent).flatMap(this::downsum);
  }

  private static void requireIdempotent(LoopyGame degree) {
    if (!degree.isIdempotent()) {
      throw new IllegalArgumentException(degree + ", which is no idempotent");
    }
  }

  /**
   * The variety of a stopper: its upsum variety and its downsum variety relative to its degree,
   * which are equal by the stability conjecture (CGT VI.5). 0 for short games.
   *
   * @throws IllegalArgumentException if the degree is no idempotent
   * @throws ArithmeticException if the two are different or have no stoppers as sides
   */
  public LoopyGame variety() {
    requireStopper();
    Optional<LoopyGame> degree = degree();
    Optional<LoopyGame> up = degree.flatMap(this::upsumVariety);
    Optional<LoopyGame> down = degree.flatMap(this::downsumVariety);
    if (up.isEmpty() || !up.equals(down)) {
      throw new ArithmeticException(
          this + ", whose upsum variety and downsum variety are not found to be equal stoppers");
    }
    return up.get();
  }

  /**
   * The Left stop or Right stop of a stopper: a pseudonumber.
   *
   * @throws IllegalArgumentException if it is no stopper
   */
  public LoopyGame stop(Player player) {
    requireStopper();
    return LoopyStops.stop(onside, player);
  }

  /** The stop, x + over and x + under counting as x. */
  public LoopyGame strongStop(Player player) {
    requireStopper();
    return LoopyStops.strongStop(onside, player);
  }

  /**
   * The numbers among the stops of the two sides, x + over and x + under counting as x; on and off
   * are left out.
   *
   * @throws IllegalArgumentException if a side was not found to be a stopper
   */
  public List<Dyadic> stopsOfSides() {
    if (!isStopperSided()) {
      throw new IllegalArgumentException(
          this + ", which has a side that was not found to be a stopper, and so no stops");
    }
    List<Dyadic> stops = new ArrayList<>();
    for (LoopyGame side : List.of(onside().orElseThrow(), offside().orElseThrow())) {
      for (Player player : Player.values()) {
        side.strongStop(player).shortGame().flatMap(ShortGame::asNumber).ifPresent(stops::add);
      }
    }
    return stops;
  }

  /**
   * A dyadic number to which the game stands as it does to a number that is not dyadic: one between
   * the same stops of the two sides, by number avoidance.
   *
   * @throws IllegalArgumentException if a side was not found to be a stopper
   */
  public Dyadic standIn(Surreal number) {
    List<Dyadic> stops = stopsOfSides();
    return Dyadic.simplestBetween(
        stops.stream().filter(s -> Surreal.of(s).compareTo(number) < 0).max(Dyadic::compareTo),
        stops.stream().filter(s -> Surreal.of(s).compareTo(number) > 0).min(Dyadic::compareTo));
  }

  /** Whether it is on, off or dud, to which no number makes a difference. */
  public boolean absorbsNumbers() {
    return equals(on(universe())) || equals(off(universe())) || equals(dud(universe()));
  }

  /**
   * Whether the Left stop is above the Right stop, so that both want to move.
   *
   * @throws IllegalArgumentException if it is no stopper
   */
  public boolean isHot() {
    return stop(Player.LEFT).compare(stop(Player.RIGHT)) == Relation.GREATER;
  }

  /**
   * Whether in every follower of the canonical form either both players can move or neither can.
   *
   * @throws IllegalArgumentException if it is no stopper
   */
  public boolean isAllSmall() {
    requireStopper();
    return followers().stream()
        .allMatch(g -> g.options(Player.LEFT).isEmpty() == g.options(Player.RIGHT).isEmpty());
  }

  /**
   * The thermographs of the two sides, which are one for a stopper.
   *
   * @throws IllegalArgumentException if a side was not found to be a stopper
   */
  public LoopyThermograph thermograph() {
    if (!isStopperSided()) {
      throw new IllegalArgumentException(
          this + ", which has a side that was not found to be a stopper, and so no thermograph");
    }
    StopperThermograph on = StopperWalls.of(onside);
    return new LoopyThermograph(on, onside == offside ? on : StopperWalls.of(offside));
  }

  /** Whether it is less than every positive number and greater than every negative one. */
  public boolean isInfinitesimal() {
    return numberNear().filter(LoopyGame::isZero).isPresent();
  }

  /** Whether a number is infinitesimally close to it: both strong stops of both sides are equal. */
  public boolean isNumberish() {
    return numberNear().isPresent();
  }

  private Optional<LoopyGame> numberNear() {
    if (!isStopperSided()) {
      return Optional.empty();
    }
    List<LoopyGame> stops = new ArrayList<>();
    for (LoopyGame side : List.of(onside().orElseThrow(), offside().orElseThrow())) {
      for (Player player : Player.values()) {
        stops.add(side.strongStop(player));
      }
    }
    return Optional.of(stops.get(0))
        .filter(stop -> stop.isLoopfree() && stops.stream().allMatch(stop::equals));
  }

  /** Whether it is a number x, or x and {@code {0||0|-g}} or its negative for some g above 0. */
  public boolean isNumberTiny() {
    return isStopper()
        && (shortGame().isPresent()
            ? shortGame().get().isNumberTiny()
            : LoopyStops.isNumberTiny(this));
  }

  /** Whether it is equal to 0. */
  public boolean isZero() {
    return shortGame().filter(game -> game.equals(universe().zero())).isPresent();
  }

  /** The positions that the canonical form of a stopper leads to, itself the first. */
  public List<LoopyGame> followers() {
    requireStopper();
    List<LoopyGame> followers = new ArrayList<>(List.of(this));
    for (int next = 0; next < followers.size(); next++) {
      for (Player player : Player.values()) {
        for (LoopyGame option : followers.get(next).options(player)) {
          if (!followers.contains(option)) {
            followers.add(option);
          }
        }
      }
    }
    return followers;
  }

  private void requireStopper() {
    if (!isStopper()) {
      throw new IllegalArgumentException(this + ", which is no stopper");
    }
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
