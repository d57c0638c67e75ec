/**
 * What rulesets, theories and claims are, and everything that is computed from them: outcomes,
 * winning moves, values, sums, tables.
 *
 * <p>What people write and ask with is exported to all; the searches and what they share are for
 * the modules of this project and change without notice.
 */
// The modules named here are compiled after this one.
@SuppressWarnings("module")
module org.farstar.engine {
  requires transitive org.farstar.picture;
  requires transitive org.farstar.values;
  requires java.management;

  uses org.farstar.engine.claim.ClaimProvider;

  exports org.farstar.engine.answer;
  exports org.farstar.engine.audit;
  exports org.farstar.engine.budget;
  exports org.farstar.engine.claim;
  exports org.farstar.engine.database to
      org.farstar.front,
      org.farstar.regions,
      org.farstar.web;
  exports org.farstar.engine.game;
  exports org.farstar.engine.kernel to
      org.farstar.games,
      org.farstar.regions;
  exports org.farstar.engine.memory;
  exports org.farstar.engine.play;
  exports org.farstar.engine.item to
      org.farstar.games,
      org.farstar.regions;
  exports org.farstar.engine.rules;
  exports org.farstar.engine.search to
      org.farstar.ask,
      org.farstar.front,
      org.farstar.games,
      org.farstar.papers,
      org.farstar.regions,
      org.farstar.web;
  exports org.farstar.engine.setup;
  exports org.farstar.engine.solve;
  exports org.farstar.engine.sum;
  exports org.farstar.engine.table;
  exports org.farstar.engine.theory;
}
