package org.farstar.engine.theory;

/**
 * A file that is no {@link Wording}: the message has file, line, what was found, what may stand.
 */
public final class WordingException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  WordingException(String file, int line, String problem) {
    super(file + ", line " + line + ": " + problem);
  }
}
