/** The games of the catalogue with their theories and tables. */
// The modules named here are compiled after this one.
@SuppressWarnings("module")
module org.farstar.games {
  requires transitive org.farstar.engine;
  requires org.farstar.regions;
  requires org.farstar.verify;
  requires org.jgrapht.core;
  requires org.jgrapht.io;

  exports org.farstar.games;
  exports org.farstar.games.graph.core to
      org.farstar.papers;
  exports org.farstar.games.graph.geography to
      org.farstar.papers;
  exports org.farstar.games.graph.token to
      org.farstar.papers;
  exports org.farstar.games.graph.words to
      org.farstar.papers;
  exports org.farstar.games.heap.corner to
      org.farstar.papers;
  exports org.farstar.games.heap.endnim to
      org.farstar.papers;
  exports org.farstar.games.heap.even to
      org.farstar.papers;
  exports org.farstar.games.heap.grundy to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.heap.nim to
      org.farstar.papers;
  exports org.farstar.games.heap.subtraction to
      org.farstar.papers;
  exports org.farstar.games.heap.takeaway to
      org.farstar.papers;
  exports org.farstar.games.order to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.order.monotone to
      org.farstar.papers;
  exports org.farstar.games.order.monotone.blocks to
      org.farstar.papers;
  exports org.farstar.games.order.monotone.board to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.order.monotone.chain to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.order.monotone.dense to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.order.monotone.posets to
      org.farstar.papers;
  exports org.farstar.games.order.monotone.rooks to
      org.farstar.papers;
  exports org.farstar.games.order.pennies to
      org.farstar.papers;
  exports org.farstar.games.order.pieces to
      org.farstar.papers;
  exports org.farstar.games.order.products to
      org.farstar.papers;
  exports org.farstar.games.order.transposition to
      org.farstar.papers;
  exports org.farstar.games.positional to
      org.farstar.papers;
  exports org.farstar.games.positional.draw to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.positional.family to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.positional.hold to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.positional.qubic to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.positional.play to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.positional.search to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.strip to
      org.farstar.papers;
  exports org.farstar.games.strip.coins to
      org.farstar.papers;
  exports org.farstar.games.strip.turning to
      org.farstar.papers;
  exports org.farstar.games.symmetry to
      org.farstar.ask,
      org.farstar.papers;
}
