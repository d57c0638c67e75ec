/**
 * Boards of cells, and the searches for boards that fall into regions. It knows no ruleset: a game
 * brings its moves, what a region is, and what bounds it.
 */
module org.farstar.regions {
  requires transitive org.farstar.engine;

  exports org.farstar.regions;
  exports org.farstar.regions.board;
  exports org.farstar.regions.rules;
}
