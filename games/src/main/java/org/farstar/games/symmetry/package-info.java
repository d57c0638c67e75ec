/**
 * Symmetry: groups of permutations, the images of sets of points under them, and the symmetries and
 * canonical labellings of graphs. A family of sets is a graph with points and sets for vertices.
 */
package org.farstar.games.symmetry;
