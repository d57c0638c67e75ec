package org.farstar.games.positional.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.farstar.engine.budget.Control;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.engine.theory.Proof;
import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.theory.Theory;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.hold.PositionalStatements;
import org.farstar.games.positional.play.Goal;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;
import org.farstar.values.player.Outcome;

/**
 * Who wins on [2]^d and [3]^d where threats alone decide, on boards of any size. Two cells of [2]^d
 * are a line, so the first player wins with the second cell. Two cells of [3]^d are on one line at
 * most, whose third cell is found from their coordinates: threats need no list of lines. From the
 * start X takes the middle; by the symmetries that keep the middle it is enough to look at d
 * answers of O, one for each number of coordinates that are not in the middle.
 *
 * <p>What threats do not win it leaves to others.
 */
public final class ShortLineTheory implements Theory<Marks> {
  private static final Statement CITE = PositionalStatements.THREATS;

  /** The moves of the attacker in a row of threats, and the stones with which one is looked for. */
  private static final int DEEPEST = 5;

  private static final int MOST_STONES = 24;

  /** So many cells are tried in one row of threats; the first few nearly always do. */
  private static final int MOST_TRIED = 200_000;

  private final PositionalRules rules;
  private final Cube cube;

  /**
   * @param rules maker-maker with turns of one point on a board of side 2 or 3
   */
  public ShortLineTheory(PositionalRules rules) {
    if (!applies(rules)) {
      throw new IllegalArgumentException("no lines of two or three cells");
    }
    this.rules = rules;
    this.cube = (Cube) rules.family();
  }

  /** Whether the theory speaks of these rules. */
  public static boolean applies(PositionalRules rules) {
    return rules.family() instanceof Cube cube
        && (cube.side() == 2 || cube.side() == 3)
        && rules.goal() == Goal.MAKER_MAKER
        && rules.turns().single()
        && rules.turns().first() == Side.X;
  }

  @Override
  public List<Statement> statements() {
    return List.of(CITE);
  }

  @Override
  public Optional<Fact<Marks>> fact(Marks marks, Ask ask, Control control) {
    if (marks.points() - marks.free() > MOST_STONES || rules.won(marks).isPresent()) {
      return Optional.empty();
    }
    Optional<List<List<Integer>>> found =
        cube.side() == 2 ? pair(marks).map(List::of) : threats(marks, control);
    return found.map(
        plays ->
            Fact.won(
                winsNow(marks) ? Outcome.N : Outcome.P,
                Proof.by(CITE).because(() -> List.of(step(marks, plays)))));
  }

  private Step step(Marks marks, List<List<Integer>> plays) {
    boolean symmetry = plays.size() > 1;
    boolean start = symmetry && marks.free() == marks.points();
    Side turn = rules.turn(marks);
    Optional<String> middle = start ? Optional.of(cube.name(cube.points() / 2)) : Optional.empty();
    return Step.of(StepKind.THREATS, CITE)
        .with("player", rules.goal().role(winsNow(marks) ? turn : turn.other()))
        .with("move", middle)
        .with("symmetry", symmetry)
        .with(
            "plays",
            plays.stream()
                .map(play -> play.stream().map(cube::name).collect(Collectors.joining(" ")))
                .toList());
  }

  /** Whether the player to move is the one who is found to win: X, or whoever has threats. */
  private boolean winsNow(Marks marks) {
    return !(rules.turn(marks) == Side.O && marks.count(Side.O) == 0);
  }

  /** A play on [2]^d; empty where there are only two cells. */
  private Optional<List<Integer>> pair(Marks marks) {
    if (cube.points() < 3) {
      return Optional.empty();
    }
    List<Integer> points = new ArrayList<>();
    int[] free = marks.freePoints();
    for (int i = marks.points() - marks.free(); i < 3; i++) {
      points.add(free[points.size()]);
    }
    return Optional.of(points);
  }

