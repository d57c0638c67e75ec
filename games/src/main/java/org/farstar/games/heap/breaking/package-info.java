/**
 * Games of taking and breaking with any code: any number of heaps may be left, and the players may
 * have codes of their own.
 */
package org.farstar.games.heap.breaking;
