package org.farstar.games.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Images of sets by look-up, against images point by point. */
class SetImagesTest {
  private static BigInteger image(int[] map, BigInteger set) {
    BigInteger image = BigInteger.ZERO;
    for (int point = 0; point < map.length; point++) {
      image = set.testBit(point) ? image.setBit(map[point]) : image;
    }
    return image;
  }

  private static BigInteger set(int words, long[] sets, int at) {
    BigInteger set = BigInteger.ZERO;
    for (int point = 0; point < words * Long.SIZE; point++) {
      set = (sets[at + point / Long.SIZE] >>> point & 1) != 0 ? set.setBit(point) : set;
    }
    return set;
  }

  private static long[] random(int points, int sets, Random random) {
    int words = (points + 63) / 64;
    long[] all = new long[sets * words];
    for (int set = 0; set < sets; set++) {
      for (int point = 0; point < points; point++) {
        all[set * words + point / 64] |= random.nextBoolean() ? 1L << point : 0;
      }
    }
    return all;
  }

  /** A group on any number of points whose order is small: a few points move in every way. */
  private static PermutationGroup group(int points, Random random) {
    List<int[]> generators = new ArrayList<>();
    int[] where = Permutations.random(points, random);
    for (int i = 0; i < 2; i++) {
      int[] few = Permutations.random(Math.min(points, 4), random);
      int[] map = PermutationGroup.identity(points);
      for (int copy = 0; copy + few.length <= points; copy += few.length) {
        for (int j = 0; j < few.length; j++) {
          map[where[copy + j]] = where[copy + few[j]];
        }
      }
      generators.add(map);
    }
    return PermutationGroup.generatedBy(points, generators);
  }

  @Property(tries = 300)
  void leastImages(
      @ForAll @IntRange(min = 1, max = 200) int points,
      @ForAll @IntRange(min = 1, max = 3) int colours,
      @ForAll long seed) {
    Random random = new Random(seed);
    PermutationGroup group = group(points, random);
    SetImages images = new SetImages(group);
    long[] sets = random(points, colours, random);
    int words = images.words();
    assertThat(images.size()).isEqualTo(group.order().intValueExact());
    assertThat(words).isEqualTo((points + 63) / 64);
    List<BigInteger> expected =
        group.elements().stream()
            .map(
                map ->
                    IntStream.range(0, colours)
                        .mapToObj(colour -> image(map, set(words, sets, colour * words)))
                        .toList())
            .min(SetImagesTest::compare)
            .orElseThrow();
    long[] least = images.least(sets);
    assertThat(
            IntStream.range(0, colours)
                .mapToObj(colour -> set(words, least, colour * words))
                .toList())
        .isEqualTo(expected);
    assertThat(images.least(least)).isEqualTo(least);
  }

  private static int compare(List<BigInteger> one, List<BigInteger> other) {
    return IntStream.range(0, one.size())
        .map(i -> one.get(i).compareTo(other.get(i)))
        .filter(sign -> sign != 0)
        .findFirst()
        .orElse(0);
  }

  @Property(tries = 300)
  void imagesOfOneWord(@ForAll @IntRange(min = 1, max = 64) int points, @ForAll long seed) {
    Random random = new Random(seed);
    PermutationGroup group = group(points, random);
    SetImages images = new SetImages(group);
    long set = random(points, 1, random)[0];
    List<int[]> elements = group.elements();
    List<Long> all = new ArrayList<>();
    for (int element = 0; element < elements.size(); element++) {
      long image = image(elements.get(element), set(1, new long[] {set}, 0)).longValue();
      assertThat(images.image(element, set)).isEqualTo(image);
      all.add(image);
    }
    assertThat(images.image(0, set)).isEqualTo(set);
    Comparator<Long> unsigned = Long::compareUnsigned;
    assertThat(images.least(set)).isEqualTo(all.stream().min(unsigned).orElseThrow());
  }
}
