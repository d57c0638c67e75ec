/** Certificates of monotonic sequence games. */
package org.farstar.verify.monotone;
