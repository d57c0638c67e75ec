/** Hackenbush: coloured edges that hang on the ground are cut. */
package org.farstar.games.graph.hackenbush;
