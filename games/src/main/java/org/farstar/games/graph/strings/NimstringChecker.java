package org.farstar.games.graph.strings;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.engine.theory.StepCheck;
import org.farstar.engine.theory.StepChecker;
import org.farstar.engine.theory.StepKind;
import org.farstar.values.player.Outcome;

/**
 * Checks what reasons say of components: which strings they have, and of those with few strings the
 * nim-value by its definition, a component beside a heap played string by string.
 */
final class NimstringChecker implements StepChecker<Strings> {
  /** Larger components are not played. */
  private static final int MOST = 12;

  @Override
  public Set<StepKind> kinds() {
    return EnumSet.of(StepKind.NIMSTRING);
  }

  @Override
  public void check(StepCheck<Strings> check) {
    Set<Strand> left = new HashSet<>(check.position().strands());
    Play play = new Play();
    int total = 0;
    boolean loony = false;
    boolean known = true;
    int strings = 0;
    String other = "";
    for (List<String> row : check.rows("components")) {
      List<Strand> component = component(check.position(), row.get(0), left);
      check.require(!component.isEmpty(), "the components are in the order of their first strings");
      check.require(
          row.get(1).equals(Integer.toString(component.size())), "it has so many strings");
      left.removeAll(component);
      strings += component.size();
      String value = row.get(2);
      check.require(
          value.matches("[0-9]{1,4}|loony|any|not [0-9]{1,4}"),
          "it is a nim-value or none matters");
      loony |= value.equals("loony");
      other = value.matches("any|not .*") ? value : other;
      known &= value.matches("[0-9]+");
      total ^= value.matches("[0-9]{1,4}") ? Integer.parseInt(value) : 0;
      if (component.size() <= MOST) {
        check.require(value.equals(play.value(component)), "this is the value of " + row.get(0));
      }
    }
    check.require(strings == check.position().strands().size(), "all strings are in components");
    check.require(
        other.isEmpty() || other.equals(loony ? "any" : "not " + total),
        "the value that is left open is not that of the rest: " + total);
    check.require(check.flag("loony") == loony, "a component is loony: " + loony);
    check.require(check.has("total") == (known && !loony), "the values have a sum: " + known);
    if (check.has("total")) {
      check.require(check.text("total").equals(Integer.toString(total)), "the sum is " + total);
    }
    Outcome outcome = check.has("total") && check.text("total").equals("0") ? Outcome.P : Outcome.N;
    check.require(check.states(outcome), "the outcome class is " + outcome);
    check.concludes(outcome);
  }

  /** The strings that hang together with the first that is left, if that has this name. */
  private static List<Strand> component(Strings strings, String name, Set<Strand> left) {
    List<Strand> component = new ArrayList<>();
    for (Strand strand : strings.strands()) {
      if (component.isEmpty() && left.contains(strand)) {
        component.add(strand);
      }
    }
    if (component.isEmpty() || !component.get(0).name().equals(name)) {
      return List.of();
    }
    if (component.get(0).high() == 0) {
      return component;
    }
    Set<Integer> coins = new HashSet<>();
    int before = -1;
    coins.add(component.get(0).high());
    while (coins.size() > before) {
      before = coins.size();
      for (Strand strand : strings.strands()) {
        if (coins.contains(strand.low()) || coins.contains(strand.high())) {
          coins.add(strand.low());
          coins.add(strand.high());
          coins.remove(0);
        }
      }
    }
    return strings.strands().stream()
        .filter(strand -> coins.contains(strand.low()) || coins.contains(strand.high()))
        .toList();
  }

  /** Strings beside a heap, from which any number may be taken in place of a cut. */
  private static final class Play {
    private final Map<List<Object>, Boolean> won = new HashMap<>();

    /** The size of the heap beside which whoever moves loses. */
    String value(List<Strand> strands) {
      for (int heap = 0; heap <= strands.size(); heap++) {
        if (!wins(strands, heap)) {
          return Integer.toString(heap);
        }
      }
      return "loony";
    }

    private boolean wins(List<Strand> strands, int heap) {
      List<Object> key = List.of(strands, heap);
      Boolean known = won.get(key);
      if (known == null) {
        known = tried(strands, heap);
        won.put(key, known);
      }
      return known;
    }

    private boolean tried(List<Strand> strands, int heap) {
      for (int smaller = 0; smaller < heap; smaller++) {
        if (!wins(strands, smaller)) {
          return true;
        }
      }
      Strings strings = Strings.of(strands);
      for (Strand strand : strings.strands()) {
        boolean again = strings.completes(strand);
        if (wins(strings.without(strand).strands(), heap) == again) {
          return true;
        }
      }
      return false;
    }
  }
}
