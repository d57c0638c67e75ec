/**
 * Sums of impartial positions whose nimbers, or whose winners, follow from theorems.
 *
 * <p>For rules of games with heaps, whose nimbers are to be certified.
 */
package org.farstar.verify.heap;
