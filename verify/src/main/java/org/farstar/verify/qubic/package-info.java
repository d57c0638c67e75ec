/**
 * The checker of dictionaries for Qubic, 4 x 4 x 4 tic-tac-toe, with lines and symmetries of its
 * own.
 */
package org.farstar.verify.qubic;
