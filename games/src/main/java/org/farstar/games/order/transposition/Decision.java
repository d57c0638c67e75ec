package org.farstar.games.order.transposition;

import org.farstar.values.player.Outcome;

/**
 * What the theory says of a shape.
 *
 * @param outcome who wins: N the first player, P the second, L or R who wants it even or odd
 * @param rule what decides
 */
public record Decision(Outcome outcome, TheoremCase rule) {}
