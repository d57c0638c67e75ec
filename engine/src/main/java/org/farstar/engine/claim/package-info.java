/** Statements of papers as checks that can fail. */
package org.farstar.engine.claim;
