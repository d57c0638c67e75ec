/**
 * Positions that theorems of the literature decide: each theorem is a rule, whose condition the
 * checker sees for itself in the text of the position.
 *
 * <p>For programs that make such certificates, or list the theorems.
 */
package org.farstar.verify.cite;
