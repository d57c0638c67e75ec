/**
 * The monotonic sequence game on a dense order without ends, where a position is its colour
 * sequence (Proposition 8).
 *
 * <p>A player with a winning strategy never completes a subsequence that is one short of critical,
 * so the normal game with critical lengths a and d is a game of safe moves in which whoever has
 * none left loses. Its positions are the words of a {@link
 * org.farstar.games.order.monotone.dense.DiagramBox} of a-2 reddish and d-2 bluish elements,
 * equally the Young diagrams in that box: {@link org.farstar.games.order.monotone.dense.BoxTable}
 * solves one box with one bit for a word. {@link
 * org.farstar.games.order.monotone.dense.MoveRelation} is the same game for boxes of all sizes at
 * once, as a relation of finite automata, by which a {@link
 * org.farstar.games.order.monotone.dense.Strategy} is proved for every a.
 *
 * <p>For programs that ask about dense orders, and for the checks of the paper.
 */
package org.farstar.games.order.monotone.dense;
