package org.farstar.games.positional.draw;

import java.util.List;
import java.util.function.IntFunction;

/**
 * What O answers in one position, which stands for all its images.
 *
 * @param x the points of X, who is to move, in ascending order
 * @param o those of O
 * @param replies the replies; the first serves against all moves that no other one names
 */
public record DrawLine(int[] x, int[] o, List<Reply> replies) {
  /**
   * A reply.
   *
   * @param point O's point
   * @param against X's moves that it answers, of several that are images of each other the least
   *     one; empty for the first reply
   */
  public record Reply(int point, int[] against) {}

  /** The line of a certificate, see {@code verify.draw}; names have no blanks and no colons. */
  public String write(IntFunction<String> name) {
    StringBuilder text = new StringBuilder("x");
    append(text, x, name);
    text.append(" o");
    append(text, o, name);
    for (Reply reply : replies) {
      text.append('\t').append(name.apply(reply.point));
      text.append(reply.against.length == 0 ? "" : ":");
      append(text, reply.against, name);
    }
    return text.toString();
  }

  private static void append(StringBuilder text, int[] points, IntFunction<String> name) {
    for (int point : points) {
      text.append(' ').append(name.apply(point));
    }
  }
}
