/**
 * Families of sets, listed and implicit, and how they are written and made.
 *
 * <p>For programs that make families of sets of their own.
 */
package org.farstar.games.positional.family;
