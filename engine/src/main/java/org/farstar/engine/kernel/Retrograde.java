package org.farstar.engine.kernel;

import java.util.Arrays;
import java.util.BitSet;
import org.farstar.engine.budget.Control;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * Who wins every node of a finite graph in which a play may return to where it was, by retrograde
 * analysis: from the nodes at which the play is over back to those that lead there. A node with an
 * option that is lost for its mover is won; a node all of whose options are won is lost; what is
 * left when nothing follows any more is a play that no player need end.
 *
 * <p>Time and memory are linear in nodes and options: 17 bytes for a node and 8 for an option while
 * it is solved.
 *
 * <p>Nodes are numbered from 0 in the order in which they are added, and told what they are in the
 * same order. Source: K. Thompson, Retrograde analysis of certain endgames, ICCA Journal 9 (1986);
 * the results are those of Smith, Graphs with cycles, J. Combin. Theory 1 (1966), for two players
 * with moves of their own. For one thread.
 */
public final class Retrograde {
  private static final byte UNDECIDED = 0;
  private static final int NONE = -1;

  private final BitSet right = new BitSet();
  private int nodes;
  private int told;
  private int[] first = new int[1 << 10];
  private int[] options = new int[1 << 12];

  /** One more than the ordinal of the mover's result, or 0 if there is none yet. */
  private byte[] results = new byte[1 << 10];

  private int[] remoteness = {};

  /** A graph without nodes. */
  public Retrograde() {}

  /**
   * Adds a node.
   *
   * @param mover who is to move there
   * @return its number
   */
  public int add(Player mover) {
    if (mover == Player.RIGHT) {
      right.set(nodes);
    }
    return nodes++;
  }

  /** How many nodes there are. */
  public int nodes() {
    return nodes;
  }

  /** How many of them have been told. */
  public int told() {
    return told;
  }

  /** Says of the next node that the play is over there. */
  public void over(Result result) {
    node();
    results[told] = (byte) (result.ordinal() + 1);
    first[++told] = first[told - 1];
  }

  /** Says of the next node what its options are, at least one. */
  public void options(int[] list, int many) {
    node();
    int from = first[told];
    if (from + many > options.length) {
      options = Arrays.copyOf(options, Math.max(from + many, options.length / 2 * 3));
    }
    System.arraycopy(list, 0, options, from, many);
    results[told] = UNDECIDED;
    first[++told] = from + many;
  }

  private void node() {
    if (told + 1 >= first.length) {
      first = Arrays.copyOf(first, first.length / 2 * 3);
      results = Arrays.copyOf(results, first.length);
    }
  }

  /** How much memory it takes to solve it. */
  public long bytes() {
    return 13L * first.length + 4L * options.length + 4L * (told == 0 ? 0 : first[told]);
  }

  /**
   * Finds the results of all nodes, all of which have been told.
   *
   * @param endless who wins a play that never ends: {@link Outcome#L}, {@link Outcome#R}, or
   *     nobody, {@link Outcome#D}
   */
  public void solve(Outcome endless, Control control) {
    if (told != nodes) {
      throw new IllegalStateException(told + " of " + nodes + " nodes");
    }
    // Nodes that an earlier solve has decided are decided again: others may have been added.
    for (int node = 0; node < nodes; node++) {
      if (first[node + 1] > first[node]) {
        results[node] = UNDECIDED;
      }
    }
    remoteness = new int[nodes];
    Arrays.fill(remoteness, NONE);
    int[] start = new int[nodes + 1];
    int[] before = predecessors(start);
    int[] queue = new int[nodes];
    decide(start, before, queue, control);
    if (endless != Outcome.D) {
      reward(endless, start, before, queue);
    }
    for (int node = 0; node < nodes; node++) {
      if (results[node] == UNDECIDED) {
        results[node] = code(endless == Outcome.D ? Result.DRAW : endless.forMover(mover(node)));
      }
    }
  }

  private int[] predecessors(int[] start) {
    for (int i = 0; i < first[nodes]; i++) {
      start[options[i] + 1]++;
    }
    for (int node = 0; node < nodes; node++) {
      start[node + 1] += start[node];
    }
    int[] at = start.clone();
    int[] before = new int[first[nodes]];
    for (int node = 0; node < nodes; node++) {
      for (int i = first[node]; i < first[node + 1]; i++) {
        before[at[options[i]]++] = node;
      }
    }
    return before;
  }

  /** Wins and losses that a player forces in finitely many moves, the nearest first. */
  private void decide(int[] start, int[] before, int[] queue, Control control) {
    int[] open = new int[nodes];
    int end = 0;
    for (int node = 0; node < nodes; node++) {
      open[node] = first[node + 1] - first[node];
      if (results[node] != UNDECIDED) {
        remoteness[node] = 0;
        if (results[node] != code(Result.DRAW)) {
          queue[end++] = node;
        }
      }
    }
    for (int head = 0; head < end; head++) {
      if ((head & 0xfff) == 0) {
        control.throwIfStopped();
      }
      int node = queue[head];
      boolean lost = results[node] == code(Result.LOSS);
      for (int i = start[node]; i < start[node + 1]; i++) {
        int mover = before[i];
        if (results[mover] == UNDECIDED && (lost || --open[mover] == 0)) {
          results[mover] = code(lost ? Result.WIN : Result.LOSS);
          remoteness[mover] = remoteness[node] + 1;
          queue[end++] = mover;
        }
      }
    }
  }

  /**
   * Where a play without end is won by a player, draws are what the opponent can force among the
   * nodes that nobody wins in finitely many moves.
   */
  private void reward(Outcome endless, int[] start, int[] before, int[] queue) {
    Player favoured = endless == Outcome.L ? Player.LEFT : Player.RIGHT;
    int[] open = new int[nodes];
    int end = 0;
    for (int node = 0; node < nodes; node++) {
      for (int i = first[node]; i < first[node + 1]; i++) {
        byte result = results[options[i]];
        open[node] += result == UNDECIDED || result == code(Result.DRAW) ? 1 : 0;
      }
      if (results[node] == code(Result.DRAW)) {
        queue[end++] = node;
      }
    }
    for (int head = 0; head < end; head++) {
      int node = queue[head];
      for (int i = start[node]; i < start[node + 1]; i++) {
        int mover = before[i];
        if (results[mover] == UNDECIDED && (mover(mover) != favoured || --open[mover] == 0)) {
          results[mover] = code(Result.DRAW);
          remoteness[mover] = remoteness[node] + 1;
          queue[end++] = mover;
        }
      }
    }
  }

  private static byte code(Result result) {
    return (byte) (result.ordinal() + 1);
  }

  private Player mover(int node) {
    return right.get(node) ? Player.RIGHT : Player.LEFT;
  }

  /** The result of a node for its mover, once it has been solved. */
  public Result result(int node) {
    return Result.values()[results[node] - 1];
  }

  /**
   * After how many moves the play is over when the winner hurries and the loser delays; -1 where a
   * node is drawn or won by a play without end.
   */
  public int remoteness(int node) {
    return results[node] == code(Result.DRAW) ? NONE : remoteness[node];
  }

  /**
   * After how many moves the play is over at most, where a player forces its end: the {@link
   * #remoteness}, and of a draw, where somebody wins a play that never ends, the moves that the
   * other player takes. -1 where nobody need end the play.
   */
  public int progress(int node) {
    return remoteness[node];
  }
}
