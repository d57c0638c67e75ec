/** Partizan Euclid: Euclid's algorithm with two ways to round. */
package org.farstar.games.heap.euclid;
