package org.farstar.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.farstar.engine.audit.SlowSearch;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.budget.StopReason;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.LoopyGameException;
import org.farstar.engine.rules.Misere;
import org.farstar.engine.rules.Rules;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.sum.Sum;
import org.farstar.engine.sum.SumPlay;
import org.farstar.engine.toys.Digraph;
import org.farstar.engine.toys.Digraphs;
import org.farstar.engine.toys.Heap;
import org.farstar.engine.toys.Nimbers;
import org.farstar.engine.toys.Nimbers.Star;
import org.farstar.engine.toys.Strings;
import org.farstar.engine.toys.Track;
import org.farstar.values.Dyadic;
import org.farstar.values.player.Outcome;

class ValueSearchTest {
  private static ValueSearch<Integer, Star> nimbers(Rules<Integer> rules) {
    return new ValueSearch<>(rules, new Nimbers(), Control.unlimited());
  }

  private static <P> ValueSearch<P, Dyadic> numbers(Rules<P> rules) {
    return new ValueSearch<>(rules, new NumberAlgebra(), Control.unlimited());
  }

  @Provide
  Arbitrary<Digraph> impartial() {
    return Digraphs.impartial(Ending.LAST_PLAYER_WINS);
  }

  @Provide
  Arbitrary<Digraph> partizan() {
    return Digraphs.partizan(Ending.LAST_PLAYER_WINS);
  }

  @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
  void nimbersSayWhoWinsSums(
      @ForAll @From("impartial") Digraph game,
      @ForAll @IntRange(max = 7) int a,
      @ForAll @IntRange(max = 5) int b,
      @ForAll @IntRange(max = 4) int c) {
    Sum sum = Sum.of(Variant.of(game), List.of(a, b, c));
    Star value = nimbers(game).value(a).plus(nimbers(game).value(b)).plus(nimbers(game).value(c));
    Outcome expected =
        new SlowSearch<>(new SumPlay(sum), Long.MAX_VALUE).outcome(sum).orElseThrow();
    assertThat(new Nimbers().outcome(value)).isEqualTo(expected);
  }

  @Example
  void aHeapOfNimIsItsSize() {
    for (int heap = 0; heap < 20; heap++) {
      assertThat(nimbers(Heap.nim()).value(heap)).isEqualTo(new Star(heap));
    }
  }

  /** Conway's definition in floating point, exact for the few days a small digraph can reach. */
  private static OptionalDouble number(Digraph game, int vertex) {
    double low = Double.NEGATIVE_INFINITY;
    double high = Double.POSITIVE_INFINITY;
    for (int option : game.left().get(vertex)) {
      OptionalDouble value = number(game, option);
      if (value.isEmpty()) {
        return value;
      }
      low = Math.max(low, value.getAsDouble());
    }
    for (int option : game.right().get(vertex)) {
      OptionalDouble value = number(game, option);
      if (value.isEmpty()) {
        return value;
      }
      high = Math.min(high, value.getAsDouble());
    }
    return low < high ? OptionalDouble.of(simplest(low, high)) : OptionalDouble.empty();
  }

  /** Down the tree of surreal numbers until a number fits. */
  private static double simplest(double low, double high) {
    double number = 0;
    double under = Double.NEGATIVE_INFINITY;
    double over = Double.POSITIVE_INFINITY;
    while (number <= low || number >= high) {
      if (number <= low) {
        under = number;
        number = Double.isInfinite(over) ? number + 1 : (number + over) / 2;
      } else {
        over = number;
        number = Double.isInfinite(under) ? number - 1 : (number + under) / 2;
      }
    }
    return number;
  }

  private static double asDouble(Dyadic value) {
    return value.numerator().doubleValue() / value.denominator().doubleValue();
  }

  /** A heap of 100,000 has some hundred options at every one of the positions on the way down. */
  @Example
  void optionsThatWaitTakeMemory() {
    Control control =
        new Control(
            new Budget(Optional.empty(), OptionalLong.empty(), OptionalLong.of(10_000_000)));
    ValueSearch<Integer, Star> search =
        new ValueSearch<>(Heap.nim(), new Nimbers(), ValueTable.remembering(), control);
    assertThatThrownBy(() -> search.value(100_000))
        .isInstanceOfSatisfying(
            SearchStopped.class, e -> assertThat(e.reason()).isEqualTo(StopReason.MEMORY));
    assertThat(search.visited()).isBetween(900L, 2_000L);
  }

  @Property(tries = 500)
  void numbersAreConways(@ForAll @From("partizan") Digraph game) {
    for (int vertex = 0; vertex < game.size(); vertex++) {
      int at = vertex;
      OptionalDouble expected = number(game, vertex);
      if (expected.isPresent()) {
        assertThat(asDouble(numbers(game).value(at))).isEqualTo(expected.getAsDouble());
      } else {
        assertThatThrownBy(() -> numbers(game).value(at))
            .isInstanceOf(NoSuchValueException.class)
            .hasMessageMatching(
                "the position '[0-7]' is not a number: Left can move to \\S+ and Right to \\S+");
      }
    }
  }

  @Provide
  Arbitrary<String> strings() {
    return Arbitraries.strings().withChars('b', 'w').ofMinLength(1).ofMaxLength(4);
  }

