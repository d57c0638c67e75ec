/**
 * How long a search may go on, and what it tells meanwhile.
 *
 * <p>For programs that limit what a question may cost, stop it, or follow its progress.
 */
package org.farstar.engine.budget;
