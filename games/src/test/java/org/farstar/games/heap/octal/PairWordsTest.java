package org.farstar.games.heap.octal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PairWordsTest {
  private static final int HEAPS = 5_000;

  /** Values of so many bits, among them the largest ones of a lane. */
  @ParameterizedTest
  @ValueSource(ints = {4, 12, 15, 16})
  void sumsAreFoundAndMarkedAsOneByOne(int bits) {
    Random random = new Random(bits);
    int[] values = random.ints(HEAPS, 0, 1 << bits).toArray();
    values[3_000] = (1 << bits) - 1;
    values[4_000] = 0;
    PairWords words = new PairWords();
    words.reserve(HEAPS);
    IntStream.of(values).forEach(words::put);
    for (int both = 4_000; both < HEAPS; both += 111) {
      int end = PairWords.end(both);
      int from = 8 + random.nextInt(20);
      boolean[] there = new boolean[1 << bits];
      for (int one = from * PairWords.LANES; one < end * PairWords.LANES; one++) {
        there[values[one] ^ values[both - one]] = true;
      }
      byte[] marks = new byte[1 << bits];
      words.mark(both, from, end, marks);
      for (int number = 0; number < there.length; number += 1 + (bits > 12 ? 7 : 0)) {
        assertThat(marks[number] != 0).isEqualTo(there[number]);
        assertThat(words.find(both, number, from, end)).isEqualTo(there[number]);
      }
    }
  }

  /** A sum of two values of 16 bits may have fewer, and the one looked for may have more. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 0x7fff, 0x8000, 0x8001, 0xffff})
  void oneSumIsFoundWhereverItIs(int number) {
    int[] values = new int[HEAPS];
    Random random = new Random(number);
    for (int heap = 0; heap < HEAPS; heap++) {
      values[heap] = heap < HEAPS / 2 ? 2 * random.nextInt(1 << 14) : 0x8000 | random.nextInt(8);
    }
    for (int pair = 100; pair < 104; pair++) {
      for (boolean there : new boolean[] {false, true}) {
        int[] own = values.clone();
        int both = HEAPS - 1;
        for (int one = 0; one <= both; one++) {
          if ((own[one] ^ own[both - one]) == number) {
            own[one] ^= 0x40;
          }
        }
        own[pair] = there ? own[both - pair] ^ number : own[pair];
        PairWords words = new PairWords();
        words.reserve(HEAPS);
        IntStream.of(own).forEach(words::put);
        assertThat(words.find(both, number, 1, PairWords.end(both))).isEqualTo(there);
      }
    }
  }
}
