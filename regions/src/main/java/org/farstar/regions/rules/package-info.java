/**
 * What a game tells the searches: its moves, what a region is, bounds and searches of its own.
 *
 * <p>For rules whose boards fall into regions, and for what bounds them.
 */
package org.farstar.regions.rules;
