package org.farstar.engine.toys;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * Rows of Hackenbush strings, {@code bwb ww}: Left cuts a b, Right a w, and what stands on it
 * falls. All values are numbers; a position has parts, and the order of the strings is a symmetry.
 */
public final class Strings implements Rules<String> {
  @Override
  public void moves(String row, Player player, Moves<String> moves) {
    char mine = player == Player.LEFT ? 'b' : 'w';
    String[] strings = row.split(" ", -1);
    for (int i = 0; i < strings.length; i++) {
      for (int at = 0; at < strings[i].length(); at++) {
        if (strings[i].charAt(at) == mine) {
          String[] changed = strings.clone();
          changed[i] = strings[i].substring(0, at);
          int string = i + 1;
          int edge = at + 1;
          moves.add(joined(Arrays.asList(changed)), () -> string + "." + edge);
        }
      }
    }
  }

  private static String joined(List<String> strings) {
    return String.join(" ", strings.stream().filter(string -> !string.isEmpty()).toList());
  }

  @Override
  public String read(String text) {
    if (text.equals("0")) {
      return "";
    }
    for (int i = 0; i < text.length(); i++) {
      if ("bw ".indexOf(text.charAt(i)) < 0) {
        throw new NotationException(text, i + 1, NotationException.at(text, i), "b and w");
      }
    }
    if (text.isEmpty()) {
      throw new NotationException(text, 1, "the end", "strings of b and w, or 0");
    }
    return joined(List.of(text.split(" ")));
  }

  @Override
  public String write(String row) {
    return row.isEmpty() ? "0" : row;
  }

  @Override
  public List<String> parts(String row) {
    return row.isEmpty() ? List.of() : List.of(row.split(" "));
  }

  @Override
  public String representative(String row) {
    return String.join(" ", parts(row).stream().sorted(Comparator.reverseOrder()).toList());
  }

  @Override
  public OptionalLong rank(String row) {
    return OptionalLong.of(row.length());
  }
}
