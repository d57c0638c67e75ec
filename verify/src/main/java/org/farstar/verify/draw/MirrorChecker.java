package org.farstar.verify.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.values.player.OutcomeSet;
import org.farstar.verify.Certificate;
import org.farstar.verify.RefusedException;

/**
 * Checks pairs of cells by which a player answers who must not be the first with a whole set: one
 * cell of each pair by the other. All cells are in pairs but for one at most, which this player has
 * or takes at once. A set with both cells of a pair is never his alone; any other must be mapped by
 * the pairs to a set, which the opponent has completed before. Such a player does not lose. He wins
 * if no full board with different colours in each pair is without a whole set, which is tried where
 * that is claimed.
 */
public final class MirrorChecker {
  private static final int NONE = -1;

  /**
   * What was verified.
   *
   * @param pairs how many pairs of cells there are
   * @param boards how many boards were coloured, in part or full, none of them without a whole set;
   *     0 where it is not claimed that a player wins
   */
  public record Verified(int pairs, long boards) {}

  private final SetGame game;
  private final byte keeper;
  private final byte[] marks;
  private final int[] partner;
  private final List<int[]> pairs = new ArrayList<>();
  private final List<List<int[]>> through = new ArrayList<>();
  private final Map<String, Integer> cells = new HashMap<>();
  private final Runnable checkStop;
  private long boards;

  private MirrorChecker(SetGame game, byte keeper, Runnable checkStop) {
    this.game = game;
    this.keeper = keeper;
    this.marks = game.start();
    this.partner = new int[marks.length];
    this.checkStop = checkStop;
    Arrays.fill(partner, NONE);
    game.board().names().forEach(name -> cells.put(name, cells.size()));
  }

  /**
   * Checks the body of a certificate.
   *
   * @param game the game and its start
   * @param outcomes that the player to move wins, or the other, or does not lose
   * @param body the pairs, each as two cells with a blank between them
   * @param checkStop called now and then; what it throws ends the check
   * @throws RefusedException where they do not prove it
   */
  public static Verified check(
      SetGame game, OutcomeSet outcomes, List<String> body, Runnable checkStop) {
    if (!game.avoids() || !game.both()) {
      throw RefusedException.at(6, "allowed: a game that both players may lose by a set");
    }
    game.requireOpen();
    List<SetGame.Promise> promises = game.promises(outcomes);
    if (promises.size() != 1) {
      throw RefusedException.at(7, "allowed: outcome N or P, or possible N or D, or P or D");
    }
    MirrorChecker checker = new MirrorChecker(game, promises.get(0).keeper(), checkStop);
    for (int i = 0; i < body.size(); i++) {
      checker.add(Certificate.FIRST_OF_BODY + i, body.get(i));
    }
    checker.requireTurn();
    checker.requireSets();
    if (promises.get(0).wins() && checker.drawn(0)) {
      throw RefusedException.whole(
          "a play may end without a whole set: '"
              + Position.of(checker.marks).text(game.board().names())
              + "'");
    }
    return new Verified(body.size(), checker.boards);
  }

  private void add(int line, String text) {
    String[] names = text.split(" ", -1);
    if (names.length != 2) {
      throw RefusedException.at(line, "found '" + text + "', allowed: two cells");
    }
    int[] pair = {Position.cell(line, names[0], cells), Position.cell(line, names[1], cells)};
    for (int i = 0; i < 2; i++) {
      if (partner[pair[i]] != NONE || pair[0] == pair[1]) {
        throw RefusedException.at(line, "the cell " + names[i] + " is in two pairs");
      }
      partner[pair[i]] = pair[1 - i];
    }
    boolean free = marks[pair[0]] == Position.FREE && marks[pair[1]] == Position.FREE;
    if (!free && marks[pair[0]] + marks[pair[1]] != Position.X + Position.O) {
      throw RefusedException.at(line, "at the start these cells must be free, or X's and O's");
    }
    if (free) {
      pairs.add(pair);
    }
  }

  /** The opponent is to move, perhaps after the one cell without a partner has been taken. */
  private void requireTurn() {
    byte mover = game.mover();
    boolean alone = false;
    for (int cell = 0; cell < partner.length; cell++) {
      if (partner[cell] == NONE) {
        boolean takes = marks[cell] == Position.FREE && mover == keeper;
        if (alone || !takes && marks[cell] != keeper) {
          throw RefusedException.whole(
              "the cell " + game.board().names().get(cell) + " is in no pair");
        }
        alone = true;
        marks[cell] = keeper;
        mover = takes ? SetGame.other(keeper) : mover;
      }
    }
    if (mover == keeper) {
      throw RefusedException.whole(SetGame.name(keeper) + " must move first, and has no answer");
    }
  }

  private void requireSets() {
    Set<Set<Integer>> sets = new HashSet<>();
    for (int cell = 0; cell < marks.length; cell++) {
      through.add(new ArrayList<>());
    }
    for (int[] set : game.board().sets()) {
      sets.add(Set.of(Arrays.stream(set).boxed().toArray(Integer[]::new)));
      Arrays.stream(set).forEach(cell -> through.get(cell).add(set));
    }
    for (Set<Integer> set : sets) {
      checkStop.run();
      Set<Integer> image = new HashSet<>();
      set.forEach(cell -> image.add(partner[cell]));
      if (image.stream().noneMatch(set::contains) && !sets.contains(image)) {
        List<String> names = set.stream().sorted().map(game.board().names()::get).toList();
        throw RefusedException.whole(
            "the set " + String.join(" ", names) + " has no pair, and no set opposite to it");
      }
    }
  }

  /** Colours the pairs from one on, so that no set has only one colour, where that can be. */
  private boolean drawn(int from) {
    checkStop.run();
    boards++;
    if (from == pairs.size()) {
      return game.board().sets().stream().noneMatch(this::whole);
    }
    int[] pair = pairs.get(from);
    for (byte side : List.of(Position.X, Position.O)) {
      marks[pair[0]] = side;
      marks[pair[1]] = SetGame.other(side);
      boolean open =
          through.get(pair[0]).stream().noneMatch(this::whole)
              && through.get(pair[1]).stream().noneMatch(this::whole);
      if (open && drawn(from + 1)) {
        return true;
      }
    }
    marks[pair[0]] = Position.FREE;
    marks[pair[1]] = Position.FREE;
    return false;
  }

  private boolean whole(int[] set) {
    byte mark = marks[set[0]];
    return mark != Position.FREE && Arrays.stream(set).allMatch(cell -> marks[cell] == mark);
  }
}
