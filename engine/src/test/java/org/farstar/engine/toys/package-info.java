/** Small rulesets for tests. */
package org.farstar.engine.toys;
