package org.farstar.picture;

import java.util.List;

/**
 * Drawings of one size that are shown one after the other, such as the positions of a play.
 *
 * @param title a few words
 * @param description the same in full, for people who cannot see it
 * @param width of all of them
 * @param height of all of them
 * @param frames at least one
 */
public record Film(
    String title, String description, double width, double height, List<Frame> frames) {
  public Film {
    frames = List.copyOf(frames);
    if (frames.isEmpty()) {
      throw new IllegalArgumentException("a film without frames");
    }
  }

  /**
   * One drawing.
   *
   * @param shapes all the time
   * @param later what is shown above them in the second half of its time
   */
  public record Frame(List<Shape> shapes, List<Shape> later) {
    public Frame {
      shapes = List.copyOf(shapes);
      later = List.copyOf(later);
    }
  }
}
