package org.farstar.engine.rules;

import java.util.function.Function;

/**
 * A form of positions that other programs read: a question about a position in their terms.
 *
 * @param name one lower-case word, its name on the command line
 * @param what the question, a clause
 * @param writer writes a position in this form
 * @param <P> the positions
 */
public record Export<P>(String name, String what, Function<P, String> writer) {}
