package org.farstar.games.order.monotone.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.farstar.games.order.Element;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;

class ColourSequenceTest {
  private static final ChainDeck DECK = ChainDeck.upTo(9);

  private static MonotonePosition board(int... cards) {
    MonotonePosition board = MonotonePosition.empty(DECK);
    for (int card : cards) {
      board = board.plus(Element.of(1, card));
    }
    return board;
  }

  /** The worked example of section 3. */
  @Test
  void doubleBumping() {
    assertThat(RecordingSequence.steps(board(5, 1, 4, 2, 6, 3)))
        .extracting(step -> step.colours().toString())
        .containsExactly("", "P", "PB", "RPB", "RPBB", "RPBP", "RRPBB");
    assertThat(RecordingSequence.of(board(5, 1, 4, 2, 6, 3)).elements())
        .extracting(Element::over)
        .containsExactly(1L, 2L, 3L, 4L, 6L);
  }

  @Test
  void differentBoardsMeet() {
    assertThat(RecordingSequence.of(board(2, 3, 1)).colours())
        .isEqualTo(RecordingSequence.of(board(2, 1, 3)).colours())
        .hasToString("PP");
    assertThat(RecordingSequence.of(board(3, 1, 2)).colours())
        .isEqualTo(RecordingSequence.of(board(2, 1, 4, 3)).colours())
        .hasToString("RPB");
  }

  @Test
  void readsItsOwnText() {
    assertThat(ColourSequence.read("RPB")).hasToString("RPB").isNotEqualTo(ColourSequence.EMPTY);
    assertThatThrownBy(() -> ColourSequence.read("RXB"))
        .isInstanceOf(NotationException.class)
        .hasMessage("column 2: found 'X', allowed: a colour R, B or P");
  }

  /** The colours know the lengths, the elements the tops and bottoms of shortest subsequences. */
  @Property(tries = 300)
  void coloursCountLengths(@ForAll @IntRange(min = 0, max = 9) int size, @ForAll long seed) {
    List<Integer> order = new ArrayList<>();
    for (int i = 1; i <= 9; i++) {
      order.add(i);
    }
    Collections.shuffle(order, new java.util.Random(seed));
    MonotonePosition board = board(order.subList(0, size).stream().mapToInt(i -> i).toArray());
    RecordingSequence recording = RecordingSequence.of(board);
    Lengths lengths = Lengths.of(board);
    assertThat(recording.colours().reddish()).isEqualTo(lengths.ascending());
    assertThat(recording.colours().bluish()).isEqualTo(lengths.descending());
    assertThat(recording.colours().admissible()).isTrue();
    for (Element card : recording.elements()) {
      int below = (int) board.cards().stream().filter(c -> c.over() <= card.over()).count();
      assertThat(below).isPositive();
    }
    long free = recording.gaps().stream().mapToLong(gap -> gap.size().orElseThrow()).sum();
    assertThat(free).isEqualTo(9 - size);
  }
}
