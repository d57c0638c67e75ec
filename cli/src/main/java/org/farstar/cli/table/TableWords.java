package org.farstar.cli.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.ask.input.InputException;
import org.farstar.ask.input.NearestHint;
import org.farstar.ask.question.Desk;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.game.Game;
import org.farstar.engine.table.Axis;
import org.farstar.engine.table.Choice;
import org.farstar.engine.table.Table;

/**
 * Reads the words that ask for a table: its name or a template of positions, and {@code --NAME
 * RANGE} for what runs through it.
 */
public final class TableWords {
  private static final String OPTION = "--";

  private final List<String> words;
  private final Table table;

  private TableWords(List<String> words, Table table) {
    this.words = words;
    this.table = table;
  }

  /**
   * Reads what stands on the command line after the game.
   *
   * @throws InputException where there is no such table or option
   * @throws org.farstar.values.text.NotationException where a range or the template is wrong
   */
  public static TableRequest read(Game<?> game, List<String> words, Desk desk) {
    boolean named = !words.isEmpty() && !isOption(words.get(0));
    List<String> options = named ? words.subList(1, words.size()) : words;
    List<String> names =
        options.stream().filter(TableWords::isOption).map(TableWords::name).toList();
    Table table = TableRequest.table(game, named ? words.get(0) : "", names, desk);
    return TableRequest.of(table, new TableWords(options, table).options());
  }

  private static boolean isOption(String word) {
    return word.startsWith(OPTION);
  }

  private static String name(String option) {
    return option.substring(OPTION.length()).split("=", 2)[0];
  }

  private Map<String, String> options() {
    Map<String, String> asked = new LinkedHashMap<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      if (!isOption(word)) {
        throw new InputException(
            "found '" + word + "' where an option such as --n 0..10 is allowed", help());
      }
      String name = name(word);
      requireKnown(name);
      boolean flag = table.choices().stream().anyMatch(c -> c.isFlag() && c.name().equals(name));
      boolean alone = i + 1 == words.size() || isOption(words.get(i + 1));
      String value;
      if (word.indexOf('=') >= 0) {
        value = word.substring(word.indexOf('=') + 1);
      } else if (flag) {
        value = "yes";
      } else if (alone) {
        throw new InputException("nothing follows --" + name, help());
      } else {
        value = words.get(++i);
      }
      if (asked.put(name, value) != null) {
        throw new InputException("--" + name + " is given twice");
      }
    }
    return asked;
  }

  private List<String> names() {
    List<String> names = new ArrayList<>(table.axes().stream().map(Axis::name).toList());
    names.addAll(table.choices().stream().map(Choice::name).toList());
    return names;
  }

  private void requireKnown(String name) {
    if (!names().contains(name)) {
      List<String> options = names().stream().map(known -> OPTION + known).toList();
      throw new InputException(
          "unknown option '--" + name + "'" + NearestHint.hint(OPTION + name, options), help());
    }
  }

  private String help() {
    return "The table '"
        + table.name()
        + "' has --"
        + String.join(", --", names())
        + "; --help lists the other options.";
  }
}
