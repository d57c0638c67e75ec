/**
 * How a long computation of any kind is ended from outside.
 *
 * <p>For programs that end a computation from another thread.
 */
package org.farstar.values.cancel;
