/** The claims on Flipping Coins and other coin-turning games, with their referees. */
package org.farstar.papers.coins;
