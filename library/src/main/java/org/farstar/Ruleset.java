package org.farstar;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Question;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.game.Game;
import org.farstar.engine.table.Store;

/** A game by its rules. It reads positions, and makes tables of them. */
public final class Ruleset extends Asking<Ruleset> {
  private final String name;
  private final Game<?> game;
  private final boolean misere;

  Ruleset(Context context, String name, Game<?> game, boolean misere) {
    super(context);
    this.name = name;
    this.game = game;
    this.misere = misere;
  }

  @Override
  Ruleset with(Context other) {
    return new Ruleset(other, name, game, misere);
  }

  /** Its name. */
  public String name() {
    return name;
  }

  /** What people call it. */
  public String title() {
    return game.card().title();
  }

  /** The rules in a few sentences. */
  public List<String> rules() {
    return game.card().rules();
  }

  /** How positions are written. */
  public String notation() {
    return game.card().textForm();
  }

  /** Positions to begin with. */
  public List<String> examples() {
    return game.card().examples().stream().map(Game.Example::position).toList();
  }

  /**
   * The game in misère play: whoever makes the last move loses.
   *
   * @throws InputException where the last move does not decide it
   */
  public Ruleset misere() {
    if (!game.hasMisere()) {
      throw new InputException(
          "misère play is for games that the last move decides; " + name + " is not one");
    }
    return new Ruleset(context, name, game, true);
  }

  /**
   * A position, or a sum of some with {@code +} between.
   *
   * @throws org.farstar.values.text.NotationException where the text is wrong
   */
  public Position position(String text) {
    return new Position(
        context, context.read(() -> Question.read(game, misere, text, context.desk().sources())));
  }

  /**
   * A table of outcomes or values.
   *
   * @param what the name of one of the game's tables, or a position with names in braces, such as
   *     <code>{a} {b}</code>
   * @param ranges what the axes run through, {@code 0..8}, and what is chosen, by their names
   * @return the table, as far as the limits allowed
   * @throws InputException where there is no such table, or a range is missing
   * @throws org.farstar.values.text.NotationException where a range is wrong
   */
  public Table table(String what, Map<String, String> ranges) {
    Map<String, String> ordered =
        new TreeMap<>(
            Comparator.comparingInt(placeIn(what))
                .thenComparing(Comparator.<String>naturalOrder()));
    ordered.putAll(ranges);
    return context.ask(
        control ->
            Table.fill(
                TableRequest.of(
                    TableRequest.table(game, what, ordered.keySet(), context.desk()), ordered),
                Store.none(),
                control));
  }

  /** Axes are in the order in which their names stand in the text; choices come first. */
  private static ToIntFunction<String> placeIn(String what) {
    return name -> what.indexOf("{" + name + "}");
  }

  @Override
  public String toString() {
    return name + (misere ? " in misère play" : "");
  }
}
