/** Wrong input: what is said about it. */
package org.farstar.desk.input;
