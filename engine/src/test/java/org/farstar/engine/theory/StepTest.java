package org.farstar.engine.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.engine.answer.OutcomeAnswer;
import org.farstar.engine.answer.Source;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;

/**
 * The kinds of steps and their page. With {@code -Dgolden.write=true} the page is brought up to
 * date instead, to be read before it is kept.
 */
class StepTest {
  private static final Path PAGE = Path.of("../docs/steps.md");

  private static final Path SOURCE =
      Path.of("src/main/java/org/farstar/engine/theory/StepKind.java");

  private static final Pattern BETWEEN =
      Pattern.compile("(?s)(<!-- steps -->\n)(.*?)(<!-- end of steps -->)");

  private static final Pattern CONSTANT =
      Pattern.compile("(?s)/\\*\\*([^/]*?)\\*/\\s*([A-Z_]+)\\(\\s*\"");

  @Test
  void aKeyThatTheKindDoesNotHaveIsRefused() {
    Step step = Step.of(StepKind.HEAP, "", "A heap.");
    assertThatThrownBy(() -> step.with("pile", "3"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a step of kind HEAP has no 'pile', only: heap, value");
  }

  @Test
  void aValueOfAnotherTypeIsRefused() {
    Step step = Step.of(StepKind.HEAP, "", "A heap.");
    assertThatThrownBy(() -> step.with("heap", 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the data 'heap' of a step is 3, expected: text");
    assertThatThrownBy(() -> Step.of(StepKind.LENGTHS, "", "").with("cards", List.of(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the data 'cards' of a step is [1], expected: list of texts");
    assertThatThrownBy(() -> Step.of(StepKind.PARTS, "", "").with("parts", List.of("a")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the data 'parts' of a step is [a], expected: list of lists of texts and integers");
  }

  @Test
  void anAnswerRefusesAStepThatLacksData() {
    Step step = Step.of(StepKind.HEAP, "", "A heap.").with("heap", "3");
    assertThatThrownBy(
            () ->
                new OutcomeAnswer(
                    Outcome.N, Optional.empty(), List.of(step), new Source.ByTheory("t")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a step of kind HEAP lacks 'value': A heap.");
    assertThat(Step.complete(List.of(step.with("value", "3")))).hasSize(1);
    assertThat(Step.complete(List.of(Step.of(StepKind.RESULT, "", "r")))).hasSize(1);
  }

  @Test
  void theDataOfAStepIsACopy() {
    List<String> cards = new ArrayList<>(List.of("1"));
    Step step = Step.of(StepKind.LENGTHS, "", "").with("cards", cards);
    cards.add("2");
    assertThat(step.data()).isEqualTo(Map.of("cards", List.of("1")));
  }

  /** Data that is whole for one of them is refused by the other. */
  @Test
  void kindsWithOneWordAreToldApartByTheirData() {
    for (StepKind one : StepKind.values()) {
      for (StepKind other : StepKind.values()) {
        if (one != other && one.word().equals(other.word())) {
          assertThat(one.keys())
              .as("%s and %s", one, other)
              .anyMatch(
                  key ->
                      key.required()
                          && other.keys().stream()
                              .noneMatch(
                                  same ->
                                      same.name().equals(key.name()) && same.type() == key.type()));
        }
      }
    }
  }

  @Test
  void everyKindSaysWhatItStatesAndHowItIsDrawn() throws IOException {
    assertThat(meanings()).containsOnlyKeys(StepKind.values());
    assertThat(meanings().values()).allMatch(text -> text.contains(". Drawn as "));
  }

  @Test
  void thePageHasEveryKind() throws IOException {
    String text = Files.readString(PAGE);
    String sections = sections();
    String wanted =
        BETWEEN
            .matcher(text)
            .replaceAll(
                part -> Matcher.quoteReplacement(part.group(1) + "\n" + sections + part.group(3)));
    assertThat(wanted).contains(sections);
    if (!wanted.equals(text) && Boolean.getBoolean("golden.write")) {
      Files.writeString(PAGE, wanted);
      return;
    }
    assertThat(text).isEqualTo(wanted);
  }

  private static String sections() throws IOException {
    Map<StepKind, String> meanings = meanings();
    StringBuilder text = new StringBuilder();
    for (StepKind kind : StepKind.values()) {
      text.append("## ").append(kind.word()).append("\n\n").append(meanings.get(kind));
      text.append("\n\n");
      if (!kind.keys().isEmpty()) {
        text.append("| key | type | meaning |\n|---|---|---|\n");
        kind.keys().forEach(key -> text.append(row(key)));
        text.append('\n');
      }
    }
    return text.toString();
  }

  private static String row(StepKey key) {
    String type = key.type().words() + (key.required() ? "" : ", optional");
    return "| `" + key.name() + "` | " + type + " | " + key.meaning() + " |\n";
  }

  /** The comments of the constants. */
  private static Map<StepKind, String> meanings() throws IOException {
    Map<StepKind, String> meanings = new EnumMap<>(StepKind.class);
    Matcher matcher = CONSTANT.matcher(Files.readString(SOURCE));
    while (matcher.find()) {
      String comment = matcher.group(1).replaceAll("\\s*\n\\s*\\*?\\s*", " ").strip();
      meanings.put(StepKind.valueOf(matcher.group(2)), comment);
    }
    return meanings;
  }
}
