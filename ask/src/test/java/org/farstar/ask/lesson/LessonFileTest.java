package org.farstar.ask.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.farstar.ask.input.InputException;
import org.farstar.values.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lessons as text. */
class LessonFileTest {
  private static final String STEP = "# A\n\n## B\n\n";

  @Property(tries = 200)
  void whatIsWrittenReadsBack(@ForAll("lessons") Lesson lesson) {
    assertThat(LessonFile.read(LessonFile.write(lesson))).isEqualTo(lesson);
  }

  private static Arbitrary<String> words() {
    return Arbitraries.of(
        "two heaps", "it is `*3`", "1,1 2,1", "a: b", "w|w + 1", "**x** and *y*", "-1", "left");
  }

  @Provide
  Arbitrary<Lesson> lessons() {
    Arbitrary<List<String>> text =
        Arbitraries.oneOf(words(), words().map(item -> "- " + item)).list().ofMaxSize(3);
    return Combinators.combine(words(), text, steps().list().ofMinSize(1).ofMaxSize(3))
        .as(Lesson::new);
  }

  private static Arbitrary<Lesson.Step> steps() {
    Arbitrary<Lesson.Board> board =
        Combinators.combine(Arbitraries.of("nim", "sum"), words(), Arbitraries.of(true, false))
            .as(Lesson.Board::new);
    Arbitrary<Optional<String>> perhaps = words().optional();
    return Combinators.combine(
            words(), words().list().ofMaxSize(2), board, tasks().optional(), perhaps)
        .as(
            (title, text, at, task, said) ->
                new Lesson.Step(
                    title, text, Optional.of(at), task, said.stream().toList(), said, said));
  }

  private static Arbitrary<Task> tasks() {
    Arbitrary<Player> player = Arbitraries.of(Player.class);
    return Arbitraries.oneOf(
        Combinators.combine(player, words().list().ofMinSize(1).ofMaxSize(3))
            .as(Task.FindMove::new),
        Arbitraries.of(Judge.winners()).map(Task.WhoWins::new),
        Combinators.combine(words().optional(), words()).as(Task.Worth::new),
        Combinators.combine(words(), words())
            .as(Task.Option::new)
            .list()
            .ofMinSize(1)
            .ofMaxSize(3)
            .map(Task.Choose::new),
        Combinators.combine(player, Arbitraries.of(true, false)).as(Task.Win::new),
        words().map(Task.RunClaim::new));
  }

  @Test
  void linesOfAParagraphAreJoined() {
    Lesson lesson = LessonFile.read("# A\n\nfirst\nsecond\n- third\n\n## B\n\ntext\n");
    assertThat(lesson.about()).containsExactly("first second", "- third");
    assertThat(lesson.steps().get(0).board()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "text; line 1: found 'text', allowed: a title such as '# Parity'",
        "# A; line 2: found the end, allowed: a step, which begins with '## ' and its title",
        "BLOCK|board: nim 1; line 5: this block has no end, a line ```",
        "BLOCK|bord: nim 1|```; line 6: found 'bord: nim 1', allowed: board, misere, ask, player,"
            + " start, of, option, claim, answer, hint, right, wrong, each with ': ' and what it is",
        "BLOCK|board: nim 1|board: nim 2|```; line 7: 'board' stands here twice",
        "BLOCK|board: nim 1|ask: who|```; line 7: found 'ask: who', allowed: ask: move or wins or"
            + " worth or choose or play or check",
        "BLOCK|ask: wins|answer: first|```; line 5: the block needs 'board'",
        "BLOCK|board: nim 1|ask: wins|```; line 5: the block needs 'answer'",
        "BLOCK|board: nim 1|ask: wins|answer: me|```; line 8: found 'answer: me', allowed: answer:"
            + " first or second or left or right or draw",
        "BLOCK|board: nim 1|ask: choose|option: yes|```; line 8: found 'option: yes', allowed: a"
            + " statement, ' :: ' and an expression that says whether it holds",
        "BLOCK|board: nim 1|claim: a/1|```; line 7: found 'claim: a/1', allowed: only keys that go"
            + " with what is asked",
        "BLOCK|misere: yes|```; line 6: found 'misere: yes', allowed: a 'board' that is played so",
        "BLOCK|board: nim 1|```|text; line 8: found 'text', allowed: a step, which begins with '##"
            + " ' and its title",
      })
  void anErrorNamesItsLine(String text, String message) {
    String lines = text.replace("BLOCK", STEP + "```farstar").replace('|', '\n');
    assertThatThrownBy(() -> LessonFile.read(lines))
        .isInstanceOf(InputException.class)
        .hasMessage(message);
  }
}
