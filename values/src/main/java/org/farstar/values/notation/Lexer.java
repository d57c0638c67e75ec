package org.farstar.values.notation;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.NotationException;

/** Cuts a text into tokens; linear in its length. Blanks and line breaks only separate. */
final class Lexer {

  /** The symbols, a longer one before its own beginnings. */
  private static final List<String> SYMBOLS =
      List.of(
          ":=", "==", "!=", "<=", ">=", "<>", "<|", "|>", "+-", "<", ">", "+", "-", "*", "/", ":",
          "{", "}", "(", ")", "[", "]", ",", ";", ".");

  private final String text;
  private final List<Token> tokens = new ArrayList<>();

  private Lexer(String text) {
    this.text = text;
  }

  /**
   * The tokens of a text, the last of them {@link Token.Kind#END}.
   *
   * @throws NotationException at a character that starts no token
   */
  static List<Token> tokens(String text) {
    return new Lexer(text).run();
  }

  private List<Token> run() {
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c)) {
        at++;
      } else if (isDigit(c)) {
        at = add(Token.Kind.INTEGER, at, endOfDigits(at));
      } else if (isLetter(c)) {
        int end = endOfName(at);
        at = isArrow(at, end) ? add(Token.Kind.ARROW, at, endOfArrow(at, 'v')) : name(at, end);
      } else if (c == '^') {
        at = add(Token.Kind.ARROW, at, endOfArrow(at, '^'));
      } else if (c == '"') {
        at = add(Token.Kind.TEXT, at, endOfText(at));
      } else if (c == '|' && !text.startsWith("|>", at)) {
        at = add(Token.Kind.BARS, at, endOfBars(at));
      } else {
        at = add(Token.Kind.SYMBOL, at, at + symbol(at).length());
      }
    }
    tokens.add(new Token(Token.Kind.END, "", text.length() + 1));
    return tokens;
  }

  private int name(int from, int to) {
    return add(Token.Kind.NAME, from, to);
  }

  private int add(Token.Kind kind, int from, int to) {
    tokens.add(new Token(kind, text.substring(from, to), from + 1));
    return to;
  }

  private String symbol(int at) {
    for (String symbol : SYMBOLS) {
      if (text.startsWith(symbol, at)) {
        return symbol;
      }
    }
    String allowed =
        switch (text.charAt(at)) {
          case '=' -> "'==' to compare or ':=' to name a value";
          case '!' -> "'!=' to compare";
          default -> "a number, a name or one of " + String.join(" ", SYMBOLS) + " ^ | \"";
        };
    throw new NotationException(text, at + 1, NotationException.at(text, at), allowed);
  }

  private int endOfDigits(int from) {
    int end = from;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private int endOfName(int from) {
    int end = from;
    while (end < text.length() && (isLetter(text.charAt(end)) || isDigit(text.charAt(end)))) {
      end++;
    }
    return end;
  }

  /** The bars up to, but not with, the one that begins {@code |>}. */
  private int endOfBars(int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) == '|' && !text.startsWith("|>", end)) {
      end++;
    }
    return end;
  }

  /** Whether letters and digits stand for down: {@code v}, {@code vv}, {@code v3}. */
  private boolean isArrow(int from, int to) {
    int at = from;
    while (at < to && text.charAt(at) == 'v') {
      at++;
    }
    return at > from && endOfDigits(at) == to;
  }

  /** {@code ^}, {@code ^^}, {@code ^3}, {@code ^<2>} or {@code ^[2]}, and so with v. */
  private int endOfArrow(int from, char arrow) {
    int end = from;
    while (end < text.length() && text.charAt(end) == arrow) {
      end++;
    }
    int power = end == from + 1 ? endOfPower(end) : end;
    return power > end ? power : endOfDigits(end);
  }

  /** The end of {@code <2>} or {@code [2]}; where it does not stand, the place itself. */
  private int endOfPower(int from) {
    int open = from < text.length() ? "<[".indexOf(text.charAt(from)) : -1;
    int end = open < 0 ? from : endOfDigits(from + 1);
    boolean closed = end > from + 1 && end < text.length() && text.charAt(end) == ">]".charAt(open);
    return closed ? end + 1 : from;
  }

  private int endOfText(int from) {
    int end = text.indexOf('"', from + 1);
    if (end < 0) {
      throw new NotationException(
          text, from + 1, "a quotation mark without its partner", "a text such as \"1011\"");
    }
    return end + 1;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }
}
