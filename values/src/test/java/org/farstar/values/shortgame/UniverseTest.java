package org.farstar.values.shortgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;
import org.farstar.values.shortgame.Games.Recipe;
import org.junit.jupiter.api.Test;

/** One value once, in whatever order and by whatever threads; and the limits. */
class UniverseTest {

  @Test
  void plainValuesStandInNoTable() {
    Universe u = new Universe();
    ShortGame sum = u.zero();
    for (int i = 0; i < 1000; i++) {
      sum = sum.plus(u.sum(Dyadic.of(i, 3), i, i)).plus(u.of(u.integer(i), u.integer(i)));
    }
    assertThat(u.size()).isZero();
    assertThat(sum.times(BigInteger.TEN.pow(9)).leftStop())
        .isEqualTo(sum.leftStop().times(Dyadic.of(BigInteger.TEN.pow(9))));
  }

  @Test
  void integersOfAnySizeAreExact() {
    Universe u = new Universe();
    ShortGame huge = u.number(Dyadic.of(BigInteger.TWO.pow(200)));
    ShortGame hugeAndABit = huge.plus(u.number(Dyadic.of(1, 100)));
    assertThat(huge.compare(hugeAndABit)).isEqualTo(Relation.LESS);
    ShortGame hot = u.of(hugeAndABit, huge);
    assertThat(hot.compare(huge)).isEqualTo(Relation.CONFUSED);
    assertThat(hot.compare(hugeAndABit)).isEqualTo(Relation.CONFUSED);
    assertThat(hot.compare(huge.minus(u.integer(1)))).isEqualTo(Relation.GREATER);
    assertThat(hot.minus(huge)).isEqualTo(u.of(u.number(Dyadic.of(1, 100)), u.zero()));
    assertThat(u.of(huge, u.zero()).plus(u.of(u.zero(), huge.negate()))).isEqualTo(u.zero());
    assertThat(u.of(huge.plus(u.up()), huge.plus(u.star())).minus(huge))
        .isEqualTo(u.of(u.up(), u.star()));
  }

  @Property(tries = 100)
  void aRetiredUniverseMakesNothingNewAndLosesNothing(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll(supplier = Games.Recipes.class) Recipe b) {
    Universe old = new Universe();
    ShortGame g = a.in(old);
    ShortGame h = b.in(old);
    Universe next = new Universe();
    ShortGame sum = a.in(next).plus(b.in(next));
    old.retire();
    assertThat(next.adopt(g).plus(next.adopt(h))).isEqualTo(sum);
    assertThat(g.compare(h)).isEqualTo(next.adopt(g).compare(next.adopt(h)));
    assertThatThrownBy(() -> old.of(old.integer(1000), old.integer(-1000)))
        .isInstanceOf(UniverseFullException.class)
        .hasMessage("the universe has been retired");
  }

  @Property(tries = 100)
  void equalityDoesNotDependOnTheUniverse(
      @ForAll(supplier = Games.Recipes.class) Recipe a,
      @ForAll(supplier = Games.Recipes.class) Recipe b) {
    Universe one = new Universe();
    Universe two = new Universe();
    ShortGame g = a.in(one);
    b.in(two);
    ShortGame h = a.in(two);
    assertThat(h).isEqualTo(g).hasSameHashCodeAs(g);
    assertThat(one.adopt(h)).isEqualTo(g);
    assertThat(g.equals(b.in(two))).isEqualTo(g.equals(b.in(one)));
  }

