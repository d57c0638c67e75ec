package org.farstar.values.notation;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.farstar.values.Dyadic;
import org.farstar.values.notation.Evaluated.OfForm;
import org.farstar.values.notation.Evaluated.OfList;
import org.farstar.values.notation.Evaluated.OfNumber;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.Compound;
import org.farstar.values.shortgame.GameForm;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;

/** What depends on the form of a game; everything else is asked of its value. */
final class FormArithmetic {
  private static final Map<String, Function<GameForm, Evaluated>> PROPERTIES =
      new TreeMap<>(
          Map.of(
              "Birthday",
              g -> new OfNumber(Dyadic.of(g.birthday())),
              "LeftOptions",
              g -> options(g, Player.LEFT),
              "MisereOutcomeClass",
              g -> new Evaluated.OfOutcome(g.misereOutcome()),
              "RightOptions",
              g -> options(g, Player.RIGHT)));

  /** The compounds of two games that depend on the forms of both. */
  private static final Map<String, Compound> COMPOUNDS =
      Map.of(
          "ConjunctiveSum", Compound.CONJUNCTIVE,
          "ContinuedConjunctiveSum", Compound.CONTINUED_CONJUNCTIVE,
          "ConwayProduct", Compound.CONWAY_PRODUCT,
          "DiminishedDisjunctiveSum", Compound.DIMINISHED_DISJUNCTIVE,
          "SelectiveSum", Compound.SELECTIVE,
          "ShortenedSelectiveSum", Compound.SHORTENED_SELECTIVE);

  private static final String ORDINAL_SUM = "OrdinalSum";

  private FormArithmetic() {}

  /** The names of the properties without parameters that forms have of their own. */
  static Set<String> properties() {
    return PROPERTIES.keySet();
  }

  /** The compounds of two games, by name. */
  static Map<String, Compound> compounds() {
    return COMPOUNDS;
  }

  /** Whether a property with one parameter depends on the forms of both games. */
  static boolean isCompound(String name) {
    return COMPOUNDS.containsKey(name);
  }

  /** Whether it is the ordinal sum, which depends on the form of the first game alone. */
  static boolean isOrdinalSum(String name) {
    return name.equals(ORDINAL_SUM);
  }

  /** A property without parameters, or null if it is not one of forms. */
  static Function<GameForm, Evaluated> property(String name) {
    return PROPERTIES.get(name);
  }

  /** The compound of that name. */
  static BiFunction<GameForm, GameForm, ShortGame> compound(String name, Universe universe) {
    return (g, h) -> COMPOUNDS.get(name).of(g, h, universe);
  }

  /** A form, as a value where it is canonical. */
  static Evaluated evaluated(GameForm form, Universe universe) {
    return form.isCanonical() ? GameArithmetic.evaluated(form.value(universe)) : new OfForm(form);
  }

  private static Evaluated options(GameForm form, Player player) {
    List<Evaluated> options =
        form.options(player).stream()
            .map(
                option ->
                    option
                        .canonical()
                        .map(GameArithmetic::evaluated)
                        .orElseGet(() -> new OfForm(option)))
            .toList();
    return new OfList(options);
  }
}
