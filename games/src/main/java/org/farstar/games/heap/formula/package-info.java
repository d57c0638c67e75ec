/** Heaps by a formula: what a heap may be replaced by is an arithmetic expression in its size. */
package org.farstar.games.heap.formula;