  private Optional<List<List<Integer>>> threats(Marks marks, Control control) {
    int middle = cube.points() / 2;
    boolean start = marks.free() == marks.points();
    boolean answered = marks.points() - marks.free() == 1;
    if (!start && !answered) {
      return row(
              stones(marks, rules.turn(marks)),
              stones(marks, rules.turn(marks).other()),
              0,
              new int[1])
          .map(List::of);
    }
    if (cube.dimension() < 3 || answered && !marks.has(Side.X, middle)) {
      return Optional.empty();
    }
    List<List<Integer>> plays = new ArrayList<>();
    for (int k = 0; k < cube.dimension(); k++) {
      control.throwIfStopped();
      int answer = lowered(middle, k + 1);
      Optional<List<Integer>> row = row(List.of(middle), List.of(answer), 0, new int[1]);
      if (row.isEmpty()) {
        return Optional.empty();
      }
      List<Integer> play = new ArrayList<>(List.of(answer));
      play.addAll(row.get());
      plays.add(play);
    }
    return Optional.of(plays);
  }

  /** The cell in the middle with the last coordinates, this many of them, lowered by one. */
  private static int lowered(int middle, int count) {
    int cell = middle;
    int weight = 1;
    for (int i = 0; i < count; i++) {
      cell -= weight;
      weight *= 3;
    }
    return cell;
  }

  private static List<Integer> stones(Marks marks, Side side) {
    List<Integer> stones = new ArrayList<>();
    marks.forEach(side, stones::add);
    return stones;
  }

  /**
   * A row of threats by which the player to move wins, with the forced answers.
   *
   * @param tried counts the cells that were tried
   * @return empty where none was found
   */
  private Optional<List<Integer>> row(
      List<Integer> own, List<Integer> other, int depth, int[] tried) {
    Set<Integer> wins = thirds(own, other);
    if (!wins.isEmpty()) {
      return Optional.of(List.of(wins.iterator().next()));
    }
    Set<Integer> due = thirds(other, own);
    if (due.size() > 1 || depth == DEEPEST) {
      return Optional.empty();
    }
    if (!due.isEmpty()) {
      return move(own, other, due.iterator().next(), depth, tried);
    }
    for (int cell = 0; cell < cube.points() && tried[0] < MOST_TRIED; cell++) {
      Optional<List<Integer>> found =
          own.contains(cell) || other.contains(cell)
              ? Optional.empty()
              : move(own, other, cell, depth, tried);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** What follows a move that must threaten; the opponent answers one threat, not two. */
  private Optional<List<Integer>> move(
      List<Integer> own, List<Integer> other, int cell, int depth, int[] tried) {
    tried[0]++;
    List<Integer> more = with(own, cell);
    Set<Integer> wins = thirds(more, other);
    if (wins.isEmpty()) {
      return Optional.empty();
    }
    int answer = wins.iterator().next();
    Optional<List<Integer>> rest =
        wins.size() > 1
            ? Optional.of(List.of(((TreeSet<Integer>) wins).last()))
            : row(more, with(other, answer), depth + 1, tried);
    return rest.map(
        moves -> {
          List<Integer> all = new ArrayList<>(List.of(cell, answer));
          all.addAll(moves);
          return all;
        });
  }

  private static List<Integer> with(List<Integer> cells, int cell) {
    List<Integer> more = new ArrayList<>(cells);
    more.add(cell);
    return more;
  }

  /** The free cells that complete a line of two of these stones. */
  private Set<Integer> thirds(List<Integer> own, List<Integer> other) {
    Set<Integer> thirds = new TreeSet<>();
    for (int i = 0; i < own.size(); i++) {
      for (int j = i + 1; j < own.size(); j++) {
        int third = third(cube, own.get(i), own.get(j));
        if (third >= 0 && !own.contains(third) && !other.contains(third)) {
          thirds.add(third);
        }
      }
    }
    return thirds;
  }

  /** The third cell of the line through two cells of a board of side 3, or -1 if there is none. */
  static int third(Cube cube, int one, int other) {
    boolean oneMiddle = true;
    boolean otherMiddle = true;
    boolean ends = true;
    int third = 0;
    for (int i = 0; i < cube.dimension(); i++) {
      int a = cube.coordinate(one, i);
      int b = cube.coordinate(other, i);
      if (a != b) {
        oneMiddle &= a == 2;
        otherMiddle &= b == 2;
        ends &= a + b == 4;
      }
      // The values 1, 2, 3 of a line add up to 6, constant ones to three times themselves.
      third = third * 3 + (a == b ? a : 6 - a - b) - 1;
    }
    return one != other && (oneMiddle || otherMiddle || ends) ? third : -1;
  }
}
