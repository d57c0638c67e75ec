/** Mem: no move takes fewer counters than the one before. */
package org.farstar.games.heap.mem;
