package org.farstar.games.order.transposition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.farstar.engine.budget.Control;
import org.farstar.games.order.Domain;
import org.farstar.games.order.EhrenfeuchtFraisse;
import org.farstar.games.order.Element;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.Segment;
import org.farstar.papers.transposition.TranspositionReferee;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;
import org.junit.jupiter.api.Test;

/** The winning moves of the theory, family by family, against search. */
class WinningFamiliesTest {
  private final TranspositionReferee referee = new TranspositionReferee();

  @Test
  void onFiniteDomainsTheyAreThoseOfTheSearch() {
    for (int d = 1; d <= 9; d++) {
      TranspositionReferee.finite(d).forEach(this::compare);
    }
  }

  @Test
  void onInfiniteDomainsTheyAreThoseOfTheSearch() {
    for (long n = 1; n <= 5; n++) {
      referee.infinite(n).forEach(c -> compare(c.position()));
    }
  }

  /** Every class of choices lies in one family, and wins if and only if the family is said to. */
  private void compare(TranspositionPosition position) {
    WinningFamilies families = new WinningFamilies(position, OutcomeTheorems.of(position.shape()));
    PivotStructure structure = position.structure();
    for (int i = 0; i < structure.stretches(); i++) {
      for (Segment segment : structure.segments(i)) {
        List<Element> elements = new ArrayList<>();
        segment.classes(
            EhrenfeuchtFraisse.cap(position.turns() - 1), alike -> elements.add(alike.any()));
        for (Element element : elements) {
          ElementFamilies.Family family =
              familyOf(element, families.of(i), position.domain(), structure);
          Outcome after = referee.outcome(position.choose(element).shape(), Control.unlimited());
          for (Player player : Player.values()) {
            assertThat(families.winning(i, family, player))
                .as("%s, %s by %s", position, player, position.domain().write(element))
                .isEqualTo(after.forMover(player.opponent()) == Result.LOSS);
          }
        }
      }
    }
  }

  private static ElementFamilies.Family familyOf(
      Element element,
      List<ElementFamilies.Family> families,
      Domain domain,
      PivotStructure structure) {
    List<ElementFamilies.Family> found = new ArrayList<>();
    for (ElementFamilies.Family family : families) {
      if (family.sample().equals(element)) {
        return family;
      }
      boolean single = family.words().isEmpty() || family.words().startsWith("the ");
      OrderType between = freeBetween(element, family.sample(), structure);
      boolean sameUnit =
          between.finite() || (domain.dense() && sameDense(element, family, structure));
      boolean every = !family.words().startsWith("every ");
      if (!single && sameUnit && (every || between.size().orElseThrow() % 2 != 0)) {
        found.add(family);
      }
    }
    assertThat(found).as(domain.write(element) + " in " + families).hasSize(1);
    return found.get(0);
  }

  private static boolean sameDense(
      Element element, ElementFamilies.Family family, PivotStructure structure) {
    for (int i = 0; i < structure.stretches(); i++) {
      for (Segment segment : structure.segments(i)) {
        if (segment.dense() && segment.holds(element)) {
          return segment.holds(family.sample());
        }
      }
    }
    return false;
  }

  /** The free elements strictly between two free ones. */
  private static OrderType freeBetween(Element a, Element b, PivotStructure structure) {
    Element low = Domain.compare(a, b) < 0 ? a : b;
    Element high = low == a ? b : a;
    OrderType.Builder sum = new OrderType.Builder();
    for (int i = 0; i < structure.stretches(); i++) {
      for (Segment segment : structure.segments(i)) {
        boolean dense = segment.dense();
        boolean from = segment.holds(low);
        boolean to = segment.holds(high);
        boolean inside =
            Domain.compare(segment.any(), low) > 0 && Domain.compare(segment.any(), high) < 0;
        if (dense && (from || to || inside)) {
          sum.add(segment.type());
        } else if (from || to || inside) {
          long first = from ? low.over() + 1 : segment.from();
          long last = to ? high.over() - 1 : segment.to();
          if (first <= last) {
            sum.add(segment.part(first, last).type());
          }
        }
      }
    }
    return sum.build();
  }
}
