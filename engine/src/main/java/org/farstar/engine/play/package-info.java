/**
 * What a search needs to know of a game, and nothing else: {@link org.farstar.engine.play.Play} has
 * the moves, the end, the parts and the symmetries of positions. How positions are written and what
 * they look like is not its business.
 */
package org.farstar.engine.play;
