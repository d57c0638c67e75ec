/**
 * Flipping Coins: A. Bonato, M. A. Huggan and R. J. Nowakowski, The game of Flipping Coins, 2021.
 *
 * <p>Rules, theory, claims. Statement numbers in this package are those of the paper.
 *
 * <p>For programs that name Flipping Coins, and for the checks of the paper.
 */
package org.farstar.games.strip.coins;
