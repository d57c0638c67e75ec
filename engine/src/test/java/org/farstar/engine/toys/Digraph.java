package org.farstar.engine.toys;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;

/**
 * Any game at all: a token on a digraph with arcs for each player. Every finite game is one of
 * these, so what holds on all of them holds everywhere.
 *
 * @param left for each vertex where Left may move
 * @param right for each vertex where Right may move
 * @param verdicts for each vertex its verdict, only with the ending by verdicts
 * @param ending the ending
 * @param impartial whether both have the same arcs and goal
 */
public record Digraph(
    List<List<Integer>> left,
    List<List<Integer>> right,
    List<Optional<Outcome>> verdicts,
    Ending ending,
    boolean impartial)
    implements Rules<Integer> {

  /** A game without verdicts. */
  public static Digraph of(
      List<List<Integer>> left, List<List<Integer>> right, Ending ending, boolean impartial) {
    List<Optional<Outcome>> none = new ArrayList<>();
    left.forEach(options -> none.add(Optional.empty()));
    return new Digraph(left, right, none, ending, impartial);
  }

  /** How many vertices there are. */
  public int size() {
    return left.size();
  }

  @Override
  public void moves(Integer vertex, Player player, Moves<Integer> moves) {
    for (int to : (player == Player.LEFT ? left : right).get(vertex)) {
      moves.add(to, () -> "to " + to);
    }
  }

  @Override
  public Optional<Outcome> verdict(Integer vertex) {
    return verdicts.get(vertex);
  }

  @Override
  public Integer read(String text) {
    return Integer.valueOf(text);
  }

  @Override
  public String write(Integer vertex) {
    return vertex.toString();
  }
}