  @Test
  void gamesOfTwoUniversesDoNotMix() {
    ShortGame g = new Universe().star();
    ShortGame h = new Universe().star();
    assertThatThrownBy(() -> g.plus(h))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("games of two universes do not mix; bring the other one over with adopt");
    assertThatThrownBy(() -> g.compare(h)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> g.universe().of(List.of(h), List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aFullUniverseSaysSoAndStaysUsable() {
    Universe u = new Universe(1 << 20);
    assertThatThrownBy(
            () -> {
              for (int i = 0; ; i++) {
                u.of(u.integer(i), u.integer(-1));
              }
            })
        .isInstanceOf(UniverseFullException.class)
        .hasMessageMatching(
            "the universe is full: \\d+ games reach its memory cap of 1048576 bytes");
    assertThat(u.bytes()).isLessThanOrEqualTo(u.cap());
    assertThat(u.of(u.integer(5), u.integer(-1)).plus(u.integer(0)).rightStop())
        .isEqualTo(Dyadic.of(-1));
    assertThatThrownBy(() -> new Universe(1000))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a universe needs at least 1048576 bytes, not 1000");
  }

  @Test
  void deepGamesAreRefusedBeforeTheStackEnds() throws InterruptedException {
    onASmallStack(
        () -> {
          Universe u = new Universe();
          assertThatThrownBy(() -> chain(u, 100_000))
              .isInstanceOf(GameTooLargeException.class)
              .hasMessage("a game with more than 300 moves in a row is too deep");
          ShortGame deep = chain(u, Universe.DEEPEST);
          ShortGame deeper = chain(u, Universe.DEEPEST - 1);
          assertThat(deep.compare(deeper)).isNotNull();
          assertThat(deep.negate().negate()).isSameAs(deep);
          assertThat(deep.plus(deep.negate())).isEqualTo(u.zero());
          assertThat(new Universe().adopt(deep)).isEqualTo(deep);
          assertThat(u.read(deep.toString())).isSameAs(deep);
          assertThat(new Universe().fromBytes(deep.toBytes())).isEqualTo(deep);
          assertThat(deep.birthday()).isEqualTo(301);
          assertThat(deep.followers()).hasSize(601);
          assertThat(deep.stopCount()).isEqualTo(301);
          assertThat(deep.misereOutcome()).isEqualTo(Outcome.R);
          assertThat(deep.heat(u.star()).cool(Dyadic.ZERO)).isNotNull();
          assertThat(deep.cool(Dyadic.ONE)).isEqualTo(u.number(deep.mean()));
          assertThat(deep.cool(Dyadic.of(-1, 1)).leftStop()).isEqualTo(Dyadic.of(601, 1));
          assertThat(deep.companion().companion()).isEqualTo(deep);
          ShortGame threats = u.upPowersTo(280).plus(u.tiny(u.integer(1)));
          assertThat(threats.isAllSmall()).isFalse();
          assertThat(threats.atomicWeight()).isEqualTo(u.integer(1));
          assertThat(deep.thermograph().leftWall().at(Dyadic.ZERO)).isEqualTo(deep.leftStop());
          assertThat(deep.isEvenTempered() || deep.isOddTempered()).isFalse();
          assertThat(u.star().ordinalSum(u.integer(200)).birthday()).isEqualTo(201);
          assertThatThrownBy(() -> u.up().times(10_000).plus(deep))
              .isInstanceOf(GameTooLargeException.class)
              .hasMessage("ups and nimbers beyond 300 cannot be added to other games");
          assertThatThrownBy(() -> deep.plus(deep))
              .isInstanceOf(GameTooLargeException.class)
              .hasMessage("a game with more than 300 moves in a row is too deep");
        });
  }

  private static ShortGame chain(Universe u, int moves) {
    ShortGame g = u.integer(0);
    for (int i = 1; i <= moves; i++) {
      g = u.of(u.integer(i), g);
    }
    return g;
  }

  private static void onASmallStack(Runnable test) throws InterruptedException {
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    Thread thread =
        new Thread(
            null,
            () -> {
              try {
                test.run();
              } catch (Throwable t) {
                thrown.set(t);
              }
            },
            "small stack",
            512 << 10);
    thread.start();
    thread.join();
    assertThat(thrown.get()).isNull();
  }

  @Test
  void threadsThatMeetMakeOneValueOnce() throws Exception {
    for (int round = 0; round < 10; round++) {
      Universe shared = new Universe();
      List<ShortGame> alone = work(new Universe(), round, 0);
      ExecutorService threads = Executors.newFixedThreadPool(4);
      List<Future<List<ShortGame>>> results = new ArrayList<>();
      for (int t = 0; t < 4; t++) {
        int offset = 50 * t;
        int seed = round;
        results.add(threads.submit(() -> work(shared, seed, offset)));
      }
      List<ShortGame> first = results.get(0).get();
      assertThat(first).isEqualTo(alone);
      for (Future<List<ShortGame>> result : results) {
        for (int i = 0; i < first.size(); i++) {
          ShortGame g = result.get().get(i);
          assertThat(ShortGame.same(g, first.get(i))).isTrue();
        }
      }
      threads.shutdown();
    }
  }

  /** Makes and adds two hundred games, beginning anywhere. */
  private static List<ShortGame> work(Universe u, int round, int offset) {
    ShortGame[] sums = new ShortGame[200];
    for (int i = 0; i < sums.length; i++) {
      int at = (i + offset) % sums.length;
      ShortGame g = new Recipe(1000L * round + at, 3).in(u);
      ShortGame h = new Recipe(1000L * round + at + 1, 3).in(u);
      sums[at] = g.plus(h).minus(g);
      assertThat(ShortGame.same(sums[at], h)).isTrue();
    }
    return List.of(sums);
  }
}
