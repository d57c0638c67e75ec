/**
 * What papers contribute to an answer. A {@link org.farstar.engine.theory.Theory} states a {@link
 * org.farstar.engine.theory.Fact} about one part of a position and proves it by theorems and
 * {@linkplain org.farstar.engine.theory.Step steps}; a {@link org.farstar.engine.theory.Reduction}
 * maps a position to a smaller game, names the theorem that allows it, and leaves the search to the
 * engine. How facts about parts make an answer about a sum is stated once, in {@link
 * org.farstar.engine.answer}. {@link org.farstar.engine.theory.StepKind} lists the kinds of steps
 * and their data.
 *
 * <p>For whoever teaches the engine a theorem.
 */
package org.farstar.engine.theory;
