/** Toppling Dominoes: rows of dominoes that fall. */
package org.farstar.games.strip.toppling;
