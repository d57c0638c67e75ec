package org.farstar.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.farstar.figures.Labels.Label;
import org.farstar.figures.Labels.Placed;
import org.junit.jupiter.api.Test;

class LabelsTest {
  @Property
  void noTwoLabelsOfARowTouch(@ForAll @Size(max = 20) List<@IntRange(max = 300) Integer> at) {
    List<Label> labels = at.stream().map(x -> new Label(x, 30, "" + x, x % 7 == 0)).toList();
    List<Placed> placed = Labels.place(labels, 3, 2);
    for (Placed a : placed) {
      assertThat(a.row()).isBetween(0, 2);
      for (Placed b : placed) {
        boolean apart = Math.abs(a.label().at() - b.label().at()) >= 32;
        assertThat(a == b || a.row() != b.row() || apart).isTrue();
      }
    }
  }

  @Test
  void whatMattersIsPlacedFirst() {
    Label small = new Label(0, 30, "small", false);
    Label mean = new Label(10, 30, "mean", true);
    assertThat(Labels.place(List.of(small, mean), 1, 2)).containsExactly(new Placed(mean, 0));
    assertThat(Labels.place(List.of(small, mean), 2, 2))
        .containsExactly(new Placed(small, 1), new Placed(mean, 0));
  }
}
