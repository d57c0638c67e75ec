/** Spawning: a heap is replaced by smaller ones, as a code of coin turning allows. */
package org.farstar.games.heap.spawning;
