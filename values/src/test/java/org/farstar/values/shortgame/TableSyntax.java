package org.farstar.values.shortgame;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Player;

/**
 * A small syntax for the table of values: values in notation, functions {@code name(a; b)}, and
 * between blanks {@code +}, {@code -} and {@code :}, from left to right.
 */
final class TableSyntax {
  private final Universe universe;

  TableSyntax(Universe universe) {
    this.universe = universe;
  }

  /** What an expression prints. */
  String print(String text) {
    int open = text.indexOf('(');
    boolean call = open > 0 && text.endsWith(")") && isLowerCase(text.substring(0, open));
    if (!call || operatorAt(text) >= 0) {
      return game(text).toString();
    }
    List<String> arguments = split(text.substring(open + 1, text.length() - 1));
    String function = text.substring(0, open);
    String first = arguments.get(0);
    return switch (function) {
      case "compare" -> game(first).compare(game(arguments.get(1))).symbol();
      case "leftstop" -> game(first).leftStop().toString();
      case "rightstop" -> game(first).rightStop().toString();
      case "mean" -> game(first).mean().toString();
      case "temperature" -> game(first).temperature().toString();
      case "birthday" -> game(first).birthday().toString();
      case "followers" -> game(first).followerCount().toString();
      case "incentives" -> join(game(first).incentives());
      case "leftincentives" -> join(game(first).incentives(Player.LEFT));
      case "rightincentives" -> join(game(first).incentives(Player.RIGHT));
      case "thermograph" -> game(first).thermograph().toString();
      case "stops" -> game(first).stopCount().toString();
      case "outcome" -> game(first).outcome().toString();
      case "misere" -> game(first).misereOutcome().toString();
      default -> function(function, arguments).toString();
    };
  }

  private static String join(List<ShortGame> games) {
    return games.stream().map(ShortGame::toString).collect(Collectors.joining(","));
  }

  private static boolean isLowerCase(String name) {
    return name.chars().allMatch(c -> c >= 'a' && c <= 'z') && !name.equals("v");
  }

  private ShortGame game(String text) {
    int at = operatorAt(text);
    if (at >= 0) {
      ShortGame left = game(text.substring(0, at));
      ShortGame right = game(text.substring(at + 3));
      return switch (text.charAt(at + 1)) {
        case '+' -> left.plus(right);
        case '-' -> left.minus(right);
        default -> left.ordinalSum(right);
      };
    }
    int open = text.indexOf('(');
    if (open > 0 && text.endsWith(")") && isLowerCase(text.substring(0, open))) {
      return function(text.substring(0, open), split(text.substring(open + 1, text.length() - 1)));
    }
    return universe.read(text);
  }

  private ShortGame function(String name, List<String> a) {
    return switch (name) {
      case "times" -> game(a.get(1)).times(Long.parseLong(a.get(0)));
      case "cool" -> game(a.get(0)).cool(Dyadic.read(a.get(1)));
      case "freeze" -> game(a.get(0)).freeze();
      case "heat" -> game(a.get(0)).heat(game(a.get(1)));
      case "overheat" -> game(a.get(0)).overheat(game(a.get(1)), game(a.get(2)));
      case "norton" -> game(a.get(0)).nortonTimes(game(a.get(1)));
      case "rcf" -> game(a.get(0)).reduced();
      case "aw" -> game(a.get(0)).atomicWeight();
      case "companion" -> game(a.get(0)).companion();
      case "domineering" ->
          new Domineering(universe, new LongMap())
              .value(Domineering.rectangle(Integer.parseInt(a.get(0)), Integer.parseInt(a.get(1))));
      case "clobber" -> new Clobber(universe, new LongMap()).value(a.get(0).replace('/', '|'));
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** The last operator between blanks outside brackets, at the blank before it, or -1. */
  private static int operatorAt(String text) {
    int depth = 0;
    int last = -1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
      boolean operator =
          depth == 0
              && c == ' '
              && i + 2 < text.length()
              && "+-:".indexOf(text.charAt(i + 1)) >= 0
              && text.charAt(i + 2) == ' ';
      last = operator ? i : last;
    }
    return last;
  }

  private static List<String> split(String arguments) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int i = 0; i <= arguments.length(); i++) {
      char c = i < arguments.length() ? arguments.charAt(i) : ';';
      depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
      if (c == ';' && depth == 0) {
        parts.add(arguments.substring(from, i).strip());
        from = i + 1;
      }
    }
    return parts;
  }
}
