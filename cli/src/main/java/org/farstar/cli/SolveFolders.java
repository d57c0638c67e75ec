package org.farstar.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Question;
import org.farstar.ask.solve.SolvedGame;
import org.farstar.engine.solve.ServedFiles;
import org.farstar.engine.solve.SolvedFolder;

/** Folders of solves as they are named on the command line. */
final class SolveFolders {
  private SolveFolders() {}

  /** Whether a name is the address of a store and no folder: {@code hdfs://host/solves}. */
  static boolean isStore(String name) {
    return name.matches("[A-Za-z][A-Za-z0-9+.-]+://.*");
  }

  /** The folder of this name, relative to the user's. */
  static Path path(String name, Session session) {
    try {
      return session.terminal().folder().resolve(name);
    } catch (InvalidPathException e) {
      throw new InputException("'" + name + "' is no name of a folder: " + e.getReason());
    }
  }

  /** A solve that a question is answered from: a folder, or its address at a web server. */
  static SolvedGame<?> open(String name, Question question, Session session) {
    if (isStore(name) && !ServedFiles.isAddress(name)) {
      throw new InputException(
          "'"
              + name
              + "' is the address of a store; allowed: a folder, or an address at a web server");
    }
    SolvedFolder folder =
        ServedFiles.isAddress(name)
            ? new SolvedFolder(new ServedFiles(name))
            : new SolvedFolder(path(name, session));
    return SolvedGame.open(question, name, folder, session.desk());
  }
}
