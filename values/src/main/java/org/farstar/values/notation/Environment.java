package org.farstar.values.notation;

import java.util.Collections;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.farstar.values.Dyadic;
import org.farstar.values.Value;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.nimber.LoopyNimber;
import org.farstar.values.shortgame.Universe;

/**
 * What an evaluation works with: the names that have a value, the universe its games live in, and
 * the positions it can read. The caller owns it: a terminal keeps one for a session, a server makes
 * one for a request.
 *
 * <p>Not safe for use by several threads. A name is a letter or underscore, then letters, digits
 * and underscores, all ASCII; {@code v}, {@code vv}, {@code v3} and so on are not names, since they
 * stand for down. {@link Vocabulary#names} and the words {@code pass} and {@code or} have a meaning
 * of their own, and are given no value.
 */
public final class Environment {

  private static final Pattern NAME = Pattern.compile("(?!v+[0-9]*$)[A-Za-z_][A-Za-z_0-9]*");

  private final TreeMap<String, Evaluated> values = new TreeMap<>();

  private final Positions positions;
  private final Supplier<Universe> universe;

  /** Knows no names and no positions; its universe has the usual cap. */
  public Environment() {
    this(Positions.NONE);
  }

  /** Knows no names; its universe has the usual cap. */
  public Environment(Positions positions) {
    this(positions, new Own());
  }

  /**
   * Knows no names.
   *
   * @param positions the positions that expressions may speak of
   * @param universe where the games live; asked for it whenever a value is met that is no number,
   *     and may answer with another one when the last is retired
   */
  public Environment(Positions positions, Supplier<Universe> universe) {
    this.positions = positions;
    this.universe = universe;
  }

  /** A universe with the usual cap, made when it is first asked for. */
  private static final class Own implements Supplier<Universe> {
    private Universe universe;

    @Override
    public Universe get() {
      if (universe == null) {
        universe = new Universe();
      }
      return universe;
    }
  }

  /** The positions that expressions may speak of. */
  public Positions positions() {
    return positions;
  }

  /** Where the games live now. */
  public Universe universe() {
    return universe.get();
  }

  /**
   * A value as expressions have it, of any kind.
   *
   * @throws org.farstar.values.text.NotationException if it is no number, short game or loopy game
   *     and does not print itself as one
   */
  public Evaluated evaluated(Value value) {
    if (value instanceof LoopyGame game) {
      return LoopyArithmetic.evaluated(game.adopted(universe()));
    }
    if (value instanceof LoopyNimber nimber) {
      return new Evaluated.OfInfinite(nimber);
    }
    return value instanceof Dyadic number
        ? new Evaluated.OfNumber(number)
        : GameArithmetic.evaluated(value, universe());
  }

  /** Whether a text can be given a value. */
  public static boolean isName(String text) {
    return NAME.matcher(text).matches() && ReservedName.meaning(text).isEmpty();
  }

  /** The value of a name, if it has one. */
  public Optional<Evaluated> get(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /**
   * Gives a name a value, in place of the one it may have had.
   *
   * @throws IllegalArgumentException if it is not a name, or one with a meaning of its own, such as
   *     {@code on}
   */
  public void set(String name, Evaluated value) {
    ReservedName.meaning(name)
        .ifPresent(
            meaning -> {
              throw new IllegalArgumentException(
                  "'" + name + "', which is " + meaning + ", cannot be given a value");
            });
    if (!isName(name)) {
      throw new IllegalArgumentException(
          "'" + name + "' cannot be a name, which is a letter, then letters, digits and '_'");
    }
    values.put(name, Objects.requireNonNull(value, "value"));
  }

  /** The names that have a value, in alphabetical order. */
  public Set<String> names() {
    return Collections.unmodifiableSet(values.keySet());
  }
}
