/**
 * What a search needs to know of a game, and nothing else: {@link org.farstar.engine.play.Play} has
 * the moves, the end, the parts and the symmetries of positions, a {@link
 * org.farstar.engine.play.Move} is a follower with its text, and {@link
 * org.farstar.engine.play.Ending} says who has won when a player cannot move. How positions are
 * written stands in {@link org.farstar.engine.rules.Rules}.
 *
 * <p>For whoever writes the moves of a game.
 */
package org.farstar.engine.play;
