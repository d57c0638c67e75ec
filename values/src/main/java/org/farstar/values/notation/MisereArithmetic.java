package org.farstar.values.notation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.farstar.values.Dyadic;
import org.farstar.values.misere.MisereGame;
import org.farstar.values.misere.MisereGames;
import org.farstar.values.notation.Evaluated.OfForm;
import org.farstar.values.notation.Evaluated.OfGame;
import org.farstar.values.notation.Evaluated.OfList;
import org.farstar.values.notation.Evaluated.OfMisere;
import org.farstar.values.notation.Evaluated.OfNumber;
import org.farstar.values.notation.Evaluated.OfOutcome;
import org.farstar.values.notation.Evaluated.OfText;
import org.farstar.values.notation.Evaluated.OfTruth;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.GameForm;
import org.farstar.values.syntax.Operator;

/** What the operators and properties do to impartial games in misère play. */
public final class MisereArithmetic {
  /** The form itself, which a position or a nimber has. */
  public static final String FORM = "MisereCanonicalForm";

  /** Those that nimbers and positions have, too. */
  private static final Map<String, BiFunction<MisereGames, MisereGame, Evaluated>> PROPERTIES =
      new TreeMap<>(
          Map.of(
              FORM,
              (games, g) -> new OfMisere(g),
              "Genus",
              (games, g) -> new OfText(games.genus(g).toString()),
              "IsTame",
              (games, g) -> new OfTruth(games.isTame(g)),
              "MisereMate",
              (games, g) -> new OfMisere(games.mate(g)),
              "MisereNimValue",
              (games, g) -> new OfNumber(Dyadic.of(games.genus(g).misere(0)))));

  /** Those that mean something else of other values. */
  private static final Map<String, BiFunction<MisereGames, MisereGame, Evaluated>> OF_FORMS =
      new TreeMap<>(
          Map.of(
              "Birthday", (games, g) -> new OfNumber(Dyadic.of(g.birthday())),
              "LeftOptions", (games, g) -> options(g),
              "MisereOutcomeClass", (games, g) -> new OfOutcome(g.isLost() ? Outcome.P : Outcome.N),
              "RightOptions", (games, g) -> options(g)));

  private MisereArithmetic() {}

  /** The properties that ask for misère play by their names. */
  public static Set<String> properties() {
    return PROPERTIES.keySet();
  }

  /** All properties of a misère game. */
  static Set<String> ofForms() {
    Set<String> names = new TreeSet<>(PROPERTIES.keySet());
    names.addAll(OF_FORMS.keySet());
    return names;
  }

  private static Evaluated options(MisereGame game) {
    return new OfList(game.options().stream().<Evaluated>map(OfMisere::new).toList());
  }

  /**
   * A property of a misère game.
   *
   * @param name one of {@link #properties}, or of the misère outcome, birthday and options
   * @throws IllegalArgumentException if it is not one
   */
  public static Evaluated property(String name, MisereGame game) {
    BiFunction<MisereGames, MisereGame, Evaluated> read =
        PROPERTIES.containsKey(name) ? PROPERTIES.get(name) : OF_FORMS.get(name);
    if (read == null) {
      throw new IllegalArgumentException("the property '" + name + "' of a misère game");
    }
    return read.apply(new MisereGames(), game);
  }

  /**
   * Reads what is written.
   *
   * @throws org.farstar.values.text.NotationException where it is no misère game
   */
  static Evaluated read(String text) {
    return new OfMisere(new MisereGames().read(text));
  }

  /**
   * A value as a misère game: a nimber is the Nim heap, and an impartial form counts as it is
   * written.
   *
   * @throws IllegalArgumentException if it is another value
   */
  static MisereGame game(Evaluated value) {
    return game(value, new MisereGames());
  }

  private static MisereGame game(Evaluated value, MisereGames games) {
    if (value instanceof OfMisere misere) {
      return games.adopt(misere.game());
    } else if (value instanceof OfNumber number && number.number().isZero()) {
      return games.zero();
    } else if (value instanceof OfGame game && game.game().isNimber()) {
      long size = game.game().uptimalExpansion().orElseThrow().nimber();
      return games.heap(Math.toIntExact(size));
    } else if (value instanceof OfForm form && form.form().isImpartial()) {
      return game(form.form(), games, new HashMap<>());
    } else if (value instanceof OfForm) {
      throw new IllegalArgumentException(value + ", which is a partizan form");
    }
    throw new IllegalArgumentException(value + ", which is " + value.kind());
  }

  private static MisereGame game(
      GameForm form, MisereGames games, Map<GameForm, MisereGame> known) {
    if (form.isCanonical()) {
      return game(GameArithmetic.evaluated(form.canonical().orElseThrow()), games);
    }
    MisereGame game = known.get(form);
    if (game == null) {
      List<GameForm> options = form.options(Player.LEFT);
      game = games.of(options.stream().map(option -> game(option, games, known)).toList());
      known.put(form, game);
    }
    return game;
  }

  /**
   * An operator between two values of which one is a misère game.
   *
   * @throws IllegalArgumentException if it is not defined for them
   */
  static Evaluated apply(Operator operator, Evaluated left, Evaluated right) {
    MisereGames games = new MisereGames();
    MisereGame one = game(left, games);
    MisereGame other = game(right, games);
    return switch (operator) {
      case PLUS -> new OfMisere(games.sum(one, other));
      case EQUAL -> new OfTruth(one == other);
      case UNEQUAL -> new OfTruth(one != other);
      default -> throw new IllegalArgumentException("'" + operator.symbol() + "' of misère games");
    };
  }
}
