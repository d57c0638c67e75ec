package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.games.positional.draw.ShippedCertificate;
import org.farstar.games.positional.qubic.ShippedDictionary;
import org.farstar.verify.Certificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Certificates from the search that makes them to the checker that knows nothing of it. */
class ProveTest {
  private static final String FILE = "proof.cert";

  @TempDir private Path folder;

  private Run run(String... words) {
    return Run.in(folder, Catalogue.STANDARD, words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          domineering ; 3x3 ; the next player wins
          clobber ; xoxo.x|ox.oxo ; the next player wins
          nim ; 3 + 5 + 6 ; the previous player wins
          hackenbush ; 0b1 1r2 0b3 ; Left wins
          toads-and-frogs ; TT.FF ; the next player wins
          kayles ; 5 + 5 ; the previous player wins
          tic-tac-toe ; 3^2: ; the game is drawn
          tic-tac-toe ; 4^2: ; the game is drawn
          tic-tac-toe ; 5^2: ; the game is drawn
          tic-tac-toe ; 3^3: ; the next player wins
          tic-tac-toe ; 3^2 misere: ; the game is drawn
          tic-tac-toe ; 3^3 misere: ; the next player wins
          tic-tac-toe ; 3^3 misere: 2,2,2 ; the previous player wins
          tic-tac-toe ; 4^2 misere: ; the game is drawn
          tic-tac-toe ; 5^2 misere: ; the game is drawn
          positional ; {a,b,c}{c,d,e}{e,f,a} avoider-enforcer: ; the next player wins
          positional ; {a,b}{c,d}{a,c}{b,d}{a,d} misere: ; the previous player wins
          positional ; {b,c,f,g}{a,b,d}{b,c,d,e}{a,f}{b,c,d,h}{a,e,g}: ; the game is drawn
          positional ; {a,b}{b,c}{c,d} maker-breaker: ; the next player wins
          positional ; {a,b,c}{c,d,e}{e,f,a} maker-breaker: ; the previous player wins
          monotone ; a=4 d=3 deck=9: ; the next player wins
          monotone ; a=4 d=4 deck=1000 misere: ; the next player wins
          monotone ; a=9 d=6 deck=Q: ; the next player wins
          monotone ; a=10 d=8 deck=Q: ; the next player wins
          monotone ; a=8 d=7 deck=Q: ; the next player wins
          impartial:clobber ; xoxo ; the next player wins
          dicotic:clobber ; xo.x ; the next player wins
          misere:clobber ; xo ; the previous player wins
          sum ; 'domineering("2x3") - domineering("2x3")' ; the previous player wins
          """)
  void provesWhoWins(String game, String position, String who) {
    Run proved = run("prove", game, position, "-o", FILE);
    assertThat(proved.code()).as(proved.err()).isEqualTo(ExitCode.ANSWERED);
    Run verified = run("verify", FILE);
    assertThat(verified.out()).as(verified.err()).startsWith("verified: in " + game + " '");
    assertThat(verified.out().replaceAll("\\s+", " ")).contains(who);
    assertThat(verified.code()).isEqualTo(ExitCode.ANSWERED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          domineering ; 2x2 ; +-1
          domineering ; 2x3 ; {2|-1/2}
          hackenbush ; 0b1 1r2 ; 1/2
          nim ; 3 + 5 ; *6
          toads-and-frogs ; T.F ; *
          """)
  void provesAValue(String game, String position, String value) {
    assertThat(run("prove", game, position, "--value", "-o", FILE).out())
        .startsWith("proved: value " + value + ";");
    assertThat(run("verify", FILE).out()).startsWith("verified: the value of " + game);
  }

  @Test
  void misereIsAnotherGame() {
    run("prove", "nim", "1 + 1", "--misere", "-o", FILE);
    assertThat(run("verify", FILE).out())
        .startsWith("verified: in nim '1 + 1' (misère) the next player wins\n");
  }

  @Test
  void aBudgetThatEndsProvesNothing() {
    Run run = run("prove", "domineering", "5x5", "--positions", "1000", "-o", FILE);
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    assertThat(run.out()).startsWith("nothing proved: ");
    assertThat(folder.resolve(FILE)).doesNotExist();
  }

  @Test
  void whatWasChangedIsRefused() throws IOException {
    run("prove", "domineering", "2x2", "-o", FILE);
    String text = Files.readString(folder.resolve(FILE));
    refused(text.replace("1,1 1,2", "1,2 2,2"), "line 9: the checksum is that of another text");
    refused(text.substring(0, text.length() - 20), "line 13: the end is missing");
    refused(text.replace("kind strategy", "kind poem"), "line 9: the checksum");
    refused("[Event \"?\"]\n", "line 1: found '[Event \"?\"]', allowed: farstar certificate 1\n");
    refused(
        text.replace("certificate 1", "certificate 7"),
        "line 1: version 7 is newer than 1, the last known here\n");
  }

  @Test
  void qubicHasADictionary() throws IOException {
    Run run = run("prove", "qubic", "", "--positions", "20", "-o", FILE);
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    Certificate shipped = ShippedDictionary.certificate();
    List<String> body = shipped.body();
    String first = body.get(0);
    refused(
        dictionary("outcome D", body),
        "line 7: found 'claim outcome D', allowed: claim outcome N or P");
    refused(dictionary("outcome P", body), "line 11: the position '' is not X's turn");
    refused(dictionary("outcome P", List.of()), "no line for the position o, where no threats");
    refused(dictionary("outcome N", List.of(first)), "no line for the position x");
    refused(
        dictionary("outcome N", List.of(first, first)), "line 12: the position stands in line 11");
    refused(dictionary("outcome N", List.of("xo 0")), "line 11: the move 0 is no free cell");
  }

  @Test
  void sevenCubedHasReplies() throws IOException {
    Run run = run("prove", "tic-tac-toe", "7^3:", "--positions", "20", "-o", FILE);
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_ENDED);
    List<String> body = ShippedCertificate.seven().body();
    String start = body.get(0);
    refused(
        replies("outcome N", "7^3:", body),
        "line 7: found 'claim outcome N', allowed: claim outcome P or D");
    refused(
        replies("outcome D", "7^3: 1,1,1", body),
        "line 6: allowed: an empty board of a maker-maker or maker-breaker game");
    refused(
        replies("outcome D", "7^3:", List.of(start)),
        "line 11: after X takes 1,1,1, no line for the position 'x 1,1,1 o 4,4,4', where X is not held");
    refused(
        replies("outcome D", "7^3:", List.of(start.replace("\t4,4,4", "\t4,4,5"))),
        "line 11: after X takes 1,1,1, no line for the position 'x 1,1,1 o 4,4,5', where X is not held");
    refused(replies("outcome D", "6^3:", body), "line 12: found '1,7,7', allowed: a cell");
  }

  private static String replies(String claim, String position, List<String> body) {
    return new Certificate("replies", "tic-tac-toe", "verdict", position, claim, body).write();
  }

  private static String dictionary(String claim, List<String> body) {
    return new Certificate("dictionary", "tic-tac-toe", "verdict", "4^3:", claim, body).write();
  }

  private void refused(String text, String message) throws IOException {
    Files.writeString(folder.resolve(FILE), text);
    Run run = run("verify", FILE);
    assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("farstar verify: '" + FILE + "' proves nothing: " + message);
  }

  /** Who gives up says what was tried, and why each form was given up. */
  @Test
  void whatWasTriedIsSaid() {
    Run run = run("prove", "domineering", "9x9", "--positions", "30000", "-o", FILE);
    assertThat(run.out())
        .startsWith("nothing proved: ")
        .contains("  tried theorems: no checker has one on domineering\n")
        .contains("  tried a strategy: it takes more than 20000 positions to find one\n")
        .contains("  tried a tree\n");
  }
}
