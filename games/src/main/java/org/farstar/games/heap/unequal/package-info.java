/** Grundy's game: a heap is split into two of unequal size. */
package org.farstar.games.heap.unequal;
