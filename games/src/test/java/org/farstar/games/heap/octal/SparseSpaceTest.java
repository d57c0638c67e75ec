package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.games.heap.grundy.HeapStatements;
import org.farstar.games.heap.grundy.Period;
import org.farstar.games.heap.unequal.UnequalSplit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class SparseSpaceTest {
  private static int[] values(TakeAndBreak game, int firstSpace, int heaps) {
    OctalTable table = new OctalTable(game, firstSpace);
    return Control.unlimited()
        .metered(
            meter -> IntStream.range(0, heaps).map(heap -> table.value(heap, meter)).toArray());
  }

  private static Octal octal(String code) {
    return new Octal(new OctalCode(code));
  }

  /** Codes whose values are sparse and codes whose values are not, each with a period or none. */
  private static Stream<TakeAndBreak> games() {
    List<TakeAndBreak> games = new ArrayList<>();
    for (int code = 64; code < 512; code += 7) {
      games.add(octal("0." + Integer.toOctalString(code)));
      games.add(octal("4." + Integer.toOctalString(code)));
    }
    List.of(
            "0.6",
            "0.04",
            "0.06",
            "0.354",
            "0.376",
            "0.104",
            "0.106",
            "0.142",
            "0.205",
            "0.207",
            "0.324",
            "0.0000000004",
            "0.123456",
            "4.0")
        .forEach(code -> games.add(octal(code)));
    games.add(new UnequalSplit());
    return games.stream();
  }

  /** A space chosen early, so that it is chosen often and outgrown, gives what all options give. */
  @ParameterizedTest
  @MethodSource("games")
  void theValuesAreThoseOfTheRecursion(TakeAndBreak game) {
    int heaps = 1500;
    assertThat(values(game, 64, heaps)).isEqualTo(values(game, Integer.MAX_VALUE, heaps));
  }

  /** Where no number is likely, pairs are read four at a time, from the first heap on. */
  @ParameterizedTest
  @MethodSource("games")
  void theValuesByPairsAreThoseOfTheRecursion(TakeAndBreak game) {
    int[] values = values(game, Integer.MAX_VALUE, 3000);
    SparseSpace space = OctalTable.space(game);
    space.readPairsAfter(0);
    int from = 500;
    space.choose(values, from);
    while (space.isUseful() && space.count() < values.length) {
      space.next(values.length);
      if (space.count() > 2 * from) {
        from = space.count();
        space.chooseAgain();
      }
    }
    for (int heap = 0; space.isUseful() && heap < values.length; heap++) {
      assertThat(space.value(heap)).as("heap %d", heap).isEqualTo(values[heap]);
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("games")
  void theValuesOfLargerHeapsAreThoseOfTheRecursion(TakeAndBreak game) {
    int heaps = "small".equals(System.getProperty("farstar.slow.size")) ? 8_000 : 20_000;
    assertThat(values(game, 1000, heaps)).isEqualTo(values(game, Integer.MAX_VALUE, heaps));
  }

  /**
   * T. Czajka, octal-games (2025), SolvedGames.md, whose prefixes count the empty heap in some
   * rows; A. Flammenkamp's table has the same periods.
   */
  @ParameterizedTest
  @CsvSource({
    "0.45, 20, 498",
    "0.156, 349, 3479",
    "0.356, 142, 7315",
    "0.644, 442, 3256",
    "0.165, 1550, 5181"
  })
  void findsThePeriodsInPrint(String code, int length, int from) {
    OctalTable table = new OctalTable(octal(code));
    Control.unlimited().metered(meter -> table.value(40_000, meter));
    Period period = table.proved().orElseThrow();
    assertThat(period.length()).isEqualTo(length);
    assertThat(period.from()).isBetween(from - 1, from);
  }

  /** Found here, by a sparse space and by all options alike. */
  @ParameterizedTest
  @CsvSource({"4.344, 51, 998", "4.364, 62, 11687"})
  void findsPeriodsThatAreNotInThatTable(String code, int length, int from) {
    for (int firstSpace : new int[] {1 << 12, Integer.MAX_VALUE}) {
      OctalTable table = new OctalTable(octal(code), firstSpace);
      Control.unlimited().metered(meter -> table.value(28_000, meter));
      Period period = table.period().orElseThrow();
      assertThat(period.length()).isEqualTo(length);
      assertThat(period.from()).isEqualTo(from);
      assertThat(period.proved()).isTrue();
    }
  }

  /** What tells of a period, by the definition. */
  private record Rare(TakeAndBreak game, int[] values, Mask mask, Map<Integer, Integer> found) {
    private Rare(TakeAndBreak game, int[] values, Mask mask) {
      this(game, values, mask, new HashMap<>());
    }

    private boolean is(int number, int heap) {
      return mask.isRare(number, mask.turn(heap));
    }

    private int last(int to) {
      return IntStream.rangeClosed(1, to).filter(heap -> is(values[heap], heap)).max().orElse(0);
    }

    /** The least w so that a heap needs no larger one in a pair for its smaller rare numbers. */
    private int needed(int heap) {
      BitSet missing = new BitSet();
      IntStream.range(0, values[heap]).filter(number -> is(number, heap)).forEach(missing::set);
      for (int taken = 0; taken <= Math.min(heap, game.most()); taken++) {
        if (game.allows(taken, taken == heap ? 0 : 1)) {
          missing.clear(values[heap - taken]);
        }
      }
      int w = 0;
      while (!missing.isEmpty()) {
        w++;
        for (int taken : OctalTable.splits(game)) {
          if (taken + w < heap) {
            missing.clear(values[w] ^ values[heap - taken - w]);
          }
        }
      }
      return w;
    }

    private boolean proves(Period period) {
      return period.checked() >= checkedAtLeast(period.from(), period.length(), period.checked());
    }

    private int checkedAtLeast(int from, int length, int last) {
      int w =
          IntStream.rangeClosed(last - length + 1, last)
              .map(heap -> found.computeIfAbsent(heap, this::needed))
              .reduce(last(last), Math::max);
      return from + length + w + game.most();
    }
  }

  /** All masks, the last of them with each parity of the heap that the game allows. */
  private static Stream<Mask> masks(TakeAndBreak game, int[] values) {
    int space = 2 * Integer.highestOneBit(Arrays.stream(values).max().orElseThrow() | 1);
    int[] splits = OctalTable.splits(game);
    int parity = splits[0] % 2;
    return IntStream.range(1, space)
        .boxed()
        .flatMap(
            bits ->
                Arrays.stream(splits).allMatch(taken -> taken % 2 == parity)
                    ? Stream.of(new Mask(bits, false, 0), new Mask(bits, true, parity))
                    : Stream.of(new Mask(bits, false, 0)));
  }

  /** Every code with a split, whose first period is looked for often. */
  @Test
  void whatASparseSpaceProvesIsProvedByTheDefinition() {
    int heaps = 1200;
    int proved = 0;
    for (int code = 1; code < 512; code++) {
      Octal game = octal("0." + Integer.toOctalString(512 + code).substring(1));
      if (OctalTable.splits(game).length == 0) {
        continue;
      }
      int[] values = values(game, Integer.MAX_VALUE, heaps);
      OctalTable table = new OctalTable(game, 64);
      Optional<Period> found = Optional.empty();
      for (int last = 70; last < heaps / 2 && found.isEmpty(); last += 1 + last / 40) {
        int to = last;
        Control.unlimited().metered(meter -> table.value(to, meter));
        found = table.period().filter(Period::proved);
      }
      Optional<Period> sparse =
          found.filter(p -> game.theorem(p).orElseThrow().equals(HeapStatements.SPARSE_PERIOD));
      if (sparse.isPresent()) {
        Period period = sparse.orElseThrow();
        proved++;
        assertThat(masks(game, values))
            .as("%s: %s", game, period)
            .anyMatch(mask -> new Rare(game, values, mask).proves(period));
        for (int heap = period.from(); heap + period.length() < heaps; heap++) {
          assertThat(values[heap + period.length()]).isEqualTo(values[heap]);
        }
      }
    }
    assertThat(proved).isEqualTo(24);
  }

  /** The largest heap that was needed is at least that of the definition, period or not. */
  @Test
  void noLargerHeapIsNeededThanIsSaid() {
    int known =
        games()
            .filter(game -> game.halves() && OctalTable.splits(game).length > 0)
            .mapToInt(game -> boundsBelowTheLastHeap(game, 64, 900))
            .sum();
    assertThat(known).isGreaterThan(1000);
  }

  /** This heap needs one beyond all rare ones and those in rows. */
  @Test
  void aLargeHeapThatIsNeededIsSaid() {
    Octal game = octal("0.324");
    int heap = 1_620_909;
    SparseSpace space = OctalTable.space(game);
    space.choose(values(game, 1 << 12, 1 << 20), 1 << 20);
    while (space.count() <= heap) {
      space.next(heap + 1000);
    }
    int last = space.count() - 1;
    int[] values = IntStream.rangeClosed(0, last).map(space::value).toArray();
    Rare rare = new Rare(game, values, space.mask());
    int needed = rare.needed(heap);
    assertThat(needed).isGreaterThan(rare.last(last));
    int length = last - heap;
    assertThat(space.checkedAtLeast(1, length + 1, last))
        .isEqualTo(1 + length + 1 + needed + game.most());
    assertThat(space.checkedAtLeast(1, length, last)).isLessThan(1 + length + needed);
  }

  private static int boundsBelowTheLastHeap(TakeAndBreak game, int first, int heaps) {
    int[] values = values(game, 1 << 12, heaps);
    SparseSpace space = OctalTable.space(game);
    int from = first;
    space.choose(values, from);
    Rare rare = new Rare(game, values, space.mask());
    int known = 0;
    int next = 0;
    while (space.isUseful() && space.count() < values.length) {
      space.next(values.length);
      int last = space.count() - 1;
      if (space.isUseful() && last > next) {
        next = last + last / 16;
        rare = space.mask().equals(rare.mask()) ? rare : new Rare(game, values, space.mask());
        for (int length = 1; length < last - first; length += length) {
          long said = space.checkedAtLeast(1, length, last);
          assertThat(said)
              .as("%s: %d from %d", game, length, last)
              .isGreaterThanOrEqualTo(rare.checkedAtLeast(1, length, last));
          known += said < last ? 1 : 0;
        }
      }
      if (space.count() > 2 * from) {
        from = space.count();
        Mask before = space.mask();
        space.chooseAgain();
        if (space.isUseful() && !space.mask().equals(before)) {
          assertThat(space.checkedAtLeast(1, 1, from - 1)).isGreaterThan(Integer.MAX_VALUE);
        }
      }
    }
    return known;
  }

  @Test
  void theReachIsTheLargestOfAllLaterOnes() {
    Random random = new Random(8);
    int[] ones = new int[400];
    Reach reach = new Reach();
    int start = 100;
    for (int heap = start; heap < ones.length; heap++) {
      if (heap == start || heap == 2 * start) {
        reach.restart(heap);
        Arrays.fill(ones, 0, heap, Reach.UNKNOWN);
      }
      if (random.nextInt(3) > 0) {
        ones[heap] = 1 + random.nextInt(1 + random.nextInt(1000));
        reach.note(heap, ones[heap]);
      }
      for (int above = 0; above <= heap; above++) {
        assertThat(reach.above(above))
            .isEqualTo(Arrays.stream(ones, above + 1, heap + 1).max().orElse(0));
      }
    }
  }
}
