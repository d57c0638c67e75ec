/** Drawings of boards and diagrams, and how they become SVG and PNG. */
module org.farstar.picture {
  requires java.desktop;

  exports org.farstar.picture;
}
