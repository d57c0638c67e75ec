package org.farstar.games.positional.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.play.Codec;
import org.junit.jupiter.api.Test;

class MarksCodecTest {
  /** Every position comes back from its key, and no word of a key is negative. */
  @Property(tries = 1000)
  void positionsComeBack(
      @ForAll @IntRange(min = 2, max = 140) int points, @ForAll boolean offers, @ForAll long seed) {
    Random random = new Random(seed);
    Marks marks = Marks.none(points);
    for (int point = 0; point < points; point++) {
      int colour = random.nextInt(3);
      if (colour < 2) {
        marks = marks.with(colour == 0 ? Side.X : Side.O, point);
      }
    }
    if (offers && random.nextBoolean()) {
      marks = marks.offering(random.nextInt(points - 1), points - 1);
    }
    Codec<Marks> codec = new MarksCodec(points, offers);
    long[] key = new long[codec.words() + 1];
    codec.pack(marks, key, 1);
    assertThat(codec.unpack(key, 1)).isEqualTo(marks);
    for (long word : key) {
      assertThat(word).isNotNegative();
    }
  }

  @Test
  void anotherBoardIsRefused() {
    assertThatThrownBy(() -> new MarksCodec(9, false).pack(Marks.none(16), new long[1], 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("16 points; allowed: 9");
  }
}
