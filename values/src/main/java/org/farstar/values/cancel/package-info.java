/** How a long computation of any kind is ended from outside. */
package org.farstar.values.cancel;
