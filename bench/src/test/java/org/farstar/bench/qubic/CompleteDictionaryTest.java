package org.farstar.bench.qubic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.games.positional.qubic.Cells;
import org.farstar.games.positional.qubic.Cube64;
import org.farstar.games.positional.qubic.ShippedDictionary;
import org.farstar.verify.qubic.Entry;
import org.junit.jupiter.api.Test;

/** Play begins in a late position of the shipped dictionary. */
class CompleteDictionaryTest {
  private static final Entry LATE =
      ShippedDictionary.entries().stream()
          .filter(entry -> Long.bitCount(entry.x()) == 4)
          .findFirst()
          .orElseThrow();

  private final Map<Cells, Integer> moves = new HashMap<>();
  private final Set<Cells> used = new HashSet<>();

  private static List<String> complete(List<Entry> dictionary) {
    return CompleteDictionary.of(dictionary, LATE.x(), LATE.o(), () -> {});
  }

  @Test
  void everyPositionHasALineAndEveryLineAPosition() {
    List<String> lines = complete(ShippedDictionary.entries());
    assertThat(lines).isSorted().contains(LATE.write()).hasSizeGreaterThan(100);
    for (String line : lines) {
      Entry entry = Entry.read(1, line);
      moves.put(new Cells(entry.x(), entry.o()), entry.move());
    }
    turn(LATE.x(), LATE.o());
    assertThat(used).isEqualTo(moves.keySet());
  }

  /** X completes a line, takes the fourth cell of a line of O's, or has a line. */
  private void turn(long x, long o) {
    if (Cube64.wins(x, o) != 0) {
      return;
    }
    long block = Cube64.wins(o, x);
    assertThat(Long.bitCount(block)).isLessThan(2);
    Cells least = Cells.least(x, o);
    if (block != 0) {
      replies(x | block, o);
    } else if (used.add(least)) {
      assertThat(moves).containsKey(least);
      replies(least.x() | 1L << moves.get(least), least.o());
    }
  }

  private void replies(long x, long o) {
    for (long rest = ~(x | o); rest != 0; rest &= rest - 1) {
      turn(x, o | Long.lowestOneBit(rest));
    }
  }

  @Test
  void aHoleIsRefused() {
    assertThatThrownBy(() -> complete(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("no win at ");
  }
}
