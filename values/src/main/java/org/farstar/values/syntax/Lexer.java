package org.farstar.values.syntax;

import java.util.ArrayList;
import java.util.List;
import org.farstar.values.text.NotationException;
import org.farstar.values.text.Scanner;

/** Cuts a text into tokens; linear in its length. Blanks and line breaks only separate. */
final class Lexer {

  /** The symbols, a longer one before its own beginnings. */
  private static final List<String> SYMBOLS =
      List.of(
          ":=", "==", "!=", "<=", ">=", "<>", "<|", "|>", "+-", "<", ">", "+", "-", "*", "/", ":",
          "{", "}", "(", ")", "[", "]", ",", ";", ".", "&", "'");

  /** What is written like a power of up and is the name of a loopy game. */
  static final List<String> LOOPY_POWERS = List.of("^<on>", "^[on]", "v<on>", "v[on]");

  private final Scanner at;
  private final List<Token> tokens = new ArrayList<>();

  private Lexer(String text) {
    this.at = new Scanner(text);
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
    at.takeWhile(Character::isWhitespace);
    while (!at.atEnd()) {
      int from = at.at();
      Token.Kind kind = next(at.peek());
      tokens.add(new Token(kind, at.text().substring(from, at.at()), from + 1));
      at.takeWhile(Character::isWhitespace);
    }
    tokens.add(new Token(Token.Kind.END, "", at.text().length() + 1));
    return tokens;
  }

  /** Moves on over a token, which begins with c. */
  private Token.Kind next(char c) {
    if ((c == '^' || c == 'v') && LOOPY_POWERS.stream().anyMatch(at::accept)) {
      return Token.Kind.NAME;
    } else if (Scanner.isDigit(c)) {
      at.takeWhile(Scanner::isDigit);
      return Token.Kind.INTEGER;
    } else if (Scanner.isLetter(c)) {
      return nameOrDown();
    } else if (c == '^') {
      arrow('^');
      return Token.Kind.ARROW;
    } else if (c == '*' && misere()) {
      return Token.Kind.MISERE;
    } else if (c == '"') {
      quotation();
      return Token.Kind.TEXT;
    } else if (c == '|' && !at.is("|>")) {
      bars();
      return Token.Kind.BARS;
    }
    symbol();
    return Token.Kind.SYMBOL;
  }

  /** A name, or letters and digits that stand for down: {@code v}, {@code vv}, {@code v3}. */
  private Token.Kind nameOrDown() {
    int from = at.at();
    String word = at.word();
    String digits = word.replaceFirst("^v+", "");
    if (digits.equals(word) || !digits.chars().allMatch(Scanner::isDigit)) {
      return Token.Kind.NAME;
    }
    at.seek(from);
    arrow('v');
    return Token.Kind.ARROW;
  }

  /** {@code ^}, {@code ^^}, {@code ^3}, {@code ^<2>} or {@code ^[2]}, and so with v. */
  private void arrow(char arrow) {
    int arrows = at.takeWhile(c -> c == arrow).length();
    if (arrows > 1 || !power('<', '>') && !power('[', ']')) {
      at.takeWhile(Scanner::isDigit);
    }
  }

  /** Moves on over brackets with digits in them, if they stand here. */
  private boolean power(char open, char close) {
    int from = at.at();
    boolean whole =
        at.accept(open) && !at.takeWhile(Scanner::isDigit).isEmpty() && at.accept(close);
    if (!whole) {
      at.seek(from);
    }
    return whole;
  }

  /** Moves on over a misère game, if one stands here; its brackets are paired by who reads it. */
  private boolean misere() {
    int from = at.at();
    at.accept('*');
    boolean begins = at.is('[') || !at.takeWhile(Scanner::isDigit).isEmpty() && at.is('#');
    if (!begins) {
      at.seek(from);
      return false;
    }
    int depth = 0;
    while (at.is('[') || at.is('#') || depth > 0 && !at.atEnd() && isInMisere(at.peek())) {
      depth += at.is('[') ? 1 : at.is(']') ? -1 : 0;
      at.accept(at.peek());
    }
    return true;
  }

  private static boolean isInMisere(char c) {
    return c == ']' || c == ',' || Scanner.isDigit(c) || Character.isWhitespace(c);
  }

  private void quotation() {
    int from = at.at();
    at.expect('"');
    do {
      at.takeWhile(c -> c != '"');
      if (!at.accept('"')) {
        throw at.error(from, Parser.OPEN_QUOTATION, "a text such as \"1011\"");
      }
    } while (at.accept('"'));
  }

  /** Moves on over the bars up to, but not with, the one that begins {@code |>}. */
  private void bars() {
    while (at.is('|') && !at.is("|>")) {
      at.accept('|');
    }
  }

  private void symbol() {
    for (String symbol : SYMBOLS) {
      if (at.accept(symbol)) {
        return;
      }
    }
    throw at.error(
        switch (at.peek()) {
          case '=' -> "'==' to compare or ':=' to name a value";
          case '!' -> "'!=' to compare";
          default -> "a number, a name or one of " + String.join(" ", SYMBOLS) + " ^ | \"";
        });
  }
}
