package org.farstar.games.strip.toads;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Control;
import org.farstar.engine.contract.TheoryContract;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Ask;
import org.junit.jupiter.api.Test;

class HerdTheoryTest extends TheoryContract<String> {
  HerdTheoryTest() {
    super(ToadsAndFrogsGame.elephants());
  }

  /** All rows up to a length, and some longer ones. */
  @Override
  protected Stream<String> lines() {
    List<String> rows = new ArrayList<>(List.of(""));
    for (int i = 0; i < rows.size() && rows.get(i).length() < 6; i++) {
      for (char symbol : "tf.".toCharArray()) {
        rows.add(rows.get(i) + symbol);
      }
    }
    rows.set(0, "0");
    return Stream.concat(
        rows.stream(),
        Stream.of(
            "ttt.....ff",
            "t.t.t..f.f",
            "tt...fff|t.f",
            "..f.t..tt...fff.f.t.t..",
            "ttt.f + tt.fff",
            "t..|.f.f|..."));
  }

  private static String value(String position) {
    return new Analyst(new Workspace())
        .value(
            ToadsAndFrogsGame.elephants().read(position),
            Method.THEORY,
            Ask.ANSWER,
            Control.unlimited())
        .first()
        .orElseThrow()
        .value()
        .toString();
  }

  /** Lengths that no search reaches. */
  @Test
  void longRowsAreAnswered() {

    assertThat(value("ttt" + ".".repeat(9000) + "ff")).isEqualTo("4500");
    assertThat(value("ttt" + ".".repeat(9001) + "ff")).isEqualTo("{4502|4499}");
    assertThat(value("t" + ".".repeat(3000) + "t.f")).isEqualTo("{3001|3000}");
    assertThat(value("t" + ".".repeat(5001) + "f")).isEqualTo("*");
    assertThat(value("t.".repeat(1000))).isEqualTo("500500");
  }

  @Test
  void rowsAreTakenApart() {
    ToadsAndFrogs rules = new ToadsAndFrogs(1, 0, false, false);
    Map<String, List<String>> parts =
        Map.of(
            "..f.f.t.t..f.ft..", List.of("..f.f", "t.t..f.f", "t.."),
            "...|.t|f.", List.of("t", "f"),
            "tf", List.of("tf"),
            "....", List.of());
    parts.forEach((row, herds) -> assertThat(rules.parts(row)).as(row).isEqualTo(herds));
    assertThat(ToadsAndFrogs.PLAIN.parts("f.t.f|t")).containsExactly("f.t.f", "t");
  }
}
