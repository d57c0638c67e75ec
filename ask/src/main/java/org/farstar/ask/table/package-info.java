/** Tables that are asked for. */
package org.farstar.ask.table;
