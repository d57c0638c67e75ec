package org.farstar.engine.theory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.farstar.values.player.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The templates that come with Farstar, and how those of users are read. */
class WordingTest {
  /**
   * What a pupil meets: heaps, coins, pairings and mirrors, matchings, and moves that are tried.
   */
  private static final Set<StepKind> PLAIN =
      EnumSet.of(
          StepKind.START,
          StepKind.LINE,
          StepKind.SUM,
          StepKind.HEAP,
          StepKind.PERIOD,
          StepKind.VALUE,
          StepKind.PAIR,
          StepKind.PARTNERS,
          StepKind.REPRESENTATION,
          StepKind.CAP,
          StepKind.COUNT,
          StepKind.BEST,
          StepKind.TOKEN,
          StepKind.NUMBERING,
          StepKind.MATCHING,
          StepKind.COVER,
          StepKind.STRATEGY,
          StepKind.KERNEL,
          StepKind.MOVES,
          StepKind.HELD,
          StepKind.PAIRING,
          StepKind.UNPAIRED,
          StepKind.POTENTIAL,
          StepKind.RESULT);

  private static List<String> names() {
    return Wording.names();
  }

  @ParameterizedTest
  @ValueSource(strings = {"english", "german"})
  void everyKindHasATemplateThatNeedsNoOther(String name) {
    Wording wording = Wording.named(name).orElseThrow();
    for (StepKind kind : StepKind.values()) {
      assertThat(wording.sections(kind))
          .as("%s in %s", kind, name)
          .anyMatch(section -> section.conditions().isEmpty());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"plain", "german-plain"})
  void aPupilIsSpokenToInPlainWords(String name) {
    assertThat(Wording.named(name).orElseThrow().kinds()).containsAll(PLAIN);
  }

