/** Games played on a line of places. */
package org.farstar.games.strip;
