package org.farstar.engine.theory;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.farstar.values.player.Outcome;

/**
 * What the steps of reasons say, in one language or for one kind of reader: a template for each
 * kind of step, to be filled with the data of a step. The templates are a text file, and three of
 * them come with Farstar; {@code docs/guide/wordings.md} has the notation.
 *
 * <p>A wording never changes, and takes its time once, when it is read. Texts are as long as the
 * data that they show.
 */
public final class Wording {
  /** The wordings that come with Farstar, the usual one first. */
  private static final List<String> NAMES = List.of("english", "plain", "german", "german-plain");

  /** The phrase that says who wins. */
  static final String ANSWER = "answer";

  private static final Pattern BEFORE_A_BREAK = Pattern.compile(" +(?=\n)");

  private static final Map<String, Wording> KNOWN = new ConcurrentHashMap<>();

  private final Map<StepKind, List<Section>> kinds;
  private final Map<String, List<Section>> phrases;
  private final Map<String, String> words;
  private final Map<Heading, String> headings;
  private final Wording base;

  /** One template, with what must hold of the data so that it is taken; read when it is needed. */
  static final class Section {
    private final WordingReader file;
    private final int heading;
    private final String asked;
    private volatile Map<String, StepLabel> conditions;
    private volatile StepTemplate template;

    /**
     * @param heading the line of the heading, from 0
     * @param asked the conditions as they are written
     */
    Section(WordingReader file, int heading, String asked) {
      this.file = file;
      this.heading = heading;
      this.asked = asked;
    }

    /** Where it stands in its file, from 1. */
    int line() {
      return heading + 1;
    }

    /** All of them must hold. */
    Map<String, StepLabel> conditions() {
      if (conditions == null) {
        conditions = file.conditions(heading, asked);
      }
      return conditions;
    }

    /** The text with its gaps. */
    StepTemplate template() {
      if (template == null) {
        template = file.template(heading + 1);
      }
      return template;
    }

    boolean applies(StepScope scope) {
      return conditions().entrySet().stream()
          .allMatch(c -> c.getValue().matches(scope.value(c.getKey()), scope));
    }
  }

  /**
   * @param base has what the others lack; null for none
   */
  Wording(
      Map<StepKind, List<Section>> kinds,
      Map<String, List<Section>> phrases,
      Map<String, String> words,
      Map<Heading, String> headings,
      Wording base) {
    this.kinds = kinds;
    this.phrases = phrases;
    this.words = words;
    this.headings = headings;
    this.base = base;
  }

  /** The usual wording, in which {@link Step#text} speaks. */
  public static Wording english() {
    return named(NAMES.get(0)).orElseThrow();
  }

  /** The names of the wordings that come with Farstar, the usual one first. */
  public static List<String> names() {
    return NAMES;
  }

  /** A wording that comes with Farstar; empty where none has this name. */
  public static Optional<Wording> named(String name) {
    if (!NAMES.contains(name)) {
      return Optional.empty();
    }
    Wording known = KNOWN.get(name);
    if (known == null) {
      known = new WordingReader(name + ".words", resource(name)).read();
      KNOWN.put(name, known);
    }
    return Optional.of(known);
  }

  private static String resource(String name) {
    try (InputStream in = Wording.class.getResourceAsStream(name + ".words")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The wording that a file describes. What it lacks is taken from the wording that it names in its
   * line {@code like:}, or from the usual one.
   *
   * @param file the name of the file, for errors
   * @param text what stands in it
   * @throws WordingException if the text is no wording, or speaks of data that steps do not have;
   *     it names file and line
   */
  public static Wording read(String file, String text) {
    Wording wording = new WordingReader(file, text).read();
    new WordingCheck(file, wording).all(false);
    return wording;
  }

  /** What a step says. */
  public String text(Step step) {
    StepScope scope = new StepScope(this, step);
    for (Section section : kinds.getOrDefault(step.kind(), List.of())) {
      if (section.applies(scope)) {
        StringBuilder text = new StringBuilder();
        section.template().write(scope, text);
        return BEFORE_A_BREAK.matcher(text).replaceAll("").stripTrailing();
      }
    }
    if (base == null) {
      throw new IllegalStateException("no template for " + step);
    }
    return base.text(step);
  }

  /**
   * A phrase that templates share, with the data of a step; empty where there is no such phrase.
   */
  public String phrase(String name, Step step) {
    StringBuilder text = new StringBuilder();
    new StepTemplate.Phrase(name).write(new StepScope(this, step), text);
    return text.toString();
  }

  /** The kinds that the file of this wording has templates for. */
  public Set<StepKind> kinds() {
    return Collections.unmodifiableSet(kinds.keySet());
  }

  /** The templates of a kind, without those of the wording that this one is like. */
  List<Section> sections(StepKind kind) {
    return kinds.getOrDefault(kind, List.of());
  }

  /** The templates of a phrase, those of this wording first; empty for an unknown one. */
  List<Section> phrase(String name) {
    List<Section> all = new ArrayList<>(phrases.getOrDefault(name, List.of()));
    if (base != null) {
      all.addAll(base.phrase(name));
    }
    return all;
  }

  /**
   * Who wins, as the first line of an answer says it: the phrase {@value #ANSWER}, which has the
   * data of the kind {@link StepKind#OVER}.
   *
   * @param winner who wins in the words of the game, where it has its own, in one word
   * @param role the part that the winner has in the game
   * @return a clause without a capital or a full stop
   */
  public String answer(Outcome outcome, Optional<String> winner, Optional<String> role) {
    Map<String, Object> data = new HashMap<>(Map.of("outcome", outcome.label(false)));
    winner.ifPresent(word -> data.put("winner", word));
    role.ifPresent(word -> data.put("role", word));
    StringBuilder text = new StringBuilder();
    new StepTemplate.Phrase(ANSWER)
        .write(new StepScope(this, data, StepKind.OVER, List.of(), List.of()), text);
    return text.toString();
  }

  /** What stands above a part of an answer. */
  public String heading(Heading heading) {
    String own = headings.get(heading);
    return own != null ? own : base != null ? base.heading(heading) : heading.english();
  }

  /** How a word of the data is said, such as the name of a player. */
  public String word(String word) {
    String own = words.get(word);
    return own != null ? own : base != null ? base.word(word) : word;
  }

  /** The phrases of this wording alone. */
  Map<String, List<Section>> phrases() {
    return new HashMap<>(phrases);
  }
}
