/** Sums of impartial positions whose nimbers, or whose winners, follow from theorems. */
package org.farstar.verify.heap;
