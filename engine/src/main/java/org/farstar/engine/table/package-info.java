/**
 * Tables of outcomes and values: what runs through them, how they are filled, how they go on.
 *
 * <p>For games that bring tables, and for programs that run through them.
 */
package org.farstar.engine.table;
