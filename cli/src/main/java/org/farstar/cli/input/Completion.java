package org.farstar.cli.input;

import java.util.List;

/** What the word before the cursor may become. */
public interface Completion {
  /**
   * A way to go on.
   *
   * @param text the whole word
   * @param about what it is, for the list of several; may be empty
   * @param ends whether a blank may follow
   */
  record Word(String text, String about, boolean ends) {}

  /**
   * What can stand at a place.
   *
   * @param from where the word begins in the text before the cursor
   * @param words what it may be; only those that begin as it does are shown
   */
  record Offer(int from, List<Word> words) {}

  /**
   * Offers words.
   *
   * @param before the text before the cursor, all lines of it
   */
  Offer offer(String before);
}
