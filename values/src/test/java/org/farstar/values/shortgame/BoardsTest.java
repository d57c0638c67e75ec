package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Whole searches: what they find, how much they look at, and that threads change neither. */
class BoardsTest {

  @Test
  void theSizesOfSearchesChangeOnlyWhenTheyAreMeantTo() {
    Universe u = new Universe();
    LongMap memo = new LongMap();
    assertThat(new Domineering(u, memo).value(Domineering.rectangle(5, 5))).isEqualTo(u.zero());
    assertThat(memo.size()).isEqualTo(16_456);
    assertThat(u.size()).isEqualTo(6_310);
  }

  @Test
  void clobberOnTheThreeByFiveCheckerboardIsStar() {
    Universe u = new Universe();
    LongMap memo = new LongMap();
    assertThat(new Clobber(u, memo).value("xoxox|oxoxo|xoxox")).isEqualTo(u.star());
    assertThat(memo.size()).isEqualTo(29_613);
    assertThat(u.size()).isEqualTo(8_606);
  }

  @Test
  void threadsThatSearchTogetherFindWhatOneFinds() throws Exception {
    Universe alone = new Universe();
    ShortGame expected = new Domineering(alone, new LongMap()).value(Domineering.rectangle(4, 6));
    for (int round = 0; round < 3; round++) {
      Universe shared = new Universe();
      LongMap memo = new SharedLongMap();
      ExecutorService threads = Executors.newFixedThreadPool(3);
      List<Future<ShortGame>> results = new ArrayList<>();
      for (int t = 0; t < 3; t++) {
        boolean backwards = t % 2 == 1;
        results.add(
            threads.submit(
                () -> new Domineering(shared, memo, backwards).value(Domineering.rectangle(4, 6))));
      }
      for (Future<ShortGame> result : results) {
        assertThat(result.get()).isSameAs(results.get(0).get()).isEqualTo(expected);
      }
      assertThat(shared.size()).isEqualTo(alone.size());
      threads.shutdown();
    }
  }
}
