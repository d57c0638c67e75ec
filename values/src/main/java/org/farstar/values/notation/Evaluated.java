package org.farstar.values.notation;

import java.util.List;
import java.util.stream.Collectors;
import org.farstar.values.Dyadic;
import org.farstar.values.loopy.LoopyGame;
import org.farstar.values.loopy.LoopyThermograph;
import org.farstar.values.misere.MisereGame;
import org.farstar.values.nimber.LoopyNimber;
import org.farstar.values.nimber.OrdinalNimber;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.GameForm;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.surreal.Surreal;

/**
 * What an expression evaluates to. Each prints itself in the notation of values.
 *
 * <p>Further kinds of values become further cases here.
 */
public sealed interface Evaluated {

  /** What it is, for messages: {@code a number}. */
  String kind();

  /** A number, printed as {@code -3/4}. */
  record OfNumber(Dyadic number) implements Evaluated {
    @Override
    public String kind() {
      return "a number";
    }

    @Override
    public String toString() {
      return number.toString();
    }
  }

  /** A number that no short game is equal to, printed as {@code 1/3} or {@code w^w-1}. */
  record OfSurreal(Surreal number) implements Evaluated {
    /** Refuses dyadic numbers, so that equal values are equal here. */
    public OfSurreal {
      if (number.dyadic().isPresent()) {
        throw new IllegalArgumentException(number + " is dyadic");
      }
    }

    @Override
    public String kind() {
      return "a number that is not dyadic";
    }

    @Override
    public String toString() {
      return number.toString();
    }
  }

  /** A game that is not a number, printed as {@code {2||1|0}}. */
  record OfGame(ShortGame game) implements Evaluated {
    /** Refuses numbers, so that equal values are equal here. */
    public OfGame {
      if (game.isNumber()) {
        throw new IllegalArgumentException(game + " is a number");
      }
    }

    @Override
    public String kind() {
      return "a game that is not a number";
    }

    @Override
    public String toString() {
      return game.toString();
    }
  }

  /** A form that is not canonical, printed as {@code '{*|*}'}. */
  record OfForm(GameForm form) implements Evaluated {
    /** Refuses canonical forms, so that equal values are equal here. */
    public OfForm {
      if (form.isCanonical()) {
        throw new IllegalArgumentException(form + " is canonical");
      }
    }

    @Override
    public String kind() {
      return "a form";
    }

    @Override
    public String toString() {
      return form.toString();
    }
  }

  /** A game in which play may never end, printed as {@code a{0|1||a}}. */
  record OfLoopy(LoopyGame game) implements Evaluated {
    /** Refuses short games, so that equal values are equal here. */
    public OfLoopy {
      if (game.isLoopfree()) {
        throw new IllegalArgumentException(game + " is a short game");
      }
    }

    @Override
    public String kind() {
      return "a loopy game";
    }

    @Override
    public String toString() {
      return game.toString();
    }
  }

  /** A nimber that is no short game, printed as {@code *(w^2+3)}. */
  record OfNimber(OrdinalNimber nimber) implements Evaluated {
    @Override
    public String kind() {
      return "a nimber";
    }

    @Override
    public String toString() {
      return nimber.toString();
    }
  }

  /** An infinite nim-value, printed as {@code inf{0,1}}. */
  record OfInfinite(LoopyNimber nimber) implements Evaluated {
    @Override
    public String kind() {
      return "an infinite nim-value";
    }

    @Override
    public String toString() {
      return nimber.toString();
    }
  }

  /** An impartial game in misère canonical form, printed as {@code *[2# 2 0]}. */
  record OfMisere(MisereGame game) implements Evaluated {
    @Override
    public String kind() {
      return "a misère game";
    }

    @Override
    public String toString() {
      return game.toString();
    }
  }

  /** A position of a ruleset, printed in the ruleset's own notation. */
  record OfPosition(Positions.Position position) implements Evaluated {
    @Override
    public String kind() {
      return "a position";
    }

    @Override
    public String toString() {
      return position.toString();
    }
  }

  /** What is known of who wins, printed as {@code N} or {@code P or D}. */
  record OfOutcome(OutcomeSet outcomes) implements Evaluated {
    /** One class. */
    public OfOutcome(Outcome outcome) {
      this(OutcomeSet.of(outcome));
    }

    @Override
    public String kind() {
      return outcomes.only().isPresent() ? "an outcome class" : "outcome classes";
    }

    @Override
    public String toString() {
      return outcomes.toString();
    }
  }

  /** A player, printed as {@code Left} or {@code Right}. */
  record OfPlayer(Player player) implements Evaluated {
    @Override
    public String kind() {
      return "a player";
    }

    @Override
    public String toString() {
      return player.title();
    }
  }

  /** The thermograph of a game, printed by the corners of its walls. */
  record OfThermograph(ShortGame game) implements Evaluated {
    /** Makes it, so that a game too large for that is refused here. */
    public OfThermograph {
      game.thermograph();
    }

    @Override
    public String kind() {
      return "a thermograph";
    }

    @Override
    public String toString() {
      return game.thermograph().toString();
    }
  }

  /** The thermographs of the sides of a loopy game, printed by the corners of their walls. */
  record OfLoopyThermograph(LoopyGame game, LoopyThermograph walls) implements Evaluated {
    /** Makes it, so that a game without one is refused here. */
    public static OfLoopyThermograph of(LoopyGame game) {
      return new OfLoopyThermograph(game, game.thermograph());
    }

    @Override
    public String kind() {
      return "a thermograph";
    }

    @Override
    public String toString() {
      return walls.toString();
    }
  }

  /** The answer to a comparison, printed as {@code true} or {@code false}. */
  record OfTruth(boolean truth) implements Evaluated {
    @Override
    public String kind() {
      return "a truth value";
    }

    @Override
    public String toString() {
      return Boolean.toString(truth);
    }
  }

  /** A class of values, printed by its name, {@code Integer}. */
  record OfClass(ValueClass type) implements Evaluated {
    @Override
    public String kind() {
      return "a class";
    }

    @Override
    public String toString() {
      return type.title();
    }
  }

  /** Something that is not a value, such as a sign expansion or an outcome, printed as it is. */
  record OfText(String text) implements Evaluated {
    /** As expressions have it, in quotation marks; those in it are written twice. */
    public String quoted() {
      return "\"" + text.replace("\"", "\"\"") + "\"";
    }

    @Override
    public String kind() {
      return "a text";
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** Several results, such as the options of a game, printed as {@code [0, 1/2]}, texts quoted. */
  record OfList(List<Evaluated> items) implements Evaluated {
    /** Keeps a copy of the list. */
    public OfList {
      items = List.copyOf(items);
    }

    @Override
    public String kind() {
      return "a list";
    }

    @Override
    public String toString() {
      return items.stream()
          .map(item -> item instanceof OfText text ? text.quoted() : item.toString())
          .collect(Collectors.joining(", ", "[", "]"));
    }
  }
}
