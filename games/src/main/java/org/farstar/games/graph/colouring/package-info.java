/** Col and Snort on graphs: the vertices are coloured one after the other. */
package org.farstar.games.graph.colouring;
