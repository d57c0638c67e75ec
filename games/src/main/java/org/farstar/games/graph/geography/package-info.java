/**
 * Geography on graphs and digraphs: a token moves to a neighbour, and what it leaves is deleted,
 * the vertex or the edge.
 */
package org.farstar.games.graph.geography;
