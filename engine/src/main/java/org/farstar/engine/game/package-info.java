/**
 * Games as Farstar offers them: the variants of the rules with their looks and theories, the words
 * that describe the game, its claims and its tables.
 *
 * <p>For whoever adds a game to the catalogue, from a jar or from a source file.
 */
package org.farstar.engine.game;
