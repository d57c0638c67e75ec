package org.farstar.engine.item;

import java.util.Map;
import org.farstar.engine.theory.SumRule;

/**
 * Who wins a sum for one starting player, and why.
 *
 * @param wins whether the player who moves first wins
 * @param rule what says so
 * @param data what the rule has found, as a step of the kind {@code SUM_RULE} states it
 */
public record Verdict(boolean wins, SumRule rule, Map<String, String> data) {}
