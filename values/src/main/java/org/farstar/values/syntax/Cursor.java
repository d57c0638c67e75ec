package org.farstar.values.syntax;

import java.util.List;
import org.farstar.values.text.NotationException;

/** A place among the tokens of a text. */
final class Cursor {
  private final String text;
  private final List<Token> tokens;
  private int next;

  /** The beginning of a text. */
  Cursor(String text) {
    this.text = text;
    this.tokens = Lexer.tokens(text);
  }

  /** The token here, which at the end is {@link Token.Kind#END}. */
  Token peek() {
    return tokens.get(next);
  }

  /** The token some places further on, or the end. */
  Token ahead(int places) {
    return tokens.get(Math.min(next + places, tokens.size() - 1));
  }

  /** The token here; the place moves on. */
  Token take() {
    return tokens.get(next++);
  }

  /** Moves on if the given symbol stands here. */
  boolean accept(String symbol) {
    boolean accepted = peek().is(symbol);
    next += accepted ? 1 : 0;
    return accepted;
  }

  /** Whether the token some places further on stands against the one before it. */
  boolean touching(int places) {
    return ahead(places).touches(ahead(places - 1));
  }

  /** Moves on over some tokens and gives their text. */
  String takeText(int places) {
    int from = peek().column() - 1;
    Token last = ahead(places - 1);
    next += places;
    return text.substring(from, last.column() - 1 + last.text().length());
  }

  /** Whether a list in braces stands some places further on, without bars between. */
  boolean isList(int places) {
    if (!ahead(places).is("{")) {
      return false;
    }
    int depth = 0;
    for (int i = next + places; i < tokens.size(); i++) {
      Token token = tokens.get(i);
      if (token.is("{")) {
        depth++;
      } else if (depth == 1 && (token.is("}") || token.kind() == Token.Kind.BARS)) {
        return token.is("}");
      } else if (token.is("}")) {
        depth--;
      }
    }
    return false;
  }

  /** How many tokens stand before the round bracket that closes one, or before the end. */
  int toClosing() {
    int depth = 0;
    int end = next;
    for (; tokens.get(end).kind() != Token.Kind.END; end++) {
      Token token = tokens.get(end);
      depth += token.is("(") ? 1 : token.is(")") ? -1 : 0;
      if (depth < 0) {
        break;
      }
    }
    return end - next;
  }

  /** Complains about the token here unless it fits. */
  void require(boolean fits, String allowed) {
    if (!fits) {
      throw error(peek(), peek().quoted(), allowed);
    }
  }

  /** A complaint about a token. */
  NotationException error(Token token, String found, String allowed) {
    return new NotationException(text, token.column(), found, allowed);
  }
}
