package org.farstar.games.positional.qubic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.games.positional.family.Cube;
import org.farstar.verify.qubic.DictionaryChecker;
import org.farstar.verify.qubic.Entry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QubicTest {
  private static final List<Entry> DICTIONARY = ShippedDictionary.entries();

  /** Positions with so many cells of each player have threats that win and some that do not. */
  private static final int EACH = 9;

  /** A tenth more than the lines of the first dictionary that a search found here, 5,229. */
  private static final int MOST_LINES = 5_752;

  @Test
  void theLinesAreThoseOfTheBoard() {
    Cube cube = new Cube(4, 3);
    long[] lines = new long[cube.sets()];
    int[] cells = new int[4];
    for (int i = 0; i < lines.length; i++) {
      cube.fill(i, cells);
      lines[i] = Arrays.stream(cells).mapToLong(cell -> 1L << cell).sum();
    }
    assertThat(Cube64.LINES).containsExactlyInAnyOrder(lines);
  }

  @Property(tries = 50)
  void everySymmetryKeepsTheLeastImage(@ForAll long seed) {
    long[] position = position(seed);
    int least = Cube64.least(position[0], position[1]);
    for (int g = 0; g < Cube64.SYMMETRIES; g++) {
      long x = Cube64.image(g, position[0]);
      long o = Cube64.image(g, position[1]);
      int other = Cube64.least(x, o);
      assertThat(Cube64.image(other, x)).isEqualTo(Cube64.image(least, position[0]));
      assertThat(Cube64.image(other, o)).isEqualTo(Cube64.image(least, position[1]));
    }
  }

  @Property(tries = 200)
  void threatsWinWhereTryingAllOfThemDoes(@ForAll long seed) {
    long[] position = position(seed);
    long x = position[0];
    long o = position[1];
    if (Cube64.wins(x, o) == 0 && Cube64.wins(o, x) == 0) {
      ForcedWin threats = new ForcedWin();
      assertThat(threats.wins(x, o, 0, Long.MAX_VALUE)).isEqualTo(slowWin(x, o));
    }
  }

  /** By the definition: complete a line, else make one threat and have it answered. */
  private static boolean slowWin(long x, long o) {
    if (Cube64.wins(x, o) != 0) {
      return true;
    }
    long block = Cube64.wins(o, x);
    for (int cell = 0; cell < Cube64.CELLS; cell++) {
      long bit = 1L << cell;
      if (((x | o) & bit) == 0 && (block == 0 || block == bit)) {
        long fourth = Cube64.wins(x | bit, o);
        if (Long.bitCount(fourth) > 1
            || Long.bitCount(fourth) == 1 && slowWin(x | bit, o | fourth)) {
          return true;
        }
      }
    }
    return false;
  }

  private static long[] position(long seed) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < Cube64.CELLS; cell++) {
      cells.add(cell);
    }
    Collections.shuffle(cells, new Random(seed));
    long x = 0;
    long o = 0;
    for (int i = 0; i < EACH; i++) {
      x |= 1L << cells.get(2 * i);
      o |= 1L << cells.get(2 * i + 1);
    }
    return new long[] {x, o};
  }

  @Property(tries = 100)
  void theShippedDictionaryWinsEveryPlay(@ForAll long seed) {
    QubicPlayer player = new QubicPlayer(DICTIONARY);
    Random random = new Random(seed);
    long x = 0;
    long o = 0;
    while (true) {
      OptionalInt move = player.move(x, o);
      assertThat(move).isPresent();
      boolean wins = (Cube64.wins(x, o) & 1L << move.getAsInt()) != 0;
      x |= 1L << move.getAsInt();
      if (wins) {
        return;
      }
      assertThat(Cube64.wins(o, x)).isZero();
      long must = Cube64.wins(x, o);
      long free = must != 0 ? must : ~(x | o);
      for (int skip = random.nextInt(Long.bitCount(free)); skip > 0; skip--) {
        free &= free - 1;
      }
      o |= Long.lowestOneBit(free);
    }
  }

  /** Positions of the shipped dictionary in which X must think several times more. */
  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6})
  void theDictionaryThatIsFoundWinsEveryPlayFromALaterPosition(int stones) {
    List<Entry> starts =
        DICTIONARY.stream().filter(entry -> Long.bitCount(entry.x()) == stones).limit(8).toList();
    assertThat(starts).hasSize(8);
    int lines = 0;
    for (Entry start : starts) {
      List<Entry> found =
          QubicDictionary.find(start.x(), start.o(), Control.unlimited()).orElseThrow().stream()
              .map(line -> Entry.read(1, line))
              .toList();
      everyPlayWins(new QubicPlayer(found), start.x(), start.o(), new HashSet<>());
      lines += found.size();
    }
    assertThat(lines).isGreaterThan(starts.size());
  }

  private static void everyPlayWins(QubicPlayer player, long x, long o, Set<Cells> seen) {
    if (!seen.add(Cells.least(x, o))) {
      return;
    }
    assertThat(Cube64.wins(x, o)).isZero();
    OptionalInt move = player.move(x, o);
    assertThat(move).isPresent();
    long then = x | 1L << move.getAsInt();
    assertThat(Long.bitCount(then)).isEqualTo(Long.bitCount(o) + 1);
    assertThat(then & o).isZero();
    assertThat(Cube64.wins(o, then)).isZero();
    long must = Cube64.wins(then, o);
    if (Long.bitCount(must) < 2) {
      assertThat(then | o).isNotEqualTo(-1);
      for (long rest = must != 0 ? must : ~(then | o); rest != 0; rest &= rest - 1) {
        everyPlayWins(player, then, o | Long.lowestOneBit(rest), seen);
      }
    }
  }

  /** The win from the empty board is proved anew, and the checker believes it. */
  @Tag("slow")
  @Tag("day0")
  @Test
  void theCheckerAcceptsTheDictionaryThatIsFound() {
    List<String> lines = QubicDictionary.find(Control.unlimited()).orElseThrow();
    List<Entry> entries =
        lines.stream().map(line -> Entry.read(1 + lines.indexOf(line), line)).toList();
    DictionaryChecker.Verified verified = DictionaryChecker.check(entries, () -> {});
    assertThat(verified.used()).isEqualTo(entries.size()).isLessThan(MOST_LINES);
  }

  @Test
  void theSearchHeedsItsBudget() {
    Budget budget = new Budget(Optional.empty(), OptionalLong.of(20), OptionalLong.empty());
    assertThatThrownBy(() -> QubicDictionary.find(new Control(budget)))
        .isInstanceOf(SearchStopped.class);
  }
}
