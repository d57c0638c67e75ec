package org.farstar.values.notation;

import java.util.Collections;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The names that have a value, owned by whoever evaluates: a terminal keeps one for a session, a
 * server makes one for a request.
 *
 * <p>Not safe for use by several threads. A name is a letter or underscore, then letters, digits
 * and underscores, all ASCII; {@code v}, {@code vv} and so on are not names, since they stand for
 * down.
 */
public final class Environment {

  private static final Pattern NAME = Pattern.compile("(?!v+$)[A-Za-z_][A-Za-z_0-9]*");

  private final TreeMap<String, Evaluated> values = new TreeMap<>();

  /** Knows no names. */
  public Environment() {}

  /** Whether a text can be given a value. */
  public static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  /** The value of a name, if it has one. */
  public Optional<Evaluated> get(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /**
   * Gives a name a value, in place of the one it may have had.
   *
   * @throws IllegalArgumentException if it is not a name
   */
  public void set(String name, Evaluated value) {
    if (!isName(name)) {
      throw new IllegalArgumentException(
          "'" + name + "' cannot be a name, which is a letter, then letters, digits and '_'");
    }
    values.put(name, Objects.requireNonNull(value, "value"));
  }

  /** The names that have a value, in alphabetical order. */
  public Set<String> names() {
    return Collections.unmodifiableSet(values.keySet());
  }
}
