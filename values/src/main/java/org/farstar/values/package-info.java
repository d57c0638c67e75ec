/** Exact values of games and their notation. Depends on nothing but the JDK. */
package org.farstar.values;
