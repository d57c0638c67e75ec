/**
 * Positions set up by hand: what a click on a spot of the drawing, a tool or a typed word makes of
 * the text of a position. A {@link org.farstar.engine.rules.Look} names its {@link
 * org.farstar.engine.setup.Setup}; a front shows what it offers and knows no game.
 *
 * <p>For looks that say how positions are set up by hand.
 */
package org.farstar.engine.setup;
