/** Searches of positional games on boards packed into longs. */
package org.farstar.games.positional.search;
