/** Games on graphs. */
package org.farstar.games.graph;
