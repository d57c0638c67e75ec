/**
 * Who wins sums of regions, found by proof numbers: a {@link org.farstar.engine.proof.SumProof}
 * splits, cancels, adds and bounds sums of items, which an {@link
 * org.farstar.engine.proof.ItemSource} makes from positions, and searches the rest in one thread or
 * several.
 */
package org.farstar.engine.proof;
