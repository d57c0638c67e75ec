/**
 * Geography on graphs and digraphs: a token moves to a neighbour, and what it leaves is deleted,
 * the vertex or the edge.
 *
 * <p>For programs that name Geography, and for the checks of its theorems.
 */
package org.farstar.games.graph.geography;
