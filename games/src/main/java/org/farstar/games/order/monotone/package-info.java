/**
 * Monotonic sequence games, after M. H. Albert, R. E. L. Aldred, M. D. Atkinson, C. C. Handley, D.
 * A. Holton, D. J. McCaughan and B. E. Sagan, Monotonic Sequence Games. The game as it is offered,
 * with its theory and its claims; the parts are in the packages below.
 *
 * <p>For programs that name monotonic sequence games.
 */
package org.farstar.games.order.monotone;
