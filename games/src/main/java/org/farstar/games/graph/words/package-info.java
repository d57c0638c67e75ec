/** Word chains: each word begins with the last letter of the one before. */
package org.farstar.games.graph.words;
