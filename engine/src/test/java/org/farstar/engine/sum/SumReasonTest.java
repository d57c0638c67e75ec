package org.farstar.engine.sum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Variant;
import org.farstar.engine.search.ValueKind;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKind;
import org.farstar.engine.toys.Heap;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;

/** What the solver says of a sum before it tries a move. */
class SumReasonTest {
  private static final Variant<Integer> UNVALUED =
      Variant.of(new Heap(Set.of(1, 2), Set.of(1, 3))).named("unvalued").valued(ValueKind.NONE);

  private final Workspace workspace = new Workspace(1 << 26);
  private final SumSolver solver = new SumSolver(workspace, false, Control.unlimited());

  private Term worth(String text) {
    return new Term.Worth(workspace.universe().read(text));
  }

  private static List<Object> rules(List<Step> steps) {
    return steps.subList(1, steps.size()).stream().map(step -> step.data().get("rule")).toList();
  }

  @Test
  void listsThePartsWithTheirValues() {
    Sum sum = Sum.of(List.of(worth("1/2"), worth("{2|-2}"), new Term.Placed<>(UNVALUED, 3)));
    Step parts = solver.reason(sum).get(0);
    assertThat(parts.kind()).isEqualTo(StepKind.PARTS);
    assertThat(parts.text())
        .isEqualTo("The parts of the sum:\n  1/2: 1/2\n  +-2: +-2\n  3: not valued");
    assertThat(parts.data())
        .isEqualTo(
            Map.of(
                "parts",
                List.of(List.of("1/2", "1/2"), List.of("+-2", "+-2"), List.of("3", "not valued")),
                "count",
                3));
  }

  @Test
  void ofManyPartsTheFirstAreListed() {
    Step parts = solver.reason(Sum.of(Collections.nCopies(13, worth("1")))).get(0);
    assertThat((List<?>) parts.data().get("parts")).hasSize(12);
    assertThat(parts.data()).containsEntry("count", 13);
    assertThat(parts.text()).endsWith("\n  1: 1\n  and so on, 13 parts in all");
  }

  @Test
  void namesTheRuleForEachStart() {
    assertThat(rules(solver.reason(Sum.of(List.of(worth("1"), worth("*"))))))
        .containsExactly("value", "value");
    assertThat(rules(solver.reason(Sum.of(List.of(worth("9"), worth("{2|-2}"))))))
        .containsExactly("signs", "temperature");
    List<Step> steps = solver.reason(Sum.of(List.of(worth("9"), worth("{2|-2}"))));
    assertThat(steps.get(2).text())
        .isEqualTo(
            "Right moving first loses; no move need be tried, since the mean values add up to 9,"
                + " and the greatest temperature of a part is only 2.");
    assertThat(steps.get(2).data())
        .isEqualTo(
            Map.of(
                "player", "Right",
                "mover", "Right",
                "rule", "temperature",
                "wins", false,
                "amount", "9",
                "about", "exactly",
                "temperature", "2"));
  }

  @Test
  void whatASearchHasFoundIsNoRule() {
    Sum sum = Sum.of(List.of(new Term.Placed<>(UNVALUED, 5), new Term.Placed<>(UNVALUED, 4)));
    assertThat(rules(solver.reason(sum))).isEmpty();
    for (Player player : Player.values()) {
      solver.result(sum, player);
    }
    assertThat(rules(solver.reason(sum))).doesNotContain("known");
  }
}
