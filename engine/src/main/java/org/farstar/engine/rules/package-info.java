/** What a ruleset is: moves, parts, symmetry, text form and ending. */
package org.farstar.engine.rules;
