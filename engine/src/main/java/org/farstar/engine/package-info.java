/** The contracts of rulesets, theories and claims, and the searches that need no theory. */
package org.farstar.engine;
