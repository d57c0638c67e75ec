/** Graphs with names for their vertices, on which a token moves: text, files, adjacency. */
package org.farstar.games.graph.board;
