package org.farstar.front.cluster;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.farstar.engine.rules.Sources;

/**
 * Remembers every text that other sources handed out, for processes that cannot read the files. Not
 * for threads.
 */
public final class TextRecorder implements Sources {
  private final Sources given;
  private final Map<String, String> texts = new TreeMap<>();

  /**
   * @param given where the texts come from
   */
  public TextRecorder(Sources given) {
    this.given = given;
  }

  @Override
  public String read(String name) {
    String text = given.read(name);
    texts.put(name, text);
    return text;
  }

  /** What was handed out so far, by the names. */
  public Map<String, String> texts() {
    return Collections.unmodifiableMap(new LinkedHashMap<>(texts));
  }
}
