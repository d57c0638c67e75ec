package org.farstar.regions.rules;

/**
 * A game on boards that fall into regions, as the searches are told of it.
 *
 * @param rules the moves, and what a region is
 * @param bounds what is known of regions without a search
 * @param searches which searches serve its boards
 */
public record RegionGame(RegionRules rules, Bounds bounds, Searches searches) {}
