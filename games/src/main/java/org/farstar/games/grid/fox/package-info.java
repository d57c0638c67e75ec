/** Fox and Geese: geese that never go back try to shut in a fox. */
package org.farstar.games.grid.fox;
