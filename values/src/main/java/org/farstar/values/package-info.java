/**
 * Numbers, nimbers and ordinals, exact and of any size. Short games that are not numbers stand in
 * {@link org.farstar.values.shortgame}.
 */
package org.farstar.values;
