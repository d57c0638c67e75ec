/**
 * Draws by replies: the second player answers until every set that the first may still complete has
 * a pair of cells of its own, or their potential is small.
 *
 * <p>For rules of games on sets, whose draws are to be certified.
 */
package org.farstar.verify.draw;
