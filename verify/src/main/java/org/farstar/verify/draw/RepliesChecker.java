package org.farstar.verify.draw;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.verify.Certificate;
import org.farstar.verify.RefusedException;

/**
 * Checks that O, who moves second, keeps X from every set by replies written down, until X is held
 * by rule: every set without a cell of O has two free cells of its own, or the sets are light, see
 * {@link Position#light}. Which rule holds is found here.
 *
 * <p>Of moves that are images of each other by symmetries which keep the position, the first cell
 * alone is tried.
 */
public final class RepliesChecker {
  /**
   * What was verified.
   *
   * @param lines how many lines there are
   * @param moves how many moves of X were tried in them
   * @param pairings after how many a pairing was found
   * @param potentials after how many others the potential is small
   */
  public record Verified(int lines, long moves, long pairings, long potentials) {}

  private final LineBoard board;
  private final Runnable checkStop;
  private final Map<String, Integer> cells = new HashMap<>();
  private final Map<Position, ReplyLine> lines = new LinkedHashMap<>();
  private final Set<ReplyLine> used = new HashSet<>();
  private final Deque<ReplyLine> queue = new ArrayDeque<>();
  private long moves;
  private long pairings;
  private long potentials;

  private RepliesChecker(LineBoard board, Runnable checkStop) {
    this.board = board;
    this.checkStop = checkStop;
    board.names().forEach(name -> cells.put(name, cells.size()));
  }

  /**
   * Checks the body of a certificate.
   *
   * @param board the board, of which nothing is taken at first
   * @param body the lines
   * @param checkStop called now and then; what it throws ends the check
   * @throws RefusedException where X is not held
   */
  public static Verified check(LineBoard board, List<String> body, Runnable checkStop) {
    RepliesChecker checker = new RepliesChecker(board, checkStop);
    for (int i = 0; i < body.size(); i++) {
      checkStop.run();
      checker.add(ReplyLine.read(Certificate.FIRST_OF_BODY + i, body.get(i), checker.cells));
    }
    byte[] none = new byte[board.names().size()];
    if (!checker.held(new Pairs(board.sets(), none).complete(), none)) {
      Optional<String> fault = checker.need(new Position(List.of(), List.of()));
      if (fault.isPresent()) {
        throw RefusedException.whole(fault.get());
      }
    }
    while (!checker.queue.isEmpty()) {
      checker.play(checker.queue.pop());
    }
    for (ReplyLine line : checker.lines.values()) {
      if (!checker.used.contains(line)) {
        throw RefusedException.at(line.number(), "no play against these replies leads here");
      }
    }
    return new Verified(body.size(), checker.moves, checker.pairings, checker.potentials);
  }

  private void add(ReplyLine line) {
    ReplyLine other = lines.put(line.position().least(board.symmetries()), line);
    if (other != null) {
      throw RefusedException.at(
          line.number(), "the position stands in line " + other.number() + " already");
    }
  }

  /** Asks for the line of a position in which X is not held by rule. */
  private Optional<String> need(Position position) {
    String text = "'" + position.text(board.names()) + "'";
    if (position.won(board.sets())) {
      return Optional.of("X has completed a set: " + text);
    }
    ReplyLine line = lines.get(position.least(board.symmetries()));
    if (line == null) {
      return Optional.of("no line for the position " + text + ", where X is not held");
    }
    if (used.add(line)) {
      queue.push(line);
    }
    return Optional.empty();
  }

  /** Tries all moves of X in the position of a line. */
  private void play(ReplyLine line) {
    checkStop.run();
    byte[] marks = line.position().marks(cells.size());
    List<int[]> kept = board.symmetries().stream().filter(line.position()::keptBy).toList();
    Map<Integer, Pairs> pairs = new HashMap<>();
    Set<Integer> unused = new HashSet<>(line.others().keySet());
    boolean first = false;
    for (int cell = 0; cell < marks.length; cell++) {
      int move = cell;
      if (marks[move] != Position.FREE || kept.stream().anyMatch(g -> g[move] < move)) {
        continue;
      }
      checkStop.run();
      moves++;
      first |= !unused.remove(move);
      int reply = line.others().getOrDefault(move, line.first());
      if (marks[reply] != Position.FREE || reply == move) {
        throw at(line, move, "the reply " + board.names().get(reply) + " is no free cell");
      }
      marks[reply] = Position.O;
      boolean paired =
          pairs.computeIfAbsent(reply, r -> new Pairs(board.sets(), marks)).without(move);
      marks[move] = Position.X;
      if (!held(paired, marks)) {
        Optional<String> fault = need(Position.of(marks));
        if (fault.isPresent()) {
          throw at(line, move, fault.get());
        }
      }
      marks[move] = Position.FREE;
      marks[reply] = Position.FREE;
    }
    if (!unused.isEmpty()) {
      throw at(line, Collections.min(unused), "no reply is needed");
    }
    if (!first) {
      throw RefusedException.at(line.number(), "the first reply answers no move");
    }
  }

  private boolean held(boolean paired, byte[] marks) {
    boolean light = !paired && Position.light(board.sets(), marks);
    pairings += paired ? 1 : 0;
    potentials += light ? 1 : 0;
    return paired || light;
  }

  private RefusedException at(ReplyLine line, int move, String what) {
    return RefusedException.at(
        line.number(), "after X takes " + board.names().get(move) + ", " + what);
  }
}
