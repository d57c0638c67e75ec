/**
 * Numbers, nimbers and ordinals, exact and of any size. Short games that are not numbers stand in
 * {@link org.farstar.values.shortgame}.
 *
 * <p>For programs that compute with numbers, nimbers and ordinals.
 */
package org.farstar.values;
