package org.farstar.games.positional.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.games.positional.family.Cube;
import org.farstar.games.positional.family.CubeSymmetries;
import org.farstar.games.positional.family.ListedFamily;
import org.farstar.games.positional.family.SetFamily;
import org.farstar.games.symmetry.PermutationGroup;
import org.farstar.verify.RefusedException;
import org.farstar.verify.draw.LineBoard;
import org.farstar.verify.draw.RepliesChecker;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawSearchTest {
  private static final int POINTS = 8;
  private static final int UNLIMITED = Integer.MAX_VALUE;

  private static List<int[]> identity(SetFamily family) {
    return List.of(IntStream.range(0, family.points()).toArray());
  }

  private static List<String> body(SetFamily family, List<DrawLine> lines) {
    return lines.stream().map(line -> line.write(family::name)).toList();
  }

  private static LineBoard board(ListedFamily family) {
    List<int[]> sets = IntStream.range(0, family.sets()).mapToObj(family::points).toList();
    return LineBoard.of(family.names(), sets);
  }

  private static ListedFamily family(long seed) {
    Random random = new Random(seed);
    List<int[]> sets = new ArrayList<>();
    for (int i = 4 + random.nextInt(6); i > 0; i--) {
      TreeSet<Integer> set = new TreeSet<>();
      int size = 2 + random.nextInt(3);
      while (set.size() < size) {
        set.add(random.nextInt(POINTS));
      }
      sets.add(set.stream().mapToInt(Integer::intValue).toArray());
    }
    return new ListedFamily(List.of("a", "b", "c", "d", "e", "f", "g", "h"), sets);
  }

  /** Whether X, to move, completes a set against every play of O, by the rules alone. */
  private static boolean completes(int[] sets, int x, int o, Map<Integer, Boolean> known) {
    int key = x << POINTS | o;
    Boolean found = known.get(key);
    if (found != null) {
      return found;
    }
    boolean wins = false;
    int free = (1 << POINTS) - 1 & ~(x | o);
    for (int moves = free; moves != 0 && !wins; moves &= moves - 1) {
      int after = x | Integer.lowestOneBit(moves);
      wins = IntStream.of(sets).anyMatch(set -> (set & ~after) == 0);
      int replies = free & ~after;
      boolean all = replies != 0;
      for (; replies != 0 && all && !wins; replies &= replies - 1) {
        all = completes(sets, after, o | Integer.lowestOneBit(replies), known);
      }
      wins |= all;
    }
    known.put(key, wins);
    return wins;
  }

  @Property(tries = 300)
  void holdsWhereTryingAllMovesDoes(@ForAll long seed) {
    ListedFamily family = family(seed);
    int[] sets =
        IntStream.range(0, family.sets())
            .map(i -> IntStream.of(family.points(i)).map(point -> 1 << point).sum())
            .toArray();
    Optional<List<DrawLine>> lines =
        new DrawSearch(family, identity(family), UNLIMITED, Control.unlimited()).find();
    assertThat(lines.isPresent()).isNotEqualTo(completes(sets, 0, 0, new HashMap<>()));
    if (lines.isPresent()) {
      List<String> body = body(family, lines.get());
      assertThat(RepliesChecker.check(board(family), body, () -> {}).lines())
          .isEqualTo(body.size());
    }
  }

  /** What the checker accepts must hold X; a changed certificate may do so by chance. */
  @Property(tries = 300)
  void whatIsChangedHoldsOrIsRefused(@ForAll long seed) {
    ListedFamily family = family(seed);
    List<DrawLine> lines =
        new DrawSearch(family, identity(family), UNLIMITED, Control.unlimited())
            .find()
            .orElse(List.of());
    List<String> body = new ArrayList<>(body(family, lines));
    if (body.isEmpty()) {
      return;
    }
    Random random = new Random(seed);
    int at = random.nextInt(body.size());
    List<String> fewer = new ArrayList<>(body);
    fewer.remove(at);
    assertThatThrownBy(() -> RepliesChecker.check(board(family), fewer, () -> {}))
        .isInstanceOf(RefusedException.class)
        .hasMessageMatching("(line .*, )?no line for the position 'x.* o.*', where X is not held");
    // A set more that is no bigger than a pair of sets: the old replies rarely hold it.
    List<int[]> more = new ArrayList<>();
    IntStream.range(0, family.sets()).forEach(i -> more.add(family.points(i)));
    more.add(new int[] {random.nextInt(4), 4 + random.nextInt(4)});
    ListedFamily larger = new ListedFamily(family.names(), more);
    int[] sets =
        IntStream.range(0, larger.sets())
            .map(i -> IntStream.of(larger.points(i)).map(point -> 1 << point).sum())
            .toArray();
    boolean accepted;
    try {
      RepliesChecker.check(board(larger), body, () -> {});
      accepted = true;
    } catch (RefusedException e) {
      accepted = false;
    }
    assertThat(accepted && completes(sets, 0, 0, new HashMap<>())).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"4, 2", "5, 2", "8, 3"})
  void someBoardsNeedNoReply(int side, int dimension) {
    assertThat(search(new Cube(side, dimension), UNLIMITED, Control.unlimited()).find())
        .contains(List.of());
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "3, 2", "2, 3"})
  void someBoardsAreCompletedAgainstAllReplies(int side, int dimension) {
    assertThat(search(new Cube(side, dimension), UNLIMITED, Control.unlimited()).find()).isEmpty();
  }

  /** What the search finds is accepted, and no longer than the certificate of the program. */
  @Test
  @Tag("slow")
  @Tag("day1")
  void sevenCubedIsDrawnByNoMoreLinesThanThoseShipped() {
    Cube cube = new Cube(7, 3);
    List<DrawLine> lines = search(cube, UNLIMITED, Control.unlimited()).find().orElseThrow();
    List<String> body = body(cube, lines);
    assertThat(body).hasSizeLessThanOrEqualTo(ShippedCertificate.seven().body().size());
    assertThat(RepliesChecker.check(LineBoard.cube(7, 3), body, () -> {}).lines())
        .isEqualTo(body.size());
  }

  @Test
  void theSearchOnSevenCubedHeedsItsLimits() {
    assertThat(search(new Cube(7, 3), 10, Control.unlimited()).find()).isEmpty();
    Budget budget = new Budget(Optional.empty(), OptionalLong.of(20), OptionalLong.empty());
    DrawSearch search = search(new Cube(7, 3), UNLIMITED, new Control(budget));
    assertThatThrownBy(search::find).isInstanceOf(SearchStopped.class);
  }

  private static DrawSearch search(Cube cube, int mostPositions, Control control) {
    List<int[]> symmetries =
        PermutationGroup.generatedBy(cube.points(), CubeSymmetries.generators(cube)).elements();
    return new DrawSearch(cube, symmetries, mostPositions, control);
  }
}
