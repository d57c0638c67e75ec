/** A play of a person against the engine. */
package org.farstar.ask.play;
