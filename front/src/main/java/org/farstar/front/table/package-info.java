/** Tables that are asked for, and the stores that keep what is finished of them. */
package org.farstar.front.table;
