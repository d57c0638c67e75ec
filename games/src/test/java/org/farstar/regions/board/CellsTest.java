package org.farstar.regions.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sets of cells of boards of all sizes, against their definitions by rows and columns. */
class CellsTest {
  private static Set<Integer> set(Cells cells) {
    Set<Integer> set = new TreeSet<>();
    for (int cell = cells.first(); cell >= 0; cell = cells.after(cell)) {
      set.add(cell);
    }
    assertThat(cells.size()).isEqualTo(set.size());
    assertThat(cells.isEmpty()).isEqualTo(set.isEmpty());
    return set;
  }

  private static Set<Integer> only(Set<Integer> cells, IntPredicate kept) {
    return cells.stream().filter(kept::test).collect(Collectors.toCollection(TreeSet::new));
  }

  private static boolean touch(Board board, int one, int other, boolean corners) {
    int down = Math.abs(board.row(one) - board.row(other));
    int right = Math.abs(board.column(one) - board.column(other));
    return corners ? Math.max(down, right) == 1 : down + right == 1;
  }

  private static Set<Integer> near(Board board, Set<Integer> cells, boolean corners) {
    return only(
        set(board.cells()), cell -> cells.stream().anyMatch(c -> touch(board, c, cell, corners)));
  }

  private static Set<Integer> component(Board board, Set<Integer> within, int start, boolean by) {
    Set<Integer> component = new TreeSet<>(Set.of(start));
    Deque<Integer> open = new ArrayDeque<>(component);
    while (!open.isEmpty()) {
      int cell = open.pop();
      for (int next : within) {
        if (touch(board, cell, next, by) && component.add(next)) {
          open.push(next);
        }
      }
    }
    return component;
  }

  private static Board random(int rows, int columns, Random random) {
    byte[] states = new byte[rows * columns];
    for (int i = 0; i < states.length; i++) {
      states[i] = (byte) random.nextInt(4);
    }
    return WideBoard.of(rows, columns, states);
  }

  @ParameterizedTest
  @CsvSource({"1,1", "3,5", "8,8", "9,7", "1,64", "64,1", "2,31", "9,9", "1,70", "40,2"})
  void operationsAreWhatTheyAreByRowsAndColumns(int rows, int columns) {
    Random random = new Random(rows * 100L + columns);
    for (int i = 0; i < 20; i++) {
      Board board = random(rows, columns, random);
      Cells one = board.cells(1).or(board.cells(2));
      Cells other = board.cells(2).or(board.cells(0));
      Set<Integer> a = set(one);
      Set<Integer> b = set(other);
      assertThat(set(board.cells())).hasSize(rows * columns);
      assertThat(a).isEqualTo(only(set(board.cells()), c -> board.at(c) == 1 || board.at(c) == 2));
      assertThat(set(one.and(other))).isEqualTo(only(a, b::contains));
      assertThat(set(one.minus(other))).isEqualTo(only(a, c -> !b.contains(c)));
      for (boolean corners : new boolean[] {false, true}) {
        Set<Integer> near = near(board, a, corners);
        assertThat(only(set(one.near(corners)), c -> !a.contains(c)))
            .isEqualTo(only(near, c -> !a.contains(c)));
        if (!a.isEmpty()) {
          assertThat(set(one.component(corners)))
              .isEqualTo(component(board, a, one.first(), corners));
        }
      }
      assertThat(set(one.near())).isEqualTo(near(board, a, false));
      for (Direction direction : Direction.QUEEN) {
        Set<Integer> stepped = new TreeSet<>();
        a.forEach(cell -> stepped.add(board.step(cell, direction)));
        stepped.remove(Cells.NONE);
        assertThat(set(one.step(direction))).isEqualTo(stepped);
      }
      for (int most = 0; most < 3; most++) {
        int limit = most;
        Set<Integer> few =
            only(
                a,
                cell -> {
                  Set<Integer> group = component(board, a, cell, false);
                  return only(near(board, group, false), b::contains).size() <= limit;
                });
        assertThat(set(one.beside(other, most))).isEqualTo(few);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"3,5", "8,8", "9,7", "1,64", "9,9", "1,70", "40,2"})
  void changesAreOfTheStatesOfCells(int rows, int columns) {
    Random random = new Random(rows * 100L + columns);
    for (int i = 0; i < 20; i++) {
      Board board = random(rows, columns, random);
      int[] cells = set(board.cells()).stream().mapToInt(Integer::intValue).toArray();
      int from = cells[random.nextInt(cells.length)];
      int to = cells[(Arrays.binarySearch(cells, from) + 1) % cells.length];
      int state = random.nextInt(4);
      check(board, board.changed(state, from), c -> c == from ? state : board.at(c));
      check(board, board.changed(state, from, to), c -> c == from || c == to ? state : board.at(c));
      check(
          board,
          board.moved(from, to),
          c -> c == from ? 0 : c == to ? board.at(from) : board.at(c));
      check(
          board,
          board.joined(state, board.cells(1)),
          c -> board.at(c) == 1 ? 1 | state : board.at(c));
      for (int cell : cells) {
        assertThat(board.state(board.row(cell), board.column(cell))).isEqualTo(board.at(cell));
        assertThat(board.name(cell))
            .isEqualTo((board.row(cell) + 1) + "," + (board.column(cell) + 1));
        for (Direction direction : Direction.QUEEN) {
          int row = board.row(cell) + direction.down();
          int column = board.column(cell) + direction.right();
          int expected =
              IntStream.of(cells)
                  .filter(c -> board.row(c) == row && board.column(c) == column)
                  .findAny()
                  .orElse(Cells.NONE);
          assertThat(board.step(cell, direction)).isEqualTo(expected);
        }
      }
    }
  }

  private static void check(Board before, Board after, IntUnaryOperator states) {
    for (int cell : set(before.cells())) {
      assertThat(after.at(cell)).isEqualTo(states.applyAsInt(cell));
    }
  }
}
