package org.farstar.values.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.values.misere.MisereGame;
import org.farstar.values.misere.MisereGames;
import org.farstar.values.text.Scanner;

/**
 * Reads misère games as CGSuite prints them, {@code *[(2#1)21]}, and as they are typed there,
 * {@code *[[*[4] + *[2]], 0]}, by the page {@code misere-theory.cgsh} of its tutorial. Printed
 * options touch, so that each digit is a heap; those of one option stand in round brackets, and
 * square brackets behind it have what is done to it from the left, {@code #} or a heap that is
 * added. Typed ones have commas between, and sums in them. One entry in brackets is that game
 * itself.
 */
final class CgsuiteMisere {
  /** Sums of larger games, or more sums, would take longer than a fault may. */
  private static final int LARGEST = 20;

  private final MisereGames games = new MisereGames();
  private final Scanner at;
  private final boolean typed;
  private int sums;

  private CgsuiteMisere(String text) {
    this.at = new Scanner(text);
    this.typed = text.indexOf(',') >= 0;
  }

  /** The end of what begins with {@code *[} at a place: behind the bracket that closes it. */
  static int end(String text, int from) {
    int depth = 0;
    for (int i = from + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '[' || c == '(' ? 1 : c == ']' || c == ')' ? -1 : 0;
      if (depth == 0) {
        return i + 1;
      }
    }
    return text.length();
  }

  /** The game as it is written here; empty if it is not one, is a difference, or is very large. */
  static Optional<String> typed(String text) {
    try {
      CgsuiteMisere reader = new CgsuiteMisere(text);
      MisereGame game = reader.item();
      return Optional.of(game.toString()).filter(any -> reader.at.atEnd() && !game.isLong());
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private MisereGame item() {
    if (at.accept('*')) {
      if (at.accept('[')) {
        List<MisereGame> options = items(']');
        return options.size() == 1 ? options.get(0) : games.of(options);
      }
      return games.heap(Scanner.isDigit(at.peek()) ? heap(true) : 1);
    }
    MisereGame game;
    if (at.accept('(')) {
      game = games.of(items(')'));
    } else if (at.accept('[')) {
      game = games.of(items(']'));
    } else {
      game = games.heap(heap(typed));
    }
    while (at.is('#') || at.is('[') && !typed) {
      game = at.accept('#') ? games.of(List.of(game)) : changed(game);
    }
    return game;
  }

  /** What square brackets make of the game before them. */
  private MisereGame changed(MisereGame game) {
    MisereGame result = game;
    at.expect('[');
    while (!at.accept(']')) {
      result = at.accept('#') ? games.of(List.of(result)) : sum(result, games.heap(heap(false)));
    }
    return result;
  }

  private List<MisereGame> items(char end) {
    List<MisereGame> items = new ArrayList<>();
    while (!at.whitespace().accept(end)) {
      MisereGame item = item();
      while (at.whitespace().accept('+')) {
        at.whitespace();
        item = sum(item, item());
      }
      items.add(item);
      at.whitespace().accept(',');
    }
    return items;
  }

  private MisereGame sum(MisereGame a, MisereGame b) {
    if (a.birthday() + b.birthday() > LARGEST || ++sums > LARGEST) {
      throw at.error("a smaller sum");
    }
    return games.sum(a, b);
  }

  private int heap(boolean whole) {
    if (!Scanner.isDigit(at.peek())) {
      throw at.error("a heap");
    }
    return whole ? (int) at.natural(0, 1000, "a heap") : at.next() - '0';
  }
}
