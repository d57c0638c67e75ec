package org.farstar.engine.rules;

/**
 * Rules that bring what is next to them: their look, theories and searches. A base class of rules
 * implements it, and a game that extends the class has all of them without a word more.
 *
 * @param <P> the positions
 */
public interface Equipped<P> extends Rules<P> {
  /**
   * A variant with what these rules bring.
   *
   * @param plain a variant of these rules, perhaps behind a wrapper that watches them
   */
  Variant<P> equipped(Variant<P> plain);
}
