/** The forms in which {@code farstar table} prints rows. */
package org.farstar.cli.table;
