package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.ask.play.Verdict;
import org.farstar.ask.puzzle.Puzzle;
import org.farstar.engine.claim.Status;
import org.farstar.engine.rules.Deed;
import org.farstar.engine.theory.Wording;
import org.farstar.front.json.JsonReader;
import org.farstar.values.player.Result;
import org.farstar.web.api.Languages;
import org.farstar.web.http.Routes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All words of the page stand in files, one for each language, which say the same. */
class PageWordsTest {
  /** A key that is asked for, or the beginning of several that end in a word of the engine's. */
  private static final Pattern ASKED = Pattern.compile("\\b(?:t|rich)\\('([a-zA-Z.-]+)'( \\+)?");

  /** Further keys in one call: {@code t(won ? 'a' : 'b')}. */
  private static final Pattern CHOSEN =
      Pattern.compile("\\bt\\([^'()]* \\? '([a-zA-Z.]+)' : '([a-zA-Z.]+)'\\)");

  private static final Pattern MARKED = Pattern.compile("data-(?:words|label)=\"([a-z.]+)\"");

  private static final Pattern GAP = Pattern.compile("\\{(\\w+)");

  /** Names of notations, formats and keys, the same in every language. */
  private static final Set<String> NAMES = Set.of("CSV", "LaTeX", "Tab", "Enter", "```farstar");

  /** Two words one after the other, or one with a capital. */
  private static final Pattern WORDS =
      Pattern.compile("[A-Za-z]{2,},? [a-z]{2,}|^[A-Z][a-z]+\\W*$");

  /** What is neither read nor heard: names of keys, properties, styles and tags; faults of ours. */
  private static final Pattern UNSEEN =
      Pattern.compile(
          "Arrow|Arrow(Up|Down|Left|Right)|Backspace|Esc|Escape|Enter|Tab|Right|Temperature|Mean"
              + "|Farstar|may be taken|a position|thermograph |reason (words|line)"
              + "|farstar-[a-z]+|title, desc|input, textarea, select|page (on-|faint wait)"
              + "|English|Deutsch|a gap without an end in ''|no words for ");

  static List<String> languages() {
    return Languages.ALL;
  }

