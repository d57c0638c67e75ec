package org.farstar.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class RangeTest {
  @Test
  void readsWhatPeopleType() {
    assertThat(Range.read("5").stream()).containsExactly(5L);
    assertThat(Range.read("3..6").stream()).containsExactly(3L, 4L, 5L, 6L);
    assertThat(Range.read("-1..1").stream()).containsExactly(-1L, 0L, 1L);
    assertThat(Range.read("0..100/40").stream()).containsExactly(0L, 40L, 80L);
    assertThat(Range.read(" 9, 1..2 ").stream()).containsExactly(9L, 1L, 2L);
    assertThat(Range.read("9,1..2").count()).isEqualTo(3);
    assertThat(Range.read("9,1..2").last()).isEqualTo(9);
    assertThat(Range.read("9,1..2").least()).isEqualTo(1);
  }

  @Test
  void knowsLongRangesWithoutWalkingThem() {
    Range range = Range.read("5,-999999999999999999..999999999999999999/2");
    assertThat(range.count()).isEqualTo(1_000_000_000_000_000_001L);
    assertThat(range.least()).isEqualTo(-999_999_999_999_999_999L);
    assertThat(range.last()).isEqualTo(999_999_999_999_999_999L);
    assertThat(range.at(1_000_000_000_000_000_000L)).isEqualTo(999_999_999_999_999_999L);
    String all =
        String.join(",", Collections.nCopies(9, "-999999999999999999..999999999999999999"));
    assertThat(Range.read(all).count()).isEqualTo(Long.MAX_VALUE);
    assertThatThrownBy(() -> range.at(range.count())).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Property
  void readsBackWhatItPrints(
      @ForAll @LongRange(min = -1000, max = 1000) long from,
      @ForAll @LongRange(min = 0, max = 50) long length,
      @ForAll @LongRange(min = 1, max = 9) long step) {
    Range range = new Range(List.of(new Range.Piece(from, from + length, step)));
    Range again = Range.read(range.toString());
    assertThat(again.stream().toArray()).isEqualTo(range.stream().toArray());
    long[] slow =
        LongStream.rangeClosed(from, from + length).filter(n -> (n - from) % step == 0).toArray();
    assertThat(range.stream().toArray()).isEqualTo(slow);
    assertThat(range.count()).isEqualTo(slow.length);
    assertThat(range.last()).isEqualTo(slow[slow.length - 1]);
    for (int i = 0; i < slow.length; i++) {
      assertThat(range.at(i)).isEqualTo(slow[i]);
    }
  }

  @Test
  void saysWhatIsWrong() {
    assertThatThrownBy(() -> Range.read("1,4..,9"))
        .isInstanceOf(NotationException.class)
        .hasMessage(
            "column 6: found ',', allowed: a number or a range such as 3..9, 0..100/10 or 1,4,9");
    assertThatThrownBy(() -> Range.read("9..3"))
        .hasMessage("column 1: found '9..3', allowed: a range that runs upwards");
    assertThatThrownBy(() -> Range.read("")).hasMessageStartingWith("column 1: found the end");
    assertThatThrownBy(() -> Range.read("1..9/0"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("column 6: found 0, allowed: a number or a range");
    assertThatThrownBy(() -> Range.read("1, 99999999999999999999"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("column 4: found 99999999999999999999, allowed: a number or");
    assertThatThrownBy(() -> Range.read("1, 5/2"))
        .hasMessageStartingWith("column 5: found '/', allowed: a number or a range");
    assertThatThrownBy(() -> Range.read("1, 7..5 ,9"))
        .hasMessage("column 4: found '7..5', allowed: a range that runs upwards");
  }
}
