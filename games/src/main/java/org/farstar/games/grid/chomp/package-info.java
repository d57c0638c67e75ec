/** Chomp: a bar of chocolate is bitten off to the right and below. */
package org.farstar.games.grid.chomp;