  private static String file(String name) {
    try (InputStream in = Pages.class.getResourceAsStream("page/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Map<String, String> scripts() {
    Routes routes = new Routes();
    Pages.files().add(routes);
    return routes.patterns().stream()
        .filter(pattern -> pattern.matches("GET /page/.*\\.js"))
        .map(pattern -> pattern.substring("GET /page/".length()))
        .collect(Collectors.toMap(name -> name, PageWordsTest::file, (a, b) -> a, TreeMap::new));
  }

  private static Map<?, ?> language(String tag) {
    return (Map<?, ?>) JsonReader.read(file("words/" + tag + ".json"));
  }

  private static Map<String, String> words(String tag) {
    Map<String, String> words = new TreeMap<>();
    ((Map<?, ?>) language(tag).get("page"))
        .forEach((key, text) -> words.put((String) key, (String) text));
    return words;
  }

  private static Set<String> gaps(String template) {
    return GAP.matcher(template)
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyLanguageSaysTheSameThingsWithTheSameGaps(String tag) {
    Map<String, String> english = words("en");
    Map<String, String> words = words(tag);
    assertThat(words.keySet()).isEqualTo(english.keySet());
    words.forEach(
        (key, text) -> {
          assertThat(text).as(key).isNotBlank();
          assertThat(gaps(text)).as(key).isEqualTo(gaps(english.get(key)));
          assertThat(Balance.of(text)).as(key + ": " + text).isTrue();
        });
  }

  /** Braces are closed, and a gap with cases has one for everything else. */
  private static final class Balance {
    static boolean of(String text) {
      int depth = 0;
      for (char sign : text.toCharArray()) {
        depth += sign == '{' ? 1 : sign == '}' ? -1 : 0;
        if (depth < 0) {
          return false;
        }
      }
      Matcher choices = Pattern.compile("\\{\\w+ \\? ((?:[^{}]|\\{\\w+})*)}").matcher(text);
      while (choices.find()) {
        List<String> cases =
            Stream.of(choices.group(1).split("\\|"))
                .map(each -> each.substring(0, each.indexOf(':')).strip())
                .toList();
        if (!cases.contains("else")
            && !cases.equals(List.of("yes", "no"))
            && !cases.equals(List.of("given", "none"))
            && !cases.equals(List.of("win", "draw"))) {
          return false;
        }
      }
      return depth == 0;
    }
  }

  @Test
  void everyKeyIsUsedAndEveryUsedKeyIsThere() {
    Set<String> known = words("en").keySet();
    Set<String> used = new TreeSet<>();
    scripts()
        .forEach(
            (name, text) -> {
              for (MatchResult asked : ASKED.matcher(text).results().toList()) {
                String key = asked.group(1);
                List<String> meant =
                    asked.group(2) == null
                        ? List.of(key)
                        : known.stream().filter(each -> each.startsWith(key)).toList();
                assertThat(known).as(name + " asks for " + key).containsAll(meant);
                assertThat(meant).as(name + " asks for " + key).isNotEmpty();
                used.addAll(meant);
              }
              CHOSEN
                  .matcher(text)
                  .results()
                  .forEach(chosen -> used.addAll(List.of(chosen.group(1), chosen.group(2))));
            });
    MARKED.matcher(file("index.html")).results().forEach(found -> used.add(found.group(1)));
    // In the frame of the page without a server, and for readers without scripts.
    used.addAll(List.of("site.foot", "nav.noscript"));
    assertThat(used).isEqualTo(known);
  }

  /** Where a key ends in a word of the engine's, there is one for each of these words. */
  @Test
  void everyWordOfTheEngineHasItsKey() {
    Set<String> known = words("en").keySet();
    for (Status status : Status.values()) {
      assertThat(known).contains("status." + status.word());
    }
    for (Puzzle.Kind kind : Puzzle.Kind.values()) {
      assertThat(known).contains("kind." + kind.word());
    }
    for (Deed.Kind kind : Deed.Kind.values()) {
      String word = kind.name().toLowerCase(Locale.ROOT);
      assertThat(known).contains("did." + word, "do." + word);
    }
    for (Verdict.Kind kind : Verdict.Kind.values()) {
      assertThat(known)
          .contains("verdict." + kind.name().toLowerCase(Locale.ROOT).replace("_", ""));
    }
    for (Result result : Result.values()) {
      assertThat(known).contains("result." + result.name().toLowerCase(Locale.ROOT));
    }
  }

  /** What the scripts print, readers see or screen readers say comes from the files of words. */
  @Test
  void noScriptHasWordsOfItsOwn() {
    List<String> found = new ArrayList<>();
    scripts()
        .forEach(
            (name, text) -> {
              PageScript script = PageScript.read(text);
              script.spoken().stream()
                  .filter(each -> each.matches("(?s).*[A-Za-z]{2}.*") && !NAMES.contains(each))
                  .forEach(each -> found.add(name + ": " + each));
              script.strings().stream()
                  .filter(each -> WORDS.matcher(each).find())
                  .filter(each -> !UNSEEN.matcher(each.replace("\u0001", "")).matches())
                  .forEach(each -> found.add(name + ": '" + each + "'"));
            });
    assertThat(found).isEmpty();
  }

  /** The test above finds what it looks for. */
  @Test
  void wordsOfAScriptAreFound() {
    PageScript script =
        PageScript.read(
            "const a = 'Two words'; // not 'this one'\n"
                + "const b = /['\"]/.test(a) ? html`<p title=\"A title\">${f(`x ${a}`)} Hint</p>` : 1;");
    assertThat(script.strings()).containsExactly("Two words", "x \u0001");
    assertThat(script.spoken()).contains("A title", "Hint");
  }

  /** The frame of the page is English until its words come. */
  @Test
  void theFrameSaysWhatItsWordsSay() {
    String page = file("index.html");
    Map<String, String> english = words("en");
    List<MatchResult> marked =
        Pattern.compile("data-words=\"([a-z.]+)\">([^<]*)<").matcher(page).results().toList();
    assertThat(marked).hasSizeGreaterThan(6);
    marked.forEach(found -> assertThat(found.group(2)).isEqualTo(english.get(found.group(1))));
    Pattern.compile("aria-label=\"([^\"]*)\" data-label=\"([a-z.]+)\"")
        .matcher(page)
        .results()
        .forEach(found -> assertThat(found.group(1)).isEqualTo(english.get(found.group(2))));
    for (String tag : Languages.ALL) {
      assertThat(page).contains(">" + words(tag).get("nav.noscript") + "</p>");
    }
  }

  @Test
  void theScriptsKnowTheSameLanguages() {
    String expected =
        Languages.ALL.stream()
            .map(tag -> tag + ": '" + language(tag).get("language") + "'")
            .collect(Collectors.joining(", ", "LANGUAGES = { ", " }"));
    assertThat(file("words.js")).contains(expected);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void theWordingsOfReasonsExist(String tag) {
    Map<?, ?> reasons = (Map<?, ?>) language(tag).get("reasons");
    assertThat(reasons.keySet()).hasToString("[exact, plain]");
    reasons.values().forEach(name -> assertThat(Wording.named((String) name)).isPresent());
  }
}
