/**
 * Toads and Frogs: pieces that walk towards each other.
 *
 * <p>For programs that name Toads and Frogs.
 */
package org.farstar.games.strip.toads;
