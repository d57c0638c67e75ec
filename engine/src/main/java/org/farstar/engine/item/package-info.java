/**
 * Sums of items, searched by proof numbers. An {@link org.farstar.engine.item.ItemSource} makes
 * items from positions; {@link org.farstar.engine.item.ItemSum} splits, cancels and adds them;
 * {@link org.farstar.engine.item.SumBounds} says who wins where no move is needed; and {@link
 * org.farstar.engine.item.SumProof} searches the rest in one thread or in several.
 */
package org.farstar.engine.item;
