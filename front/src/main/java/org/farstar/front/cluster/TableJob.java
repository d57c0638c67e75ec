package org.farstar.front.cluster;

import java.util.LinkedHashMap;
import java.util.Map;
import org.farstar.ask.table.TableRequest;
import org.farstar.engine.table.Axis;

/**
 * A table as another process is told of it: by names and texts, from which it builds the rules
 * again.
 *
 * @param game the game
 * @param table the table's name, or a position's text with places for integers in braces
 * @param asked what was asked for, by the names of axes, in their order, and of choices
 */
public record TableJob(ShippedGame game, String table, Map<String, String> asked) {
  /** The job of a request for a table of this game. */
  public static TableJob of(ShippedGame game, TableRequest request) {
    Map<String, String> rest = new LinkedHashMap<>(request.asked());
    Map<String, String> ordered = new LinkedHashMap<>();
    // The axes of a text in braces have no other order.
    for (Axis axis : request.table().axes()) {
      String range = rest.remove(axis.name());
      if (range != null) {
        ordered.put(axis.name(), range);
      }
    }
    ordered.putAll(rest);
    return new TableJob(game, request.word(), ordered);
  }

  /** The job as one message. */
  public byte[] write() {
    Wire.Writer out = new Wire.Writer();
    game.write(out);
    return out.text(table).texts(asked).message();
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws IllegalArgumentException where the message is cut off
   */
  public static TableJob read(byte[] message) {
    Wire.Reader in = new Wire.Reader(message);
    return new TableJob(ShippedGame.read(in), in.text(), in.map());
  }
}
