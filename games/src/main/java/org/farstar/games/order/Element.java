package org.farstar.games.order;

/**
 * An element of a {@link Domain}: the block it lies in and its place there, a fraction in lowest
 * terms that is whole except in dense blocks.
 *
 * @param block the block as written in the domain, from 1
 * @param over the numerator
 * @param under the denominator, at least 1
 */
public record Element(int block, long over, long under) {
  /** An element at a whole place. */
  public static Element of(int block, long place) {
    return new Element(block, place, 1);
  }
}
