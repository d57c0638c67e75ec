/** Strings and Coins, on graphs and as Dots and Boxes: Nimstring, in which the last turn wins. */
package org.farstar.games.graph.strings;
