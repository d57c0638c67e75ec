package org.farstar.ask.question;

import java.util.function.Supplier;
import org.farstar.engine.budget.Control;

/** How a front lets searches begin and end: with which budget, and who hears of their progress. */
public interface Searches {
  /** Begins a search with a budget of its own. */
  Control begin();

  /** Hears that a search is over; may be called more than once. */
  void end();

  /**
   * Searches made of two parts.
   *
   * @param begin begins a search
   * @param end hears that it is over
   */
  static Searches of(Supplier<Control> begin, Runnable end) {
    return new Searches() {
      @Override
      public Control begin() {
        return begin.get();
      }

      @Override
      public void end() {
        end.run();
      }
    };
  }
}
