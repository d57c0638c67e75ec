/** Theorems about single rulesets, each against a referee that knows the rules alone. */
package org.farstar.papers.rulesets;
