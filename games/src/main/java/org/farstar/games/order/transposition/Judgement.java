package org.farstar.games.order.transposition;

import org.farstar.engine.rules.Outcome;

/**
 * What the theory says of a shape.
 *
 * @param outcome who wins: N the first player, P the second, EVEN or ODD who wants that parity
 * @param rule what decides
 */
record Judgement(Outcome outcome, Rule rule) {}
