/** A ruleset together with its theories, claims and searches, and the analyst who asks them. */
package org.farstar.engine.game;
