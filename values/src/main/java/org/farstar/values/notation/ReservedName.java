package org.farstar.values.notation;

import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.surreal.Surreal;
import org.farstar.values.syntax.Parser;

/**
 * The names that have one meaning in all expressions. They cannot be given a value, since values
 * are printed with them: {@code on := 3} would change what {@code 1 + on} and saved texts say.
 */
final class ReservedName {
  private static final Map<String, Evaluated> VALUES = new TreeMap<>();

  /** Words that are read only in their place. */
  private static final Map<String, String> WORDS =
      Map.of(
          LoopyForms.PASS, "a move to the same position",
          Parser.OR, "written between outcome classes");

  static {
    VALUES.put(SurrealArithmetic.OMEGA, new Evaluated.OfSurreal(Surreal.OMEGA));
    for (Player player : Player.values()) {
      VALUES.put(player.title(), new Evaluated.OfPlayer(player));
    }
    for (Outcome outcome : Outcome.values()) {
      VALUES.put(outcome.label(false), new Evaluated.OfOutcome(outcome));
    }
    for (boolean truth : new boolean[] {false, true}) {
      VALUES.put(Boolean.toString(truth), new Evaluated.OfTruth(truth));
    }
    for (ValueClass type : ValueClass.values()) {
      VALUES.put(type.title(), new Evaluated.OfClass(type));
    }
  }

  private ReservedName() {}

  /** The names that are values, in alphabetical order. */
  static SortedSet<String> names() {
    SortedSet<String> names = new TreeSet<>(VALUES.keySet());
    names.addAll(LoopyArithmetic.names());
    return names;
  }

  /** The value of such a name. */
  static Optional<Evaluated> value(String name, Environment environment) {
    return LoopyArithmetic.isName(name)
        ? Optional.of(LoopyArithmetic.named(name, environment.universe()))
        : Optional.ofNullable(VALUES.get(name));
  }

  /** What a reserved name is, in words; empty if a name can be given a value. */
  static Optional<String> meaning(String name) {
    if (LoopyArithmetic.isName(name)) {
      return Optional.of("a loopy game");
    } else if (name.equals(SurrealArithmetic.OMEGA)) {
      return Optional.of("omega");
    }
    return Optional.ofNullable(VALUES.get(name))
        .map(Evaluated::kind)
        .or(() -> Optional.ofNullable(WORDS.get(name)));
  }
}
