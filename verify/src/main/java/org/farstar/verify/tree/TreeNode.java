package org.farstar.verify.tree;

import java.util.Arrays;
import org.farstar.values.shortgame.ShortGame;

/**
 * A sum of parts and a value. The parts are known by their numbers in the {@link TreeSums} that
 * made the node. Immutable.
 */
public final class TreeNode {
  private final int[] parts;
  private final ShortGame value;

  /**
   * @param parts in ascending order; not copied
   */
  TreeNode(int[] parts, ShortGame value) {
    this.parts = parts;
    this.value = value;
  }

  int size() {
    return parts.length;
  }

  int part(int index) {
    return parts[index];
  }

  int[] without(int index) {
    int[] rest = new int[parts.length - 1];
    System.arraycopy(parts, 0, rest, 0, index);
    System.arraycopy(parts, index + 1, rest, index, rest.length - index);
    return rest;
  }

  int[] parts() {
    return parts.clone();
  }

  ShortGame value() {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TreeNode node
        && Arrays.equals(parts, node.parts)
        && value.equals(node.value);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(parts) + value.hashCode();
  }
}
