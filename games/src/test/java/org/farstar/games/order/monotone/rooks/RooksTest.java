package org.farstar.games.order.monotone.rooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;

class RooksTest {
  private final Random random = new Random(11);

  /** A board with so many rooks anywhere. */
  private Rooks board(int n, int rooks) {
    List<Integer> columns = new ArrayList<>();
    List<Integer> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      columns.add(i);
      rows.add(i);
    }
    Collections.shuffle(columns, random);
    Collections.shuffle(rows, random);
    Rooks board = new Rooks();
    board.clear(n);
    for (int i = 0; i < rooks; i++) {
      board = plus(board, columns.get(i), rows.get(i));
    }
    return board;
  }

  private static Rooks plus(Rooks board, int column, int row) {
    Rooks more = new Rooks();
    more.copy(board, column, row);
    return more;
  }

  /** The board as the referee has it: values from 1, 0 where a column is free. */
  private static int[] values(Rooks board) {
    int[] values = new int[board.size()];
    for (int c = 0; c < values.length; c++) {
      values[c] = board.row(c) + 1;
    }
    return values;
  }

  @Test
  void aKeyIsTheLeastOfItsImages() {
    for (int round = 0; round < 500; round++) {
      int n = 1 + random.nextInt(Rooks.LARGEST);
      Rooks board = board(n, random.nextInt(n + 1));
      for (boolean square : new boolean[] {false, true}) {
        long key = board.key(square);
        Set<List<Integer>> images = new HashSet<>();
        for (int image = 0; image < (square ? 8 : 4); image++) {
          Rooks turned = image(board, image);
          assertThat(turned.key(square)).isEqualTo(key);
          images.add(list(turned));
        }
        Rooks read = new Rooks();
        read.read(key);
        assertThat(images).contains(list(read));
        assertThat(read.freeColumns()).isEqualTo((1 << n) - 1 & ~read.rookColumns());
        assertThat(Integer.bitCount(read.freeRows()))
            .isEqualTo(Integer.bitCount(read.freeColumns()));
      }
    }
  }

  private static List<Integer> list(Rooks board) {
    List<Integer> list = new ArrayList<>();
    for (int value : values(board)) {
      list.add(value);
    }
    return list;
  }

  /** The images 0 to 3 keep what ascends, 4 to 7 make it descend. */
  private static Rooks image(Rooks board, int image) {
    int last = board.size() - 1;
    Rooks turned = new Rooks();
    turned.clear(board.size());
    for (int c = 0; c <= last; c++) {
      if (board.row(c) >= 0) {
        int x = (image & 1) == 0 ? c : board.row(c);
        int y = (image & 1) == 0 ? board.row(c) : c;
        boolean left = (image & 2) != 0;
        boolean down = left != image >= 4;
        turned = plus(turned, left ? last - x : x, down ? last - y : y);
      }
    }
    return turned;
  }

  /** By the definition, whatever was forgotten, and also after a move that nobody should make. */
  @Test
  void forgettingChangesNoResult() {
    int forgotten = 0;
    int[] certain = new int[3];
    for (int round = 0; round < 12_000; round++) {
      int free = 1 + random.nextInt(4);
      int n = free + 1 + random.nextInt(5);
      int a = 2 + random.nextInt(5);
      int d = 2 + random.nextInt(4);
      boolean misere = random.nextBoolean();
      Rooks board = board(n, n - free);
      int[] values = values(board);
      if (RookReferee.longest(values, 1) >= a || RookReferee.longest(values, -1) >= d) {
        continue;
      }
      RookNode node = new RookNode(a, d, misere, new Forgetting());
      node.board.read(board.key(false));
      boolean full = node.reduce();
      int[] reduced = values(node.board);
      String what =
          list(board) + " to " + list(node.board) + " a=" + a + " d=" + d + " misere=" + misere;
      Result result = new RookReferee(a, d, n, misere).result(values);
      assertThat(new RookReferee(a, d, reduced.length, misere).result(reduced))
          .as(what)
          .isEqualTo(result);
      forgotten += n - reduced.length;
      if (full) {
        certain[0]++;
        assertThat(result).as(what).isEqualTo(Result.DRAW);
        continue;
      }
      if (node.countSafe() == 0) {
        certain[1]++;
        assertThat(result).as(what).isNotEqualTo(Result.DRAW);
      }
      if (node.drawless()) {
        certain[2]++;
        assertThat(result).as(what).isNotEqualTo(Result.DRAW);
      }
    }
    assertThat(forgotten).isGreaterThan(1000);
    assertThat(Arrays.stream(certain)).allMatch(times -> times > 100);
  }

  @Test
  void hasItsLimit() {
    assertThatThrownBy(() -> new Rooks().clear(16)).hasMessage("n=16");
  }
}
