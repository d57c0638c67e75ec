package org.farstar.engine.answer;

/**
 * A winning move, or a family of them where there are infinitely many.
 *
 * @param text the move as text
 * @param to the position it leads to, as text
 */
public record WinningMove(String text, String to) {}
