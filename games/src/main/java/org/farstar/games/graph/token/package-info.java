/**
 * The token game on a finite acyclic digraph: topological numbering, labelling with N and P, and
 * Grundy values.
 */
package org.farstar.games.graph.token;
