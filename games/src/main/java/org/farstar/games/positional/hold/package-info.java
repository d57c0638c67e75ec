/**
 * What keeps an attacker from completing a set: pairings and potentials; and when an attacker wins.
 */
package org.farstar.games.positional.hold;
