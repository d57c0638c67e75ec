/**
 * Graphs and digraphs with names for their vertices: adjacency, text and files, colour refinement,
 * and a token on what is left of one.
 */
package org.farstar.games.graph.core;
