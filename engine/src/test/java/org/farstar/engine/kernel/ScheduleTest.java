package org.farstar.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScheduleTest {
  private final List<Long> turns = new ArrayList<>();
  private final List<Integer> threads = new ArrayList<>();
  private long visited;

  /** A search that uses up its turns, and decides after so many positions. */
  private Decision searched(Schedule schedule, long most, int workers, long needed) {
    return schedule.wins(
        most,
        () -> visited,
        workers,
        (each, sharing) -> {
          turns.add(each);
          threads.add(sharing);
          visited += each * sharing;
          return visited >= needed ? Decision.WIN : Decision.UNKNOWN;
        });
  }

  @Test
  void turnsGrowUntilTheSearchDecides() {
    assertThat(searched(new Schedule(10, 3, 1_000), Long.MAX_VALUE, 4, 130))
        .isEqualTo(Decision.WIN);
    assertThat(turns).containsExactly(10L, 30L, 90L);
    assertThat(threads).containsOnly(1);
  }

  @Test
  void threadsShareTheTurnsThatAreLarge() {
    searched(new Schedule(10, 3, 90), Long.MAX_VALUE, 4, 500);
    assertThat(turns).containsExactly(10L, 30L, 23L, 68L, 203L);
    assertThat(threads).containsExactly(1, 1, 4, 4, 4);
  }

  @Test
  void theLastTurnHasWhatIsLeft() {
    visited = 7;
    assertThat(searched(new Schedule(10, 3, 1_000), 60, 1, 1_000)).isEqualTo(Decision.UNKNOWN);
    assertThat(turns).containsExactly(10L, 30L, 20L);
    assertThat(searched(new Schedule(10, 3, 1_000), 0, 1, 1_000)).isEqualTo(Decision.UNKNOWN);
    assertThat(turns).hasSize(3);
  }

  /** However long a search goes on, no turn overflows. */
  @Test
  void turnsStayPositive() {
    for (Schedule schedule :
        List.of(
            Schedule.SUMS,
            Schedule.PLAYS,
            Schedule.BOARDS,
            Schedule.ROWS,
            Schedule.REGIONS,
            Schedule.LINES)) {
      long turn = schedule.first();
      for (int i = 0; i < 100; i++) {
        assertThat(schedule.next(turn)).isGreaterThanOrEqualTo(turn);
        turn = schedule.next(turn);
      }
      assertThat(turn).isEqualTo(Long.MAX_VALUE);
    }
  }
}
