/**
 * Orders made of blocks by sums, products and repetitions, as {@code w x w}, and what a game of a
 * few turns sees of them.
 */
package org.farstar.games.order.products;
