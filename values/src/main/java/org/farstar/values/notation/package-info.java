/**
 * Expressions in values: what {@code farstar eval} reads.
 *
 * <p>{@link org.farstar.values.notation.Expression} is the way in. The grammar, which is the one of
 * values too, stands in {@code org.farstar.values.syntax}; here {@code Evaluator} computes what a
 * tree means, knowing mathematics but no text beyond the places it complains about. To add a kind
 * of value, add a case to {@code Evaluated} and teach the evaluator what the operators do to it;
 * literals of its own need a token and a node.
 *
 * <p>Numbers are computed with by the evaluator itself; what is no number goes to {@code
 * GameArithmetic} and its universe, which are made, and their classes loaded, only then. Properties
 * stand in {@code NumberVocabulary} and {@code GameVocabulary}. Values written without operators
 * are read by {@link org.farstar.values.shortgame.Universe#read}.
 *
 * <p>For programs that read expressions, or write values for pages and papers.
 */
package org.farstar.values.notation;
