package org.farstar.games.order.monotone.posets;

import java.util.List;
import org.farstar.games.symmetry.CanonicalLabelling;
import org.farstar.games.symmetry.PermutationGroup;

/**
 * The one-to-one maps of a poset to itself that keep the order, a group, and those that turn it
 * round. Both together are a group.
 *
 * @param keeping the maps that keep the order, the identity first
 * @param reversing the maps that turn it round
 */
public record PosetSymmetries(List<int[]> keeping, List<int[]> reversing) {
  /**
   * The maps of a poset.
   *
   * @param most where more maps keep the order, only this many of them are taken as fix some
   *     elements, and none that turns it round
   */
  public static PosetSymmetries of(Poset poset, int most) {
    CanonicalLabelling labelling = CanonicalLabelling.of(poset.order());
    PermutationGroup all = labelling.symmetries();
    PermutationGroup some = all.atMost(most);
    List<int[]> keeping = some.elements();
    if (some != all) {
      return new PosetSymmetries(keeping, List.of());
    }
    // Each is a map that keeps the order, followed by one and the same that turns it round.
    List<int[]> reversing =
        labelling
            .to(CanonicalLabelling.of(poset.order().reversed()))
            .map(turn -> keeping.stream().map(map -> PermutationGroup.product(map, turn)).toList())
            .orElse(List.of());
    return new PosetSymmetries(keeping, reversing);
  }
}
