package org.farstar.ask.solve;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.engine.budget.Control;
import org.farstar.engine.memory.Forgetful;
import org.farstar.engine.solve.ServedFiles;
import org.farstar.engine.solve.SolvedFolder;

/**
 * Solved games at web servers that the questions of one workspace are answered from. What was read
 * of a folder is kept for the next question. Not for threads.
 */
public final class SolvedGames implements Forgetful {
  /** A chunk of a folder may have no more bytes; one of a million positions has less than 1 MB. */
  static final int MOST_BYTES = 1 << 26;

  /** So many folders are kept open. */
  private static final int MOST_FOLDERS = 4;

  /** The address of a folder: names are put behind it, and no password stands in it. */
  private static final Pattern ADDRESS = Pattern.compile("https?://[^/?#@\\s]+(/[^?#\\s]*)?");

  private record Open(ServedFiles files, SolvedFolder folder) {}

  /** By their addresses, the one that was used last at the end. */
  private final Map<String, Open> folders = new LinkedHashMap<>();

  /** Of the question that is being answered. */
  private Control control = Control.unlimited();

  private SolvedGames() {}

  /** Those of a desk. */
  public static SolvedGames of(Desk desk) {
    return desk.workspace().table(List.of(SolvedGames.class), SolvedGames::new);
  }

  /**
   * A solved game that a question is answered from.
   *
   * @param address of its folder
   * @param control ends the wait for the server, until the next question
   * @throws InputException if that is no address, or the folder is of another game or was made by
   *     other rules
   * @throws org.farstar.engine.solve.SolveException if there is no folder of a solve, or a damaged
   *     one
   */
  public SolvedGame<?> open(String address, Question question, Desk desk, Control control) {
    if (!ADDRESS.matcher(address).matches()) {
      throw InputException.outside(
          "'"
              + address
              + "' is no address of a solved folder; allowed: http://... or https://..., without a"
              + " user, ? or #");
    }
    this.control = control;
    Open open = folders.remove(address);
    if (open == null) {
      ServedFiles files = new ServedFiles(address, () -> this.control.throwIfStopped(), MOST_BYTES);
      open = new Open(files, new SolvedFolder(files));
    }
    if (folders.size() == MOST_FOLDERS) {
      folders.remove(folders.keySet().iterator().next());
    }
    folders.put(address, open);
    return SolvedGame.open(question, address, open.folder, desk);
  }

  @Override
  public long bytes() {
    return folders.values().stream().mapToLong(open -> open.files.bytes()).sum();
  }

  @Override
  public void forget() {
    folders.clear();
  }
}
