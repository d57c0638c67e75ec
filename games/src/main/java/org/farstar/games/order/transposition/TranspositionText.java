package org.farstar.games.order.transposition;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.games.order.Domain;
import org.farstar.games.order.Element;
import org.farstar.games.order.ElementSequence;
import org.farstar.games.order.OrderType;
import org.farstar.games.order.UsedElements;
import org.farstar.values.text.NotationException;

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
    readSequence(slash);
    ElementSequence sequence = terms.build();
    UsedElements used = new UsedElements(domain, sequence);
    rejectRepeats(sequence, used);
    int from = slash + 1;
    while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
      from++;
    }
    String number = text.substring(from).stripTrailing();
    if (!number.matches("[0-9]+")) {
      String found = number.isEmpty() ? "the end" : "'" + number + "'";
      throw new NotationException(text, from + 1, found, TURNS);
    }
    OrderType type = domain.type();
    long most = type.finite() ? type.size().orElse(0) - sequence.size() : 1_000_000_000_000L;
    if (number.length() > 15 || Long.parseLong(number) > most) {
      String why =
          type.finite() ? "at most " + most + " turns: so many elements are free" : "at most 10^12";
      throw new NotationException(text, from + 1, "'" + number + "'", why);
    }
    return TranspositionPosition.of(domain, sequence, used, Long.parseLong(number));
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

  private void readSequence(int end) {
    int at = 0;
    while (true) {
      while (at < end && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      if (at == end) {
        return;
      }
      int from = at;
      while (at < end && !Character.isWhitespace(text.charAt(at))) {
        at++;
      }
      terms.add(domain.readElement(text, from, at));
    }
  }

  private void rejectRepeats(ElementSequence sequence, UsedElements used) {
    OptionalInt repeated = used.repeated();
    if (repeated.isPresent()) {
      Element element = sequence.get(repeated.getAsInt());
      throw new NotationException(
          text,
          place(repeated.getAsInt()) + 1,
          "'" + domain.write(element) + "' again",
          "each element once");
    }
  }

  /** Where a term begins. */
  private int place(int term) {
    Matcher words = Pattern.compile("\\S+").matcher(text);
    for (int i = 0; i <= term; i++) {
      words.find();
    }
    return words.start();
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
