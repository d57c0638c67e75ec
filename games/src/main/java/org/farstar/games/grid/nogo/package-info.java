/** NoGo: its rules, bounds from counting moves, and a search for who wins rows. */
package org.farstar.games.grid.nogo;
