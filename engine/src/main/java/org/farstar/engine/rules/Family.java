package org.farstar.engine.rules;

import java.util.Optional;
import org.farstar.values.text.NotationException;

/**
 * The variants of one game: for each choice of parameters the rules, with look and theories.
 *
 * @param <P> the positions, of the same type in every variant
 */
@FunctionalInterface
public interface Family<P> {
  /**
   * The variant with these parameters.
   *
   * @param parameters the text before the first colon of a line, or empty if there is none
   * @param sources where parameters that name a text find it
   * @throws NotationException where there is no such variant, or the game cannot be played without
   *     parameters
   */
  Variant<P> variant(String parameters, Sources sources);

  /**
   * Whether a line may begin with parameters and a colon. Where it may not, colons are part of the
   * positions.
   */
  default boolean takesParameters() {
    return true;
  }

  /** The variant that is played where no parameters are given; empty if there must be some. */
  default Optional<Variant<P>> standard() {
    try {
      return Optional.of(variant("", Sources.none()));
    } catch (NotationException e) {
      return Optional.empty();
    }
  }

  /**
   * The same family, of the {@linkplain Variant#edition state} of a user's game with this digest.
   */
  default Family<P> edition(String digest) {
    Family<P> given = this;
    return new Family<>() {
      @Override
      public Variant<P> variant(String parameters, Sources sources) {
        return given.variant(parameters, sources).edition(digest);
      }

      @Override
      public boolean takesParameters() {
        return given.takesParameters();
      }

      @Override
      public Optional<Variant<P>> standard() {
        return given.standard().map(variant -> variant.edition(digest));
      }
    };
  }

  /** The same family with changed rules. */
  default Family<P> changed(Change change) {
    Family<P> given = this;
    return new Family<>() {
      @Override
      public Variant<P> variant(String parameters, Sources sources) {
        Variant<P> variant = given.variant(parameters, sources);
        try {
          return change.of(variant);
        } catch (IllegalArgumentException e) {
          throw new NotationException(
              parameters,
              1,
              "a game that no last move decides",
              "one for '" + change.word() + ":'");
        }
      }

      @Override
      public boolean takesParameters() {
        return given.takesParameters();
      }

      @Override
      public Optional<Variant<P>> standard() {
        return given.standard().map(change::of);
      }
    };
  }

  /** A game without variants; a line with a colon is refused. */
  static <P> Family<P> of(Variant<P> only) {
    return (parameters, sources) -> {
      if (!parameters.isBlank()) {
        throw new NotationException(
            parameters, 1, "rule parameters", "none: this game has no parameters before a colon");
      }
      return only;
    };
  }

  /** A game without variants whose positions may have colons in them. */
  static <P> Family<P> withColons(Variant<P> only) {
    return new Family<>() {
      @Override
      public Variant<P> variant(String parameters, Sources sources) {
        return only;
      }

      @Override
      public boolean takesParameters() {
        return false;
      }
    };
  }
}
