/**
 * The monotonic sequence game on ordered sums of blocks: N, Z, finite chains, dense parts, and what
 * is made of them.
 */
package org.farstar.games.order.monotone.blocks;
