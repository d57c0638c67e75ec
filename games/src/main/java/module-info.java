/** The games of the catalogue with their theories, claims and tables. */
module org.farstar.games {
  requires transitive org.farstar.engine;
  requires org.farstar.regions;
  requires org.farstar.verify;
  requires org.jgrapht.core;
  requires org.jgrapht.io;

  exports org.farstar.games;
}
