package org.farstar.engine.sum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.farstar.values.Value;
import org.farstar.values.shortgame.ShortGame;

/**
 * What is known of a part of a sum.
 *
 * @param value its value; null where it has none yet
 * @param found what is known of it otherwise: what Left and Right get moving first, Left stop,
 *     Right stop and mean value, each empty where it is not known
 */
public record PartFacts(Value value, List<String> found) {
  /** Nothing. */
  public static final PartFacts NONE = new PartFacts(null, List.of());

  /** A value that is longer is described by its stops. */
  private static final int READABLE = 160;

  public PartFacts {
    found = List.copyOf(found);
  }

  /**
   * The value, and of one too long to read its stops, its mean value, its temperature and its
   * length; or that there is none, with what is known: the row of a part behind its name.
   */
  public List<Object> row() {
    List<Object> row = new ArrayList<>();
    if (value == null) {
      row.add("not valued");
      row.addAll(found);
    } else {
      String full = value.toString();
      row.add(full);
      if (full.length() > READABLE && value instanceof ShortGame game) {
        row.addAll(Arrays.asList("", ""));
        for (Object number :
            List.of(game.leftStop(), game.rightStop(), game.mean(), game.temperature())) {
          row.add(number.toString());
        }
        row.add(full.length());
      }
    }
    while (row.get(row.size() - 1).equals("")) {
      row.remove(row.size() - 1);
    }
    return row;
  }
}
