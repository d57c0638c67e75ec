package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Searched;
import org.farstar.engine.budget.Control;
import org.farstar.verify.Certificate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Values in strategies and parts: how they are written, and what is false, in both checkers. */
class ValuesInProofsTest {
  /** Values of every form that is printed, and of some that are not. */
  private static final String VALUES =
      """
      0; -3/4; 1/64; *5; 1*2; ^^*; v3; 1/2^*2; ^<2>; -1v<3>*; ^[2]; 2^[3]*3; ^ + ^<2> + ^<3>; ^^ + ^<2>
      v + ^<2>; v3 + ^<2> + *2; +-1; +-1 + *; +-{1,{2|0}}; +-{3|1}; +-1^; 2 +-1; {2|{1|0}}; {{3|2}|{1|0}}
      {{{4|3}|2}|{1|0}}; {9|{8|{7|{6|{5|4}}}}}; Tiny(2); Miny({2|1}); 1Tiny(2); 1/2Miny(1); Tiny(1) + *
      Tiny(1*); {0,{1|-1},*|v}; {5|{4|-3},1^<2>,1*}; {+-1,^<2>,*2|-5}; {1,{2|1/2}|0,{1/2|-1}}; {1|^^||^}
      {0|0,{0|-2}}; {*2,^*|0}; {1,1*|-1,-1*}; {1/2|^*,^[2]}; {1|Tiny(1)}; {{1|0},{2|-1}|-3}; {1||0|{0|-1}}
      """;

  /** Kind, game, position, claim and bodies, in which {@code ~} is a new line and = a tab. */
  private static final String FALSE =
      """
      wrong value of the first part ; parts ; sum ; nim("2") + * ; P ; part 1 is *~L>R~0 & *=2: 0~1 & 0=1: 1 -> 0~sum~L>R~* & 0=1: 0~0 & *=2: 0
      wrong value with a strategy that loses ; parts ; sum ; nim("2") + * ; P ; part 1 is *~L>R~0 & *=2: 0~1 & 0=1: 1 -> 0~2 & 0=1: 2 -> 0~1 & *=2: 0~sum~L>R~* & 0=1: 0~0 & *=2: 0
      part left out ; parts ; sum ; nim("1") + nim("1") + nim("1") ; P ; part 1 is *~L>R~0 & *=2: 0~1 & 0=1: 1 -> 0~part 2 as part 1~sum~L>R~* & 0=1: 0~0 & *=2: 0
      part left out of the sum alone ; parts ; sum ; nim("1") + nim("1") + * ; P ; part 1 is *~L>R~0 & *=2: 0~1 & 0=1: 1 -> 0~part 2 as part 1~sum~L>R~* & 0=1: 0~0 & *=2: 0
      parts exchanged ; parts ; sum ; hackenbush("0b1") + nim("0") ; P ; part 1 is 0~L>R~R>L~part 2 is 1~L>R~R>L~sum~L>R~R>L
      as a part with another sign ; parts ; sum ; hackenbush("0b1") - hackenbush("0b2") + hackenbush("0b1") ; P ; part 1 is 1~L>R~0b1 & -1=2: 0~R>L~0b1 & -1=1: 0b1~part 2 is -1~L>R~0 & 1=2: 0~R>L~-0b2 & 1=2: 0~part 3 as part 2~sum~L>R~R>L
      as a part of another sign ; parts ; sum ; toads_and_frogs("t.") - toads_and_frogs("t.") ; L ; part 1 is 1~L>R~.t & -1=2: 0~R>L~t. & 0=1: 1 2~part 2 as part 1~sum~L>L~1 & 1=1: 0~R>L
      a number of 64 bits that is 1 in 64 ; parts ; sum ; hackenbush("0b1") - 18446744073709551617 ; P ; part 1 is 1~L>R~0 & -1=2: 0~R>L~0b1 & 0=1: 0b1~sum~L>R~0 & -1=2: 0~R>L~1 & 0=1: 0
      a nimber of 33 bits ; parts ; sum ; nim("1") + *4294967297 ; P ; part 1 is *~L>R~0 & *=2: 0~1 & 0=1: 1 -> 0~sum~L>R~* & 0=1: 0~0 & *=2: 0
      a part that is number 4294967297 ; parts ; sum ; nim("1") + nim("1") ; P ; part 1 is *~L>R~0 & *=2: 0~1 & 0=1: 1 -> 0~part 2 as part 4294967297~sum~L>R~* & 0=1: 0~0 & *=2: 0
      reply in the wrong part ; strategy ; sum ; nim("1") + * + +-1 ; P ; L>R~0 & * & +-1=3: -1~1 & 0 & +-1=3: -1~1 & * & 1=3: 0
      reply with the number of the other part ; strategy ; sum ; nim("2") + *2 ; N ; L>L~2 & *2=1: *
      both starts needed ; strategy ; sum ; hackenbush("0b1") + * ; P ; L>R~0 & *=2: 0~0b1 & 0=1: 0b1 ! L>R ! R>L~0b1 & 0=1: 0b1
      both starts needed where the value is even ; strategy ; sum ; clobber("xo") + 1 ; R ; L>R~xo & 0=1: 1,2 1,1~.x & 1=2: 0 ! R>R~xo & 1=1: 1,2 1,1
      one start given twice ; strategy ; sum ; clobber("xo") + 0 ; P ; L>R~.x & 0=1: 1,1~L>R~.x & 0=1: 1,1
      a switch that is taken for 0 ; strategy ; sum ; clobber("xo") + +-1 ; P ; L>R~.x & +-1=2: -1~xo & 1=2: 0~R>L~o. & +-1=2: 1~xo & -1=2: 0
      a sum of values with one in brackets forgotten ; strategy ; sum ; 1 - (1 + 1) ; P ; L>R~0 & -1=2: 0~R>L~1 & 0=1: 0
      the value of the exchanged position ; strategy ; hackenbush ; 0b1 1r2 ; value -1/2 ; L>R~0 & 1/2=2: 1~R>L~0b1 & 1/2=1: 0b1 ! L>R~R>L
      an infinitesimal for 0 ; strategy ; nim ; 0 ; value Tiny(1) ; L>R~R>L ! L>R~0 & {1|0}=2: 0~R>L~0 & Miny(1)=2: {1|0}
      a bound of the wrong side ; strategy ; hackenbush ; 0r1 ; value at least ^ ; L>R~0r1 & v=1: 0r1 ! R>L~0r1 & v=2: *
      a bound by the start that is not asked for ; strategy ; clobber ; xo ; value at least 0 ; L>L~xo & 0=1: 1,1 1,2 ! R>L
      two bounds in the other order ; strategy ; hackenbush ; 0b1 ; value between 2 and 0 ; L>R~R>L ! R>L~L>R~0b1 & 0=1: 0b1
      a draw of values ; parts ; sum ; 1 - nim("0") ; D ; part 2 is 0~L>R~sum~L=~R=
      a line as part of the last one ; parts ; sum ; nim("1") + nim("1") ; P ; part 1 as part 1~part 2 as part 1~sum~L>R ! part 1 as part 2~part 2 is *~L>R~0 & *=2: 0~1 & 0=1: 1 -> 0~sum~L>R~* & 0=1: 0~0 & *=2: 0
      """;