  @Property(tries = 200)
  void numbersSayWhoWinsSums(@ForAll @From("strings") String a, @ForAll @From("strings") String b) {
    Strings strings = new Strings();
    Sum sum = Sum.of(Variant.of(strings), List.of(a, b));
    SumPlay sums = new SumPlay(sum);
    Dyadic value = numbers(strings).value(a).plus(numbers(strings).value(b));
    assertThat(Outcome.ofSign(value.signum()))
        .isEqualTo(new SlowSearch<>(sums, Long.MAX_VALUE).outcome(sum).orElseThrow());
    assertThat(numbers(strings).value(a + " " + b)).isEqualTo(value);
    assertThat(new ValueSearch<>(sums, new NumberAlgebra(), Control.unlimited()).value(sum))
        .isEqualTo(value);
  }

  @Example
  void knownNumbers() {
    Map<String, String> known =
        Map.of("0", "0", "b", "1", "bb", "2", "bw", "1/2", "bwb", "3/4", "w", "-1", "bw bw w", "0");
    known.forEach(
        (text, value) ->
            assertThat(numbers(new Strings()).value(new Strings().read(text)))
                .as(text)
                .hasToString(value));
  }

  @Example
  void aPlayOfAMillionMovesNeedsNoStack() {
    assertThat(nimbers(new Track(0)).value(1_000_000)).isEqualTo(new Star(0));
    assertThat(nimbers(new Track(0)).value(5_001)).isEqualTo(new Star(1));
  }

  @Example
  void aPlayWithoutEndIsFound() {
    for (int ring : List.of(1, 2, 5000)) {
      assertThatThrownBy(() -> nimbers(new Track(ring)).value(ring))
          .isInstanceOf(LoopyGameException.class);
    }
  }

  @Example
  void valuesAreForNormalPlayOnly() {
    assertThatThrownBy(() -> nimbers(new Misere<>(Heap.nim())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("values are for games in which the last player wins");
  }

  @Example
  void aStoppedSearchGoesOnWithItsTable() {
    ValueTable<String, Dyadic> table = ValueTable.remembering();
    String row = "bwbwbwwb wbwbwbbw bbwbwb";
    Dyadic expected = numbers(new Strings()).value(row);
    int stops = 0;
    while (true) {
      Control control = new Control(Budget.ofPositions(12));
      ValueSearch<String, Dyadic> search =
          new ValueSearch<>(new Strings(), new NumberAlgebra(), table, control);
      try {
        assertThat(search.value(row)).isEqualTo(expected);
        break;
      } catch (SearchStopped e) {
        stops++;
        assertThat(e.reason()).isEqualTo(StopReason.POSITIONS);
        assertThat(search.visited()).isEqualTo(12);
        assertThat(control.progress().positions()).isEqualTo(12);
      }
    }
    assertThat(stops).isPositive();
  }

  @Example
  void severalThreadsMayShareATable() {
    ValueTable<String, Dyadic> table = ValueTable.remembering();
    String row = "bwbwbwwbwbwbwbbw";
    List<CompletableFuture<Dyadic>> values =
        Stream.generate(
                () ->
                    CompletableFuture.supplyAsync(
                        () ->
                            new ValueSearch<>(
                                    new Strings(), new NumberAlgebra(), table, Control.unlimited())
                                .value(row)))
            .limit(4)
            .toList();
    assertThat(values)
        .extracting(CompletableFuture::join)
        .containsOnly(numbers(new Strings()).value(row));
  }

  @Example
  void aSearchReportsWhatItVisited() {
    Control control = new Control(Budget.ofPositions(1000));
    ValueSearch<Integer, Star> search = new ValueSearch<>(Heap.nim(), new Nimbers(), control);
    assertThat(search.value(3)).isEqualTo(new Star(3));
    assertThat(search.value(9)).isEqualTo(new Star(9));
    assertThat(search.visited()).isEqualTo(10);
    assertThat(control.progress().positions()).isEqualTo(10);
    assertThat(search.value(5)).isEqualTo(new Star(5));
    assertThat(search.visited()).isEqualTo(10);
  }

  @Example
  void threadsFindTheSameValues() {
    Heap rules = new Heap(Set.of(1, 4, 6), Set.of(1, 4, 6));
    ValueSearch<Integer, Nimbers.Star> one =
        new ValueSearch<>(rules, new Nimbers(), Control.unlimited());
    for (int threads = 1; threads <= 5; threads++) {
      Control control = new Control(Budget.unlimited(), heard -> {}, threads);
      ThreadedValueSearch<Integer, Nimbers.Star> several =
          new ThreadedValueSearch<>(rules, new Nimbers(), control);
      for (int heap = 300; heap < 320; heap++) {
        assertThat(several.value(heap)).isEqualTo(one.value(heap));
      }
      assertThat(several.visited()).isPositive();
    }
  }

  @Example
  void aBudgetHoldsForAllThreadsTogether() {
    Control control = new Control(Budget.ofPositions(50), heard -> {}, 3);
    ThreadedValueSearch<Integer, Nimbers.Star> search =
        new ThreadedValueSearch<>(Heap.nim(), new Nimbers(), control);
    assertThatThrownBy(() -> search.value(1000)).isInstanceOf(SearchStopped.class);
    assertThat(control.progress().positions()).isLessThanOrEqualTo(50);
  }
}
