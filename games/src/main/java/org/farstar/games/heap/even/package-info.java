/** Even subtraction: an even number but not the whole heap, or the whole heap if it is odd. */
package org.farstar.games.heap.even;