  @TempDir private Path folder;

  private final Searched search = new Searched();

  @BeforeEach
  void hasPython() {
    assumeTrue(SecondChecker.isThere(), "there is no python3");
  }

  /** The followers of a value stand on the boards of its proof, so both write them alike. */
  @Test
  void bothWriteValuesAlike() throws IOException {
    List<Certificate> certificates = new ArrayList<>();
    for (String text : VALUES.strip().split("[;\\n]")) {
      String sum = "(" + text.strip() + ") + nim(\"1\")";
      Question question = search.question("sum", false, sum);
      certificates.add(new Prover(search.desk()).value(question, Control.unlimited()));
    }
    assertThat(certificates).hasSizeGreaterThan(40);
    assertThat(certificates).extracting(Certificate::kind).containsOnly(Certificate.STRATEGY);
    assertThat(certificates).allMatch(SecondCheckerTest::verified);
    assertThat(SecondCheckerTest.second(certificates, folder)).containsOnly("verified");
  }

  /** What is written by hand as {@code L>R} says that Right wins when Left moves first. */
  @Test
  void falseValuesAreRefusedByBoth() throws IOException {
    List<Certificate> forged = new ArrayList<>();
    List<String> named = new ArrayList<>();
    for (String row : FALSE.lines().toList()) {
      String[] words = row.split(" ; ", 6);
      String claim = words[4].startsWith("value ") ? words[4] : "outcome " + words[4];
      for (String body : words[5].split(" ! ")) {
        String text =
            body.replace("L>", "when Left moves first, >")
                .replace("R>", "when Right moves first, >")
                .replace(">L", "Left wins")
                .replace(">R", "Right wins")
                .replace('=', '\t');
        List<String> lines = Stream.of(text.split("~")).toList();
        forged.add(new Certificate(words[1], words[2], "normal", words[3], claim, lines));
        named.add(row);
      }
    }
    List<String> second = SecondCheckerTest.second(forged, folder);
    for (int i = 0; i < forged.size(); i++) {
      assertThat(SecondCheckerTest.verified(forged.get(i))).as(named.get(i)).isFalse();
      // Numbers so large have no canonical form in the second checker.
      String said = named.get(i).contains("bits") ? "unknown" : "refused";
      assertThat(second.get(i)).as(named.get(i)).isEqualTo(said);
    }
  }
}
