package org.farstar.games.strip.toppling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.theory.Ask;
import org.farstar.engine.theory.Fact;
import org.farstar.values.Dyadic;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;

class TopplingTheoryTest extends TheoryContract<String> {
  TopplingTheoryTest() {
    super(TopplingDominoesGame.game());
  }

  /** All rows of these symbols up to a length. */
  private static List<String> rows(String symbols, int longest) {
    List<String> rows = new ArrayList<>(List.of(""));
    for (int i = 0; i < rows.size() && rows.get(i).length() < longest; i++) {
      for (char symbol : symbols.toCharArray()) {
        rows.add(rows.get(i) + symbol);
      }
    }
    return rows.subList(1, rows.size());
  }

  /** The row of a number, by its canonical form. */
  private static String row(Dyadic x) {
    return x.isInteger()
        ? (x.signum() > 0 ? "L" : "R").repeat(x.abs().numerator().intValueExact())
        : row(x.leftOption().orElseThrow()) + "LR" + row(x.rightOption().orElseThrow());
  }

  @Override
  protected Stream<String> lines() {
    Stream<String> others =
        Stream.of(
            "0",
            "LRL|RLR",
            "LR|LLRR|EE",
            "LRRL + RLLR",
            "LRL + LLRLL|R",
            "LRLRL|E|RRLRRR",
            "LLRLLLRR|LLRR",
            "LLRRRRLL|ELLRR");
    return Stream.of(rows("LR", 8).stream(), rows("LRE", 5).stream(), others).flatMap(s -> s);
  }

  /**
   * What the theory says, and that no other row of two colours is worth a number. Of n dominoes
   * there are as many such rows as numbers up to n + 2 that have no factor in common with it.
   */
  @Test
  void numbersHaveOneRowEach() {
    Universe universe = new Universe();
    Map<String, ShortGame> values = new HashMap<>();
    values.put("", universe.zero());
    int numbers = 0;
    for (String row : rows("LR", 11)) {
      List<ShortGame> left = new ArrayList<>();
      List<ShortGame> right = new ArrayList<>();
      for (int i = 0; i < row.length(); i++) {
        List<ShortGame> options = row.charAt(i) == 'L' ? left : right;
        options.add(values.get(row.substring(0, i)));
        options.add(values.get(row.substring(i + 1)));
      }
      ShortGame value = universe.of(left, right);
      values.put(row, value);
      Optional<Dyadic> number = new NumberRow(row).value();
      assertThat(number).as(row).isEqualTo(value.asNumber());
      number.ifPresent(x -> assertThat(row(x)).isEqualTo(row));
      numbers += number.isPresent() ? 1 : 0;
    }
    assertThat(numbers).isEqualTo(2 + 2 + 4 + 2 + 6 + 4 + 6 + 4 + 10 + 4 + 12);
  }

  private static Optional<Fact<String>> fact(String row) {
    return new TopplingTheory().fact(row, Ask.ALL, Control.unlimited());
  }

  private static String value(String row) {
    return fact(row).flatMap(Fact::value).map(Object::toString).orElse("none");
  }

  /** Lengths that no search reaches. */
  @Test
  void longRowsAreAnswered() {
    Dyadic thin = Dyadic.of(1, 2000);
    assertThat(fact("LR".repeat(2000) + "L").flatMap(Fact::value)).contains(thin);
    Dyadic odd = Dyadic.of(0x5a5a5a5L, 20);
    String row = row(odd);
    assertThat(row.length()).isGreaterThan(1000);
    assertThat(fact(row).flatMap(Fact::value)).contains(odd);
    assertThat(value(row + "LR" + row(Dyadic.of(-7, 1)))).isEqualTo("{" + odd + "|-7/2}");
    assertThat(value("L".repeat(3000) + "R".repeat(3000))).isEqualTo("+-2999");
    assertThat(value("LR" + "R".repeat(2000) + "RL")).isEqualTo("Tiny(2000)");
    // A row that none of its cuts makes known is cut everywhere.
    String shorter = row(Dyadic.of(0x5a5, 8));
    assertThat(value(shorter.substring(0, shorter.length() / 2) + "R" + shorter)).isEqualTo("none");
  }

  @Test
  void aRowIsReadFromEitherEnd() {
    assertThat(value("RLLRL")).isEqualTo(value("LRLLR")).isEqualTo("{1/2|0}");
    assertThat(value("RRLL")).isEqualTo(value("LLRR")).isEqualTo("+-1");
    assertThat(value("LLRRL")).isEqualTo(value("LRRLL"));
    assertThat(value("REL")).isEqualTo("+-1");
    assertThat(value("LREL")).isEqualTo("none");
  }
}
