package org.farstar.values.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OutcomeSetTest {
  /** Every set but the empty one. */
  private static List<OutcomeSet> all() {
    List<OutcomeSet> sets = new ArrayList<>();
    for (int bits = 1; bits < 1 << Outcome.values().length; bits++) {
      Set<Outcome> set = EnumSet.noneOf(Outcome.class);
      for (Outcome outcome : Outcome.values()) {
        if ((bits >> outcome.ordinal() & 1) != 0) {
          set.add(outcome);
        }
      }
      sets.add(OutcomeSet.of(set));
    }
    return sets;
  }

  @Test
  void whatIsPrintedIsReadBack() {
    for (OutcomeSet set : all()) {
      assertThat(OutcomeSet.read(set.toString())).contains(set);
      assertThat(OutcomeSet.read(set.label(true))).contains(set);
      List<Outcome> backwards = new ArrayList<>(set);
      Collections.reverse(backwards);
      assertThat(OutcomeSet.of(backwards)).isEqualTo(set).hasToString(set.toString());
    }
    assertThat(OutcomeSet.of(Outcome.D, Outcome.P)).hasToString("P or D");
    for (String none : List.of("", "X", "P or", "P  or D", "P or D or ", "p or d", "PD")) {
      assertThat(OutcomeSet.read(none)).as(none).isEmpty();
    }
  }

  @Test
  void itIsASetOfItsClasses() {
    assertThat(all()).doesNotHaveDuplicates().hasSize(511);
    for (OutcomeSet set : all()) {
      assertThat(set).isEqualTo(EnumSet.copyOf(set)).hasSameHashCodeAs(EnumSet.copyOf(set));
      assertThat(set.only().isPresent()).isEqualTo(set.size() == 1);
      assertThat(set.exchanged().exchanged()).isEqualTo(set);
      assertThat(set.and(OutcomeSet.ALL)).isEqualTo(set);
      assertThat(set.and(OutcomeSet.of())).isEmpty();
      assertThat(set.contains("P")).isFalse();
    }
  }

  @Test
  void resultsMakeASetAndASetHasResults() {
    for (OutcomeSet set : all()) {
      OutcomeSet box = OutcomeSet.ofResults(set.results(Player.LEFT), set.results(Player.RIGHT));
      assertThat(box).containsAll(set);
      assertThat(box.results(Player.LEFT)).isEqualTo(set.results(Player.LEFT));
      assertThat(box.results(Player.RIGHT)).isEqualTo(set.results(Player.RIGHT));
    }
    Set<Result> any = EnumSet.allOf(Result.class);
    assertThat(OutcomeSet.ofResults(any, any)).isEqualTo(OutcomeSet.ALL);
    assertThat(OutcomeSet.ofResults(any, EnumSet.of(Result.LOSS))).hasToString("P or L or PHat");
    assertThat(OutcomeSet.ALL.alike()).hasToString("N or P or D");
    assertThat(OutcomeSet.ALL.withoutDraws()).hasToString("N or P or L or R");
  }
}
