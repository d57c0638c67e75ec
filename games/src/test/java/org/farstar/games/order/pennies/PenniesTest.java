package org.farstar.games.order.pennies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.farstar.engine.play.Move;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PenniesTest {
  private static final Pennies RULES = new Pennies();

  @Test
  void hasTheMovesOfSection22() {
    assertThat(RULES.moveList(Clumps.of(3, 1, 2), Player.LEFT))
        .extracting(move -> move.text() + " -> " + move.to())
        .containsExactly(
            "take 1 -> 2 1 2",
            "split 1 1 1 -> 1 1 1 2",
            "merge 1 -> 3 2",
            "take 2 -> 3 2",
            "merge 2 -> 3 2",
            "take 3 -> 3 1 1");
    assertThat(RULES.moveList(Clumps.of(1, 1, 1), Player.LEFT))
        .extracting(Move::text)
        .containsExactly("take 1", "take 2", "take 3");
    assertThat(RULES.moveList(Clumps.of(1, 1), Player.LEFT)).isEmpty();
    assertThat(RULES.verdict(Clumps.of(1, 1))).hasValue(Outcome.N);
    assertThat(RULES.verdict(Clumps.of(2))).hasValue(Outcome.P);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "3 0 2; 3; '0'; sizes of clumps: integers from 1 on, with blanks",
        "3 x; 3; 'x'; sizes of clumps: integers from 1 on, with blanks",
        "1; 2; the end; at least two pennies, as in 3 5 2"
      })
  void saysWhatIsWrong(String text, int column, String found, String allowed) {
    assertThatThrownBy(() -> RULES.read(text))
        .hasMessage("column " + column + ": found " + found + ", allowed: " + allowed);
  }

  @Test
  void readsBackWhatItWrites() {
    assertThat(RULES.write(RULES.read("3 5  2 1"))).isEqualTo("3 5 2 1");
    assertThat(new PennyLook(RULES).picture(RULES.read("3 1 2")))
        .isEqualTo("ooo  o  oo   Black's turn");
    assertThatThrownBy(() -> RULES.read("")).hasMessageContaining("at least two pennies");
  }

  /** Delta after a change in the middle is Delta of the changed row. */
  @Property
  void deltaOfAChange(
      @ForAll @Size(min = 1, max = 8) List<@IntRange(min = 1, max = 5) Integer> sizes,
      @ForAll @Size(max = 3) List<@IntRange(max = 5) Integer> others,
      @ForAll @IntRange(max = 8) int a,
      @ForAll @IntRange(max = 8) int b) {
    List<Long> row = sizes.stream().map(Integer::longValue).toList();
    int from = Math.min(Math.min(a, b), row.size());
    int to = Math.min(Math.max(a, b), row.size());
    List<Long> changed = new ArrayList<>(row.subList(0, from));
    others.stream().filter(size -> size > 0).forEach(size -> changed.add(size.longValue()));
    changed.addAll(row.subList(to, row.size()));
    long[] put = others.stream().mapToLong(Integer::longValue).toArray();
    assertThat(new Delta(row).after(from, to, put)).isEqualTo(Delta.of(changed));
  }
}
