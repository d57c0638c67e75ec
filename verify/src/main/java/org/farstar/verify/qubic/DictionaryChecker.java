package org.farstar.verify.qubic;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.verify.RefusedException;

/**
 * Checks that a dictionary wins Qubic for X from a position. X plays by four rules, the first that
 * applies: complete a line; take the fourth cell of a line of three O's; make the move of the
 * dictionary, the position turned or reflected into one of its lines; win by threats. Every reply
 * of O is tried at every turn.
 *
 * <p>A position with the winning sequence of threats left out must have one, which the checker
 * finds by itself: a dictionary has only the moves that need thought.
 */
public final class DictionaryChecker {
  /**
   * What was verified: X wins.
   *
   * @param lines the lines of the dictionary
   * @param needed which of them some play of O leads to
   * @param positions the positions, up to symmetry, in which X is to move and no line of three
   *     decides the move
   * @param forced how many of them X wins by threats
   * @param threats the positions looked at to find these wins
   */
  public record Verified(
      int lines, List<Integer> needed, long positions, long forced, long threats) {
    /** How many lines are needed. */
    public int used() {
      return needed.size();
    }
  }

  private record Key(long x, long o) {}

  private final Map<Key, Entry> dictionary = new HashMap<>();
  private final Deque<Key> open = new ArrayDeque<>();
  private final Set<Key> forced = new HashSet<>();
  private final Set<Key> answered = new HashSet<>();
  private final BitSet used = new BitSet();
  private final ForcedWins threats;
  private final Runnable checkStop;

  private DictionaryChecker(List<Entry> entries, Runnable checkStop) {
    this.threats = new ForcedWins(checkStop);
    this.checkStop = checkStop;
    for (Entry entry : entries) {
      int g = QubicBoard.leastUnder(entry.x(), entry.o());
      Key key = new Key(QubicBoard.image(g, entry.x()), QubicBoard.image(g, entry.o()));
      Entry turned = new Entry(entry.line(), key.x, key.o, QubicBoard.image(g, entry.move()));
      Entry other = dictionary.put(key, turned);
      if (other != null) {
        throw RefusedException.at(
            entry.line(), "the position stands in line " + other.line() + " already");
      }
    }
  }

  /**
   * Checks a dictionary for the empty board, X to move.
   *
   * @param entries its lines
   * @param checkStop called now and then; what it throws ends the check
   * @throws RefusedException where X does not win by it
   */
  public static Verified check(List<Entry> entries, Runnable checkStop) {
    return check(entries, new Start(0, 0, true), checkStop);
  }

  /**
   * A position without a complete line.
   *
   * @param x the cells of the player who is to win, called X here
   * @param o those of the other one
   * @param turnOfX who is to move
   */
  public record Start(long x, long o, boolean turnOfX) {}

  /**
   * The same from a position on.
   *
   * @throws RefusedException where X does not win by it
   */
  public static Verified check(List<Entry> entries, Start start, Runnable checkStop) {
    DictionaryChecker checker = new DictionaryChecker(entries, checkStop);
    if (start.turnOfX) {
      checker.turn(start.x, start.o);
    } else if (QubicBoard.winning(start.o, start.x) == 0) {
      checker.replies(start.x, start.o);
    } else {
      throw RefusedException.whole("the player to move completes a line");
    }
    while (!checker.open.isEmpty()) {
      checkStop.run();
      Entry entry = checker.dictionary.get(checker.open.pop());
      checker.replies(entry.x() | 1L << entry.move(), entry.o());
    }
    List<Integer> needed = checker.used.stream().boxed().toList();
    return new Verified(
        entries.size(),
        needed,
        needed.size() + checker.forced.size(),
        checker.forced.size(),
        checker.threats.tried());
  }

  /** All replies of O, who has no line of three. */
  private void replies(long x, long o) {
    long wins = QubicBoard.winning(x, o);
    if ((wins & wins - 1) != 0) {
      return;
    }
    // Where X threatens to complete a line, every other reply lets X do so.
    long cells = wins == 0 ? ~(x | o) : wins;
    if (cells == 0) {
      throw RefusedException.whole("the play ends in a draw at " + Entry.position(x, o));
    }
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      turn(x, o | Long.lowestOneBit(rest));
    }
  }

  /** X's turn. */
  private void turn(long x, long o) {
    checkStop.run();
    if (QubicBoard.winning(x, o) != 0) {
      return;
    }
    long block = QubicBoard.winning(o, x);
    if ((block & block - 1) != 0) {
      throw RefusedException.whole("O has two lines of three at " + Entry.position(x, o));
    }
    int g = QubicBoard.leastUnder(x, o);
    Key key = new Key(QubicBoard.image(g, x), QubicBoard.image(g, o));
    if (block != 0) {
      if (answered.add(key)) {
        replies(x | block, o);
      }
      return;
    }
    Entry entry = dictionary.get(key);
    if (entry != null) {
      if (!used.get(entry.line())) {
        used.set(entry.line());
        open.push(key);
      }
    } else if (!forced.contains(key)) {
      if (!threats.win(key.x, key.o)) {
        throw RefusedException.whole(
            "no line for the position " + Entry.position(x, o) + ", where no threats win");
      }
      forced.add(key);
    }
  }
}
