/**
 * Certificates of monotonic sequence games.
 *
 * <p>For rules of sequence games, whose outcomes are to be certified.
 */
package org.farstar.verify.monotone;
