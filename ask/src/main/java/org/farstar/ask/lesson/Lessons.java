package org.farstar.ask.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.input.InputException;

/**
 * Lessons by their names: those that come with Farstar, in the order in which they are taken, and
 * those of a teacher after them. It never changes.
 */
public final class Lessons {
  /** The name of the one step that a first visit begins with. */
  private static final String FIRST = "first";

  private static final List<String> SHIPPED =
      List.of(
          "symmetry",
          "binary",
          "numbers",
          "hot",
          "tempo",
          "stealing",
          "matchings",
          "coins",
          "ordinals",
          "search");

  /** The folder of a language; that of English has no name. */
  private final String folder;

  private final Map<String, Lesson> all;

  private Lessons(String folder, Map<String, Lesson> all) {
    this.folder = folder;
    this.all = all;
  }

  /** No lessons, where tasks are judged and lessons are read elsewhere. */
  public static Lessons none() {
    return new Lessons("", Map.of());
  }

  /** The lessons that come with Farstar; they are read here, some kilobytes in all. */
  public static Lessons shipped() {
    Map<String, Lesson> all = new LinkedHashMap<>();
    for (String name : SHIPPED) {
      all.put(name, LessonFile.read(resource(name)));
    }
    return new Lessons("", all);
  }

  /**
   * The same lessons in another language, as far as they are translated. Those of a teacher are as
   * they were written.
   *
   * @param language a tag of two letters, such as {@code de}
   */
  public Lessons in(String language) {
    if (!language.matches("[a-z]{2}")) {
      throw new IllegalArgumentException("no tag of a language: " + language);
    }
    String other = language + "/";
    Map<String, Lesson> translated = new LinkedHashMap<>(all);
    translated.replaceAll(
        (name, lesson) ->
            SHIPPED.contains(name)
                ? text(other + name).map(LessonFile::read).orElse(lesson)
                : lesson);
    return new Lessons(text(other + FIRST).isPresent() ? other : "", translated);
  }

  /** The text of a lesson that comes with Farstar. */
  static String resource(String name) {
    return text(name).orElseThrow(() -> new IllegalStateException("there is no lesson " + name));
  }

  private static Optional<String> text(String name) {
    try (InputStream in = Lessons.class.getResourceAsStream(name + ".md")) {
      return in == null
          ? Optional.empty()
          : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * These, and a teacher's own.
   *
   * @param own texts of lessons by their names, of small letters, digits and hyphens
   * @throws InputException where a text is not a lesson, or a name is not one or is taken
   */
  public Lessons with(Map<String, String> own) {
    Map<String, Lesson> more = new LinkedHashMap<>(all);
    own.forEach(
        (name, text) -> {
          if (!name.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            throw new InputException(
                "found a lesson '"
                    + name
                    + "', allowed: names of small letters, digits and single hyphens");
          }
          if (more.containsKey(name)) {
            throw new InputException("a lesson '" + name + "' comes with Farstar already");
          }
          try {
            more.put(name, LessonFile.read(text));
          } catch (InputException e) {
            throw new InputException("lesson '" + name + "', " + e.getMessage());
          }
        });
    return new Lessons(folder, more);
  }

  /** The names in order. */
  public List<String> names() {
    return List.copyOf(all.keySet());
  }

  /**
   * A lesson by its name. {@code first}, which is not among {@link #names()}, is what is shown to
   * somebody who has never been here: a game to play.
   */
  public Optional<Lesson> named(String name) {
    return name.equals(FIRST)
        ? Optional.of(LessonFile.read(resource(folder + FIRST)))
        : Optional.ofNullable(all.get(name));
  }
}
