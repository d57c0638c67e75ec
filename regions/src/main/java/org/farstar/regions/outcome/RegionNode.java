package org.farstar.regions.outcome;

import org.farstar.engine.item.Plain;
import org.farstar.regions.frame.RegionFrame;

/**
 * Regions of a board that have no value, the value of all others, and Left to move.
 *
 * @param first the first plane in a {@link RegionFrame}, of the image that stands for all
 * @param second the second plane
 * @param beside the value of the other regions; where no region is left, one that Left wins moving
 *     first if she wins the node
 */
record RegionNode(long first, long second, Plain beside) {
  /** Whether no region is left. */
  boolean isDecided() {
    return (first | second) == 0;
  }

  /** Whether it is the same node; to compare is all that is asked of nodes. */
  boolean is(RegionNode other) {
    return first == other.first && second == other.second && beside == other.beside;
  }
}
