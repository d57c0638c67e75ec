package org.farstar.games.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Sum;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ThreadedValueSearch;
import org.farstar.engine.search.ValueSearch;
import org.farstar.engine.search.ValueSolver;
import org.farstar.values.player.Player;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search of regions against the search that serves every ruleset. */
class RegionSearchTest {
  static Stream<RegionRules> rules() {
    return Stream.of(
        new Domineering(),
        new Cram(),
        new Clobber(),
        new Amazons(),
        new NoGo(),
        new Fission(),
        new Colouring(true),
        new Colouring(false));
  }

  /** The states that the cells of a game may be in. */
  private static List<Integer> states(RegionRules rules) {
    Set<Integer> states = new HashSet<>();
    for (int state = 0; state < 4; state++) {
      try {
        Board board = new Board(1, 1, state & 1, state >> 1);
        if (rules.read(rules.write(board)).equals(board)) {
          states.add(state);
        }
      } catch (RuntimeException e) {
        continue;
      }
    }
    return List.copyOf(states);
  }

  private static Board random(RegionRules rules, int width, int height, Random random) {
    List<Integer> states = states(rules);
    Board board = new Board(width, height, 0, 0);
    for (int cell = 0; cell < width * height; cell++) {
      board = board.with(1L << cell, states.get(random.nextInt(states.size())));
    }
    return board;
  }

