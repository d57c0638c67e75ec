/** The games of the catalogue with their theories and tables. */
// The modules named here are compiled after this one.
@SuppressWarnings("module")
module org.farstar.games {
  requires transitive org.farstar.engine;
  requires transitive org.farstar.regions;
  requires transitive org.farstar.verify;
  requires org.jgrapht.core;
  requires org.jgrapht.io;

  exports org.farstar.games;
  exports org.farstar.games.graph.colouring;
  exports org.farstar.games.graph.core;
  exports org.farstar.games.graph.geography;
  exports org.farstar.games.graph.hackenbush;
  exports org.farstar.games.graph.token;
  exports org.farstar.games.graph.words;
  exports org.farstar.games.grid.amazons;
  exports org.farstar.games.grid.chomp to
      org.farstar.papers;
  exports org.farstar.games.grid.clobber;
  exports org.farstar.games.grid.colouring;
  exports org.farstar.games.grid.cram;
  exports org.farstar.games.grid.domineering;
  exports org.farstar.games.grid.drop;
  exports org.farstar.games.grid.fission;
  exports org.farstar.games.grid.hare;
  exports org.farstar.games.grid.konane;
  exports org.farstar.games.grid.nogo;
  exports org.farstar.games.grid.ski to
      org.farstar.papers;
  exports org.farstar.games.heap.breaking to
      org.farstar.papers;
  exports org.farstar.games.heap.cake to
      org.farstar.papers;
  exports org.farstar.games.heap.corner;
  exports org.farstar.games.heap.endnim;
  exports org.farstar.games.heap.euclid to
      org.farstar.papers;
  exports org.farstar.games.heap.even;
  exports org.farstar.games.heap.grundy;
  exports org.farstar.games.heap.mem to
      org.farstar.papers;
  exports org.farstar.games.heap.nim;
  exports org.farstar.games.heap.octal;
  exports org.farstar.games.heap.subtraction;
  exports org.farstar.games.heap.takeaway;
  exports org.farstar.games.order;
  exports org.farstar.games.order.monotone;
  exports org.farstar.games.order.monotone.blocks to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.order.monotone.board;
  exports org.farstar.games.order.monotone.chain;
  exports org.farstar.games.order.monotone.dense;
  exports org.farstar.games.order.monotone.posets to
      org.farstar.papers;
  exports org.farstar.games.order.monotone.rooks to
      org.farstar.papers;
  exports org.farstar.games.order.pennies;
  exports org.farstar.games.order.pieces;
  exports org.farstar.games.order.products;
  exports org.farstar.games.order.transposition;
  exports org.farstar.games.positional;
  exports org.farstar.games.positional.draw to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.positional.family;
  exports org.farstar.games.positional.hold to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.positional.play;
  exports org.farstar.games.positional.qubic to
      org.farstar.ask,
      org.farstar.bench,
      org.farstar.papers;
  exports org.farstar.games.positional.search to
      org.farstar.ask,
      org.farstar.papers;
  exports org.farstar.games.strip.coins;
  exports org.farstar.games.strip.toads;
  exports org.farstar.games.strip.toppling;
  exports org.farstar.games.strip.turning;
  exports org.farstar.games.symmetry to
      org.farstar.ask,
      org.farstar.papers;
}
