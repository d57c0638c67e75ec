package org.farstar.games.positional.show;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.setup.Hand;
import org.farstar.engine.setup.Scene;
import org.farstar.games.positional.play.Marks;
import org.farstar.games.positional.play.PositionalRules;
import org.farstar.games.positional.play.Side;

/** Puts marks, moves them and takes them away, as many of each player as turns allow. */
final class MarksSetup {
  private final PositionalRules rules;
  private final Marks marks;

  MarksSetup(PositionalRules rules, Marks marks) {
    this.rules = rules;
    this.marks = marks;
  }

  Hand hand(Scene scene) {
    Marks none = Marks.none(marks.points());
    boolean any = marks.free() < marks.points();
    return Hand.of(
        "Click a free cell to mark it, a mark and a free cell to move it, a mark twice to take it"
            + " away.",
        this::clicked,
        any ? List.of(new Hand.Tool("Empty", scene.line().with(rules.write(none)))) : List.of());
  }

  private Hand.Made clicked(List<String> spots) {
    int first = point(spots.get(0));
    if (first < 0) {
      return Hand.Made.nothing();
    }
    if (marks.free(first)) {
      return rules
          .next(marks)
          .map(side -> made(marks.with(side, first)))
          .orElseGet(Hand.Made::nothing);
    }
    if (spots.size() < 2) {
      return Hand.Made.chosen(spots);
    }
    int second = point(spots.get(1));
    if (second == first) {
      return made(without(first));
    }
    return second >= 0 && marks.free(second)
        ? made(only(first, -1).with(side(first), second))
        : Hand.Made.chosen(List.of(spots.get(1)));
  }

  private Hand.Made made(Marks changed) {
    return Hand.Made.text(rules.write(changed));
  }

  private Side side(int point) {
    return marks.has(Side.X, point) ? Side.X : Side.O;
  }

  private int point(String name) {
    for (int point = 0; point < marks.points(); point++) {
      if (rules.family().name(point).equals(name)) {
        return point;
      }
    }
    return -1;
  }

  /** Turns alternate: a mark goes alone where it could be the last one, otherwise with another. */
  private Marks without(int point) {
    Marks alone = only(point, -1);
    if (rules.next(alone).filter(side(point)::equals).isPresent()) {
      return alone;
    }
    List<Integer> others = new ArrayList<>();
    marks.forEach(side(point).other(), others::add);
    return others.isEmpty() ? alone : only(point, others.get(others.size() - 1));
  }

  /** All marks but one or two. */
  private Marks only(int gone, int other) {
    Marks[] kept = {Marks.none(marks.points())};
    for (Side side : Side.values()) {
      marks.forEach(
          side,
          point -> {
            if (point != gone && point != other) {
              kept[0] = kept[0].with(side, point);
            }
          });
    }
    return kept[0];
  }
}
