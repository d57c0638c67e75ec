package org.farstar.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.SolvedGame;

/** Folders of solves as they are named on the command line. */
final class SolveFolders {
  private SolveFolders() {}

  /** The folder of this name, relative to the user's. */
  static Path path(String name, Session session) {
    try {
      return session.terminal().folder().resolve(name);
    } catch (InvalidPathException e) {
      throw new InputException("'" + name + "' is no name of a folder: " + e.getReason());
    }
  }

  /** A solve that a question is answered from. */
  static SolvedGame<?> open(String name, Question question, Session session) {
    return SolvedGame.open(question, name, path(name, session), session.desk());
  }
}
