/**
 * Farstar for programs. {@link org.farstar.Farstar} is where to begin: it opens games and reads
 * positions, sums and values; a {@link org.farstar.Position} answers who wins, what it is worth,
 * which moves win, and why.
 */
module org.farstar {
  requires transitive org.farstar.figures;
  requires transitive org.farstar.games;
  requires org.farstar.ask;

  exports org.farstar;
}
