package org.farstar.engine.solve;

/**
 * A range of the keys of a layer, and the chunk of the layer's positions in it.
 *
 * @param layer the number of the layer, from 0, the start's; moves lead to later ones
 * @param range the number of the range, from 0; larger ranges have larger keys
 */
public record Bucket(long layer, int range) implements Comparable<Bucket> {
  @Override
  public int compareTo(Bucket other) {
    int order = Long.compare(layer, other.layer);
    return order == 0 ? Integer.compare(range, other.range) : order;
  }
}
