/**
 * What every program that asks needs: games by name, questions and sums as text, typed answers,
 * opponents, certificates, solved games, and games of users. Programs come in by the front door,
 * {@code org.farstar}.
 */
// The modules named here are compiled after this one.
@SuppressWarnings("module")
module org.farstar.ask {
  requires transitive org.farstar.games;
  requires transitive org.farstar.verify;
  requires java.compiler;

  uses org.farstar.engine.game.GameProvider;

  exports org.farstar.ask.answer to
      org.farstar.front,
      org.farstar.web;
  exports org.farstar.ask.catalogue to
      org.farstar,
      org.farstar.bench,
      org.farstar.front,
      org.farstar.web;
  exports org.farstar.ask.input to
      org.farstar,
      org.farstar.front,
      org.farstar.web;
  exports org.farstar.ask.lesson to
      org.farstar.web;
  exports org.farstar.ask.play to
      org.farstar,
      org.farstar.front,
      org.farstar.web;
  exports org.farstar.ask.proof to
      org.farstar;
  exports org.farstar.ask.puzzle to
      org.farstar.web;
  exports org.farstar.ask.question to
      org.farstar,
      org.farstar.bench,
      org.farstar.front,
      org.farstar.web;
  exports org.farstar.ask.solve to
      org.farstar,
      org.farstar.front,
      org.farstar.web;
  exports org.farstar.ask.table to
      org.farstar,
      org.farstar.front,
      org.farstar.web;
}
