/** What a game tells the searches: its moves, what a region is, bounds and searches of its own. */
package org.farstar.regions.rules;
