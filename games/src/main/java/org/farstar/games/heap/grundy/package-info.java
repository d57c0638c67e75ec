/** What impartial heap games share: heaps of any size, Grundy values, periods, winning moves. */
package org.farstar.games.heap.grundy;
