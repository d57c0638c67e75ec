package org.farstar.values.syntax;

import java.util.List;

/**
 * Makes a form of lists with bars between them; the longest bar divides first.
 *
 * @param at the text, for errors
 * @param column where the form begins
 */
record Bars(Cursor at, int column) {

  /** The form between two braces; one list more than bars, and at least one bar. */
  Node.Form form(List<List<Node>> lists, List<Token> bars) {
    int longest = 0;
    boolean twice = false;
    for (int i = 1; i < bars.size(); i++) {
      int byLength =
          Integer.compare(bars.get(i).text().length(), bars.get(longest).text().length());
      twice = byLength == 0 || (twice && byLength < 0);
      longest = byLength >= 0 ? i : longest;
    }
    if (twice) {
      Token bar = bars.get(longest);
      throw at.error(
          bar, bar.quoted() + " again", "a bar of another length, to tell which divides");
    }
    return new Node.Form(
        column,
        side(lists.subList(0, longest + 1), bars.subList(0, longest)),
        side(lists.subList(longest + 1, lists.size()), bars.subList(longest + 1, bars.size())));
  }

  private List<Node> side(List<List<Node>> lists, List<Token> bars) {
    return bars.isEmpty()
        ? lists.get(0)
        : List.of(new Bars(at, bars.get(0).column()).form(lists, bars));
  }
}
