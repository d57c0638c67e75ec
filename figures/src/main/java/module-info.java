/** Thermographs, game trees, heat maps and boards as pictures. */
module org.farstar.figures {
  requires transitive org.farstar.engine;

  exports org.farstar.figures;
}
