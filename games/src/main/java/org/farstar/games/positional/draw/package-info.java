/**
 * Draws of maker-maker games whose start has no pairing: O's first replies are found by search
 * until the sets that X may still complete have a pairing or a small potential.
 */
package org.farstar.games.positional.draw;
