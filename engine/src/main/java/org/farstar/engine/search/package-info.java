/** Searches that need no theory, each an object with a table the caller owns. */
package org.farstar.engine.search;
