package org.farstar.engine.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The names of games in expressions, where a minus sign between names subtracts: {@code
 * end_nim("3|2")}, {@code impartial_clobber("xo")}. A game of a file is named as on the command
 * line, between quotation marks where that is no name with {@code .java} behind it: {@code
 * Nibble.java("5")}, {@code impartial_Nibble.java("5")}, {@code "games.jar:split"("7")}.
 */
public final class GameNames {
  private static final Pattern FILE = Pattern.compile("(?!v+\\.)[A-Za-z_][A-Za-z0-9_]*\\.java");

  private GameNames() {}

  /** How a game's name is written in an expression, with the words of changed rules before it. */
  public static String inExpression(String game) {
    if (game.contains(".")) {
      return FILE.matcher(game).matches() ? game : '"' + game.replace("\"", "\"\"") + '"';
    }
    return game.replace('-', '_').replace(':', '_');
  }

  /**
   * The file that a name in an expression stands for, with the words of changed rules before it as
   * on the command line.
   *
   * @param exists whether there is a file of that name
   */
  public static String file(String name, Predicate<String> exists) {
    for (Change change : Change.values()) {
      if (name.startsWith(change.word() + "_") && !exists.test(name)) {
        return change.word() + ":" + file(change.behind(name), exists);
      }
    }
    return name;
  }

  /**
   * The game that a name in an expression stands for.
   *
   * @param games the names of the games, without words before them
   */
  public static Optional<String> game(String name, List<String> games) {
    Optional<String> plain =
        games.stream().filter(known -> inExpression(known).equals(name)).findFirst();
    for (Change change : Change.values()) {
      if (plain.isEmpty() && name.startsWith(change.word() + "_")) {
        return game(change.behind(name), games).map(rest -> change.word() + ":" + rest);
      }
    }
    return plain;
  }
}
