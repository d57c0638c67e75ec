package org.farstar.verify.draw;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.farstar.verify.RefusedException;

/**
 * A line of a certificate: a position with X to move, which stands for its images, {@code x} and
 * the cells of X, {@code o} and those of O. Behind it stand, each after a tab, a reply to all moves
 * that are not named, and others with the moves that they answer, as in {@code 2,2: 1,1 3,3}.
 *
 * @param number the number of the line in the certificate
 * @param position the position
 * @param first the reply to moves that are not named
 * @param others the reply to each move that is named
 */
record ReplyLine(int number, Position position, int first, Map<Integer, Integer> others) {
  /**
   * Reads a line.
   *
   * @param cells the number of each cell by its name
   * @throws RefusedException if it is not one
   */
  static ReplyLine read(int number, String text, Map<String, Integer> cells) {
    String[] parts = text.split("\t", -1);
    if (parts.length < 2) {
      throw RefusedException.at(number, "allowed: 'x ... o ...', a tab and replies");
    }
    Position position = Position.read(number, parts[0], cells);
    if (position.x().size() != position.o().size()) {
      throw RefusedException.at(number, "the position is not X's turn");
    }
    Map<Integer, Integer> others = new LinkedHashMap<>();
    for (String part : Arrays.asList(parts).subList(2, parts.length)) {
      List<String> named = List.of(part.split(" ", -1));
      String reply = named.get(0);
      if (!reply.endsWith(":") || named.size() < 2) {
        throw RefusedException.at(number, "found '" + part + "', allowed: a reply, ':' and moves");
      }
      int cell = Position.cell(number, reply.substring(0, reply.length() - 1), cells);
      for (String move : named.subList(1, named.size())) {
        if (others.put(Position.cell(number, move, cells), cell) != null) {
          throw RefusedException.at(number, "the move " + move + " has two replies");
        }
      }
    }
    return new ReplyLine(number, position, Position.cell(number, parts[1], cells), others);
  }
}
