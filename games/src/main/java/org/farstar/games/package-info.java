/** The rulesets, one package for each kind of board. */
package org.farstar.games;
