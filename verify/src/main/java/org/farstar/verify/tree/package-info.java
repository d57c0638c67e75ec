/**
 * Sums in normal play whose proof is a list of smaller sums: each is won by the second player, by
 * moves to earlier ones, by values, or by bounds of its parts.
 */
package org.farstar.verify.tree;
