package org.farstar.engine.item;

import org.farstar.engine.theory.SumRule;

/**
 * Who wins a sum for one starting player, and why.
 *
 * @param wins whether the player who moves first wins
 * @param rule what says so
 * @param clause why, without a capital or a full stop
 */
public record Verdict(boolean wins, SumRule rule, String clause) {}
