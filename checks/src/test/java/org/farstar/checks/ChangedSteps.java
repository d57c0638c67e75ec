package org.farstar.checks;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.farstar.engine.theory.Step;
import org.farstar.engine.theory.StepKey;
import org.farstar.values.Dyadic;
import org.farstar.values.text.NotationException;

/** The steps that differ from a step in one datum. */
final class ChangedSteps {
  /** Of a list the first entries, and the last, are changed. */
  private static final int ENTRIES = 2;

  /**
   * A step with one datum changed.
   *
   * @param change kind, key and how it was changed
   * @param step the step
   */
  record Changed(String change, Step step) {}

  private ChangedSteps() {}

  /** Every datum changed in every way, one at a time. */
  static List<Changed> of(Step step) {
    List<Changed> all = new ArrayList<>();
    for (StepKey key : step.kind().keys()) {
      Object value = step.data().get(key.name());
      if (value != null) {
        String name = step.kind() + "." + key.name();
        for (Map.Entry<String, Object> other : changes(key, value)) {
          all.add(new Changed(name + other.getKey(), step.with(key.name(), other.getValue())));
        }
      }
    }
    return all;
  }

  private static List<Map.Entry<String, Object>> changes(StepKey key, Object value) {
    List<Map.Entry<String, Object>> changes = new ArrayList<>();
    if (!key.words().isEmpty()) {
      key.words().stream()
          .filter(word -> !word.equals(value))
          .forEach(word -> changes.add(Map.entry("", word)));
    } else if (value instanceof List<?> list) {
      lists(list, changes);
    } else {
      others(value).forEach(other -> changes.add(Map.entry("", other)));
    }
    return changes;
  }

  /** A list without an entry, with one twice, with two exchanged, and with one changed. */
  private static void lists(List<?> list, List<Map.Entry<String, Object>> changes) {
    int last = list.size() - 1;
    if (last < 0) {
      return;
    }
    changes.add(Map.entry(", one less", list.subList(0, last)));
    if (last > 0) {
      changes.add(Map.entry(", one less", list.subList(1, last + 1)));
    }
    List<Object> more = new ArrayList<>(list);
    more.add(list.get(last));
    changes.add(Map.entry(", one twice", more));
    Set<Integer> places = new LinkedHashSet<>();
    for (int i = 0; i < Math.min(ENTRIES, list.size()); i++) {
      places.add(i);
    }
    places.add(last);
    for (int place : places) {
      if (place > 0 && !list.get(place).equals(list.get(0))) {
        List<Object> turned = new ArrayList<>(list);
        turned.set(0, list.get(place));
        turned.set(place, list.get(0));
        changes.add(Map.entry(", two exchanged", turned));
      }
      if (list.get(place) instanceof List<?> row) {
        for (int column = 0; column < row.size(); column++) {
          for (Object other : others(row.get(column))) {
            List<Object> changed = new ArrayList<>(row);
            changed.set(column, other);
            changes.add(Map.entry(", column " + (column + 1), with(list, place, changed)));
          }
        }
      } else {
        for (Object other : others(list.get(place))) {
          changes.add(Map.entry(", an entry", with(list, place, other)));
        }
      }
    }
  }

  private static List<Object> with(List<?> list, int place, Object entry) {
    List<Object> changed = new ArrayList<>(list);
    changed.set(place, entry);
    return changed;
  }

  /** Numbers one more and one less, what is true false, and other texts. */
  private static List<Object> others(Object value) {
    if (value instanceof Boolean flag) {
      return List.of(!flag);
    }
    if (!(value instanceof String text)) {
      BigInteger number = new BigInteger(value.toString());
      return List.of(number.add(BigInteger.ONE), number.subtract(BigInteger.ONE));
    }
    try {
      Dyadic number = Dyadic.read(text);
      return List.of(number.plus(Dyadic.ONE).toString(), number.minus(Dyadic.ONE).toString());
    } catch (NotationException e) {
      return text.isEmpty()
          ? List.of("1")
          : List.of(text + (text.endsWith("0") ? "1" : text.substring(text.length() - 1)));
    }
  }
}
