/** Games played with heaps. */
package org.farstar.games.heap;
