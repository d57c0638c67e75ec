package org.farstar.values.notation;

import java.util.List;
import java.util.Optional;

/**
 * Positions of rulesets as parts of expressions: {@code flipping_coins("1011") + 1}. Where a number
 * or a game is wanted a position stands for its canonical form, whose properties it has besides its
 * own.
 *
 * <p>This module knows no rulesets; the caller hands them in.
 */
public interface Positions {

  /** The property that a position stands for where a number or a game is wanted. */
  String VALUE = "CanonicalForm";

  /** No positions. */
  Positions NONE =
      new Positions() {
        @Override
        public List<String> names() {
          return List.of();
        }

        @Override
        public Position read(String name, String text) {
          throw new IllegalArgumentException("there are no positions here");
        }
      };

  /**
   * The names of the games; each is a name in the sense of {@link Environment#isName}. An
   * underscore may stand for a minus sign that the game is called with elsewhere.
   */
  List<String> names();

  /**
   * Whether a name is that of a game, which {@link #read} takes; others than those listed may be,
   * among them names of files such as {@code Nibble.java}.
   */
  default boolean knows(String name) {
    return names().contains(name);
  }

  /**
   * Reads a position.
   *
   * @param name one of {@link #names}
   * @param text the position in the notation of the game
   * @throws org.farstar.values.text.NotationException where the text is wrong
   */
  Position read(String name, String text);

  /**
   * What is typed here for a position of CGSuite; where no position is the same, what differs.
   *
   * @param ruleset the name of its ruleset there without the packages, such as {@code Kayles}
   * @param arguments what follows it, with its brackets and without blanks, such as {@code (5)}
   * @return empty if the ruleset is not known
   */
  default Optional<String> ofCgsuite(String ruleset, String arguments) {
    return Optional.empty();
  }

  /** A position and what can be asked about it. Prints itself in the notation of its game. */
  interface Position {

    /** The names of the properties that are its own, {@link #VALUE} among them if it has one. */
    List<String> properties();

    /**
     * A property.
     *
     * @param name one of {@link #properties}
     * @param environment where values are brought to, by {@link Environment#evaluated}
     * @throws IllegalArgumentException if this position does not have it, with the reason
     */
    Evaluated property(String name, Environment environment);

    /** What the parameters of a property are, in words; empty where it has none. */
    default String parameters(String name) {
      return "";
    }

    /**
     * A property with parameters.
     *
     * @param name one of {@link #properties} that {@linkplain #parameters has parameters}
     * @param arguments their values, of any kind
     * @param environment where values are brought to
     * @throws IllegalArgumentException if this position does not have it for them, with the reason
     */
    default Evaluated property(String name, List<Evaluated> arguments, Environment environment) {
      throw new IllegalArgumentException(name + " with parameters");
    }
  }
}
