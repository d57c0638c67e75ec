package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.DiskSources;
import org.farstar.ask.question.Desk;
import org.farstar.cli.input.Completion;
import org.farstar.cli.output.Style;
import org.farstar.cli.output.Terminal;
import org.farstar.engine.memory.Workspace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShellCompletionTest {
  @TempDir private Path folder;

  private Completion completion() {
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(PrintStream.nullOutputStream()),
            new PrintStream(PrintStream.nullOutputStream()),
            true,
            true,
            true,
            Map.of("COLUMNS", "80"),
            folder);
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(64L << 20), new DiskSources(folder));
    Session session =
        new Session(desk, terminal, new Style(false, terminal.layout()), new Interruption());
    session.worksheet().evaluate("board := domineering(\"4x4\"); x1 := 1/2", session.searches());
    return new ShellCompletion(session);
  }

  private List<String> offered(String before) {
    Completion.Offer offer = completion().offer(before);
    String word = before.substring(offer.from());
    return offer.words().stream()
        .map(Completion.Word::text)
        .filter(text -> text.startsWith(word))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '`',
      value = {
        "toads=>toads_and_frogs(\"",
        "1 + domi=>domineering(\"",
        "bo=>board",
        "1 + x=>x1",
        "board.Win=>WinningMoves(",
        "board.MisereO=>MisereOutcomeClass",
        "{2|1}.Temp=>Temperature",
        "board.Moves(Ri=>Right",
        "Sim=>Simplest(",
        "nim(\"3=>3 5 7\")",
        "outc=>outcome",
        "outcome flip=>flipping-coins",
        "outcome bo=>board",
        "outcome nim 3 5 --exp=>--explain",
        "check flip=>flipping-coins/",
        "check flipping-coins/3.3=>flipping-coins/3.3",
        "plot th=>thermograph",
        "plot board nimbe=>",
        "help tab=>table",
        ":na=>:names",
        ":help outc=>outcome"
      })
  void aWordIsOffered(String before, String word) {
    List<String> words = offered(before);
    if (word == null) {
      assertThat(words).isEmpty();
    } else {
      assertThat(words).contains(word);
      assertThat(words).hasSizeLessThan(20);
    }
  }

  @Test
  void filesAreOffered() throws IOException {
    Files.createDirectory(folder.resolve("work"));
    Files.writeString(folder.resolve("work/a.fs"), "1\n");
    assertThat(offered(":load w")).containsExactly("work/");
    assertThat(offered(":load work/")).containsExactly("work/a.fs");
    assertThat(offered(":load none/")).isEmpty();
  }

  /** Whatever is offered for a name stands for something, or begins what does. */
  @Test
  void allGamesAndPropertiesAreOffered() {
    assertThat(offered("")).contains("board", "Max(", "Left", "on", "outcome");
    assertThat(offered("x := "))
        .containsAll(
            Catalogue.STANDARD.ids().stream().map(id -> id.replace('-', '_') + "(\"").toList());
    assertThat(offered("board.")).contains("Moves(", "CanonicalForm", "Cool(", "Onside");
  }
}
