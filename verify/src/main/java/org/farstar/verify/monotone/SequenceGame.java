package org.farstar.verify.monotone;

/**
 * A monotonic sequence game without cards played.
 *
 * @param a how long an ascending subsequence ends it, from 2 on
 * @param d how long a descending one ends it, from 2 on
 * @param misere whether who completes one loses
 * @param cards the cards are 1, 2, .. up to this number; 0 where they are all fractions
 */
public record SequenceGame(int a, int d, boolean misere, long cards) {}
