/**
 * The notation of values and of expressions in them, one grammar for both: {@code Lexer} cuts a
 * text into {@code Token}s and {@link org.farstar.values.syntax.Parser} makes a {@link
 * org.farstar.values.syntax.Node} tree of them. It knows precedence but no mathematics; {@code
 * shortgame} makes games of the trees of values, {@code notation} evaluates expressions.
 */
package org.farstar.values.syntax;
