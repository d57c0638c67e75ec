/**
 * The impartial coin-turning games of <i>Winning Ways</i>, chapter 14, which the paper on Flipping
 * Coins begins with: Turning Turtles, Moebius, Mogul, Ternups, Twins and Turning Corners.
 *
 * <p>For programs that name coin-turning games, and for the checks of their values.
 */
package org.farstar.games.strip.turning;
