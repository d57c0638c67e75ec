package org.farstar.picture;

/**
 * A drawing with what it shows in words, for people who cannot see it.
 *
 * @param title a few words
 * @param description the same in full, possibly empty
 * @param drawing the drawing
 */
public record Figure(String title, String description, Drawing drawing) {}
