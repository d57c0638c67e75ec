/** How values are written: readers, printers and located errors. */
package org.farstar.values.notation;
