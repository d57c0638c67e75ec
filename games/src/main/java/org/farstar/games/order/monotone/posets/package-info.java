/**
 * The monotonic sequence game on finite partially ordered decks: Boolean lattices and posets given
 * as text.
 */
package org.farstar.games.order.monotone.posets;
