/**
 * The searches for boards that fall into regions, as a game gives them to its variants.
 *
 * <p>For the card of a game on a grid.
 */
package org.farstar.regions;
