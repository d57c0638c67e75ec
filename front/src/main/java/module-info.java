/**
 * What every front needs beyond the answers: JSON, stores of tables, boards and figures as they are
 * shown, and what is told to processes on other machines. Nothing mathematical.
 */
// The module named here is compiled after this one.
@SuppressWarnings("module")
module org.farstar.front {
  requires transitive org.farstar.ask;
  requires transitive org.farstar.figures;
  requires transitive com.fasterxml.jackson.core;
  requires io.nayuki.qrcodegen;
  requires java.sql;
  requires org.xerial.sqlitejdbc;

  uses org.farstar.front.cluster.ClusterEngine;

  exports org.farstar.front.board to
      org.farstar.web;
  exports org.farstar.front.figure to
      org.farstar.web;
  exports org.farstar.front.json to
      org.farstar.web;
  exports org.farstar.front.table to
      org.farstar.web;
}
