package org.farstar.games.grid.ski;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.games.strip.StripText;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * Ski Jumps on rows of one length, the topmost first. Left's jumpers L and slippers l go to the
 * right, Right's jumpers R and slippers r to the left, any number of free places or off the slope.
 * A jumper may also jump over an enemy in the row below onto the free place below that; a jumper
 * who is jumped over is a slipper from then on.
 */
final class SkiJumps implements Rules<String> {
  static final String SYMBOLS = ".LlRr";

  @Override
  public void moves(String slope, Player player, Moves<String> moves) {
    boolean left = player == Player.LEFT;
    int step = left ? 1 : -1;
    int width = slope.indexOf('|') + 1;
    String own = left ? "Ll" : "Rr";
    for (int i = 0; i < slope.length(); i++) {
      if (own.indexOf(slope.charAt(i)) >= 0) {
        int to = i + step;
        for (; at(slope, to) == '.'; to += step) {
          move(slope, i, to, -1, moves);
        }
        if (at(slope, to) == '|') {
          move(slope, i, -1, -1, moves);
        }
        boolean jumper = Character.isUpperCase(slope.charAt(i));
        boolean enemy = (left ? "Rr" : "Ll").indexOf(at(slope, i + width)) >= 0;
        if (jumper && width > 0 && enemy && at(slope, i + 2 * width) == '.') {
          move(slope, i, i + 2 * width, i + width, moves);
        }
      }
    }
  }

  /** From one place to another, -1 for off the slope, over a third, -1 for none. */
  private static void move(String slope, int from, int to, int over, Moves<String> moves) {
    StringBuilder moved = new StringBuilder(slope);
    moved.setCharAt(from, '.');
    if (to >= 0) {
      moved.setCharAt(to, slope.charAt(from));
    }
    if (over >= 0) {
      moved.setCharAt(over, Character.toLowerCase(slope.charAt(over)));
    }
    moves.add(moved.toString(), () -> name(slope, from) + " " + (to < 0 ? "off" : name(slope, to)));
  }

  private static char at(String slope, int place) {
    return place < 0 || place >= slope.length() ? '|' : slope.charAt(place);
  }

  /** Row and column, from 1, as spots of boards are named. */
  private static String name(String slope, int place) {
    int width = slope.indexOf('|') < 0 ? slope.length() + 1 : slope.indexOf('|') + 1;
    return (place / width + 1) + "," + (place % width + 1);
  }

  /**
   * Rows that no jump may connect any more. A row by itself, where nobody jumps, is taken apart
   * further, and its skiers are slippers.
   */
  @Override
  public List<String> parts(String slope) {
    String[] rows = slope.split("\\|", -1);
    boolean[] joined = Reach.joined(rows);
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < rows.length; i++) {
      if (!joined[i] && from < i) {
        parts.add(String.join("|", Arrays.asList(rows).subList(from, i + 1)));
      } else if (!joined[i]) {
        parts.addAll(StripText.herds(rows[i].toLowerCase(Locale.ROOT), 'l', 'r'));
      }
      from = joined[i] ? from : i + 1;
    }
    return parts;
  }

  @Override
  public String read(String text) {
    String slope = StripText.read(text, SYMBOLS);
    int width = slope.indexOf('|');
    for (int i = 0; i < slope.length() && width >= 0; i++) {
      if ((i % (width + 1) == width) != (slope.charAt(i) == '|')) {
        throw new NotationException(text, i + 1, "a row of another length", "rows of one length");
      }
    }
    if (width >= 0 && slope.length() % (width + 1) != width) {
      throw new NotationException(text, text.length() + 1, "the end", "rows of one length");
    }
    return slope;
  }

  @Override
  public String write(String slope) {
    return StripText.write(slope);
  }

  /** The rows from behind, Left's skiers for Right's. */
  @Override
  public Optional<String> exchanged(String slope) {
    StringBuilder rows = new StringBuilder();
    for (String row : slope.split("\\|", -1)) {
      String behind = new StringBuilder(row).reverse().toString();
      rows.append(rows.length() == 0 ? "" : "|")
          .append(StripText.swapped(StripText.swapped(behind, 'L', 'R'), 'l', 'r'));
    }
    return Optional.of(rows.toString());
  }

  /** How many rows are below the skiers, and how many places are before them, the way out too. */
  @Override
  public OptionalLong rank(String slope) {
    long rank = 0;
    int width = slope.indexOf('|') < 0 ? slope.length() : slope.indexOf('|');
    for (int i = 0; i < slope.length(); i++) {
      char skier = slope.charAt(i);
      if (skier != '.' && skier != '|') {
        int column = i % (width + 1);
        rank += Character.toUpperCase(skier) == 'L' ? width - column : column + 1;
        rank += (slope.length() - i) / (width + 1);
      }
    }
    return OptionalLong.of(rank);
  }
}
