/** The searches for boards that fall into regions, as a game gives them to its variants. */
package org.farstar.regions;
