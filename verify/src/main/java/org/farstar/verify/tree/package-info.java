/**
 * Sums in normal play whose proof is a list of smaller sums: each is won by the second player, by
 * moves to earlier ones, by values, or by bounds of its parts.
 *
 * <p>For rules of partizan games, whose sums are to be certified.
 */
package org.farstar.verify.tree;
