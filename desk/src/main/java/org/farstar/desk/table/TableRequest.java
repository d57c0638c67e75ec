package org.farstar.desk.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.desk.input.InputException;
import org.farstar.desk.input.NearestHint;
import org.farstar.engine.game.Game;
import org.farstar.engine.game.PositionTable;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Settings;
import org.farstar.engine.table.Table;
import org.farstar.values.text.NotationException;

/**
 * A table that somebody asked for: its name or a template of positions, and {@code --NAME RANGE}
 * for what runs through it.
 *
 * @param table the table
 * @param settings its ranges and choices
 */
public record TableRequest(Table table, Settings settings) {
  private static final String OPTION = "--";

  /**
   * Reads what stands on the command line after the game.
   *
   * @throws InputException where there is no such table or option
   * @throws NotationException where a range or the template is wrong
   */
  public static TableRequest read(
      Game<?> game, List<String> words, Workspace workspace, Sources sources) {
    String first = words.isEmpty() || words.get(0).startsWith(OPTION) ? "" : words.get(0);
    List<String> rest = first.isEmpty() ? words : words.subList(1, words.size());
    Table table =
        first.contains("{")
            ? template(game, first, rest, workspace, sources)
            : named(game, first, game.offeredTables(workspace, sources));
    Map<String, String> asked = options(table, rest);
    try {
      return new TableRequest(table, Settings.read(table, asked));
    } catch (NotationException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new InputException("the table '" + table.name() + "': " + e.getMessage());
    }
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

  /** A template's axes are the options that no choice of the table has. */
  private static <P> Table template(
      Game<P> game, String text, List<String> words, Workspace workspace, Sources sources) {
    PositionTable<P> bare =
        new PositionTable<>(game, workspace, sources, "positions", "", "", List.of());
    List<String> choices = bare.choices().stream().map(Choice::name).toList();
    List<Axis> axes = new ArrayList<>();
    for (String word : words) {
      String name = word.startsWith(OPTION) ? name(word) : "";
      if (!name.isEmpty() && !choices.contains(name)) {
        axes.add(new Axis(name, "", Long.MIN_VALUE, Optional.empty()));
      }
    }
    return new PositionTable<>(
        game, workspace, sources, "positions", "positions " + text, text, axes);
  }

  private static String name(String option) {
    int equals = option.indexOf('=');
    return option.substring(OPTION.length(), equals < 0 ? option.length() : equals);
  }

  private static Map<String, String> options(Table table, List<String> words) {
    Map<String, String> asked = new LinkedHashMap<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (!word.startsWith(OPTION)) {
        throw new InputException(
            "found '" + word + "' where an option such as --n 0..10 is allowed", help(table));
      }
      String name = name(word);
      requireKnown(table, name);
      boolean flag = table.choices().stream().anyMatch(c -> c.isFlag() && c.name().equals(name));
      boolean alone = i + 1 == words.size() || words.get(i + 1).startsWith(OPTION);
      String value;
      if (word.indexOf('=') >= 0) {
        value = word.substring(word.indexOf('=') + 1);
      } else if (flag) {
        value = "yes";
      } else if (alone) {
        throw new InputException("nothing follows --" + name, help(table));
      } else {
        value = words.get(++i);
      }
      if (asked.put(name, value) != null) {
        throw new InputException("--" + name + " is there twice");
      }
    }
    return asked;
  }

  private static List<String> names(Table table) {
    List<String> names = new ArrayList<>(table.axes().stream().map(Axis::name).toList());
    table.choices().forEach(choice -> names.add(choice.name()));
    return names;
  }

  private static void requireKnown(Table table, String name) {
    if (!names(table).contains(name)) {
      List<String> options = names(table).stream().map(known -> OPTION + known).toList();
      throw new InputException(
          "unknown option '--" + name + "'" + NearestHint.hint(OPTION + name, options),
          help(table));
    }
  }

  private static String help(Table table) {
    return "The table '"
        + table.name()
        + "' has --"
        + String.join(", --", names(table))
        + "; --help lists the other options.";
  }
}
