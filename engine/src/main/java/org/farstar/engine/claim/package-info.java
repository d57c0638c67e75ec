/**
 * Statements of papers as checks that can fail.
 *
 * <p>For modules that bring the statements of a paper as checks.
 */
package org.farstar.engine.claim;
