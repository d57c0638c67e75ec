package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.verify.Certificate;
import org.farstar.verify.cite.Theorem;
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

  /** The players of Nim are alike, but not those of Nim less a value. */
  @ParameterizedTest
  @CsvSource({"0, 1", "0, at least 1", "3, 1", "0, between 1 and 2"})
  void halfAProofOfAValueIsRefused(String position, String value) throws IOException {
    for (String body : List.of("when Left moves first, Right wins", "")) {
      List<String> lines = body.isEmpty() ? List.of() : List.of(body);
      refused(new Certificate("strategy", "nim", "normal", position, "value " + value, lines), "");
    }
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

  /** Half that is false, half that the strategies do not show, and claims that are none. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          domineering ; 2x2 ; N or L ; P or L, N or R, P or R, L or R, N or P, L or N, N
          toads-and-frogs ; T.F ; N or L ; P or L, N or R, P or R, L or R, N or D
          tic-tac-toe ; 4^2 misere: ; P or D ; N or D, N or P, P or L, D or P, P or PHat or D
          tic-tac-toe ; 3^2: 2,2 1,1 ; N or D ; P or D, N or P, N or L
          connect-four ; 3x2 line=3: ; N or D ; P or D, N or P, P or L or PHat
          """)
  void halfProvesNoOtherHalf(String game, String position, String half, String others)
      throws IOException {
    Certificate proved = proved(game, position, "--possible", half);
    assertThat(verify(proved).code()).isEqualTo(ExitCode.ANSWERED);
    for (String other : others.split(", ")) {
      refused(
          new Certificate(
              proved.kind(),
              proved.game(),
              proved.play(),
              proved.position(),
              "possible " + other,
              proved.body()),
          "");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          domineering ; 2x3 ; at least -1 ; at most -1, at least 0, at least 1, between -1 and 2
          domineering ; 6x6 ; at least -3 ; at most -3, at least 1, between -3 and -1
          """)
  void aBoundProvesNoOther(String game, String position, String bound, String others)
      throws IOException {
    Certificate proved = proved(game, position, "--at-least", bound.replace("at least ", ""));
    assertThat(proved.claim()).isEqualTo("value " + bound);
    assertThat(verify(proved).code()).isEqualTo(ExitCode.ANSWERED);
    for (String other : others.split(", ")) {
      refused(
          new Certificate(
              proved.kind(),
              proved.game(),
              proved.play(),
              proved.position(),
              "value " + other,
              proved.body()),
          "");
    }
  }

  @Test
  void aSumOfValuesAloneIsSaidPlainly() throws IOException {
    Run run = verify(new Certificate("terms", "sum", "normal", "1 + 1/2", "outcome L", List.of()));
    assertThat(run.out())
        .startsWith("verified: in sum '1 + 1/2' Left wins\n  by its parts, since equal games may");
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
          monotone ; a=3 d=2 deck=Q extended misere: ; up to replies that are alike: maps of Q that keep
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

  /** The quotient is read, and each condition on it looked at, before the claim. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          1 ; outcome N ; 0.77 elements 0 1/times 1 0/lost 1 ; allowed: claim outcome P
          1 ; outcome L ; 0.77 elements 0 1/times 1 0/lost 1 ; allowed: claim outcome N or P
          1 ; outcome P ; 0.77 elements 0 1/times 1 0 ; line 12: allowed: 'lost'
          1 ; outcome P ; 0.77 elements 0 1/times  1 0/lost 1 ; line 12: allowed: numbers
          1 ; outcome P ; 0.77 elements 0 1/by 1 0/lost 1 ; line 12: allowed: 'times'
          1 ; outcome P ; 0.77 elements 0 1/times 1 0/times 1/lost 1 ; line 13: allowed: as many
          1 ; outcome P ; 0.77 elements 0 1/times 1 2/lost 1 ; line 12: allowed: elements from 0 to 1
          1 ; outcome P ; 0.77 elements 0 2/times 1 0/lost 1 ; line 11: allowed: elements from 0 to 1
          1 ; outcome P ; 0.77 elements 0 1/times 1 0/lost 1 1 ; line 13: allowed: elements in ascending
          1 ; outcome P ; 0.77 elements 0 1/times 1 0/lost 0 ; line 13: allowed: elements in ascending
          1 ; outcome P ; 0.87 elements 0 1/times 1 0/lost 1 ; line 11: allowed: a code
          1 ; outcome P ; 0.77 period 0 from 2 elements 0 1/times 1 0/lost 1 ; line 11: allowed: P and N
          1 ; outcome P ; 0.77 period 2 from 1 elements 0 1/times 1 0/lost 1 ; line 11: allowed: P and N
          1 ; outcome P ; 0.77 elements 0 1/times 1 2 0/times 1 0 2/lost 1 ; line 13: it does not commute with line 12
          1 ; outcome P ; 0.77 elements 0 1/times 1 0/times 0 1/times 1 0/lost 1 1 ; line 15: allowed
          1 ; outcome P ; 0.77 elements 0 1/times 1 0 3 2/lost 1 ; not every element is a product
          1 ; outcome P ; 0.77 elements 0 1/times 1 0 3 2/times 2 3 0 1/lost 1 ; no heap has the element 2
          1 ; outcome P ; 0.77 elements 0 1/times 1 2 0/lost ; the elements 0 and 1 have the same lost
          1 ; outcome P ; 0.77 elements 1 1/times 1 0/lost 1 ; heap 0 has no move, and not the element 0
          3 ; outcome N ; 0.77 elements 0 1 0 1/times 1 0/lost 1 ; heap 2 and one of its options
          2 ; outcome N ; 0.77 elements 0 0 0/lost ; a sum with the element 0, which is not lost, has no
          2 ; outcome N ; 0.77 elements 0 1/times 1 0/lost 1 ; the elements end before heap 2
          1 ; outcome P ; 0.7 elements 0 1/times 1 0/lost 1 ; line 6: allowed: heaps of 0.7 alone
          """)
  void falseQuotientsAreRefused(String position, String claim, String body, String message)
      throws IOException {
    refused(
        new Certificate("quotient", "kayles", "misere", position, claim, List.of(body.split("/"))),
        message);
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

  private static Certificate cite(
      String game, String play, String position, String claim, String ids, String... data) {
    List<String> body = new ArrayList<>();
    for (String id : ids.split(" ")) {
      Arrays.stream(Theorem.values())
          .filter(theorem -> theorem.id().equals(id))
          .forEach(theorem -> body.add(id + ": " + theorem.claim()));
    }
    body.addAll(List.of(data));
    return new Certificate("cite", game, play, position, claim, body);
  }

  /** A position may be as long as a reader has patience. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          even-subtraction ; normal ; 3 ; ' 3' ; P ; slides/even
          pennies ; normal ; 1 ; ' 1' ; N ; transposition/2.3-pennies
          take-away ; normal ; f(x)=x ; +x ; P ; slides/h-caps
          subtraction ; normal ; 3 ; ' 3' ; P ; slides/game-1-any
          transposition ; verdict ; 1..3: 1 ; ' 1' ; L ; transposition/2.1-full
          coin-turning ; normal ; corners: 1 ; '|1' ; P ; winning-ways/coins
          """)
  void longPositionsAreReadToTheirEnd(
      String game, String play, String start, String more, String outcome, String id)
      throws IOException {
    String end =
        switch (game) {
          case "take-away" -> ": 7";
          case "transposition" -> " / 1";
          default -> "";
        };
    Run run = verify(cite(game, play, start + more.repeat(30_000) + end, "outcome " + outcome, id));
    assertThat(run.code()).as(run.err()).isIn(ExitCode.ANSWERED, ExitCode.WRONG_INPUT);
  }

  /** Theorems say who wins, not the one who cites them, and of what they speak of. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          transposition ; verdict ; 1..30: / 12 ; outcome P ; transposition/2.1-no-pivot ; allowed: claim outcome N
          transposition ; verdict ; 1..30: / 12 ; outcome P ; transposition/2.1-pivots ; does not say who wins
          transposition ; verdict ; 1..3: / 9 ; outcome P ; transposition/2.1-full ; does not say who wins
          transposition ; verdict ; 1..9: 3 3 / 2 ; outcome N ; transposition/2.1-no-pivot ; does not say
          transposition ; verdict ; w + w + 1: 3:1 / 3 ; outcome L ; transposition/4.2-2 ; allowed: 'transposition/4-used-up
          transposition ; verdict ; w: / 3 ; outcome L ; transposition/4.2-2 ; does not say who wins
          transposition ; normal ; 1..30: / 12 ; outcome N ; transposition/2.1-no-pivot ; play normal
          pennies ; verdict ; 1 1 ; outcome N ; transposition/2.3-pennies ; does not say who wins
          end-nim ; normal ; w|3|2 ; outcome N ; end-nim/9 end-nim/14 ; allowed: claim outcome L
          end-nim ; normal ; w|3|2 ; outcome L ; end-nim/9 ; allowed: 'end-nim/14
          end-nim ; normal ; w|3|2 + 1 ; outcome L ; end-nim/9 end-nim/14 ; does not say who wins
          end-nim ; misere ; w|3|2 ; outcome L ; end-nim/9 end-nim/14 ; play misere
          take-away ; normal ; f(x)=-x: 9 ; outcome N ; slides/h-caps slides/h-existence slides/h-uniqueness ; does not say
          take-away ; normal ; f(x)=2: 9 ; outcome N ; slides/h-caps slides/h-existence slides/h-uniqueness ; does not say
          take-away ; normal ; f(x)=x: 8 ; outcome N ; slides/h-caps slides/h-existence slides/h-uniqueness ; outcome P
          subtraction ; normal ; {1,3}: 4 ; outcome P ; slides/game-1-any slides/sum ; does not say who wins
          subtraction ; normal ; {1,2}: 4 ; value *2 ; slides/game-1-any slides/sum ; allowed: value *
          flipping-coins ; normal ; 011 ; outcome P ; flipping-coins/3.1 ; allowed: claim outcome L
          flipping-coins ; normal ; left=1: 011 ; outcome L ; flipping-coins/3.1 ; does not say who wins
          flipping-coins ; normal ; 11 ; value 1 ; flipping-coins/3.1 ; allowed: an outcome
          coin-turning ; normal ; mogul: 011 ; outcome N ; winning-ways/coins sprague-grundy/mex ; does not say
          hackenbush ; normal ; 0b1 1r2 2b0 ; outcome L ; winning-ways/colon ; does not say who wins
          hackenbush ; normal ; 0b1 2b3 ; value 1 ; winning-ways/colon ; does not say who wins
          hackenbush ; normal ; 0b1 0b2 ; value 2 ; winning-ways/strings ; does not say who wins
          monotone ; verdict ; a=4 d=4 deck=9 misere: ; outcome N ; monotone/6-last-draw-three ; does not say
          monotone ; verdict ; a=3 d=3 deck=Q extended misere: ; outcome N ; monotone/12 ; does not say
          cutcake ; normal ; 3x5 ; outcome R ; rulesets/cutcake ; allowed: claim outcome L
          cutcake ; normal ; 3x5 ; value 2 ; rulesets/cutcake ; allowed: value 1
          cutcake ; normal ; 3x5 + 2x9 ; outcome L ; rulesets/cutcake ; does not say who wins
          cutcake ; misere ; 3x5 ; outcome L ; rulesets/cutcake ; play misere
          cutcake ; normal ; 4294967299x5 ; outcome L ; rulesets/cutcake ; does not say who wins
          cutcake ; normal ; 0x5 ; value 4 ; rulesets/cutcake ; does not say who wins
          maundy-cake ; normal ; 2x9 ; value 3 ; rulesets/maundy-cake ; allowed: value 1
          maundy-cake ; normal ; 2x9 ; value 2 ; rulesets/cutcake ; allowed: rulesets/maundy-cake
          maundy-cake ; normal ; 1x1000003 ; outcome R ; rulesets/maundy-cake ; does not say who wins
          maundy-cake ; normal ; 6x6 ; outcome L ; rulesets/maundy-cake ; allowed: claim outcome P
          eatcake ; normal ; 4x3 ; outcome R ; rulesets/eatcake-one ; allowed: claim outcome L
          eatcake ; normal ; 4x4 ; outcome L ; rulesets/eatcake-one ; does not say who wins
          eatcake ; normal ; 4x6 ; value * ; rulesets/eatcake-odd ; does not say who wins
          eatcake ; normal ; 3x5 2x2 ; outcome P ; rulesets/eatcake-odd ; does not say who wins
          mem ; normal ; 62/3 ; value *9 ; rulesets/mem-quotients ; allowed: value *8
          mem ; normal ; 62/2 ; value *8 ; rulesets/mem-quotients ; does not say who wins
          mem ; normal ; 42/3 ; value *8 ; rulesets/mem-quotients ; does not say who wins
          mem ; normal ; different: 62/3 ; value *8 ; rulesets/mem-quotients ; does not say who wins
          mem ; normal ; 5/6 ; outcome N ; rulesets/mem-all ; does not say who wins
          mem ; normal ; different: 5/5 ; outcome N ; rulesets/mem-all ; does not say who wins
          mem ; normal ; different: 8/8 ; outcome P ; rulesets/mem-halves ; allowed: claim outcome N
          mem ; normal ; 8/8 ; outcome N ; rulesets/mem-halves ; does not say who wins
          partizan-euclid ; normal ; 7 5 ; outcome P ; rulesets/partizan-euclid ; allowed: claim outcome
          partizan-euclid ; normal ; 5 7 ; outcome P ; rulesets/partizan-euclid ; does not say who wins
          partizan-euclid ; normal ; 7 0 ; outcome P ; rulesets/partizan-euclid ; does not say who wins
          partizan-euclid ; normal ; 3 2 ; value * ; rulesets/partizan-euclid ; allowed: an outcome
          chomp ; normal ; 3x4 ; outcome P ; rulesets/chomp-whole ; does not say who wins
          chomp ; normal ; ...|... ; outcome P ; rulesets/chomp-whole ; allowed: claim outcome N
          chomp ; normal ; .#|.. ; outcome N ; rulesets/chomp-two-rows ; does not say who wins
          chomp ; normal ; ..#|... ; outcome N ; rulesets/chomp-two-rows ; does not say who wins
          chomp ; normal ; ...|..# ; outcome N ; rulesets/chomp-two-rows ; allowed: claim outcome P
          chomp ; normal ; ...|..#|.## ; outcome P ; rulesets/chomp-hook ; does not say who wins
          chomp ; normal ; ...|.##|.## ; outcome N ; rulesets/chomp-hook ; allowed: claim outcome P
          chomp ; normal ; ...|.##|.## ; outcome N ; rulesets/chomp-legs ; does not say who wins
          chomp ; normal ; . ; outcome N ; rulesets/chomp-whole ; does not say who wins
          chomp ; normal ; ## ; outcome P ; rulesets/chomp-hook ; does not say who wins
          nim ; normal ; 3 ; outcome N ; slides/sum ; allowed: game transposition
          pennies ; verdict ; 3 5 ; outcome N ; slides/even ; allowed: transposition/2.3-pennies
          """)
  void aTheoremIsCitedForWhatItSays(
      String game, String play, String position, String claim, String ids, String message)
      throws IOException {
    refused(cite(game, play, position, claim, ids), message);
  }

  /** Matchings, kernels and labels are looked at. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          vertex-geography ; 1-2 2-3 @1 ; N ; slides/vertex-geography ; matching 1-2/bound
          vertex-geography ; 1-2 2-3 @1 ; P ; slides/vertex-geography ; matching/bound 2
          vertex-geography ; 1-2 2-3 3-4 @1 ; P ; slides/vertex-geography ; matching 2-3/bound 2
          vertex-geography ; 1-2 2-3 3-4 @1 ; N ; slides/vertex-geography ; matching 1-2 2-3/bound
          vertex-geography ; 1-2 2-3 3-4 @1 ; N ; slides/vertex-geography ; matching 1-4 2-3/bound
          vertex-geography ; 1-2 2-3 3-1 @1 ; N ; slides/vertex-geography ; matching 1-2/bound 1
          vertex-geography ; 1>2 @1 ; N ; slides/vertex-geography ; matching 1-2/bound
          edge-geography ; 1-2 @1 ; P ; slides/even-kernel ; kernel 1
          edge-geography ; 1-2 @1 ; P ; slides/even-kernel ; kernel 1 2
          edge-geography ; 1-2 2-3 @2 ; P ; slides/even-kernel ; kernel 1 3
          edge-geography ; 1-2 2-3 @1 ; N ; slides/bipartite ; columns 1
          edge-geography ; 1-2 2-3 @1 ; N ; slides/bipartite ; columns 2
          edge-geography ; 1-2 2-3 3-1 @1 ; N ; slides/bipartite ; columns 2
          token ; a>b b>a @a ; N ; slides/labelling ; b is P/a is N
          token ; a>b @a ; P ; slides/labelling ; b is N/a is P
          token ; a>b @a ; P ; slides/labelling ; b is P
          token ; a>b b>c @a ; N ; sprague-grundy/mex ; c is 0/b is 2/a is 1
          token ; a>b b>c @a ; N ; sprague-grundy/mex ; a is 1/b is 0/c is 1
          """)
  void falseDataAreRefused(String game, String position, String claim, String id, String data)
      throws IOException {
    refused(
        cite(game, "normal", position, "outcome " + claim, id, data.split("/")),
        id + " does not say who wins here");
  }

  /** The sentence of a theorem is believed as it stands, with no word more. */
  @Test
  void theWordsOfATheoremAreNotChanged() throws IOException {
    Certificate proved = proved("transposition", "1..30: / 12");
    assertThat(proved.kind()).isEqualTo("cite");
    refused(proved.withBody(List.of(proved.body().get(0) + " Always.")), "line 11: allowed: ");
    refused(proved.withBody(List.of()), "line 11: allowed: ");
    List<String> twice = new ArrayList<>(proved.body());
    twice.addAll(proved.body());
    refused(proved.withBody(twice), "line 12: allowed: 'no further theorem'");
    List<String> more = new ArrayList<>(proved.body());
    more.add("kernel 1");
    refused(proved.withBody(more), "does not say who wins here");
  }

  /** A part is what its certificate proves, and nothing follows from parts that are at odds. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          nim ; 3 + 3 ; outcome N ; part 1 is value *3 by nimbers/>part 1 is *3/part 2 as part 1 ; allowed: claim outcome P
          nim ; 3 + 2 ; outcome P ; part 1 is value *3 by nimbers/>part 1 is *3/part 2 as part 1 ; not equal
          nim ; 3 + 2 ; outcome P ; part 1 is value *3 by nimbers/>part 1 is *3/part 2 is value *3 by nimbers/>part 1 is *2 ; part 2: line 7
          nim ; 3 + 2 ; outcome N ; part 1 is outcome N by nimbers/>part 1 is *3/part 2 is outcome N by nimbers/>part 1 is *2 ; does not follow
          nim ; 3 + 2 ; value * ; part 1 is outcome N by nimbers/>part 1 is *3/part 2 is value *2 by nimbers/>part 1 is *2 ; does not follow
          nim ; 3 + 2 ; outcome N ; part 1 is value *3 by nimbers/>part 1 is *3 ; allowed: 'part 2 is CLAIM by KIND'
          nim ; 3 + 2 ; outcome N ; part 2 is value *2 by nimbers/>part 1 is *2/part 1 is value *3 by nimbers/>part 1 is *3 ; allowed: 'part 1 is
          nim ; 3 + 2 ; outcome N ; part 1 is value *3 by nimbers/>part 1 is *3/part 2 is value *2 by nimbers/>part 1 is *2/>part 2 is 0 ; a line more
          nim ; 3 + 2 ; outcome N ; part 1 is value *3 by terms/>part 1 is *3 ; allowed: by strategy
          nim ; 3 + 2 ; outcome L ; part 1 is outcome L by strategy/>when Left moves first, Left wins/>3=3 -> 0 ; part 1: line
          nim ; 0 + 0 ; outcome P ; part 1 is outcome D by strategy/part 2 as part 1 ; allowed: outcome N, P, L or R
          domineering ; 2x1 + 1x2 ; outcome P ; part 1 is value 1 by tree/>values to 2/>value 0/part 2 as part 1 ; not equal
          sum ; nim("3") + 1/2 ; outcome N ; part 1 is value *3 by nimbers/>part 1 is *3 ; allowed: claim outcome L
          sum ; domineering("2x1") - domineering("2x1") ; outcome L ; part 1 is value 1 by tree/>values to 2/>value 0/part 2 as part 1 ; not equal
          """)
  void partsAreWhatTheirCertificatesProve(
      String game, String position, String claim, String body, String message) throws IOException {
    List<String> lines = List.of(body.replace('=', '\t').replace('>', '\t').split("/"));
    refused(
        new Certificate(
            "terms",
            game,
            "normal",
            position,
            claim,
            lines.stream().map(ForgedCertificateTest::arrow).toList()),
        message);
  }

  private static String arrow(String line) {
    return line.replace("-\t", "->");
  }

  @Test
  void termsAreOfNormalPlay() throws IOException {
    refused(
        new Certificate("terms", "nim", "misere", "1 + 1", "outcome P", List.of()),
        "line 5: found 'play misere', allowed: play normal");
  }
}
