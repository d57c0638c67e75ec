package org.farstar.cli.input;

import java.util.Optional;

/** Where lines come from: from somebody who types them, from a pipe or from a file. */
public interface Lines {
  /**
   * The next line; empty at the end of the input.
   *
   * @param prompt what the person sees before it
   * @throws DiscardedException where the person takes back what was typed
   */
  Optional<String> next(String prompt);

  /** What was typed was taken back, by Ctrl-C. */
  final class DiscardedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean empty;

    DiscardedException(boolean empty) {
      super("taken back", null, false, false);
      this.empty = empty;
    }

    /** Whether nothing had been typed. */
    public boolean isEmpty() {
      return empty;
    }
  }
}
