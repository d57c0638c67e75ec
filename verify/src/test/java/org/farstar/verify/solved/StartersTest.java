package org.farstar.verify.solved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.farstar.engine.play.Ending;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The conditions on records of plays that may be endless: one table alone satisfies them. */
class StartersTest {
  private static final int NODES = 3;

  private static Expected expected(Outcome endless) {
    return Expected.of("starters", Ending.LAST_PLAYER_WINS, Optional.of(endless));
  }

  /** Whether the record of every node follows from those of its options. */
  private static boolean holds(Expected expected, int graph, int[] table) {
    for (int node = 0; node < NODES; node++) {
      List<Integer> options = new ArrayList<>();
      for (int to = 0; to < NODES; to++) {
        if ((graph >> NODES * node + to & 1) != 0) {
          options.add(table[to]);
        }
      }
      if (table[node] != expected.record(options, options)) {
        return false;
      }
    }
    return true;
  }

  /** The half of a node by moves that are counted one after the other, from the definition. */
  private static int[] truth(int graph, int open) {
    int[] half = new int[NODES];
    for (int moves = 0; moves <= NODES; moves++) {
      int[] next = half.clone();
      for (int node = 0; node < NODES; node++) {
        boolean lost = false;
        boolean won = true;
        for (int to = 0; to < NODES; to++) {
          if ((graph >> NODES * node + to & 1) != 0) {
            lost |= half[to] != 0 && (half[to] - 1) % 4 == 0;
            won &= half[to] != 0 && (half[to] - 1) % 4 == 2;
          }
        }
        if (half[node] == 0 && (lost || won)) {
          next[node] = 1 + 4 * moves + (lost ? 2 : 0);
        }
      }
      half = next;
    }
    return Arrays.stream(half).map(each -> each == 0 ? open : each).toArray();
  }

  /**
   * All digraphs with three nodes and all tables of records with up to three moves: a draw marked
   * as a win, a cycle of wins and a win that comes too late are among those that are refused.
   */
  @ParameterizedTest
  @EnumSource(names = {"D", "R"})
  void theTableThatIsTrueIsTheOnlyOne(Outcome endless) {
    Expected expected = expected(endless);
    int open = endless == Outcome.D ? 2 : 4;
    for (int graph = 0; graph < 1 << NODES * NODES; graph++) {
      int[] truth = Arrays.stream(truth(graph, open)).map(half -> half << 16 | half).toArray();
      int found = 0;
      for (int table = 0; table < 16 * 16 * 16; table++) {
        int[] records = {table & 15, table >> 4 & 15, table >> 8 & 15};
        for (int i = 0; i < NODES; i++) {
          records[i] = records[i] + 1 << 16 | records[i] + 1;
        }
        if (holds(expected, graph, records)) {
          found++;
          assertThat(records).as("graph " + graph).isEqualTo(truth);
        }
      }
      assertThat(found).as("graph " + graph).isEqualTo(1);
    }
  }

  /** Moves that do not fit into a half would change the other one. */
  @Test
  void tooManyMovesAreRefused() {
    int half = 1 + 4 * 8191;
    assertThatThrownBy(() -> expected(Outcome.D).record(List.of(half), List.of(half)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("an option has no record that can be");
    assertThatThrownBy(() -> expected(Outcome.D).record(List.of(0), List.of(0)))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aVerdictOfADrawIsRefusedWhereAPlayerWinsWhatIsEndless() {
    assertThat(expected(Outcome.D).ended(Outcome.D)).isEqualTo(2 << 16 | 2);
    assertThat(expected(Outcome.D).ended(Outcome.P)).isEqualTo(1 << 16 | 1);
    assertThat(expected(Outcome.R).ended(Outcome.L)).isEqualTo(3 << 16 | 1);
    assertThatThrownBy(() -> expected(Outcome.R).ended(Outcome.D))
        .isInstanceOf(IllegalStateException.class);
  }

  /** Folders of before have outcomes also where no play from the start is endless. */
  @Test
  void theContentSaysWhatIsChecked() {
    assertThatThrownBy(() -> Expected.of("starters", Ending.VERDICT, Optional.empty()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(Expected.of("outcome", Ending.VERDICT, Optional.of(Outcome.D)))
        .isInstanceOf(Expected.Outcomes.class);
  }
}
