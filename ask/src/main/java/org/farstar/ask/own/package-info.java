/** Games of the user's own: compiled from a source file, or found in a jar. */
package org.farstar.ask.own;
