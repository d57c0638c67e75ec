/**
 * What a ruleset is. {@link org.farstar.engine.rules.Rules} are a play whose positions are read and
 * written as text; {@link org.farstar.engine.rules.Look} has pictures and names for people; a
 * {@link org.farstar.engine.rules.Variant} puts both together with the theories and reductions for
 * one choice of parameters, and a {@link org.farstar.engine.rules.Family} has all variants of a
 * game. {@link org.farstar.engine.rules.Misere} is the misère form of rules, and {@link
 * org.farstar.engine.rules.Sources} find the texts that positions name.
 *
 * <p>For whoever writes rules with a notation, or pictures of positions.
 */
package org.farstar.engine.rules;
