/** Tables of outcomes and values: what runs through them, how they are filled, how they go on. */
package org.farstar.engine.table;