  /** A datum that no template mentions would be stated by nobody. */
  @ParameterizedTest
  @ValueSource(strings = {"english", "german"})
  void everyDatumIsSaidUnlessItIsForDrawings(String name) {
    WordingCheck check = new WordingCheck(name, Wording.named(name).orElseThrow());
    check.all(true);
    for (StepKind kind : StepKind.values()) {
      Set<String> silent = new TreeSet<>();
      for (StepKey key : kind.keys()) {
        if (key.use() != StepKey.Use.DRAWN) {
          silent.add(key.name());
        }
      }
      silent.removeAll(check.mentioned().getOrDefault(kind, Set.of()));
      assertThat(silent).as("%s in %s", kind, name).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void theSameTextIsReadOfFiles(String name) {
    Step step = Step.of(StepKind.CAP).with("least", "3").with("cap", "5").with("wins", true);
    String file = "like: " + name + "\n[token]\n{vertex}: {value}\n";
    assertThat(Wording.read("own.words", file).text(step))
        .isEqualTo(Wording.named(name).orElseThrow().text(step));
  }

  @Test
  void whatAFileLacksIsSaidAsUsual() {
    Wording own =
        Wording.read("own.words", "[heap: value 0]\nNothing in {heap}.\n\n[words]\nLeft = Lea\n");
    Step step = Step.of(StepKind.HEAP).with("heap", "3");
    assertThat(own.text(step.with("value", "0"))).isEqualTo("Nothing in 3.");
    assertThat(own.text(step.with("value", "3"))).isEqualTo("A heap of 3 has the Grundy value 3.");
  }

  @Test
  void namesOfPlayersAreWordsOfTheWording() {
    Wording own = Wording.read("own.words", "[words]\nLeft = Lea\n[held]\n{player}, {by}.\n");
    Step step = Step.of(StepKind.HELD).with("by", "mirror");
    assertThat(own.text(step.with("player", "Left"))).isEqualTo("Lea, mirror.");
    assertThat(own.text(step.with("player", "X"))).isEqualTo("X, mirror.");
  }

  @Test
  void headingsAndWhoWinsAreSaidByTheFileToo() {
    Wording own =
        Wording.read(
            "own.words",
            "like: german\n[=answer: outcome N]\ndu gewinnst\n\n[headings]\nWhy = Wieso\n");
    assertThat(own.heading(Heading.WHY)).isEqualTo("Wieso");
    assertThat(own.heading(Heading.STATEMENTS)).isEqualTo("Sätze");
    assertThat(own.answer(Outcome.N, Optional.empty(), Optional.empty())).isEqualTo("du gewinnst");
    assertThat(own.answer(Outcome.P, Optional.of("second"), Optional.of("white")))
        .isEqualTo("der zweite Spieler gewinnt, das ist Weiß");
  }

  /** Nothing is left in English, and the usual headings are called what they say. */
  @ParameterizedTest
  @EnumSource(Heading.class)
  void everyHeadingIsSaidInGerman(Heading heading) {
    assertThat(Wording.english().heading(heading)).isEqualTo(heading.english());
    for (String name : List.of("german", "german-plain")) {
      assertThat(Wording.named(name).orElseThrow().heading(heading))
          .isNotEqualTo(heading.english());
    }
  }

  @ParameterizedTest
  @EnumSource(Outcome.class)
  void everyOutcomeIsSaidInOtherWords(Outcome outcome) {
    Set<String> said = new TreeSet<>();
    for (String name : names()) {
      said.add(
          Wording.named(name).orElseThrow().answer(outcome, Optional.empty(), Optional.empty()));
    }
    assertThat(said).hasSize(names().size());
  }

  private static String length(String template, int length) {
    return Wording.read("own.words", "[length]\n" + template + "\n")
        .text(Step.of(StepKind.LENGTH).with("length", length));
  }

  /** Polish has three forms: the last digits say which. */
  @ParameterizedTest
  @CsvSource({
    "1,ruch",
    "2,ruchy",
    "4,ruchy",
    "5,ruchów",
    "11,ruchów",
    "12,ruchów",
    "14,ruchów",
    "21,ruchów",
    "22,ruchy",
    "112,ruchów",
    "134,ruchy",
    "0,ruchów"
  })
  void formsOfThePluralFollowTheLastDigits(int length, String form) {
    String template = "{length ? 1: ruch | *12..*14: ruchów | *2..*4: ruchy | else: ruchów}";
    assertThat(length(template, length)).isEqualTo(form);
  }

  @ParameterizedTest
  @CsvSource({"3,small", "4,even", "5,odd", "20,much", "21,much", "-1,below"})
  void casesAreTriedInTheirOrder(int length, String found) {
    String template =
        "{length ? negative: below | 0..3: small | 20..: much | even: even | odd: odd | else: -}";
    assertThat(length(template, length)).isEqualTo(found);
  }

  @Test
  void listsTablesAndRowsAreWritten() {
    Step step =
        Step.of(StepKind.LENGTHS)
            .with("cards", List.of(List.of("a", 1, 20), List.of("bbb", 10, 2)));
    assertThat(text("{each cards \"; \": {1} {3}}", step)).isEqualTo("a 20; bbb 2");
    assertThat(text("{each cards backwards 1 \"; \": {row}}", step)).isEqualTo("bbb 10 2");
    assertThat(text("{each cards \", \": {2 ? 1: | else: {1}}}", step)).isEqualTo("bbb");
    assertThat(text("{more cards 1} more", step)).isEqualTo("1 more");
    assertThat(text("a\\n\\s\\s{table cards | name: {1} | >up: {2}}", step))
        .isEqualTo("a\n  name  up\n  a      1\n  bbb   10");
    assertThat(text("{across cards | {1} | {2}}", step)).isEqualTo("a bbb\n1  10");
    assertThat(text("\\{{each cards \"\\|\"}\\}", step)).isEqualTo("{a|bbb}");
  }

  private static String text(String template, Step step) {
    return Wording.read("own.words", "[" + step.kind().id() + "]\n" + template).text(step);
  }

  @Test
  void namesWithBlanksStandBetweenQuotationMarks() {
    Step step = Step.of(StepKind.TOKEN).with("vertex", "a b").with("value", 2);
    assertThat(step.text()).isEqualTo("a b has the Grundy value 2, so it is an N-position.");
    Step cover = Step.of(StepKind.COVER).with("vertex", "a b").with("always", true);
    assertThat(text("{vertex}", cover)).isEqualTo("\"a b\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "Hello~1: found 'Hello', allowed: a heading such as [heap]",
        "[head]|x~1: found head, allowed: empty, over, start,",
        "[heap]|A heap of {size}.~1: in [heap], found 'size', allowed: heap, value, formula,",
        "[heap: size 3]|A heap.~1: in [heap], found 'size', allowed: heap, value, formula,",
        "[cap]||# two|{wins ? yes: a | maybe: b}~1: in [cap], found the case 'maybe' of wins,",
        "[cap]|{wins ? yes: a}~1: in [cap], the cases of wins lack: no",
        "[cap]|{least ? 1: a}~1: in [cap], the cases of least lack: else",
        "[held]|{by ? mirror: a | else: b~2: found the end of the template, allowed: },",
        "[held]|a|b {by~3: found the end of the template, allowed: }",
        "[held]|a }~2: found a } that closes nothing",
        "[held]|{}~2: found '}', allowed: a datum such as {heap},",
        "[held]|a \\x~2: found \\x, allowed: \\n",
        "[held]|{=nobody}~1: in [held], found the phrase nobody, which stands nowhere",
        "[held]|{=a}|[=a]|{=b}|[=b]|{=a}~5: in [held], the phrase a is within itself",
        "[held]|{1}~1: in [held], found 1, which stands for a cell, outside of a list",
        "[held]|{each by \"\"}~1: in [held], found by, which is no list",
        "[held]|{total by}~2: found {total .., allowed: a datum such as",
        "[held]|{by ? mirror: a | mirror: b | else: c}~2: found the case mirror twice",
        "[held]~1: found no text below this heading",
        "[held: by]|a~1: found 'by', allowed: a datum and what it is, once",
        "[words]|Left~2: found 'Left', allowed: a word = how it is said",
        "[headings]|Wy = Warum~2: found 'Wy', allowed: Why; What is known; Statements; moving first;",
        "[heap]|A heap.|[=answer]|{size} wins~3: in [over], found 'size', allowed: outcome, winner,",
        "like: latin~1: found like: latin, allowed: english, plain",
        "[Held]|a~1: found [Held], allowed: a heading such as [heap] or [heap: value 0]"
      })
  void aWrongTemplateIsRefusedWithFileAndLine(String lines, String problem) {
    String text = lines.replace(" | ", "\0").replace('|', '\n').replace("\0", " | ");
    assertThatThrownBy(() -> Wording.read("own.words", text))
        .isInstanceOf(WordingException.class)
        .hasMessageStartingWith("own.words, line " + problem);
  }

  /** A key that were called like a gap could not be asked for by a case. */
  @Test
  void noDatumIsCalledLikeARow() {
    for (StepKind kind : StepKind.values()) {
      assertThat(kind.keys()).noneMatch(key -> List.of("row", "else").contains(key.name()));
    }
  }

  @Test
  void kindsHaveNamesOfTheirOwn() {
    assertThat(Arrays.stream(StepKind.values()).map(StepKind::id)).doesNotHaveDuplicates();
    assertThat(StepKind.LARGE_NUMBERING.id()).isEqualTo("large-numbering");
  }
}
