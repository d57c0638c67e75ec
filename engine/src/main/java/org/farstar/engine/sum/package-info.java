/**
 * Sums: a {@link org.farstar.engine.sum.Sum} has {@linkplain org.farstar.engine.sum.Term terms} of
 * any rulesets, bare values among them, and a player moves in one of them. The {@link
 * org.farstar.engine.sum.SumSolver} says who wins.
 */
package org.farstar.engine.sum;
