/**
 * The rules of positional games, their positions and how these are written.
 *
 * <p>For programs that hold the marks of a positional game, and for rules with a goal of their own.
 */
package org.farstar.games.positional.play;
