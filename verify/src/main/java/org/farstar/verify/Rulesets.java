package org.farstar.verify;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.rules.Rules;

/** The rules and the notation of games by their names, all that a checker knows of them. */
public interface Rulesets {
  /** The names of the games. */
  List<String> names();

  /** The game of this name, where there is one. */
  Optional<Ruleset> find(String name);

  /** The variants of the rules of one game. */
  interface Ruleset {
    /** Whether a line may begin with parameters and a colon. */
    boolean takesParameters();

    /**
     * The rules with these parameters.
     *
     * @throws org.farstar.values.text.NotationException if there are none
     */
    Rules<?> rules(String parameters);
  }
}
