package org.farstar.ask.question;

import org.farstar.ask.catalogue.Catalogue;
import org.farstar.engine.answer.Analyst;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;

/**
 * What questions are asked with. The questions of one desk share what they find out; a desk is for
 * one thread at a time.
 *
 * @param catalogue the games by name
 * @param workspace what the questions share
 * @param sources where names in positions find what they stand for
 */
public record Desk(Catalogue catalogue, Workspace workspace, Sources sources) {
  /** Answers questions about sums. */
  public Analyst analyst() {
    return new Analyst(workspace);
  }
}
