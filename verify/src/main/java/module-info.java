/** Certificates and their checkers, which know rules and notation and no search. */
// The modules named here are compiled after this one.
@SuppressWarnings("module")
module org.farstar.verify {
  requires transitive org.farstar.engine;

  exports org.farstar.verify;
  exports org.farstar.verify.cite;
  exports org.farstar.verify.draw;
  exports org.farstar.verify.heap;
  exports org.farstar.verify.kernel;
  exports org.farstar.verify.monotone;
  exports org.farstar.verify.qubic to
      org.farstar.ask,
      org.farstar.bench,
      org.farstar.games,
      org.farstar.papers;
  exports org.farstar.verify.solved to
      org.farstar.ask;
  exports org.farstar.verify.tree;
}
