package org.farstar.games.positional;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.farstar.games.TableRows;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ThresholdTableTest {
  private static List<String> rows(String d, String tries) {
    return TableRows.of(new ThresholdTable(), Map.of("d", d, "tries", tries));
  }

  /** d, the least n, its cells and lines, the last n tried, 4d - 2, the lecture's bounds. */
  @Test
  void findsTheLeastBoardsWithAPairing() {
    assertThat(rows("1..4", "2"))
        .containsExactly(
            "1 2 2 1 3 2 2 3 2",
            "2 5 25 12 6 6 6 9 5",
            "3 8 512 244 9 10 14 27 10",
            "4 11 14641 6960 12 14 30 81 16");
  }

  @Test
  void triesEveryBoardBelowTheLinearBound() {
    assertThat(rows("1..5", "all"))
        .containsExactly(
            "1 2 2 1 2 2 2 3 2",
            "2 5 25 12 5 6 6 9 5",
            "3 8 512 244 9 10 14 27 10",
            "4 11 14641 6960 13 14 30 81 16",
            "5 14 537824 255376 17 18 62 243 22");
  }

  @Test
  @Tag("slow")
  @Tag("day4")
  void sixDimensions() {
    assertThat(rows("6", "1")).containsExactly("6 17 24137569 11454156 17 22 126 729 28");
  }

  @Test
  void saysWhereABoardIsTooLarge() {
    assertThat(rows("7", "1")).allMatch(row -> row.startsWith("7 - "));
  }
}
