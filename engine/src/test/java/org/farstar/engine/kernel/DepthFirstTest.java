package org.farstar.engine.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.SharedTable;
import org.junit.jupiter.api.Test;

/** What {@link DepthFirst} does with other threads, on a game of one number. */
class DepthFirstTest {
  /** So many options that other threads hear of them. */
  private static final int OPTIONS = 10;

  /**
   * The number 1 can be made any of the numbers from 101 on; of these, every one can be made any
   * number from 1001 on, where the game ends. So the player who moves first loses.
   */
  private static class Numbers extends DepthFirst<DepthFirst.Level> {
    private final Ongoing ongoing;

    /** The numbers that were opened, and those that others had heard of by then. */
    final List<Long> opened = new ArrayList<>();

    final List<Long> told = new ArrayList<>();

    Numbers(Ongoing ongoing) {
      super(2, new SharedTable(2, 1_000), null, Control.unlimited().meter(), ongoing);
      this.ongoing = ongoing;
    }

    @Override
    protected Level newLevel() {
      return new Level(2) {};
    }

    @Override
    protected Decision open(Level level) {
      long number = level.key[0];
      opened.add(number);
      if (ongoing != null && ongoing.has(level.key)) {
        told.add(number);
      }
      for (int i = 0; number < 1000 && i < OPTIONS; i++) {
        level.add(-i);
      }
      return Decision.UNKNOWN;
    }

    @Override
    protected void key(Level level, int option, long[] key) {
      key[0] = level.key[0] == 1 ? 101 + option : 1001 + option;
      key[1] = 0;
    }

    @Override
    protected void enter(Level level, int option, Level next) {
      // The key is the position.
    }

    Decision wins() {
      level(0).key[0] = 1;
      level(0).key[1] = 0;
      return wins(Long.MAX_VALUE);
    }
  }

  @Test
  void othersHearOfAnOptionBeforeItIsOpened() {
    Numbers search = new Numbers(new Ongoing());
    assertThat(search.wins()).isEqualTo(Decision.LOSS);
    assertThat(search.told).isEqualTo(search.opened.subList(1, search.opened.size()));
  }

  @Test
  void theBestOptionIsSearchedTogetherAndOthersApart() {
    Ongoing ongoing = new Ongoing();
    ongoing.begin(new long[] {101, 0});
    ongoing.begin(new long[] {102, 0});
    Numbers search = new Numbers(ongoing);
    assertThat(search.wins()).isEqualTo(Decision.LOSS);
    assertThat(search.opened.stream().filter(number -> number > 100 && number < 1000))
        .containsExactly(101L, 103L, 104L, 105L, 106L, 107L, 108L, 109L, 110L, 102L);
  }

  @Test
  void oneAloneTellsNobody() {
    Numbers search = new Numbers(null);
    assertThat(search.wins()).isEqualTo(Decision.LOSS);
    assertThat(search.opened).hasSize(OPTIONS + 2);
  }
}
