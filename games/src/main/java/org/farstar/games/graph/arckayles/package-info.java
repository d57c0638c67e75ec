/** Arc Kayles: an edge is taken away with both its ends; with weights, and with coloured edges. */
package org.farstar.games.graph.arckayles;
