package org.farstar.papers.monotone;

import org.farstar.engine.claim.Cases;
import org.farstar.engine.claim.Claims;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.theory.Works;

/** What the claims of the paper share. */
public final class Paper {
  /** The claims of the paper. */
  public static final Claims CLAIMS = Claims.of(Works.MONOTONE);

  private static final Cases.Key<Workspace> TABLES = new Cases.Key<>();

  private Paper() {}

  /** Where the tables are that the checks of one run share. */
  public static Workspace tables(Cases cases) {
    return cases.table(TABLES, Workspace::new);
  }
}
