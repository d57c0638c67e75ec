package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.verify.Certificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Certificates written by hand, whole and with the right sums, which state what is not so. */
class ForgedCertificateTest {
  private static final String FILE = "forged.cert";

  @TempDir private Path folder;

  private Run verify(Certificate certificate) throws IOException {
    Files.writeString(folder.resolve(FILE), certificate.write());
    return Run.in(folder, Catalogue.STANDARD, "verify", FILE);
  }

  private void refused(Certificate certificate, String message) throws IOException {
    Run run = verify(certificate);
    assertThat(run.out()).as(certificate.write()).isEmpty();
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(run.err())
        .startsWith("farstar verify: '" + FILE + "' proves nothing: ")
        .contains(message);
  }

  private Certificate proved(String game, String position, String... options) throws IOException {
    List<String> words = new ArrayList<>(List.of("prove", game, position, "-o", FILE));
    words.addAll(List.of(options));
    Run run = Run.in(folder, Catalogue.STANDARD, words.toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
    return Certificate.read(Files.readString(folder.resolve(FILE)));
  }

  private static Certificate claiming(Certificate proved, String outcome) {
    return new Certificate(
        proved.kind(),
        proved.game(),
        proved.play(),
        proved.position(),
        "outcome " + outcome,
        proved.body());
  }

  /** One start is half a proof of an outcome that tells the players apart. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          nim ; normal ; 0 ; R ; when Left moves first, Right wins
          nim ; normal ; 3 ; L ; when Left moves first, Left wins/3=3 -> 0
          nim ; normal ; 3 ; NHat ; when Left moves first, Left wins/3=3 -> 0
          nim ; misere ; 0 ; L ; when Left moves first, Left wins
          nim ; misere ; 0 ; NHat ; when Left moves first, Left wins
          """)
  void halfAProofIsRefused(String game, String play, String position, String outcome, String body)
      throws IOException {
    List<String> lines = List.of(body.replace('=', '\t').split("/"));
    refused(
        new Certificate("strategy", game, play, position, "outcome " + outcome, lines),
        "found the end, allowed: 'when Right moves first, ");
  }

  /** What was proved of the player to move says nothing of Left and Right. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          nim ; 3 + 5 ; L, R, NHat, NCheck, PHat, PCheck
          nim ; 3 + 3 ; L, R, NHat, NCheck, PHat, PCheck
          kayles ; 20 ; L, R, NHat, NCheck, PHat, PCheck
          cram ; 3x3 ; L, R, NHat, NCheck, PHat, PCheck
          connect-four ; 4x3: ....|....|X... ; L, R, NHat, NCheck, PHat, PCheck
          tic-tac-toe ; 3^2: 1,1 2,2 1,2 ; L, R, NHat, NCheck, PHat, PCheck
          sum ; nim("3") + nim("1") ; L, R, NHat, NCheck, PHat, PCheck
          """)
  void whatTellsThePlayersApartTakesBothStarts(String game, String position, String outcomes)
      throws IOException {
    Certificate proved = proved(game, position);
    for (String outcome : outcomes.split(", ")) {
      refused(claiming(proved, outcome), "");
    }
  }

  @Test
  void misereStrategiesTakeBothStartsToo() throws IOException {
    Certificate proved = proved("kayles", "7", "--misere");
    for (String outcome : List.of("L", "R", "NHat", "NCheck", "PHat", "PCheck")) {
      refused(claiming(proved, outcome), "");
    }
  }

  @Test
  void numbersOfWordsAreNotCutOff() throws IOException {
    refused(
        new Certificate(
            "lost", "monotone", "verdict", "a=32 d=32 deck=Q:", "outcome P", List.of("0")),
        "neither the word of the single card nor one after a move from it is among these");
  }

  /** A start at which a set is complete is over, whoever has pairs of cells. */
  @ParameterizedTest
  @CsvSource({"mirror, N", "mirror, P", "sets, N", "sets, P", "sets, D"})
  void whatIsOverIsNotPlayedOn(String kind, String outcome) throws IOException {
    refused(
        new Certificate(
            kind,
            "positional",
            "verdict",
            "{a,b}{c,d} misere: a c b",
            "outcome " + outcome,
            List.of("a c", "b d")),
        "the play is over: a set is complete");
  }

  /** Where moves stand for others, the theorem by which that is enough is part of the proof. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          end-nim ; w^2|w|5 ; up to replies that are alike: who wins a row changes
          transposition ; z: / 3 ; up to replies that are alike: elements are alike where
          monotone ; a=3 d=3 deck=Q misere: ; up to replies that are alike: maps of Q that keep
          end-nim ; 5|3|4 ;
          monotone ; a=3 d=3 deck=5 extended: ;
          """)
  void theSentenceNamesTheTheorem(String game, String position, String theorem) throws IOException {
    Run run = verify(proved(game, position));
    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.ANSWERED);
    String out = run.out().replaceAll("\\s+", " ");
    if (theorem == null) {
      assertThat(out).contains("against every reply on").doesNotContain("alike");
    } else {
      assertThat(out).contains(theorem);
    }
  }

  @Test
  void packedCertificatesAreRead() throws IOException {
    Certificate certificate = proved("domineering", "2x2");
    try (OutputStream out =
        new GZIPOutputStream(Files.newOutputStream(folder.resolve("2x2.cert.gz")))) {
      out.write(certificate.write().getBytes(StandardCharsets.UTF_8));
    }
    Run run = Run.in(folder, Catalogue.STANDARD, "verify", "2x2.cert.gz");
    assertThat(run.out()).startsWith("verified: in domineering '..|..' the next player wins");
    Files.writeString(folder.resolve("plain.gz"), certificate.write());
    assertThat(Run.in(folder, Catalogue.STANDARD, "verify", "plain.gz").err())
        .contains("cannot read 'plain.gz': it is not packed by gzip");
    assertThat(Run.in(folder, Catalogue.STANDARD, "verify", "none.gz").err())
        .contains("cannot read 'none.gz': there is no such file");
  }

  /** Values are of the play that the last player wins. */
  @ParameterizedTest
  @CsvSource({"nim, misere, 3", "connect-four, verdict, 4x3:", "tic-tac-toe, verdict, 3^2:"})
  void valuesAreOfNormalPlay(String game, String play, String position) throws IOException {
    refused(
        new Certificate(
            "strategy",
            game,
            play,
            position,
            "value *3",
            List.of("when Left moves first, Right wins")),
        "line 7: found 'claim value *3', allowed: ");
  }

  /** Nimbers are the checker's own, of the parts, of their heaps and of each value in a table. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          nim ; 100 200 300 ; outcome P ; part 1 is 0 ; allowed: 'part 1 is *384'
          nim ; 3 + 3 ; outcome N ; part 1 is *3/part 2 is *2 ; allowed: 'part 2 is *3'
          nim ; 3 ; value *2 ; part 1 is *3 ; allowed: value *3
          nim ; 3 ; outcome L ; part 1 is *3 ; allowed: claim outcome N or P
          nim ; 3 ; outcome N ; part 1 is N ; allowed: 'part 1 is *3'
          nim ; 3 ; outcome N ; part 1 is *3/part 2 is 0 ; a line more than there are parts
          nim ; 3 ; outcome N ; 0.3 values 0 1/part 1 is *3 ; no part needs
          wythoff ; 1000 1618 ; outcome P ; part 1 is P ; allowed: 'part 1 is N'
          wythoff ; 5000 8090 ; outcome P ; part 1 is 0 ; allowed: P or N
          wythoff ; 2 3 + 3 4 ; outcome P ; part 1 is N/part 2 is N ; nothing follows
          wythoff ; 1 1 + 2 2 ; outcome N ; part 1 is N/part 2 is * ; nothing follows
          wythoff ; 2 3 ; value *5 ; part 1 is N ; allowed: outcome N, no value
          kayles ; 30 ; outcome P ; 0.77 period 1 from 1 values 0 1/part 1 is * ; the value of heap 2
          kayles ; 30 ; outcome N ; 0.77 values 0 1 2 3/part 1 is * ; end before heap 30
          kayles ; 3 ; outcome P ; 0.77 values 0 1 2 0/part 1 is 0 ; the value of heap 3 is another
          kayles ; 3 ; outcome N ; part 1 is *3 ; the values of 0.77 are missing
          kayles ; 3 ; outcome N ; 0.33 values 0 1 2 0/part 1 is 0 ; the values of 0.77 are missing
          kayles ; 3 ; outcome N ; 0.77 period 0 from 4 values 0 1 2 3/part 1 is *3 ; line 11: allowed
          kayles ; 3 ; outcome N ; 0.77 period 4 from 0 values 0 1 2 3/part 1 is *3 ; line 11: allowed
          octal ; 0.3: 2 ; outcome N ; 0.3 values 0 1 0/0.3 values 0 1 0/part 1 is 0 ; a second line
          domineering ; 2x2 ; outcome N ; part 1 is * ; without such a theorem
          sum ; nim("3") + 1/2 ; outcome N ; part 1 is *3 ; part 2 is no nimber
          sum ; nim("3") - nim("3") ; outcome N ; part 1 is *3/part 2 is *3 ; allowed: claim outcome P
          """)
  void falseNimbersAreRefused(
      String game, String position, String claim, String body, String message) throws IOException {
    refused(
        new Certificate("nimbers", game, "normal", position, claim, List.of(body.split("/"))),
        message);
  }

  /** Misère play takes other theorems. */
  @Test
  void nimbersAreOfNormalPlay() throws IOException {
    refused(
        new Certificate("nimbers", "nim", "misere", "1", "outcome N", List.of("part 1 is *")),
        "line 5: found 'play misere', allowed: play normal");
  }

  private static Certificate tree(String game, String position, String claim, String... body) {
    return new Certificate("tree", game, "normal", position, claim, List.of(body));
  }

  /** Sums that Left does not win moving second, whatever stands below them or beside them. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          domineering ; 2x2 ; outcome P ; ..|.. ; no answer is known where Right moves to
          domineering ; 2x2 ; outcome L ; ..|.. & value 0 ; no answer is known where Right moves
          domineering ; 2x3 ; value 1 ; ...|... & value -1 ; no answer is known where Right moves
          domineering ; 2x2 ; value 0 ; value 1 ; it does not follow that Right wins
          clobber ; xo ; outcome P ; xo ; no answer is known where Right moves to
          clobber ; xo ; value 0 ; xo & xo ; it does not follow that
          nim ; 3 ; outcome P ; 3 & 3 ; it does not follow that Right wins when Left moves first
          nim ; 3 ; outcome L ; value 0 ; it does not follow that Left wins when Right moves first
          kayles ; 5 ; outcome P ; 5 & 4 & 1 ; no answer is known where Right moves to
          nogo ; 1x2 ; outcome L ; .. & value 0 ; no answer is known where Right moves
          hackenbush ; 0b1 ; outcome R ; value -1 ; no answer is known where Right moves to
          domineering ; 2x2 ; outcome P ; value -1/2 ; no answer is known where Right moves to
          """)
  void aFalseSumIsNotKept(String game, String position, String claim, String line, String message)
      throws IOException {
    refused(tree(game, position, claim, "values to 0", line), message);
  }

  /** A sum rests on those before it, not on itself and not on later ones. */
  @Test
  void aTreeIsReadFromItsLeaves() throws IOException {
    Certificate proved = proved("clobber", "xoxo|oxox|xoxo|oxox");
    assertThat(proved.kind()).isEqualTo("tree");
    List<String> turned = new ArrayList<>(proved.body());
    Collections.reverse(turned.subList(1, turned.size()));
    refused(proved.withBody(turned), "no answer is known where Right moves to");
    List<String> last = proved.body().subList(0, proved.body().size() - 1);
    refused(proved.withBody(last), "it does not follow that");
  }

  @Test
  void aTreeProvesItsOutcomeAlone() throws IOException {
    Certificate proved = proved("domineering", "5x5");
    assertThat(proved.kind()).isEqualTo("tree");
    for (String outcome : List.of("N", "L", "R", "D", "NHat", "PCheck")) {
      refused(claiming(proved, outcome), "");
    }
  }

  /** Values of large parts are work, and numbers of any size are numbers. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          values to 1000 ; 3x3 ; outcome P ; values to
          values to -1 ; 3x3 ; outcome P ; values to
          values to 2 ; 3x3 ; value 4611686018427387904 ; it does not follow that
          values to 2 ; 3x3 ; value -9223372036854775809 ; it does not follow that
          values to 9 ; 3x3 ; outcome P ; it does not follow that
          """)
  void theEndsOfTheRangesOfATree(String first, String position, String claim, String message)
      throws IOException {
    refused(tree("domineering", position, claim, first), message);
  }
}
