/**
 * What every front needs beyond the answers: JSON, stores of tables, boards and figures as they are
 * shown, and what is told to processes on other machines. Nothing mathematical.
 */
module org.farstar.front {
  requires transitive org.farstar.ask;
  requires transitive org.farstar.figures;
  requires transitive com.fasterxml.jackson.core;
  requires java.sql;
  requires org.xerial.sqlitejdbc;

  uses org.farstar.front.cluster.ClusterEngine;

  exports org.farstar.front.board;
  exports org.farstar.front.cluster;
  exports org.farstar.front.figure;
  exports org.farstar.front.json;
  exports org.farstar.front.table;
}
