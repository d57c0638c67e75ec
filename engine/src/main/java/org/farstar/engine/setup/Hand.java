package org.farstar.engine.setup;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What can be done by hand at one position. Nothing says that what it makes is a position of the
 * game: whoever reads it finds out.
 *
 * @param modes what clicks do, at least one
 * @param tools changes that need no click
 * @param entry what may be typed besides
 */
public record Hand(List<Mode> modes, List<Tool> tools, Optional<Entry> entry) {
  public Hand {
    modes = List.copyOf(modes);
    tools = List.copyOf(tools);
  }

  /** Clicks of one kind, and tools. */
  public static Hand of(String help, Click click, List<Tool> tools) {
    return new Hand(List.of(new Mode("", help, click)), tools, Optional.empty());
  }

  /** Clicks of several kinds, and tools. */
  public static Hand of(List<Mode> modes, List<Tool> tools) {
    return new Hand(modes, tools, Optional.empty());
  }

  /**
   * What clicks do.
   *
   * @param label a few words, empty where there is no other mode
   * @param help one sentence
   */
  public record Mode(String label, String help, Click click) {}

  /** What clicks on spots, one after the other, make. */
  @FunctionalInterface
  public interface Click {
    /**
     * @param spots the spots, at least one
     */
    Made on(List<String> spots);

    /** A click on a single spot. */
    static Click one(UnaryOperator<String> click) {
      return spots -> {
        String text = click.apply(spots.get(0));
        return text == null ? Made.nothing() : Made.text(text);
      };
    }
  }

  /**
   * What was made.
   *
   * @param text the text of a position under the same parameters, or empty if there is none yet
   * @param chosen if there is none, the spots that wait for another click
   */
  public record Made(Optional<String> text, List<String> chosen) {
    /** A position. */
    public static Made text(String text) {
      return new Made(Optional.of(text), List.of());
    }

    /** These spots wait for another one. */
    public static Made chosen(List<String> spots) {
      return new Made(Optional.empty(), spots);
    }

    /** Nothing is to be done here. */
    public static Made nothing() {
      return chosen(List.of());
    }
  }

  /**
   * A change that needs no click.
   *
   * @param label a few words
   * @param line the position that it makes, perhaps under other parameters
   */
  public record Tool(String label, Line line) {}

  /**
   * A change by what is typed.
   *
   * @param label a few words
   * @param text the text of the position that something typed makes
   */
  public record Entry(String label, UnaryOperator<String> text) {}
}
