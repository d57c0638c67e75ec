/**
 * What rulesets, theories and claims are, and everything that is computed from them: outcomes,
 * winning moves, values, sums, tables.
 */
module org.farstar.engine {
  requires transitive org.farstar.picture;
  requires transitive org.farstar.values;
  requires java.management;

  uses org.farstar.engine.claim.ClaimProvider;

  exports org.farstar.engine.answer;
  exports org.farstar.engine.audit;
  exports org.farstar.engine.budget;
  exports org.farstar.engine.claim;
  exports org.farstar.engine.database;
  exports org.farstar.engine.game;
  exports org.farstar.engine.kernel;
  exports org.farstar.engine.memory;
  exports org.farstar.engine.play;
  exports org.farstar.engine.item;
  exports org.farstar.engine.rules;
  exports org.farstar.engine.search;
  exports org.farstar.engine.setup;
  exports org.farstar.engine.solve;
  exports org.farstar.engine.sum;
  exports org.farstar.engine.table;
  exports org.farstar.engine.theory;
}
