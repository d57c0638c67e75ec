/**
 * Checks of what rulesets and theories promise, against plain search.
 *
 * <p>For the tests of rules and theories that others write.
 */
package org.farstar.engine.audit;
