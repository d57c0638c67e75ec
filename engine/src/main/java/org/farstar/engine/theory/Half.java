package org.farstar.engine.theory;

import org.farstar.values.player.OutcomeSet;

/**
 * What a theory rules out about one part that it does not decide: the outcome classes that are
 * left, and why the others are none. The second player may have a draw at least, as {@code P or D}
 * says.
 *
 * @param possible the outcome classes that are left, not all and more than one
 * @param proof why
 */
public record Half(OutcomeSet possible, Proof proof) {}
