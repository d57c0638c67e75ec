/** Octal games: heaps that are lowered and split, Kayles and Dawson's Kayles among them. */
package org.farstar.games.heap.octal;
