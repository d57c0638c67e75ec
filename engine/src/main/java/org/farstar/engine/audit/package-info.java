/** Checks of what rulesets and theories promise, against plain search. */
package org.farstar.engine.audit;
