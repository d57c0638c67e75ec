/**
 * Hackenbush: coloured edges that hang on the ground are cut.
 *
 * <p>For programs that name Hackenbush pictures.
 */
package org.farstar.games.graph.hackenbush;
