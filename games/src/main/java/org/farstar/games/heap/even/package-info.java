/**
 * Even subtraction: an even number but not the whole heap, or the whole heap if it is odd. The
 * lecture's lemma on its Grundy values is {@link
 * org.farstar.games.heap.even.EvenSubtractionTheory}.
 *
 * <p>For programs that name even subtraction, and for the checks of its theorem.
 */
package org.farstar.games.heap.even;
