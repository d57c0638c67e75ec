/** Puzzles: random positions, made and graded by the engine. */
package org.farstar.ask.puzzle;
