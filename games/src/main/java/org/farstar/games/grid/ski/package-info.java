/** Ski Jumps: skiers who glide off a slope, and jumpers among them. */
package org.farstar.games.grid.ski;
