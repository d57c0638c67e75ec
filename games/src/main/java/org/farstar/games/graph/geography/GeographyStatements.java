package org.farstar.games.graph.geography;

import org.farstar.engine.theory.Statement;
import org.farstar.engine.theory.Works;

/** What the theories of undirected geography rest on. */
public final class GeographyStatements {
  /** Which matchings are maximum. */
  public static final Statement AUGMENTING =
      Works.SLIDES
          .at("augmenting", "theorem on augmenting paths")
          .says(
              "A matching M is maximum if and only if there is no M-augmenting path; "
                  + "changing M along one gives a matching with one edge more.");

  /** Who wins vertex geography. */
  public static final Statement MATCHING =
      Works.SLIDES
          .at("vertex-geography", "theorem on undirected vertex geography")
          .says("(G, v) is an N-position if and only if every maximum matching covers " + "v.");

  /** How to win vertex geography. */
  public static final Statement STRATEGY =
      Works.SLIDES
          .at("vertex-geography-strategy", "theorem on undirected vertex geography, strategy")
          .says(
              "Whoever always moves along a maximum matching wins: the next player "
                  + "where all of them cover v, the previous player along any that does "
                  + "not.");

  /** Even kernels are lost. */
  public static final Statement KERNEL =
      Works.SLIDES
          .at("even-kernel", "lemma on even kernels")
          .says(
              "Every vertex of an even kernel is a P-position of undirected edge " + "geography.");

  /** Bipartite edge geography by linear algebra. */
  public static final Statement BIPARTITE =
      Works.SLIDES
          .at("bipartite", "lemma on bipartite edge geography")
          .says(
              "Row i is a P-position if and only if it is in the span of the "
                  + "remaining rows over GF(2) or zero; the same for columns.");

  /** A vanishing sum of rows is an even kernel. */
  public static final Statement SPAN =
      Works.SLIDES
          .at("bipartite-kernel", "lemma on bipartite edge geography, proof")
          .says("Rows that add up to zero over GF(2) are an even kernel.");

  private GeographyStatements() {}
}
