/**
 * Nimbers as a field, finite and of ordinal size below w^(w^w). The theory is that of J. H. Conway
 * (On Numbers and Games, chapter 6) and of H. W. Lenstra (Nim multiplication, Seminaire de theorie
 * des nombres de Bordeaux, 1977-78).
 */
package org.farstar.values.nimber;
