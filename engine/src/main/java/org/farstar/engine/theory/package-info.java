/**
 * What papers contribute to an answer. A {@link org.farstar.engine.theory.Theory} states a {@link
 * org.farstar.engine.theory.Fact} about one part of a position and proves it by theorems and
 * {@linkplain org.farstar.engine.theory.Step steps}; a {@link org.farstar.engine.theory.Reduction}
 * maps a position to a smaller game, names the theorem that allows it, and leaves the search to the
 * engine. Sums of parts are never their business.
 */
package org.farstar.engine.theory;
