/** Cakes that Left cuts or eats along the columns and Right along the rows. */
package org.farstar.games.heap.cake;
