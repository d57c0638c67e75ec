package org.farstar.games.heap.breaking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.values.text.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class BreakCodeTest {
  private static List<String> options(String code, int heap) {
    List<String> options = new ArrayList<>();
    BreakCode.read(code)
        .options(
            heap,
            sizes ->
                options.add(
                    sizes.length == 0
                        ? "-"
                        : Arrays.stream(sizes)
                            .mapToObj(String::valueOf)
                            .collect(Collectors.joining(","))));
    return options;
  }

  /** What the published tests of CGSuite expect, TBCodeTest.scala; there the order is the same. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0.77; 9; 8  1,7  2,6  3,5  4,4  7  1,6  2,5  3,4",
        "4.0; 8; 1,7  2,6  3,5  4,4",
        "4!.0; 8; 1,7  2,6  3,5",
        "0.3F; 9; 8  7  1,6  2,5  3,4  1,1,5  1,2,4  1,3,3  2,2,3",
        "0.3F!; 9; 8  7  1,6  2,5  3,4  1,2,4",
        "0.3f?; 11; 10  9  1,8  2,7  3,6  4,5  1,1,7  1,2,6  1,3,5  1,4,4  2,2,5  2,3,4",
        "0.*!3; 7; 6  1,5  2,4  1,2,3  5",
        "0.[3]; 7; 6  5  4  3  2  1  -",
        "0.[2]; 7; 6  5  4  3  2  1",
        "0.3[1]; 7; 6  -",
        "0.7[03]; 7; 6  1,5  2,4  3,3  4  2  -",
        "80.0; 7; 1,1,6  1,2,5  1,3,4  2,2,4  2,3,3",
        "0.*=; 11; 10  5,5  2,2,2,2,2  1,1,1,1,1,1,1,1,1,1",
        "{2+}=.0; 10; 5,5  2,2,2,2,2  1,1,1,1,1,1,1,1,1,1",
        "0.{0,1,3+}; 1; -",
        "0.{0,1,3+}; 2; 1",
        "0.{2,3?+}; 7; 1,5  2,4  3,3  1,1,4  1,2,3  1,1,1,3  1,1,2,2  1,1,1,1,2"
      })
  void optionsAreThosePublished(String code, int heap, String wanted) {
    assertThat(String.join("  ", options(code, heap))).isEqualTo(wanted.strip());
  }

  /** All multisets of sizes, most of which are no option. */
  private static Set<String> slow(int heap, BiPredicate<Integer, List<Integer>> allowed) {
    Set<String> options = new TreeSet<>();
    List<List<Integer>> open = new ArrayList<>(List.of(List.of()));
    while (!open.isEmpty()) {
      List<Integer> sizes = open.remove(open.size() - 1);
      int sum = sizes.stream().mapToInt(Integer::intValue).sum();
      if (allowed.test(heap - sum, sizes)) {
        options.add(
            sizes.isEmpty()
                ? "-"
                : sizes.stream().map(String::valueOf).collect(Collectors.joining(",")));
      }
      int least = sizes.isEmpty() ? 1 : sizes.get(sizes.size() - 1);
      for (int size = least; size <= heap + 2 - sum; size++) {
        open.add(Stream.concat(sizes.stream(), Stream.of(size)).toList());
      }
    }
    return options;
  }

  private static int kinds(List<Integer> sizes) {
    return Set.copyOf(sizes).size();
  }

  static Stream<Arguments> sides() {
    BiPredicate<Integer, List<Integer>> hex =
        (taken, s) -> taken == 1 && s.size() < 2 || taken == 2 && s.size() < 4;
    BiPredicate<Integer, List<Integer>> different =
        (taken, s) -> taken == 0 && s.size() == 2 && kinds(s) == 2;
    BiPredicate<Integer, List<Integer>> again =
        (taken, s) -> taken > 0 && s.size() <= (taken == 1 || taken % 2 == 0 ? 2 : 1);
    BiPredicate<Integer, List<Integer>> added =
        (taken, s) -> taken == -1 && s.size() == 3 || taken == 2 && kinds(s) == s.size();
    BiPredicate<Integer, List<Integer>> but = (taken, s) -> taken > 0 && taken != 2 && s.size() < 2;
    BiPredicate<Integer, List<Integer>> split =
        (taken, s) -> (taken == 1 || taken == 3) && s.size() < 3;
    return Stream.of(
        Arguments.of("0.3F", hex),
        Arguments.of("4!.0", different),
        Arguments.of("0.7[73]", again),
        Arguments.of("80.0*!", added),
        Arguments.of("but {2}", but),
        Arguments.of("split {1,3}", split));
  }

  @ParameterizedTest
  @MethodSource("sides")
  void optionsAreThoseOfTheDefinition(String side, BiPredicate<Integer, List<Integer>> allowed) {
    for (int heap = 0; heap <= 8; heap++) {
      List<String> options = options(side, heap);
      assertThat(options).doesNotHaveDuplicates();
      assertThat(new TreeSet<>(options)).as("%s of %d", side, heap).isEqualTo(slow(heap, allowed));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0.3G; 4; 'G'; a digit from 0 to F, *, or a set such as {2,3!,4+}, and then !, ? or =",
        "2.0; 1; a place that may leave 1; at least 2 heaps here, so that all are smaller",
        "40.0; 1; a place that may leave 2; at least 3 heaps here, so that all are smaller",
        "0.[3; 5; the end; ]",
        "0.{1; 5; the end; a comma, + or }",
        ".3; 1; '.'; 'a code such as 0.137, 4!.0, 0.3F or 0.[3]'"
      })
  void whatIsNoCodeIsRefusedAtItsPlace(String code, int column, String found, String allowed) {
    assertThatThrownBy(() -> BreakCode.read(code))
        .isInstanceOfSatisfying(
            NotationException.class,
            e -> {
              assertThat(e.column()).isEqualTo(column);
              assertThat(e.found().replace("'", "")).isEqualTo(found.replace("'", ""));
              assertThat(e.allowed()).isEqualTo(allowed);
            });
  }

  @Test
  void aHeapHasAtMostSoManyMovesAsCanBeListed() {
    assertThat(
            IntStream.of(
                BreakCode.read("0.77").listed(),
                BreakCode.read("0.8").listed(),
                BreakCode.read("0.{4}").listed()))
        .containsExactly(100_000, 2_000, 60);
  }
}
