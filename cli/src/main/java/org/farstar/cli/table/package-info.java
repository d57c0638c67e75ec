/** {@code farstar table}: what was asked for, where finished blocks are kept, and the forms. */
package org.farstar.cli.table;
