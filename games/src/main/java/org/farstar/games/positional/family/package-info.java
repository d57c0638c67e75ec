/** Families of sets, listed and implicit, and how they are written and made. */
package org.farstar.games.positional.family;
