/**
 * Sums: a {@link org.farstar.engine.sum.Sum} has {@linkplain org.farstar.engine.sum.Term terms} of
 * any rulesets, bare values among them, and a player moves in one of them. The {@link
 * org.farstar.engine.sum.SumSolver} says who wins in normal play: it splits the terms into parts,
 * values the small ones, decides by bounds where it can, and else searches. {@link
 * org.farstar.engine.sum.SumText} reads and writes sums, {@link org.farstar.engine.sum.SumLook}
 * draws them, and {@link org.farstar.engine.sum.Values} adds values of any kind.
 *
 * <p>For programs that add positions and values themselves.
 */
package org.farstar.engine.sum;
