/**
 * Graphs and digraphs with names for their vertices: adjacency, text and files, colour refinement,
 * and a token on what is left of one.
 *
 * <p>For rules of games on graphs, and for whoever makes the graph of a position.
 */
package org.farstar.games.graph.core;
