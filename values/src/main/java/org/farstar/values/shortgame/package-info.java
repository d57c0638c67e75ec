/**
 * Short partizan games in canonical form: their algebra, their order, and what theory tells of
 * them.
 */
package org.farstar.values.shortgame;
