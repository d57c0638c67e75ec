/**
 * The rulesets, one package for each kind of board.
 *
 * <p>For programs that look games up by name.
 */
package org.farstar.games;
