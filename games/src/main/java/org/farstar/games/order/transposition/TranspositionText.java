package org.farstar.games.order.transposition;

import java.util.OptionalInt;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.ElementSequence;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.UsedElements;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/** The text of positions, {@code SEQUENCE / TURNS}, and of choices. */
final class TranspositionText {
  private static final String TURNS = "the number of turns left after a slash, as in '3 1 5 / 4'";

  private final Domain domain;
  private final String text;
  private final ElementSequence.Builder terms;

  private TranspositionText(Domain domain, String text) {
    this.domain = domain;
    this.text = text;
    this.terms = new ElementSequence.Builder(domain);
  }

  static TranspositionPosition read(Domain domain, String text) {
    return new TranspositionText(domain, text).read();
  }

  private TranspositionPosition read() {
    int slash = slash();
    Scanner at = new Scanner(text, 0, slash);
    for (Scanner word = at.token(); !word.atEnd(); word = at.token()) {
      terms.add(domain.readElement(word));
    }
    ElementSequence sequence = terms.build();
    UsedElements used = new UsedElements(domain, sequence);
    rejectRepeats(sequence, used, at.seek(0));
    return TranspositionPosition.of(domain, sequence, used, turns(slash + 1, sequence.size()));
  }

  private long turns(int from, int used) {
    Scanner number = new Scanner(text, from, text.length()).rest();
    long turns = number.whole(0, Long.MAX_VALUE, TURNS);
    OrderType type = domain.type();
    long most = type.finite() ? type.size().orElse(0) - used : 1_000_000_000_000L;
    if (turns > most) {
      throw number.stretchError(
          type.finite()
              ? "at most " + most + " turns: so many elements are free"
              : "at most 10^12");
    }
    return turns;
  }

  /** Where fractions may stand, the slash before the turns has a blank or nothing before it. */
  private int slash() {
    int slash = text.lastIndexOf('/');
    boolean fraction =
        slash > 0 && domain.dense() && !Character.isWhitespace(text.charAt(slash - 1));
    if (slash < 0 || fraction) {
      String blank = domain.dense() ? ", with a blank before the slash" : "";
      throw new NotationException(text, text.length() + 1, "the end", TURNS + blank);
    }
    return slash;
  }

  private void rejectRepeats(ElementSequence sequence, UsedElements used, Scanner at) {
    OptionalInt repeated = used.repeated();
    if (repeated.isPresent()) {
      Scanner word = at.token();
      for (int i = 0; i < repeated.getAsInt(); i++) {
        word = at.token();
      }
      Element element = sequence.get(repeated.getAsInt());
      throw word.stretchError("'" + domain.write(element) + "' again", "each element once");
    }
  }

  static String write(TranspositionPosition position) {
    StringBuilder text = new StringBuilder();
    for (Element element : position.sequence()) {
      position.domain().write(element, text);
      text.append(' ');
    }
    return text.append("/ ").append(position.turns()).toString();
  }
}
