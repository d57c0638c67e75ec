/**
 * The claims on the transposition game, pennies and pieces, with a referee that plays by the
 * definition.
 */
package org.farstar.papers.transposition;
