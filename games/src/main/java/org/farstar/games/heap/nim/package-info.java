/** Nim: any number may be taken from one heap. */
package org.farstar.games.heap.nim;
