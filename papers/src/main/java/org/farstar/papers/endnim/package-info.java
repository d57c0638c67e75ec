/** The claims on End Nim, with the referee of ordinal parts. */
package org.farstar.papers.endnim;
