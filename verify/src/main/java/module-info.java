/** Certificates and their checkers, which know rules and notation and no search. */
module org.farstar.verify {
  requires transitive org.farstar.engine;

  exports org.farstar.verify;
  exports org.farstar.verify.draw;
  exports org.farstar.verify.heap;
  exports org.farstar.verify.kernel;
  exports org.farstar.verify.monotone;
  exports org.farstar.verify.qubic;
  exports org.farstar.verify.solved;
  exports org.farstar.verify.tree;
}
