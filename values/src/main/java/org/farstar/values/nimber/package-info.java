/**
 * Nimbers as a field, finite and of ordinal size below w^(w^w). The theory is that of J. H. Conway
 * (On Numbers and Games, chapter 6) and of H. W. Lenstra (Nim multiplication, Seminaire de theorie
 * des nombres de Bordeaux, 1977-78).
 *
 * <p>For programs that compute with nimbers as a field.
 */
package org.farstar.values.nimber;
