/**
 * Answers with their reasons. The {@link org.farstar.engine.answer.Analyst} asks the theories about
 * the parts of a sum and puts their facts together, then the reductions, then searches; a {@link
 * org.farstar.engine.answer.Report} has the answers, and what a budget has left unfinished.
 *
 * <p>For programs that choose the method of an answer, or compare theory and search.
 */
package org.farstar.engine.answer;
