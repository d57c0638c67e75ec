/**
 * Toppling Dominoes: rows of dominoes that fall.
 *
 * <p>For programs that name Toppling Dominoes.
 */
package org.farstar.games.strip.toppling;
