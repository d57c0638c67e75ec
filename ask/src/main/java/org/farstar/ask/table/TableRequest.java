package org.farstar.ask.table;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.input.InputException;
import org.farstar.ask.input.NearestHint;
import org.farstar.ask.question.Desk;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.PositionTable;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.values.text.NotationException;

/**
 * A table that somebody asked for.
 *
 * @param table the table
 * @param asked what was asked for, by the names of axes and choices; a flag is {@code yes}
 * @param settings what the table is made of, the usual where nothing was asked for
 */
public record TableRequest(Table table, Map<String, String> asked, Settings settings) {
  private static final String POSITIONS = "positions";

  /**
   * The request for a table.
   *
   * @throws InputException where a range is missing, or there are too many cells
   * @throws NotationException where a range or a choice is wrong
   */
  public static TableRequest of(Table table, Map<String, String> asked) {
    try {
      return new TableRequest(
          table,
          Collections.unmodifiableMap(new LinkedHashMap<>(asked)),
          Settings.read(table, asked));
    } catch (NotationException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new InputException("the table '" + table.name() + "': " + e.getMessage());
    }
  }

  /**
   * What was asked for as {@link #table} takes it: the table's name, or the text with braces of a
   * table of positions.
   */
  public String word() {
    boolean template = table.name().equals(POSITIONS) && table.what().contains("{");
    return template ? table.what() : table.name();
  }

  /** The same request with one choice made. */
  public TableRequest with(String choice, String chosen) {
    Map<String, String> more = new LinkedHashMap<>(asked);
    more.put(choice, chosen);
    return of(table, more);
  }

  /**
   * A table of a game.
   *
   * @param what its name, or a position's text with places for integers in braces; empty for the
   *     first table that the game has
   * @param names what will be asked for: the axes of a table of positions, and choices
   * @throws InputException where the game has no such table
   * @throws NotationException where the text with braces is wrong
   */
  public static Table table(Game<?> game, String what, Collection<String> names, Desk desk) {
    return what.contains("{")
        ? template(game, what, names, desk)
        : named(game, what, game.offeredTables(desk.workspace(), desk.sources()));
  }

  private static Table named(Game<?> game, String name, List<Table> tables) {
    List<String> names = tables.stream().map(Table::name).toList();
    Optional<Table> found =
        tables.stream().filter(table -> name.isEmpty() || table.name().equals(name)).findFirst();
    return found.orElseThrow(
        () ->
            new InputException(
                name.isEmpty()
                    ? game.id() + " has no table of its own"
                    : "unknown table '"
                        + name
                        + "' of "
                        + game.id()
                        + NearestHint.hint(name, names),
                (names.isEmpty() ? "" : "It has " + String.join(", ", names) + ". ")
                    + "Positions that differ by integers make a table, too: farstar table "
                    + game.id()
                    + " '... {n} ...' --n 0..10"));
  }

  /** A template's axes are the names that no choice of the table has. */
  private static <P> Table template(
      Game<P> game, String text, Collection<String> names, Desk desk) {
    List<String> choices =
        positions(game, "", List.of(), desk).choices().stream().map(Choice::name).toList();
    List<Axis> axes =
        names.stream()
            .filter(name -> !choices.contains(name))
            .map(name -> new Axis(name, "", Long.MIN_VALUE, Optional.empty()))
            .toList();
    return positions(game, text, axes, desk);
  }

  private static <P> Table positions(Game<P> game, String text, List<Axis> axes, Desk desk) {
    return new PositionTable<>(game, desk.workspace(), desk.sources(), POSITIONS, text, text, axes);
  }
}
