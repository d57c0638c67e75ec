package org.farstar.values;

/**
 * A value of a game: mathematics, as opposed to a position, which belongs to a ruleset.
 *
 * <p>{@code equals} means equality as values, and {@code toString} is the notation, which parses
 * back to the same value.
 */
public interface Value {}
