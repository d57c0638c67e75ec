/**
 * Col and Snort on graphs: the vertices are coloured one after the other.
 *
 * <p>For programs that name Col or Snort on a graph.
 */
package org.farstar.games.graph.colouring;
