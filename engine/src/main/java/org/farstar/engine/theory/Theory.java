package org.farstar.engine.theory;

import java.util.List;
import java.util.Optional;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Workspace;

/**
 * Knows by a theorem, without search, what one part is worth or who wins it.
 *
 * <p>A theory belongs to the variant of the rules that hands it out, so it never asks which rules
 * it is about. It speaks of a single part: how facts about parts make an answer about a sum is
 * stated once, in the engine.
 *
 * @param <P> the positions
 */
public interface Theory<P> {
  /** The statements it implements: whatever its facts and their steps cite is among them. */
  List<Statement> statements();

  /**
   * What is known about a part; empty where the theory does not apply.
   *
   * @param part a position, one that {@link org.farstar.engine.play.Play#parts} does not take apart
   *     further where the last player wins
   * @param ask what will be asked of the fact, so that nothing else need be prepared
   * @param control may stop the work where it is long
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  Optional<Fact<P>> fact(P part, Ask ask, Control control);

  /**
   * What is ruled out about a part of which {@link #fact} says nothing; empty, as it is by default,
   * where nothing is. A search begins with what is left, and where its budget ends the answer is
   * what is left then.
   *
   * @param part as for {@link #fact}
   * @param ask what will be asked
   * @param control may stop the work where it is long
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  default Optional<Half> half(P part, Ask ask, Control control) {
    return Optional.empty();
  }

  /**
   * The same theory with its tables in a workspace, where later questions find them. By itself a
   * theory keeps nothing from one fact to the next. Whoever asks for more than one fact asks the
   * theory that this hands out.
   */
  default Theory<P> in(Workspace workspace) {
    return this;
  }
}
