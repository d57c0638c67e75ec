package org.farstar.games.heap.cake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.farstar.engine.budget.Control;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.search.ShortGameAlgebra;
import org.farstar.engine.search.ValueSearch;
import org.farstar.games.heap.breaking.BreakCode;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values of cakes by the definition, from the lengths that a cut leaves. */
class CakeValuesTest {
  private final Universe universe = new Universe();
  private final Map<List<Integer>, ShortGame> known = new HashMap<>();

  private static List<List<Integer>> two(int length) {
    List<List<Integer>> cuts = new ArrayList<>();
    for (int one = 1; one < length; one++) {
      cuts.add(List.of(one, length - one));
    }
    return cuts;
  }

  private static List<List<Integer>> equal(int length) {
    List<List<Integer>> cuts = new ArrayList<>();
    for (int parts = 2; parts <= length; parts++) {
      if (length % parts == 0) {
        cuts.add(Collections.nCopies(parts, length / parts));
      }
    }
    return cuts;
  }

  private static List<List<Integer>> eaten(int length) {
    List<List<Integer>> cuts = new ArrayList<>();
    for (int one = 0; one < length; one++) {
      List<Integer> cut = new ArrayList<>(List.of(one, length - 1 - one));
      cut.removeIf(part -> part == 0);
      cuts.add(cut);
    }
    return cuts;
  }

  private ShortGame value(
      int rows, int columns, boolean turning, IntFunction<List<List<Integer>>> cuts) {
    List<Integer> key = List.of(rows, columns);
    if (known.get(key) == null) {
      List<ShortGame> left = new ArrayList<>();
      List<ShortGame> right = new ArrayList<>();
      for (List<Integer> cut : cuts.apply(turning ? rows : columns)) {
        ShortGame sum = universe.read("0");
        for (int part : cut) {
          sum =
              sum.plus(turning ? value(columns, part, true, cuts) : value(rows, part, false, cuts));
        }
        left.add(sum);
      }
      for (List<Integer> cut : cuts.apply(turning ? columns : rows)) {
        ShortGame sum = universe.read("0");
        for (int part : cut) {
          sum =
              sum.plus(turning ? value(part, rows, true, cuts) : value(part, columns, false, cuts));
        }
        right.add(sum);
      }
      known.put(key, universe.of(left, right));
    }
    return known.get(key);
  }

  @ParameterizedTest
  @CsvSource({
    "4.0, false, 8",
    "4.0, true, 5",
    "{2+}=.0, false, 9",
    "{2+}=.0, true, 6",
    "0.7, false, 5",
    "0.7, true, 5"
  })
  void valuesAreThoseOfTheDefinition(String code, boolean turning, int longest) {
    IntFunction<List<List<Integer>>> cuts =
        code.equals("4.0")
            ? CakeValuesTest::two
            : code.equals("0.7") ? CakeValuesTest::eaten : CakeValuesTest::equal;
    CakeRules rules = new CakeRules(BreakCode.read(code), BreakCode.read(code), turning);
    ValueSearch<Cakes, ShortGame> search =
        new ValueSearch<>(rules, new ShortGameAlgebra(universe), Control.unlimited());
    for (int rows = 1; rows <= longest; rows++) {
      for (int columns = 1; columns <= longest; columns++) {
        assertThat(search.value(rules.read(rows + "x" + columns)))
            .as("%s %s %dx%d", code, turning, rows, columns)
            .isEqualTo(value(rows, columns, turning, cuts));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'', ''",
    "' 4.0|4.0', ''",
    "0.7 | {1}, 0.7 | {1}",
    "turning 4.0 | 4.0, turning 4.0 | 4.0",
    "turning, turning 4.0 | 4.0"
  })
  void parametersAreReadBack(String words, String normal) {
    assertThat(CakeGame.cutcake().family().variant(words, Sources.none()).parameters())
        .isEqualTo(normal);
  }
}
