/**
 * Expressions in values: what {@code farstar eval} reads.
 *
 * <p>{@link org.farstar.values.notation.Expression} is the way in. A text goes through three stages
 * that know nothing of each other's insides: {@code Lexer} cuts it into {@code Token}s, {@code
 * Parser} makes a {@code Node} tree of them, knowing precedence but no mathematics, and {@code
 * Evaluator} computes, knowing mathematics but no text beyond the places it complains about. To add
 * a kind of value, add a case to {@code Evaluated} and teach the evaluator what the operators do to
 * it; literals of its own need a token and a node.
 *
 * <p>Numbers are computed with by the evaluator itself; what is no number goes to {@code
 * GameArithmetic} and its universe, which are made, and their classes loaded, only then. Properties
 * stand in {@code NumberVocabulary} and {@code GameVocabulary}. Values in their printed form are
 * read by {@link org.farstar.values.Dyadic} and {@link
 * org.farstar.values.shortgame.Universe#parse}; {@code WrittenValues} says how far one reaches.
 */
package org.farstar.values.notation;
