/** Dictionaries of moves for Qubic: made smaller by annealing, and completed. */
package org.farstar.bench.qubic;
