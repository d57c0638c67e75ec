/**
 * Games as Farstar offers them: the variants of the rules with their looks and theories, the words
 * that describe the game, its claims and its tables.
 */
package org.farstar.engine.game;
