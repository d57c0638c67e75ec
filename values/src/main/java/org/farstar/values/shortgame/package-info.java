/**
 * Short partizan games in canonical form: sums, order, stops and thermographs, atomic weights and
 * other invariants. A {@link org.farstar.values.shortgame.Universe} makes and owns them.
 *
 * <p>For programs that compute with short games, their thermographs and atomic weights.
 */
package org.farstar.values.shortgame;
