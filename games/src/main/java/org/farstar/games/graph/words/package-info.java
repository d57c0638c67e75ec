/**
 * Word chains: each word begins with the last letter of the one before.
 *
 * <p>For programs that play word chains with words of their own.
 */
package org.farstar.games.graph.words;