  private static ValueSolver<Board, ShortGame> fast(
      Rules<Board> rules, Universe universe, Control control, int worker) {
    return RegionSearch.solvers()
        .solver(rules, new ShortGameAlgebra(universe), new ConcurrentHashMap<>(), control, worker);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void findsTheValuesOfTheSlowSearch(RegionRules rules) {
    Random random = new Random(7);
    Universe universe = new Universe();
    ValueSearch<Board, ShortGame> slow =
        new ValueSearch<>(rules, new ShortGameAlgebra(universe), Control.unlimited());
    ValueSolver<Board, ShortGame> one = fast(rules, universe, Control.unlimited(), 0);
    ValueSolver<Board, ShortGame> other = fast(rules, universe, Control.unlimited(), 1);
    for (int i = 0; i < 60; i++) {
      int width = 1 + random.nextInt(4);
      int height = 1 + random.nextInt(12 / width - 1);
      Board board = random(rules, width, height, random);
      ShortGame value = slow.value(board);
      assertThat(one.value(board)).as(rules.write(board)).isEqualTo(value);
      assertThat(other.value(board)).as(rules.write(board)).isEqualTo(value);
    }
    assertThat(one.visited()).isEqualTo(other.visited()).isPositive();
  }

  /** On whole boards both look at the same positions, but for the place that they begin at. */
  @Test
  void visitsNoMorePositionsThanTheSlowSearch() {
    for (RegionRules rules : List.of(new Domineering(), new Clobber(), new Cram())) {
      String text = rules instanceof Clobber ? "xoxo|oxox|xoxo" : "4x4";
      Universe universe = new Universe();
      ValueSearch<Board, ShortGame> slow =
          new ValueSearch<>(rules, new ShortGameAlgebra(universe), Control.unlimited());
      ValueSolver<Board, ShortGame> fast = fast(rules, universe, Control.unlimited(), 0);
      assertThat(fast.value(rules.read(text))).isEqualTo(slow.value(rules.read(text)));
      assertThat(fast.visited()).isEqualTo(slow.visited());
    }
  }

  @Test
  void boardsLargerThanTheFrameAreSearchedToo() {
    Universe universe = new Universe();
    Domineering rules = new Domineering();
    assertThat(fast(rules, universe, Control.unlimited(), 0).value(rules.read("2x9")))
        .isEqualTo(
            new ValueSearch<>(rules, new ShortGameAlgebra(universe), Control.unlimited())
                .value(rules.read("2x9")));
  }

  @Test
  void threadsFindTheSameValueWithinOneBudget() {
    Domineering rules = new Domineering();
    Universe universe = new Universe();
    ShortGame one = fast(rules, universe, Control.unlimited(), 0).value(rules.read("4x4"));
    for (int threads = 2; threads <= 3; threads++) {
      Control control = new Control(Budget.unlimited(), heard -> {}, threads);
      assertThat(threaded(rules, universe, control).value(Sum.of(rules.read("4x4"))))
          .isEqualTo(one);
    }
    Control little = new Control(Budget.ofPositions(100), heard -> {}, 2);
    assertThatThrownBy(() -> threaded(rules, universe, little).value(Sum.of(rules.read("4x4"))))
        .isInstanceOf(SearchStopped.class);
    assertThat(little.progress().positions()).isLessThanOrEqualTo(100);
  }

  private static ThreadedValueSearch<Board, ShortGame> threaded(
      Domineering rules, Universe universe, Control control) {
    return new ThreadedValueSearch<>(
        RegionSearch.solvers(),
        rules,
        new ShortGameAlgebra(universe),
        new ConcurrentHashMap<>(),
        control);
  }

  /** What a ruleset writes out for the frame is what follows from its moves on any board. */
  @Property
  void theFrameHasTheRulesOfTheBoard(@ForAll long one, @ForAll long other, @ForAll long more) {
    for (RegionRules rules : List.of(new Domineering(), new Cram(), new Clobber())) {
      long first = rules instanceof Clobber ? one & ~other : one & other & more;
      long second = rules instanceof Clobber ? other & ~one : first;
      FrameRules written = rules.frame();
      FrameRules derived = FrameRules.of(rules);
      for (Player player : Player.values()) {
        assertThat(boards(written, first, second, player))
            .isEqualTo(boards(derived, first, second, player));
      }
      assertThat(written.regions(first, second)).isEqualTo(derived.regions(first, second));
      for (long rest = written.regions(first, second); rest != 0; ) {
        long region = Frame.group(rest, rules.corners());
        assertThat(region).isEqualTo(Frame.board(first, second).group(rest, rules.corners()));
        assertThat(written.idle(first, second, region))
            .isEqualTo(derived.idle(first, second, region));
        rest ^= region;
      }
    }
  }

  private static HashMap<Board, Integer> boards(
      FrameRules rules, long first, long second, Player player) {
    PlaneList list = new PlaneList();
    rules.options(first, second, player, list);
    HashMap<Board, Integer> counts = new HashMap<>();
    for (int i = 0; i < list.size(); i++) {
      Board board = Frame.board(list.planes()[2 * i], list.planes()[2 * i + 1]);
      counts.merge(board, 1, Integer::sum);
    }
    return counts;
  }

  @Property
  void theFrameTurnsPlanesAsBoardsAreTurned(@ForAll long plane) {
    Board board = Frame.board(plane, plane);
    Set<Long> images = new HashSet<>();
    for (long p : List.of(plane, Frame.flipped(plane))) {
      for (long q : List.of(p, Frame.mirrored(p))) {
        images.add(q);
        images.add(Frame.transposed(q));
      }
    }
    assertThat(Frame.board(Frame.transposed(plane), Frame.transposed(plane)))
        .isEqualTo(Symmetry.transpose(board));
    List<Board> least = new ArrayList<>();
    images.forEach(image -> least.add(Symmetry.ALL.least(Frame.board(image, image))));
    assertThat(least).containsOnly(Symmetry.ALL.least(board));
    assertThat(Frame.mirrored(plane)).isEqualTo(Long.reverseBytes(Long.reverse(plane)));
  }

  @Property
  void aRegionIsShiftedIntoTheCorner(@ForAll long plane) {
    if (plane != 0) {
      int shift = Frame.shift(plane);
      Board cut = Frame.board(plane, plane).cut(plane, 0);
      assertThat(Frame.board(plane >>> shift, plane >>> shift)).isEqualTo(Frame.around(cut, 0));
    }
  }
}
