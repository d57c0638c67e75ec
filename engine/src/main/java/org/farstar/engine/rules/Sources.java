package org.farstar.engine.rules;

import org.farstar.values.text.NotationException;

/**
 * Where a ruleset finds the texts that a position only names, as in {@code @graph.col @1}.
 *
 * <p>Rulesets read positions without touching any disk. Whoever hands a position to them decides
 * what a name means, by {@link Rules#read(String, Sources)}: the command line reads files,
 * everybody else refuses.
 */
@FunctionalInterface
public interface Sources {
  /**
   * The text of this name.
   *
   * @param name the name as it stands in the position, without the {@code @}
   * @throws NotationException where there is no such text; its own text is the name, so that the
   *     reader puts it into place by {@link NotationException#within}
   */
  String read(String name);

  /** Refuses every name. */
  static Sources none() {
    return name -> {
      throw new NotationException(
          name, 1, "the file '" + name + "'", "no file: only the command line reads files");
    };
  }
}
