/**
 * The token game on a finite acyclic digraph: topological numbering, labelling with N and P, and
 * Grundy values.
 *
 * <p>For programs that name a token on a digraph, and for the checks of its theorems.
 */
package org.farstar.games.graph.token;
