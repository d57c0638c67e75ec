package org.farstar.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.GameNames;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.PositionList;
import org.farstar.engine.rules.Rules;
import org.farstar.values.notation.Environment;
import org.farstar.values.notation.Evaluated;
import org.farstar.values.notation.Expression;
import org.farstar.values.notation.Positions;
import org.farstar.values.shortgame.Universe;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/**
 * Reads the positions that statements are about, by the rules of their games: a line of positions
 * of one game, or for a sum of several an expression in positions and values.
 */
public final class Boards {
  private static final int GAME_LINE = 4;

  /** The number of the line of a certificate that has the position. */
  public static final int POSITION_LINE = 6;

  private final Rulesets rulesets;
  private final Universe universe = new Universe();

  /** Rules by game and parameters, so that equal parts of a sum have the same. */
  private final Map<List<Object>, Rules<?>> rules = new HashMap<>();

  /** Boards of these games. */
  public Boards(Rulesets rulesets) {
    this.rulesets = rulesets;
  }

  /**
   * The board that a statement is about.
   *
   * @throws RefusedException where there is no such game or position, or it is not played so
   */
  public CheckedSum read(Statement statement) {
    try {
      List<CheckedPart> parts =
          statement.game().equals(Statement.SUM)
              ? sum(statement)
              : line(statement, statement.game(), statement.position());
      return new CheckedSum(parts, statement.ending());
    } catch (NotationException e) {
      throw RefusedException.at(POSITION_LINE, "the position: " + e.getMessage());
    }
  }

  /**
   * A summand of a position: a single position of a game, or a value.
   *
   * @param part what it is, the players exchanged where it stands behind a minus sign
   * @param game the game; empty for a value
   * @param text its position as the game writes it, without the minus sign
   * @param negative whether it stands behind a minus sign
   */
  public record Single(CheckedPart part, String game, String text, boolean negative) {}

  /**
   * The summands of the position that a statement is about, each with its own text.
   *
   * @throws RefusedException as {@link #read}, and where the text of a summand is not clear
   */
  public List<Single> singles(Statement statement) {
    List<CheckedPart> parts = read(statement).parts();
    List<Single> singles = new ArrayList<>();
    if (statement.game().equals(Statement.SUM)) {
      Environment environment = new Environment(new Named(statement), () -> universe);
      for (Expression.Summand each : Expression.read(statement.position()).summands(environment)) {
        if (each.value() instanceof Evaluated.OfPosition placed
            && placed.position() instanceof Asked asked) {
          singles(asked.game, asked.text, each.negative(), statement, singles);
        } else {
          CheckedPart value = parts(each.value(), statement).get(0);
          singles.add(new Single(each.negative() ? value.negative() : value, "", "", false));
        }
      }
    } else {
      singles(statement.game(), statement.position(), false, statement, singles);
    }
    if (!singles.stream().map(Single::part).toList().equals(parts)) {
      throw RefusedException.at(POSITION_LINE, "it is not clear where a part of it ends");
    }
    return singles;
  }

  private void singles(
      String game, String line, boolean negative, Statement statement, List<Single> singles) {
    boolean parameters = rulesets.find(game).orElseThrow().takesParameters();
    int colon = parameters ? line.indexOf(':') + 1 : 0;
    for (String text : line.substring(colon).split(" \\+ ")) {
      String whole = line.substring(0, colon) + (colon > 0 ? " " : "") + text.strip();
      CheckedPart part =
          new CheckedSum(line(statement, game, whole), statement.ending()).parts().get(0);
      singles.add(new Single(negative ? part.negative() : part, game, whole, negative));
    }
  }

