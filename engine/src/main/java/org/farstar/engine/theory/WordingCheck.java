package org.farstar.engine.theory;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Whether the templates of a wording speak of data that their kinds of steps have, and leave no
 * case open.
 */
final class WordingCheck {
  private final String file;
  private final Wording wording;
  private StepKind kind;
  private int line;
  private final List<String> within = new ArrayList<>();
  private final Map<StepKind, Set<String>> mentioned = new EnumMap<>(StepKind.class);

  /** The optional data of which a template may take for granted that they are there. */
  private Set<String> given = Set.of();

  WordingCheck(String file, Wording wording) {
    this.file = file;
    this.wording = wording;
  }

  /**
   * Checks every template.
   *
   * @param complete whether every kind must have one
   */
  void all(boolean complete) {
    Set<String> used = new TreeSet<>();
    for (StepKind each : StepKind.values()) {
      kind = each;
      Set<String> seen = new TreeSet<>();
      for (Wording.Section section : wording.sections(each)) {
        section(section, seen, used);
      }
      boolean whole =
          wording.sections(each).stream().anyMatch(section -> section.conditions().isEmpty());
      if (complete && !whole) {
        throw new WordingException(file, 1, "found no heading [" + each.id() + "]");
      }
    }
    kind = StepKind.OVER;
    given = Set.of();
    phrase(Wording.ANSWER, false, used);
    wording
        .phrases()
        .forEach(
            (name, sections) -> {
              sections.forEach(Wording.Section::conditions);
              sections.forEach(Wording.Section::template);
              if (!used.contains(name) && complete) {
                throw new WordingException(
                    file, sections.get(0).line(), "no template uses the phrase " + name);
              }
            });
  }

  private WordingException error(String problem) {
    return new WordingException(file, line, "in [" + kind.id() + "], " + problem);
  }

  private void section(Wording.Section section, Set<String> seen, Set<String> used) {
    line = section.line();
    given = new TreeSet<>(seen);
    section
        .conditions()
        .forEach(
            (reference, label) -> {
              if (!label.text().equals("none")) {
                given.add(reference);
              } else if (section.conditions().size() == 1) {
                seen.add(reference);
              }
            });
    section.conditions().forEach((reference, label) -> label(reference, label, false));
    check(section.template(), false, used);
  }

  private StepKey key(String name) {
    mentioned.computeIfAbsent(kind, k -> new TreeSet<>()).add(name);
    return kind.key(name)
        .orElseThrow(
            () ->
                error(
                    "found '"
                        + name
                        + "', allowed: "
                        + kind.keys().stream()
                            .map(StepKey::name)
                            .collect(Collectors.joining(", "))));
  }

  /** The data of each kind that its templates speak of or ask for. */
  Map<StepKind, Set<String>> mentioned() {
    return mentioned;
  }

  private void reference(String reference, boolean cells) {
    if (!StepScope.isCell(reference)) {
      key(StepScope.name(reference));
    } else if (!cells) {
      throw error("found " + reference + ", which stands for a cell, outside of a list");
    }
  }

  private void label(String reference, StepLabel label, boolean cells) {
    reference(reference, cells);
    if (label.text().startsWith("=")) {
      reference(label.text().substring(1), cells);
    }
    if (StepScope.isCell(reference) || reference.indexOf('.') >= 0 || !label.isWord()) {
      return;
    }
    StepKey key = key(reference);
    List<String> allowed =
        switch (key.type()) {
          case BOOLEAN -> List.of("yes", "no");
          case WORD -> key.words();
          case TEXT -> List.of();
          default -> List.of("a number");
        };
    if (!allowed.isEmpty() && !allowed.contains(label.text())) {
      throw error(
          "found the case '"
              + label.text()
              + "' of "
              + reference
              + ", allowed: "
              + String.join(", ", allowed));
    }
  }

  private void list(StepTemplate.Entries entries) {
    for (String name : entries.names()) {
      if (!key(name).type().isList()) {
        throw error("found " + name + ", which is no list");
      }
    }
  }

  private void check(StepTemplate template, boolean cells, Set<String> used) {
    if (template instanceof StepTemplate.Sequence sequence) {
      sequence.parts().forEach(part -> check(part, cells, used));
    } else if (template instanceof StepTemplate.Datum datum) {
      reference(datum.reference(), cells);
    } else if (template instanceof StepTemplate.Row) {
      reference("1", cells);
    } else if (template instanceof StepTemplate.Picture picture) {
      reference(picture.reference(), cells);
    } else if (template instanceof StepTemplate.Choice choice) {
      choice(choice, cells, used);
    } else if (template instanceof StepTemplate.Phrase phrase) {
      phrase(phrase.name(), cells, used);
    } else if (template instanceof StepTemplate.Each each) {
      list(each.entries());
      check(each.body(), true, used);
    } else if (template instanceof StepTemplate.More more) {
      list(new StepTemplate.Entries(List.of(more.reference()), false));
    } else if (template instanceof StepTemplate.Table table) {
      list(table.entries());
      table.columns().forEach(column -> check(column.body(), true, used));
    } else if (template instanceof StepTemplate.Across across) {
      list(across.entries());
      across.bodies().forEach(body -> check(body, true, used));
    } else if (template instanceof StepTemplate.Binary binary) {
      list(new StepTemplate.Entries(List.of(binary.values()), false));
      reference(binary.width(), cells);
      reference(binary.total(), cells);
    } else if (template instanceof StepTemplate.Nested nested) {
      list(new StepTemplate.Entries(List.of(nested.reference()), false));
    } else if (template instanceof StepTemplate.Before before) {
      reference(before.reference(), cells);
    }
  }

  private void choice(StepTemplate.Choice choice, boolean cells, Set<String> used) {
    for (Map.Entry<StepLabel, StepTemplate> one : choice.cases().entrySet()) {
      label(choice.reference(), one.getKey(), cells);
      check(one.getValue(), cells, used);
    }
    if (choice.otherwise() != null) {
      check(choice.otherwise(), cells, used);
      return;
    }
    Set<String> left = new TreeSet<>(List.of("else"));
    if (!StepScope.isCell(choice.reference()) && choice.reference().indexOf('.') < 0) {
      StepKey key = key(choice.reference());
      if (key.type() == StepKey.Type.BOOLEAN || !key.words().isEmpty()) {
        left =
            new TreeSet<>(key.type() == StepKey.Type.BOOLEAN ? List.of("yes", "no") : key.words());
        if (!key.required() && !given.contains(key.name())) {
          left.add("none");
        }
      }
    }
    for (StepLabel label : choice.cases().keySet()) {
      left.remove(label.text());
    }
    if (!left.isEmpty()) {
      throw error("the cases of " + choice.reference() + " lack: " + String.join(", ", left));
    }
  }

  private void phrase(String name, boolean cells, Set<String> used) {
    List<Wording.Section> sections = wording.phrase(name);
    if (sections.isEmpty()) {
      throw error("found the phrase " + name + ", which stands nowhere as [=" + name + "]");
    }
    if (within.contains(name)) {
      throw error("the phrase " + name + " is within itself");
    }
    if (!sections.get(sections.size() - 1).conditions().isEmpty()) {
      throw error("the phrase " + name + " has no heading without a condition");
    }
    used.add(name);
    within.add(name);
    int outside = line;
    for (Wording.Section section : sections) {
      line = section.line();
      section.conditions().forEach((reference, label) -> label(reference, label, cells));
      check(section.template(), cells, used);
    }
    line = outside;
    within.remove(within.size() - 1);
  }
}
