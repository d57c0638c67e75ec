/**
 * What every program that asks needs: games by name, questions and sums as text, typed answers,
 * opponents, certificates, solved games, and games of users.
 */
module org.farstar.ask {
  requires transitive org.farstar.games;
  requires transitive org.farstar.verify;
  requires java.compiler;

  uses org.farstar.engine.game.GameProvider;

  exports org.farstar.ask.answer;
  exports org.farstar.ask.catalogue;
  exports org.farstar.ask.input;
  exports org.farstar.ask.own;
  exports org.farstar.ask.play;
  exports org.farstar.ask.proof;
  exports org.farstar.ask.question;
  exports org.farstar.ask.solve;
  exports org.farstar.ask.table;
}
