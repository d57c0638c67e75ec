/** The rules of positional games, their positions and how these are written. */
package org.farstar.games.positional.play;
