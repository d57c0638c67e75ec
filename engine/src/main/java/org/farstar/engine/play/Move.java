package org.farstar.engine.play;

/**
 * A move with the text a player types to choose it and the position it leads to.
 *
 * @param <P> the positions
 * @param text the move as text
 * @param to the position after the move
 */
public record Move<P>(String text, P to) {}
