/** Subtraction games: from a heap may be taken any number of a finite set. */
package org.farstar.games.heap.subtraction;
