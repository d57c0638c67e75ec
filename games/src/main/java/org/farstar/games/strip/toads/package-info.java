/** Toads and Frogs: pieces that walk towards each other. */
package org.farstar.games.strip.toads;
