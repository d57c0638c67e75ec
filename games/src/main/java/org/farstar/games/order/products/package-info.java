/**
 * Orders made of blocks by sums, products and repetitions, as {@code w x w}, and what a game of a
 * few turns sees of them.
 *
 * <p>For programs that compare orders by games of a few turns.
 */
package org.farstar.games.order.products;
