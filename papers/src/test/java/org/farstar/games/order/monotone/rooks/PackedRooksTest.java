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
import org.farstar.engine.budget.Control;
import org.farstar.engine.search.OutcomeSearch;
import org.farstar.engine.search.OutcomeTable;
import org.farstar.papers.monotone.RookReferee;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;

class PackedRooksTest {
  private final Random random = new Random(11);

  /** A board with so many rooks anywhere. */
  private PackedRooks board(int n, int rooks) {
    List<Integer> columns = new ArrayList<>();
    List<Integer> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      columns.add(i);
      rows.add(i);
    }
    Collections.shuffle(columns, random);
    Collections.shuffle(rows, random);
    PackedRooks board = new PackedRooks();
    board.clear(n);
    for (int i = 0; i < rooks; i++) {
      board = plus(board, columns.get(i), rows.get(i));
    }
    return board;
  }

  private static PackedRooks plus(PackedRooks board, int column, int row) {
    PackedRooks more = new PackedRooks();
    more.copy(board, column, row);
    return more;
  }

  /** The board as the referee has it: values from 1, 0 where a column is free. */
  private static List<Integer> values(PackedRooks board) {
    List<Integer> values = new ArrayList<>();
    for (int c = 0; c < board.size(); c++) {
      values.add(board.row(c) + 1);
    }
    return values;
  }

  @Test
  void aKeyIsTheLeastOfItsImages() {
    for (int round = 0; round < 500; round++) {
      int n = 1 + random.nextInt(PackedRooks.LARGEST);
      PackedRooks board = board(n, random.nextInt(n + 1));
      for (boolean square : new boolean[] {false, true}) {
        long key = board.key(square);
        Set<List<Integer>> images = new HashSet<>();
        for (int image = 0; image < (square ? 8 : 4); image++) {
          PackedRooks turned = image(board, image);
          assertThat(turned.key(square)).isEqualTo(key);
          images.add(values(turned));
        }
        PackedRooks read = new PackedRooks();
        read.read(key);
        assertThat(images).contains(values(read));
        assertThat(read.freeColumns()).isEqualTo((1 << n) - 1 & ~read.rookColumns());
        assertThat(Integer.bitCount(read.freeRows()))
            .isEqualTo(Integer.bitCount(read.freeColumns()));
      }
    }
  }

  /** The images 0 to 3 keep what ascends, 4 to 7 make it descend. */
  private static PackedRooks image(PackedRooks board, int image) {
    int last = board.size() - 1;
    PackedRooks turned = new PackedRooks();
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

  private static Result result(RookReferee referee, List<Integer> values) {
    return new OutcomeSearch<>(referee, OutcomeTable.remembering(), Control.unlimited())
        .result(values, Player.LEFT);
  }

  /** By the definition, whatever was removed, and also after a move that nobody should make. */
  @Test
  void removingChangesNoResult() {
    int removed = 0;
    int[] certain = new int[3];
    for (int round = 0; round < 12_000; round++) {
      int free = 1 + random.nextInt(4);
      int n = free + 1 + random.nextInt(5);
      int a = 2 + random.nextInt(5);
      int d = 2 + random.nextInt(4);
      boolean misere = random.nextBoolean();
      PackedRooks board = board(n, n - free);
      List<Integer> values = values(board);
      RookReferee referee = new RookReferee(a, d, misere);
      if (referee.complete(values)) {
        continue;
      }
      RookNode node = new RookNode(a, d, misere, new NeededRooks());
      node.board.read(board.key(false));
      boolean full = node.reduce();
      List<Integer> reduced = values(node.board);
      String what =
          values(board) + " to " + values(node.board) + " a=" + a + " d=" + d + " misere=" + misere;
      Result result = result(referee, values);
      assertThat(result(referee, reduced)).as(what).isEqualTo(result);
      removed += n - reduced.size();
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
    assertThat(removed).isGreaterThan(1000);
    assertThat(Arrays.stream(certain)).allMatch(times -> times > 100);
  }

  @Test
  void hasItsLimit() {
    assertThatThrownBy(() -> new PackedRooks().clear(16)).hasMessage("n=16");
  }
}