  private List<CheckedPart> line(Statement statement, String game, String text) {
    // A file of rules is a program, and no certificate is about one.
    Rulesets.Ruleset ruleset =
        (game.contains(".") ? Optional.<Rulesets.Ruleset>empty() : rulesets.find(game))
            .orElseThrow(
                () ->
                    RefusedException.at(
                        GAME_LINE, "found 'game " + game + "', allowed: a game of Farstar"));
    int colon = ruleset.takesParameters() ? text.indexOf(':') : -1;
    Rules<?> found =
        new Scanner(text, 0, Math.max(0, colon))
            .read(parameters -> rules(game, ruleset, parameters, statement));
    return parts(found, new Scanner(text, colon + 1, text.length()));
  }

  private Rules<?> rules(
      String game, Rulesets.Ruleset ruleset, String parameters, Statement statement) {
    Ending ending = statement.ending();
    List<Object> key = List.of(game, parameters);
    Rules<?> known = rules.get(key);
    if (known == null) {
      known = played(ruleset.rules(parameters), ending);
      rules.put(key, known);
    }
    if (known.ending() != ending) {
      throw statement.refusedPlay(known.ending());
    }
    return known;
  }

  private static <P> Rules<P> played(Rules<P> rules, Ending ending) {
    return ending == Ending.LAST_PLAYER_LOSES && rules.ending() == Ending.LAST_PLAYER_WINS
        ? new Misere<>(rules)
        : rules;
  }

  private static <P> List<CheckedPart> parts(Rules<P> rules, Scanner at) {
    return PositionList.read(rules, at, Boards::noFile).stream()
        .<CheckedPart>map(position -> new CheckedPart.Placed<>(rules, position, false))
        .toList();
  }

  private static String noFile(String name) {
    throw new NotationException(name, 1, "the file '" + name + "'", "a position written out");
  }

  private List<CheckedPart> sum(Statement statement) {
    if (statement.ending() == Ending.VERDICT) {
      throw statement.refusedPlay(Ending.LAST_PLAYER_WINS);
    }
    List<CheckedPart> parts = new ArrayList<>();
    Environment environment = new Environment(new Named(statement), () -> universe);
    for (Expression.Summand summand : Expression.read(statement.position()).summands(environment)) {
      for (CheckedPart part : parts(summand.value(), statement)) {
        parts.add(summand.negative() ? part.negative() : part);
      }
    }
    return parts;
  }

  private List<CheckedPart> parts(Evaluated value, Statement statement) {
    if (value instanceof Evaluated.OfPosition placed && placed.position() instanceof Asked asked) {
      return asked.parts;
    }
    if (statement.ending() == Ending.LAST_PLAYER_WINS) {
      if (value instanceof Evaluated.OfNumber number) {
        return List.of(new CheckedPart.Worth(universe.number(number.number())));
      }
      if (value instanceof Evaluated.OfGame game) {
        return List.of(new CheckedPart.Worth(universe.adopt(game.game())));
      }
    }
    throw RefusedException.at(
        POSITION_LINE,
        "found '"
            + value
            + "', allowed: positions"
            + (statement.ending() == Ending.LAST_PLAYER_WINS ? " and values" : " in misère play"));
  }

  /** The games of expressions; {@link GameNames} are their names there. */
  private final class Named implements Positions {
    private final Statement statement;

    Named(Statement statement) {
      this.statement = statement;
    }

    @Override
    public List<String> names() {
      return rulesets.names().stream().map(GameNames::inExpression).toList();
    }

    @Override
    public boolean knows(String name) {
      return GameNames.game(name, rulesets.names()).isPresent();
    }

    @Override
    public Position read(String name, String text) {
      String game = GameNames.game(name, rulesets.names()).orElseThrow();
      return new Asked(game, text, line(statement, game, text));
    }
  }

  /** A position in an expression, of which nothing can be asked without a search. */
  private record Asked(String game, String text, List<CheckedPart> parts)
      implements Positions.Position {
    @Override
    public List<String> properties() {
      return List.of(Positions.VALUE);
    }

    @Override
    public Evaluated property(String name, Environment environment) {
      throw RefusedException.at(POSITION_LINE, "the position takes a search to be read");
    }
  }
}
