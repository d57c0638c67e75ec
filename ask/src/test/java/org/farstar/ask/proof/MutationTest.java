package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.input.InputException;
import org.farstar.ask.question.Desk;
import org.farstar.ask.question.Question;
import org.farstar.ask.question.Questions;
import org.farstar.ask.question.Searches;
import org.farstar.engine.answer.Method;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.play.Ending;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.theory.Ask;
import org.farstar.games.positional.qubic.ShippedDictionary;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.OutcomeSet;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.verify.Certificate;
import org.farstar.verify.Claim;
import org.farstar.verify.Kind;
import org.farstar.verify.RefusedException;
import org.farstar.verify.Rulesets;
import org.farstar.verify.Statement;
import org.farstar.verify.cite.Theorem;
import org.farstar.verify.kernel.Proofs;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Certificates of all kinds, changed where it should hurt and with the right sums: other claims,
 * plays, kinds, games and positions, numbers at the ends of their ranges, lines moved and doubled.
 * Whatever is accepted is true by a search.
 */
class MutationTest {
  /** A check that asks more often is given up, as if it had refused. */
  private static final int MOST_QUESTIONS = 100_000;

  /** No search of a position here takes more. */
  private static final Budget SEARCH = Budget.ofPositions(2_000_000);

  /**
   * False halves written by hand: kind, game, play, position, claim, and bodies with {@code !}
   * between them. L>R is {@code when Left moves first, Right wins}, a slash a new line, an equals
   * sign a tab.
   */
  private static final String FORGED =
      """
      strategy; nim; normal; 0; possible N or L; L>L ! L>R !
      strategy; nim; normal; 3; possible P or L;  ! L>L/3=3 -> 0
      strategy; nim; misere; 0; possible P or D; L>R ! L>L !
      strategy; sum; normal; nim("3") + 1; possible N or P;  ! L>L ! R>R
      strategy; toads-and-frogs; normal; t.; possible N or P or R;  ! R>R
      strategy; connect-four; verdict; 3x1 line=3: X..; possible N or P;  ! L>L
      strategy; backsliding-toads-and-frogs; normal; t.|f.; possible N or P or L or R;
      strategy; backsliding-toads-and-frogs; misere; t.|f.; possible N or P or L or R;
      strategy; backsliding-toads-and-frogs; normal; t.|f.; possible N or P or L or R or NHat;
      strategy; sum; normal; -backsliding_toads_and_frogs("t.|f.") + nim("1"); possible N or P or L or R;
      strategy; nim; normal; 1; value at least 1; R>L ! R>L/0 & -1=1: 1 -> 0/1 & -1=1: 1 -> 0 !
      strategy; nim; normal; 1; value at least ^; R>L ! L>L !
      strategy; nim; normal; 0; value at least 1/2; R>L ! L>R !
      strategy; nim; normal; 1; value at most -1; L>R ! R>L !
      strategy; nim; normal; 1; value at most v; L>R ! R>L !
      strategy; nim; normal; 0; value at most -1/2; L>R ! R>L !
      strategy; nim; normal; 1; value between 1 and 2; R>L/L>R ! L>R/R>L ! R>L
      strategy; nim; normal; 1; value between 2 and -2; R>L/L>R ! L>R/R>L ! L>R
      strategy; nim; normal; 1; value between 0 and 0; R>L/L>R ! R>L ! L>R
      tree; domineering; normal; 2x2; possible P or L; values to 12 ! values to 0 ! values to 0/..|..
      tree; domineering; normal; 1x2; possible N or L; values to 12 ! values to 0/..
      tree; domineering; normal; 2x1; possible P or R; values to 999 ! values to 0/.|.
      tree; domineering; normal; 2x2; value at least 0; values to 12 ! values to 0 ! values to 0/..|.. & value 0
      tree; clobber; normal; xo; value at least 0; values to 2 ! values to 0/xo & value *
      tree; nogo; normal; 1x3; value at least 1; values to 12 ! values to 0
      tree; nogo; normal; xox|x.x|.x.; value at least 3; values to 12 ! values to 0
      tree; nogo; normal; .xo|.oo|xoo; value at least 2; values to 12 ! values to 0
      tree; nogo; normal; oox.|oo.o; value at least 1; values to 0 ! values to 0/oox.|oo.o & value -1
      tree; nogo; normal; x.x.|xoxx; value at least 3/2; values to 0 ! values to 0/x.x.|xoxx & value -3/2
      tree; domineering; normal; 2x1; value at most *; values to 12 ! values to 0
      tree; domineering; normal; 2x2; value at most 0; values to 12 ! values to 0/..|..
      tree; clobber; normal; xo; value at most -1; values to 12 ! values to 0
      tree; domineering; normal; 2x2; value between 0 and 1; values to 12 ! values to 0
      tree; domineering; normal; 2x2; value between 2 and -2; values to 12 ! values to 0
      tree; clobber; normal; xo; value between -1 and 0; values to 2 ! values to 0
      sets; tic-tac-toe; verdict; 3^2: 1,1 2,1 2,2; possible N or D; X- ! O- !
      sets; tic-tac-toe; verdict; 2^2:; possible P or D; O- ! X- !
      sets; tic-tac-toe; verdict; 3^2: XX.|OO.|...; possible P or D; O- ! X- !
      sets; tic-tac-toe; verdict; 3^2 misere: XX.|.O.|..O; possible N or D; O- ! X- !
      mirror; tic-tac-toe; verdict; 2^2 misere:; possible N or D; 1,1 2,2/1,2 2,1 ! 1,1 1,2/2,1 2,2
      mirror; tic-tac-toe; verdict; 2^2 misere: 1,1; possible P or D; 1,1 2,2/1,2 2,1 ! 1,2 2,1
      mirror; positional; verdict; {a}[b] misere:; possible P or D; a b !
      mirror; positional; verdict; {a}{b} misere:; possible N or D; a b !
      strategy; domineering; normal; 2x2; possible P or L or R;  ! L>R ! R>L
      strategy; nim; normal; 1 1; possible N or D;  ! L>L/1 1=1 -> 0
      strategy; transposition; verdict; 1..3: / 2; possible P or L or R or D;  ! L>R
      tree; clobber; normal; oxx; value at least 1/65536; values to 12 ! values to 0/oxx & value 0
      tree; clobber; normal; oxx; value at least 1/1180591620717411303424; values to 12 ! values to 0
      tree; clobber; normal; xoo; value at least 0; values to 12 ! values to 0/xoo & value 0
      sets; tic-tac-toe; verdict; 3^2: XOX|O..|X..; possible P or D; X- ! O- ! X-/x 1,1 1,3 3,1 o 1,2 2,1=2,2
      sets; positional; verdict; {a}[b] misere:; possible P or D; O- ! X-
      mirror; tic-tac-toe; verdict; 3^3 misere:; possible P or D; 1,1,1 3,3,3/1,1,2 3,3,2/1,1,3 3,3,1/1,2,1 3,2,3/1,2,2 3,2,2/1,2,3 3,2,1/1,3,1 3,1,3/1,3,2 3,1,2/1,3,3 3,1,1/2,1,1 2,3,3/2,1,2 2,3,2/2,1,3 2,3,1/2,2,1 2,2,3
      mirror; tic-tac-toe; verdict; 1^1 misere:; possible N or D;  ! 1 1
      """;

  /**
   * False certificates of whole claims: kind, game, play, position, claim, and bodies. {@code #id}
   * stands for a theorem with its sentence, with ~ for the slash in it.
   */
  private static final String FALSE =
      """
      strategy; nim; normal; 3; outcome P; L>R ! L>R/1=1 -> 0/2=2 -> 0 ! L>L/3=3 -> 0 ! R>L
      strategy; nim; misere; 1; outcome N; L>L ! L>L/1=1 -> 0
      strategy; domineering; normal; 2x2; outcome P; L>R/R>L ! L>R ! R>L/L>R
      strategy; connect-four; verdict; 3x2 line=3:; outcome N; L>L ! L>L/...|...=2
      strategy; clobber; normal; xo; outcome L; L>L/xo=1,1 1,2/R>L ! L>L/xo=1,1 1,2
      strategy; backsliding-toads-and-frogs; normal; t. + .f; outcome L; L>L/t. & .f=1: 1 2/.t & f.=1: 2 1/R>L/t. & f.=1: 1 2/.t & .f=1: 2 1 ! L>L/t. & .f=1: 1 2/R>L
      strategy; backsliding-toads-and-frogs; normal; t. + .f; outcome NHat; L>L/t. & .f=1: 1 2/.t & f.=1: 2 1/R>R-/t. & .f=2: 2 1/.t & f.=2: 1 2/R>L-/t. & f.=1: 1 2/.t & .f=1: 2 1
      strategy; backsliding-toads-and-frogs; normal; t..f; outcome D; L>L-/.f.t=4 3/.tf.=2 4/f.t.=3 2/t..f=1 2/L>R- ! L>L-/.f.t=4 3/.tf.=2 4/f.t.=3 2/t..f=1 2/L>R-/.t.f=4 3/R>R-/.tf.=3 1/t..f=4 3/R>L-
      strategy; backsliding-toads-and-frogs; normal; t..f; outcome P; L>R/.t.f=4 3/R>L/t.f.=1 2 ! L>R/.f.t=4 3/.tf.=2 4/f.t.=3 2/t..f=1 2/R>L
      strategy; backsliding-toads-and-frogs; misere; t.; outcome L; L>L/t.=1 2/R>L ! L>L/R>L
      strategy; hare-and-hounds; normal; x#o|.#.; outcome L; L>L/x#o|.#.=1,1 2,1/.#.|x#o=2,1 1,1/R>L/x#.|.#o=1,1 2,1/.#o|x#.=2,1 1,1
      strategy; hare-and-hounds; normal; x#o|.#.; outcome D; L>L-/x#o|.#.=1,1 2,1/.#.|x#o=2,1 1,1/L>R-/.#o|x#.=1,3 2,3/x#.|.#o=2,3 1,3/R>R-/x#o|.#.=1,3 2,3/.#.|x#o=2,3 1,3/R>L-/x#.|.#o=1,1 2,1/.#o|x#.=2,1 1,1
      strategy; sum; normal; hare_and_hounds("x#o|.#.") + backsliding_toads_and_frogs(".f"); outcome R; L>R/.#o|x#. & .f=1: 1,3 2,3/x#.|.#o & .f=1: 2,3 1,3/R>R/x#o|.#. & .f=1: 1,3 2,3/.#.|x#o & .f=1: 2,3 1,3
      terms; sum; normal; hare_and_hounds("x#o|.#.") + backsliding_toads_and_frogs(".f"); outcome R; part 1 is outcome R by strategy/=L>R/=.#o|x#.=1,3 2,3/=x#.|.#o=2,3 1,3/=R>R/=x#o|.#.=1,3 2,3/=.#.|x#o=2,3 1,3/part 2 is outcome R by strategy/=L>R/=R>R/=.f=2 1
      terms; sum; normal; hare_and_hounds("x#o|.#.") + backsliding_toads_and_frogs("t."); outcome N; part 1 is outcome R by strategy/=L>R/=.#o|x#.=1,3 2,3/=x#.|.#o=2,3 1,3/=R>R/=x#o|.#.=1,3 2,3/=.#.|x#o=2,3 1,3/part 2 in the rest/the rest is outcome L by strategy/=L>L/=t.=1 2/=R>L
      parts; sum; normal; hare_and_hounds("x#o|.#.") + backsliding_toads_and_frogs("t."); outcome P; part 1 is 0/L>R/.#o|x#. & 0=1: 1,3 2,3/x#.|.#o & 0=1: 2,3 1,3/R>L/x#.|.#o & 0=1: 1,1 2,1/.#o|x#. & 0=1: 2,1 1,1/part 2 is 0/L>R/R>L/t. & 0=1: 1 2/sum/L>R/R>L
      parts; sum; normal; nim("3") + nim("1"); outcome P; part 1 is */L>R/part 2 is */L>R/sum/L>R ! part 1 is */L>R/part 2 as part 1/sum/L>R ! sum/L>R
      parts; sum; normal; nim("1") + 1; outcome P; part 1 is -1/L>R/R>L/sum/L>R/R>L ! part 1 is */L>R/sum/L>R/R>L ! sum/L>R
      parts; sum; normal; domineering("2x1") - domineering("2x1"); outcome L; part 1 is 1/L>R/R>L/part 2 is 0/L>R/R>L/sum/L>L/R>L ! part 1 is 1/L>R/R>L/part 2 as part 1/sum/L>L/R>L
      parts; sum; normal; nim("2") + nim("2"); outcome N; part 1 is *2/L>R/part 2 is 0/L>R/sum/L>L/*2 & 0=1: 0 ! part 1 is *2/part 2 as part 1/sum/L>L
      nimbers; nim; normal; 3 + 2; outcome P; part 1 is *2/part 2 is *2 ! part 1 is */part 2 is * ! part 1 is P/part 2 is P !
      nimbers; kayles; normal; 3; outcome P; 0.77 values 0 1 2 0/part 1 is 0 ! 0.77 period 1 from 1 values 0 0/part 1 is 0 ! part 1 is 0
      nimbers; wythoff; normal; 2 3; outcome P; part 1 is P ! part 1 is 0 !
      cite; even-subtraction; normal; 3; outcome P; #slides~even ! #slides~sum ! #slides~even/#slides~sum
      cite; pennies; verdict; 3 5 2; outcome D; #transposition~2.3-pennies ! #transposition~2.1-full !
      cite; vertex-geography; normal; 1-2 2-3 @1; outcome N; #slides~vertex-geography/matching 1-2/bound ! #slides~vertex-geography/matching/bound 2 ! #slides~vertex-geography/matching 1-2 2-3/bound
      cite; end-nim; normal; w|3|2; outcome N; #end-nim~9/#end-nim~14 ! #end-nim~14 ! #end-nim~9
      terms; nim; normal; 3 + 2; outcome P; part 1 is outcome P by nimbers/=part 1 is 0/part 2 as part 1 ! part 1 is value *2 by nimbers/=part 1 is *2/part 2 as part 1 !
      terms; sum; normal; nim("1") + *2; outcome P; part 1 is value *2 by nimbers/=part 1 is *2 ! part 1 is outcome P by strategy/=L>R !
      terms; sum; normal; nim("1") + 1; outcome N; part 1 is outcome N by nimbers/=part 1 is * ! part 1 is value * by nimbers/=part 1 is *
      tree; domineering; normal; 2x2; outcome P; values to 12 ! values to 0/..|.. ! values to 0/value 0
      tree; clobber; normal; xo; outcome P; values to 0/xo ! values to 2 ! values to 0/xo & xo
      tree; nogo; normal; 1x2; outcome L; values to 0/.. & value 0 ! values to 2 ! values to 0/.. & value -1
      pairing; tic-tac-toe; verdict; 2^2:; outcome D; 1,1 1,2/2,1 2,2 ! 1,1 2,2/1,2 2,1 !
      pairing; tic-tac-toe; verdict; 3^1:; outcome P; 1 2 ! 1 3 !
      pairing; tic-tac-toe; verdict; 2^3:; outcome D; 1,1,1 2,2,2/1,1,2 2,2,1/1,2,1 2,1,2/1,2,2 2,1,1 ! 1,1,1 1,1,1
      replies; positional; verdict; {a,b}{b,c} maker-breaker:; outcome P;  ! x o=b ! x o=a=c: b ! x a o=b
      replies; tic-tac-toe; verdict; 2^2:; outcome D;  ! x o=1,1 ! x 1,1 o=2,2 ! x o=2,2=1,2: 2,1
      replies; positional; verdict; {a,b}{b,c}{a,c}:; outcome D;  ! x o=a=a: b ! x o=a
      sets; tic-tac-toe; verdict; 2^2:; outcome D; X-/O- ! X-/x o=1,1/O- ! O-
      sets; tic-tac-toe; verdict; 3^2:; outcome N; X wins ! X wins/x o=2,2 ! X-
      sets; positional; verdict; {a,b}{b,c} maker-breaker:; outcome P; O wins ! O- ! O wins/x o=b
      sets; positional; verdict; {a}[b] avoider-enforcer:; outcome P; O wins ! X wins/x o=b ! O-
      mirror; tic-tac-toe; verdict; 2^2 misere:; outcome N; 1,1 2,2/1,2 2,1 ! 1,1 1,2/2,1 2,2 !
      mirror; tic-tac-toe; verdict; 3^2 misere:; outcome N; 1,1 3,3/1,2 3,2/1,3 3,1/2,1 2,3 ! 1,1 3,3
      mirror; positional; verdict; {a,b} misere:; outcome P; a b ! a b/b a !
      mirror; positional; verdict; {a,b}[c] misere:; outcome N; a b ! a c !
      dictionary; tic-tac-toe; verdict; 3^2:; outcome N;  ! 0 ! xo 2
      dictionary; tic-tac-toe; verdict; 3^2: 2,2; outcome N;  ! xo 2
      dictionary; tic-tac-toe; verdict; 2^3:; outcome D;  ! 0
      dictionary; tic-tac-toe; verdict; 4^3: 1,1,1 4,4,4 1,1,2 4,4,3 1,1,3 4,4,2; outcome P;  ! xxxo56oooo 4
      dictionary; tic-tac-toe; verdict; 4^3: 1,1,1 4,4,4 1,1,2 4,3,3 1,1,3 2,2,4 1,2,1 3,4,2 1,3,1; outcome N;  ! o 1 ! xxx1x3x 12
      decks; monotone; verdict; a=3 d=3 deck=5:; outcome P; deck 5 P ! deck 1 D/deck 2 D/deck 3 D/deck 4 D/deck 5 P !
      decks; monotone; verdict; a=3 d=3 deck=3:; outcome N; deck 1 D/deck 2 D/deck 3 N/deck 4 N/deck 5 N/lost 3,3,1 ! deck 3 N
      decks; monotone; verdict; a=3 d=3 deck=4 misere:; outcome P; deck 1 D/deck 2 D/deck 3 D/deck 4 P/deck 5 N/lost 3,3,4 ! deck 4 P
      words; monotone; verdict; a=4 d=3 deck=Q:; outcome N; 0+1 0+1 ! 1 1 ! 0+2 1 ! 0 0+1
      words; monotone; verdict; a=6 d=3 deck=Q:; outcome N; 0+1 0+1 ! 0+1 1+1/1+1 0+1 !
      words; monotone; verdict; a=8 d=3 deck=Q:; outcome N; 0 6 ! 5 1 ! 1 5
      lost; monotone; verdict; a=4 d=4 deck=Q:; outcome P; 0 ! 0 1 1 1 1 1 ! 3 ! 1 2
      lost; monotone; verdict; a=4 d=3 deck=Q:; outcome N; 0 ! 1 ! 2 ! 0 1 1
      lost; monotone; verdict; a=6 d=3 deck=Q:; outcome N; 0 1 1 1 1 ! 3 ! 0 2
      strategy; nim; misere; 2 2; outcome N; L>L/2 2=2 -> 1/2=2 -> 0/1 1=1 -> 0 ! L>L/2 2=2 -> 1/2=2 -> 0/1 1=1 -> 0/1=1 -> 0
      strategy; nim; normal; 2; outcome P; L>R/0=0 -> -1/1=1 -> 0 ! L>R/1=1 -> 0/0=0 -> 0 ! L>R/1=1 -> ٠
      strategy; cram; normal; 2x2; outcome N; L>L/..|..=1,1 2,1 ! L>L/..|..=1,1 2,1/R>R/..|..=1,1 1,2
      parts; sum; normal; domineering("2x1") + domineering("1x2"); outcome L; part 1 is 1/L>R/#|# & -1=2: 0/R>L/.|. & 0=1: 1,1 2,1/part 2 as part 1/sum/L>L/1 & 1=1: 0/0 & 1=2: 0/R>L
      parts; sum; normal; nim("2") + nim("2") + 1; outcome P; part 1 as part 2/part 2 as part 1/sum/L>R/R>L ! part 1 as part 1/part 2 as part 1/sum/L>R/R>L
      parts; sum; misere; nim("1") + nim("1"); outcome P; part 1 is */L>R/0 & *=2: 0/1 & 0=1: 1 -> 0/part 2 as part 1/sum/L>R/* & 0=1: 0/0 & *=2: 0
      nimbers; nim; normal; 1 4294967297; outcome P; part 1 is 0 ! part 1 is *4294967296
      nimbers; subtraction; normal; {1,6}: 6; outcome P; 0.300003 period 2 from 1 values 0 1 0/part 1 is 0 ! 0.3 period 2 from 1 values 0 1 0/part 1 is 0 ! 0.3000030 values 0 1 0 1 0 1 0/part 1 is 0
      nimbers; sum; normal; wythoff("1 3") + wythoff("1 3"); outcome N; part 1 is N/part 2 is N ! part 1 is N/part 2 is P ! part 1 is N
      nimbers; dawson-kayles; normal; 1 1 2; outcome P; 0.137 values 0 1 1/part 1 is * ! 0.77 values 0 1 2/part 1 is *2 ! 0.07 values 0 0 1/0.07 values 0 0 0/part 1 is 0
      nimbers; wythoff; normal; 4 6; outcome P; part 1 is P ! part 1 is 0
      nimbers; sum; normal; nim("1") + ^; outcome P; part 1 is *
      quotient; kayles; misere; 1; outcome N; 0.77 elements 0 1/times 1 0/lost 1 ! 0.77 elements 0 0/lost ! 0.77 elements 0 1/times 1 0/lost ! 0.77 elements 0 1/times 1 0/lost 0 ! 0.77 elements 1 0/times 1 0/lost 1 ! lost !
      quotient; kayles; misere; 3; outcome P; 0.77 elements 0 1 2/times 1 0 3 2 5 4/times 2 3 4 5 2 3/lost 1 4 ! 0.77 elements 0 1 2 1/times 1 0 3 2 5 4/times 2 3 4 5 2 3/lost 1 4 ! 0.77 elements 0 1 2 4/times 1 0 3 2 5 4/times 2 3 4 5 2 3/lost 1 4 ! 0.77 period 1 from 1 elements 0 1/times 1 0/lost 1 ! 0.77 period 2 from 1 elements 0 1 2/times 1 0 3 2 5 4/times 2 3 4 5 2 3/lost 1 4 ! 0.77 period 3 from 1 elements 0 1 2 4/times 1 0 3 2 5 4/times 2 3 4 5 2 3/lost 1 4
      quotient; octal; misere; 0.3: 3; outcome N; 0.3 period 3 from 1 elements 0 1 0 0/times 1 0/lost 1 ! 0.3 period 2 from 1 elements 0 1 0/times 1 0/lost 1 ! 0.33 period 3 from 1 elements 0 1 2 0/times 1 0 3 2 5 4/times 2 3 4 5 2 3/lost 1 4 ! 0.3 elements 0 1 0/times 1 0/lost 1 ! 0.3 elements 0 1 0 4294967297/times 1 0/lost 1
      quotient; dawson-kayles; misere; 2; outcome N; 0.07 elements 0 1 1/times 1 0/lost 1 ! 0.07 period 1 from 1 elements 0 0/lost ! 0.07 elements 0 0 0/lost ! 0.07 elements 0 0 1/times 1 0/lost
      quotient; kayles; misere; 2; outcome P; 0.77 elements 0 1 2/times 1 2 0/times 2 0 1/lost 1 2 ! 0.77 elements 0 1 2/times 1 0 3 2/times 2 2 2 2/lost 1 2 ! 0.77 elements 0 1 2/times 1 0 3 2/times 2 3 0 1/lost 1 2 ! 0.77 elements 0 1 1/times 1 0/lost 1 ! 0.7 period 2 from 1 elements 0 1 0/times 1 0/lost 1
      quotient; kayles; normal; 1; outcome P; 0.77 elements 0 1/times 1 0/lost 1
      quotient; sum; misere; kayles("1") + nim("1"); outcome P; 0.77 elements 0 1/times 1 0/lost 1
      quotient; sum; misere; kayles("1") + octal("0.07: 2"); outcome P; 0.77 elements 0 1/times 1 0/lost 1 ! 0.07 elements 0 0 1/times 1 0/lost 1
      cite; chomp; normal; ...|.##|.##; outcome N; #rulesets~chomp-legs ! #rulesets~chomp-whole ! #rulesets~chomp-two-rows ! #rulesets~chomp-hook
      cite; hackenbush; normal; 0b1 0r2; outcome N; #winning-ways~strings ! #winning-ways~colon
      cite; edge-geography; normal; 1-2 @1; outcome P; #slides~even-kernel/kernel 1 ! #slides~even-kernel/kernel 1 2 ! #slides~bipartite/columns 2 ! #slides~even-kernel/kernel
      cite; token; normal; a>b @a; outcome P; #slides~labelling/a is P ! #slides~labelling/b is N/a is P ! #slides~labelling/b is P/a is N/a is P ! #sprague-grundy~mex/b is */a is 0
      cite; transposition; verdict; 1..3: / 2; outcome P; #transposition~2.1-pivots ! #transposition~2.3 ! #transposition~3.1-z ! #transposition~2.1-full
      cite; flipping-coins; normal; 01; outcome L; #flipping-coins~3.1 ! #flipping-coins~3.3/#flipping-coins~4.3/#flipping-coins~4.4/#flipping-coins~4.5/#flipping-coins~4.6
      cite; subtraction; normal; {2,3}: 4; outcome P; #slides~game-1-any/#slides~sum ! #slides~game-1-any
      terms; sum; normal; domineering("2x1") - domineering("2x1"); outcome L; part 1 is value 1 by tree/=values to 2/part 2 as part 1 ! part 1 is value 1 by tree/=values to 2/part 2 is value 1 by tree/=values to 2 ! part 1 is outcome L by tree/=values to 2/part 2 is outcome L by tree/=values to 2
      terms; sum; normal; domineering("2x1") - domineering("2x1"); outcome L; part 1 in the rest/part 2 as part 1/the rest is outcome L by tree/=values to 2 ! part 1 is value 1 by tree/=values to 2/part 2 in the rest/the rest is outcome L by tree/=values to 2 ! part 1 in the rest/part 2 in the rest/the rest is outcome L by tree/=values to 2 ! part 1 in the rest/part 2 in the rest
      terms; sum; normal; nim("1") + *; outcome N; part 1 in the rest/the rest is outcome N by strategy/=L>L/=1 & *=1: 1 -> 0 ! part 1 in the rest/the rest is value * by nimbers/=part 1 is * ! part 1 in the rest/the rest is outcome N by nimbers/=part 1 is * ! part 1 in the rest
      terms; sum; normal; nim("1") + domineering("2x1"); outcome R; part 1 is value * by nimbers/=part 1 is */part 2 in the rest/the rest is outcome R by tree/=values to 2/the rest is outcome R by tree/=values to 2 ! part 1 is value * by nimbers/=part 1 is */part 2 in the rest/the rest is value -1 by tree/=values to 2 ! part 2 in the rest/part 1 is value * by nimbers/=part 1 is */the rest is outcome R by tree/=values to 2
      terms; sum; normal; nim("4") + kayles("4"); outcome P; part 1 is value *4 by nimbers/=part 1 is *4/part 2 as part 1 ! part 1 is possible N or P by strategy/part 2 as part 1
      terms; sum; normal; nim("0") + 9223372036854775807 + 1; outcome R; part 1 is outcome P by nimbers/=part 1 is 0 !
      terms; sum; misere; nim("1") + nim("1"); outcome P; part 1 is value * by nimbers/=part 1 is */part 2 as part 1
      tree; sum; normal; backsliding_toads_and_frogs("t.") - backsliding_toads_and_frogs("t."); outcome P; values to 0 ! values to 12 ! values to 999
      tree; sum; normal; backsliding_toads_and_frogs("t.") - backsliding_toads_and_frogs("t.") + 1; outcome L; values to 0 ! values to 12
      tree; sum; normal; hare_and_hounds("...|xo.|...") - hare_and_hounds("...|xo.|..."); outcome P; values to 0
      terms; sum; normal; backsliding_toads_and_frogs("t.") - backsliding_toads_and_frogs("t.") + nim("3"); outcome N; part 1 in the rest/part 2 in the rest/part 3 is value *3 by nimbers/=part 1 is *3/the rest is outcome N by tree/=values to 0
      tree; sum; normal; domineering("1x2") + nogo("2x1"); outcome P; values to 12 ! values to 0 ! values to 0/1: .. & 2: .|.
      tree; sum; normal; clobber("oxx") - 1/65536; outcome L; values to 12 ! values to 0
      tree; domineering; normal; 4x4; outcome P; values to 0 ! values to 12 ! values to 0/....|....|....|....
      pairing; tic-tac-toe; verdict; 1^1:; outcome D;  ! 1 1
      pairing; tic-tac-toe; verdict; 2^2: ..|..; outcome D; 1,1 1,2/2,1 2,2/01,1 02,1/1,02 2,02/1,01 2,002/1,002 2,01 ! 1,1 1,2/2,1 2,2/１,１ ２,１/१,२ २,२/٠١,١ ٠٢,٢/+1,2 +2,1
      pairing; tic-tac-toe; verdict; 3^2: XX.|OO.|...; outcome D; 1,1 1,2/2,1 2,2/3,1 3,2 ! 1,3 2,3 !
      replies; positional; verdict; {a}[b]:; outcome D;  ! x o=a ! x b o=a
      replies; positional; verdict; {a,b}{c,d} : X=a O=c; outcome D;  ! x a o c=b ! x o=a=a: b
      replies; positional; verdict; {a,b}{c,d} avoider-enforcer:; outcome D;  ! x o=a=a: b
      replies; tic-tac-toe; verdict; 3^3:; outcome D;  ! x o=2,2,2=2,2,2: 1,1,1
      sets; tic-tac-toe; verdict; 3^2: XOX|O..|X..; outcome D; X-/O- ! O-/X- ! X-/x 1,1 1,3 3,1 o 1,2 2,1=2,2/O-
      sets; positional; verdict; {a,b}{a,c}{b,c} avoider-enforcer:; outcome N; X wins ! X wins/x o=a ! X-
      sets; positional; verdict; {a,b}{b,c}{a,c} misere:; outcome N; X wins ! X-/x o=a ! X wins/x o=a
      mirror; positional; verdict; {a,b}{c,d} avoider-enforcer:; outcome P; a b/c d ! a c/b d
      mirror; tic-tac-toe; verdict; 2^1 misere:; outcome P; 1 2 ! 1 2/2 1 !
      mirror; tic-tac-toe; verdict; 1^1 misere:; outcome N;  ! 1 1
      mirror; tic-tac-toe; verdict; 3^3 misere:; outcome P; 1,1,1 3,3,3/1,1,2 3,3,2/1,1,3 3,3,1/1,2,1 3,2,3/1,2,2 3,2,2/1,2,3 3,2,1/1,3,1 3,1,3/1,3,2 3,1,2/1,3,3 3,1,1/2,1,1 2,3,3/2,1,2 2,3,2/2,1,3 2,3,1/2,2,1 2,2,3
      dictionary; tic-tac-toe; verdict; 4^3: 1,1,1 4,4,4 1,1,2 4,4,3 1,1,3 4,4,2; outcome D;  ! xxxo56oooo 3
      dictionary; tic-tac-toe; verdict; 4^3: 1,1,1 4,4,4 1,1,2 4,4,3 1,1,3 4,4,2 1,1,4; outcome N;  ! oooo 5
      dictionary; tic-tac-toe; verdict; 4^1:; outcome N;  ! 0
      decks; monotone; verdict; a=3 d=3 deck=5 misere:; outcome P; deck 1 D/deck 2 D/deck 3 D/deck 4 D/deck 5 N/deck 6 N/deck 7 N/drawn 2,2,1/drawn 2,2,1 2,3,1/drawn 2,3,1/drawn 2,3,2/drawn 3,2,1/drawn 3,2,1 2,2,1/drawn 3,2,1 2,3,1/drawn 3,2,1 2,3,2/drawn 3,2,2/drawn 3,2,2 2,3,1/drawn 3,3,1/drawn 3,3,2/drawn 3,3,3/drawn 3,3,4/settled 3,2,1 2,3,3 !
      decks; monotone; verdict; a=2 d=3 deck=3:; outcome P; deck 1 D/deck 2 D/deck 3 P ! deck 0 D/deck 1 D/deck 2 D/deck 3 P/lost 2,3,3/settled 2,3,3
      decks; monotone; verdict; a=3 d=3 deck=3:; outcome N; deck 1 D/deck 2 D/deck 3 D/deck 4 D/deck 5 N/deck 6 N/deck 7 N/drawn 2,2,1/drawn 2,2,1 2,3,1/drawn 2,3,1/drawn 2,3,2/drawn 3,2,1/drawn 3,2,1 2,2,1/drawn 3,2,1 2,3,1/drawn 3,2,1 2,3,2/drawn 3,2,2/drawn 3,2,2 2,3,1/drawn 3,3,1/drawn 3,3,2/drawn 3,3,3/drawn 3,3,4/settled 3,2,1 2,3,3
      words; monotone; verdict; a=2 d=3 deck=Q:; outcome N; 1 0 ! 0+1 0+1 ! 0 0
      words; monotone; verdict; a=3 d=4 deck=Q:; outcome N; 0 1 0 ! 0+1 0+1 0+1 ! 1 0 0
      words; monotone; verdict; a=4 d=3 deck=Q:; outcome N; 1 4294967297 ! 1 2147483647+2/1 1 ! 0 0/1 1 ! 1 1+1/0 0
      lost; monotone; verdict; a=4 d=3 deck=Q:; outcome N; 4294967297 ! 0 2147483647 2147483647 ! 0 0 0 ! 1 -1 ! 1 4294967295
      lost; monotone; verdict; a=3 d=3 deck=Q:; outcome P;  ! 0 ! 1 ! 2 ! 1 1
      lost; monotone; verdict; a=2 d=2 deck=Q:; outcome N; 0 ! 0 1 ! 1
      orders; monotone; verdict; a=3 d=3 deck=N:; outcome P;  ! settled 3,3,w ! settled 3,2,1 2,3,w ! lost 3,3,w
      orders; monotone; verdict; a=4 d=4 deck=Z:; outcome P;  ! settled 4,4,z ! settled 4,3,w* 3,4,w ! settled 4,4,w*+w
      orders; monotone; verdict; a=4 d=3 deck=N:; outcome N; settled 4,2,1 3,2,1 2,3,w/settled 4,2,2 2,3,w/settled 4,2,3 2,3,w/settled 4,2,4 2,3,w/settled 4,3,w ! settled 4,2,5 2,3,w ! settled 4,2,5 3,3,w
      orders; monotone; verdict; a=3 d=3 deck=w + 3 misere: 1:2; outcome N;  ! settled 3,2,1 2,3,w+3 ! lost 3,2,1 2,3,w+3 ! settled 3,3,w+3
      orders; monotone; verdict; a=3 d=3 deck=w + 3 misere: 1:3; outcome N;  ! settled 3,2,2 2,3,w+3 ! settled 3,2,1 2,3,w+3 ! settled 3,2,2 2,3,w+2
      orders; monotone; verdict; a=3 d=3 deck=Q: 0 1; outcome P;  ! settled 3,2,q
      orders; monotone; verdict; a=3 d=3 deck=Q misere: 0; outcome N; settled 3,2,q 2,3,q ! settled 3,2,q+1+q 2,3,q ! settled 3,2,q 2,3,1+q
      orders; monotone; verdict; a=3 d=3 deck=4 misere:; outcome D; drawn 3,3,4 ! drawn 3,3,4/drawn 3,2,1 2,3,2 ! drawn 3,3,4/drawn 3,2,1 2,3,1/drawn 2,3,1/drawn 3,2,1 !
      orders; monotone; verdict; a=3 d=3 deck=4294967299:; outcome D;  ! drawn 3,3,3 ! drawn 3,3,4294967299
      orders; monotone; verdict; a=3 d=3 deck=1 + w* misere:; outcome D; drawn 3,3,1+w* !
      """;

  private static final Rulesets RULESETS = new CatalogueRulesets(Catalogue.STANDARD);

  @TempDir private Path folder;

  private final Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());

  private static final class Ended extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private Question question(String game, Ending ending, String position) {
    Searches searches = Searches.of(() -> new Control(SEARCH), () -> {});
    return Questions.read(game, ending == Ending.LAST_PLAYER_LOSES, position, desk, searches);
  }

  /** What a certificate proves, empty where it is refused. */
  private static Optional<Statement> proved(Certificate certificate) {
    int[] asked = new int[1];
    Runnable checkStop =
        () -> {
          if (++asked[0] > MOST_QUESTIONS) {
            throw new Ended();
          }
        };
    try {
      return Optional.of(Proofs.verify(certificate.write(), RULESETS, checkStop).statement());
    } catch (RefusedException | SearchStopped | Ended e) {
      // Rules stop by themselves where their moves are too many.
      return Optional.empty();
    }
  }

  /** The claim that a search finds to be true. */
  private Claim found(Statement statement) {
    Question question = question(statement.game(), statement.ending(), statement.position());
    Ask ask = new Ask(false, false);
    if (statement.claim() instanceof Claim.OfValue || statement.claim() instanceof Claim.OfBounds) {
      String value =
          desk.analyst()
              .value(question.sum(), Method.BEST, ask, new Control(SEARCH))
              .first()
              .orElseThrow()
              .value()
              .toString();
      return Claim.read("value " + value).orElseThrow();
    }
    return new Claim.OfOutcome(
        desk.analyst()
            .outcome(question.sum(), Method.BEST, ask, new Control(SEARCH))
            .first()
            .orElseThrow()
            .outcome());
  }

  private boolean isTrue(Statement statement) {
    Claim found = found(statement);
    if (statement.claim() instanceof Claim.OfPossible claimed) {
      return claimed.outcomes().contains(((Claim.OfOutcome) found).outcome());
    }
    if (statement.claim() instanceof Claim.OfBounds claimed) {
      ShortGame value = ((Claim.OfValue) found).value();
      return Stream.of(
              claimed.low().map(low -> value.minus(value.universe().adopt(low))),
              claimed.high().map(high -> value.universe().adopt(high).minus(value)))
          .flatMap(Optional::stream)
          .allMatch(each -> Claim.AT_LEAST_ZERO.contains(each.outcome()));
    }
    return statement.claim().toString().equals(found.toString());
  }

  /** How many of these are accepted; each of them is true. */
  private int accepted(Iterable<Certificate> certificates) {
    int accepted = 0;
    Set<String> known = new TreeSet<>();
    for (Certificate certificate : certificates) {
      Optional<Statement> statement = proved(certificate);
      if (statement.isPresent()) {
        accepted++;
        if (known.add(statement.get().toString())) {
          assertThat(isTrue(statement.get()))
              .as(statement.get().sentence() + "\n" + certificate.write())
              .isTrue();
        }
      }
    }
    return accepted;
  }

  @ParameterizedTest
  @MethodSource("org.farstar.ask.proof.Mutations#corpus")
  void whatIsAcceptedIsTrue(Mutations.Sample sample) {
    Certificate certificate = sample.certificate(desk);
    assertThat(certificate.kind()).isEqualTo(sample.kind());
    // Rules that are cited may be applied in one pass over the position.
    assertThat(questions(certificate)).isGreaterThan(sample.kind().equals("cite") ? -1 : 0);
    assertThat(accepted(Mutations.statements(certificate))).as("statements").isPositive();
    accepted(Mutations.positions(certificate));
    accepted(Mutations.bodies(certificate));
  }

  /** How often a check asks; one that is stopped at a question ends there. */
  private static int questions(Certificate certificate) {
    int all = questions(certificate, Integer.MAX_VALUE);
    for (int at : all == 0 ? new int[0] : new int[] {1, (all + 1) / 2, all}) {
      assertThatThrownBy(() -> questions(certificate, at)).isInstanceOf(Ended.class);
    }
    return all;
  }

  private static int questions(Certificate certificate, int last) {
    int[] asked = new int[1];
    Proofs.verify(
        certificate.write(),
        RULESETS,
        () -> {
          if (++asked[0] == last) {
            throw new Ended();
          }
        });
    return asked[0];
  }

  /** Where work grows faster than the position, so does the number of questions. */
  @ParameterizedTest
  @CsvSource({
    "vertex-geography, -, @0",
    "edge-geography, -, @0",
    "token, >, @0",
    "hackenbush, b, ''",
    "kayles, '', ''",
    "end-nim, '', ''"
  })
  void longChecksAskOften(String game, String edge, String end) {
    String between = game.equals("end-nim") ? "|" : " ";
    String position =
        IntStream.range(0, 200)
            .mapToObj(i -> edge.isEmpty() ? "" + (i + 1) : i + edge + (i + 1))
            .collect(Collectors.joining(between));
    Question question = question(game, Ending.LAST_PLAYER_WINS, (position + " " + end).strip());
    Certificate certificate = new Prover(desk, 1).outcome(question, Control.unlimited());
    assertThat(certificate.kind()).isIn(Certificate.CITE, Certificate.NIMBERS);
    assertThat(questions(certificate)).isGreaterThan(90);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"domineering; 2x3", "nim; 3 + 1", "toads-and-frogs; T.F"})
  void valuesThatAreAcceptedAreTrue(String game, String position) {
    Question question = question(game, Ending.LAST_PLAYER_WINS, position);
    Certificate certificate = new Prover(desk).value(question, Control.unlimited());
    assertThat(accepted(List.of(certificate))).isEqualTo(1);
    accepted(Mutations.statements(certificate));
    accepted(Mutations.positions(certificate));
    accepted(Mutations.bodies(certificate));
  }

  @ParameterizedTest
  @MethodSource("org.farstar.ask.proof.Mutations#halves")
  void halvesThatAreAcceptedAreTrue(Mutations.Half half) {
    Certificate certificate = half.certificate(desk);
    assertThat(certificate.kind()).isEqualTo(half.sample().kind());
    assertThat(certificate.claim()).isEqualTo(half.claim().toString());
    assertThat(accepted(List.of(certificate))).isEqualTo(1);
    accepted(Mutations.statements(certificate));
    accepted(Mutations.positions(certificate));
    accepted(Mutations.bodies(certificate));
  }

  /** Both checkers, several changes at once; neither is at a loss for an answer. */
  private void changedAtRandom(int count, long seed) throws IOException {
    List<Certificate> all = new ArrayList<>();
    Mutations.corpus().forEach(sample -> all.add(sample.certificate(desk)));
    Mutations.halves().forEach(half -> all.add(half.certificate(desk)));
    Random random = new Random(seed);
    List<Certificate> changed = new ArrayList<>();
    for (Certificate certificate : all) {
      for (int i = 0; i < count; i++) {
        changed.add(Mutations.changed(certificate, all, random));
      }
    }
    accepted(changed);
    assumeTrue(SecondChecker.isThere(), "there is no python3");
    SecondCheckerTest.compare(changed, SecondCheckerTest.second(changed, folder));
  }

  @Test
  void whatIsAcceptedOfChangesAtRandomIsTrue() throws IOException {
    changedAtRandom(5, 1);
  }

  @Tag("slow")
  @Test
  void whatIsAcceptedOfManyChangesAtRandomIsTrue() throws IOException {
    changedAtRandom("small".equals(System.getProperty("farstar.slow.size")) ? 50 : 500, 2);
  }

  @Test
  void falseHalvesByHandAreRefused() throws IOException {
    assertThat(refusedByBoth(FORGED)).hasSizeGreaterThan(80);
  }

  /** At least three false statements of each kind, most of them with several bodies. */
  @Test
  void falseCertificatesByHandAreRefused() throws IOException {
    List<Certificate> refused = refusedByBoth(FALSE);
    for (Kind kind : Proofs.KINDS) {
      assertThat(refused.stream().filter(each -> each.kind().equals(kind.name())))
          .as(kind.name())
          .extracting(Certificate::position)
          .satisfies(positions -> assertThat(Set.copyOf(positions)).hasSizeGreaterThan(2));
    }
  }

  /** The certificates of a table of rows, which state what is false. */
  private List<Certificate> refusedByBoth(String rows) throws IOException {
    List<Certificate> forged = new ArrayList<>();
    for (String row : rows.lines().toList()) {
      String[] words = row.split("; ?", -1);
      for (String body : words[5].split("!", -1)) {
        List<String> lines =
            body.isBlank()
                ? List.of()
                : Stream.of(lines(body.strip())).map(MutationTest::sentence).toList();
        forged.add(new Certificate(words[0], words[1], words[2], words[3], words[4], lines));
      }
      Ending ending =
          Stream.of(Ending.values())
              .filter(each -> Statement.play(each).equals(words[2]))
              .findFirst()
              .orElseThrow();
      Claim claim = Claim.read(words[4]).orElseThrow();
      assertThat(isTrue(new Statement(words[1], ending, words[3], claim))).as(row).isFalse();
    }
    assertThat(forged).allMatch(each -> proved(each).isEmpty());
    assumeTrue(SecondChecker.isThere(), "there is no python3");
    assertThat(SecondCheckerTest.second(forged, folder))
        .contains("refused")
        .doesNotContain("verified");
    return forged;
  }

  private static String[] lines(String body) {
    return body.replace("L>", "when Left moves first, >")
        .replace("R>", "when Right moves first, >")
        .replace(">L-", "Left does not lose")
        .replace(">R-", "Right does not lose")
        .replace(">L", "Left wins")
        .replace(">R", "Right wins")
        .replaceAll("([XO])-", "$1 does not lose")
        .replace('=', '\t')
        .split("/");
  }

  private static String sentence(String line) {
    return Stream.of(Theorem.values())
        .filter(theorem -> line.equals("#" + theorem.id().replace('/', '~')))
        .map(theorem -> theorem.id() + ": " + theorem.claim())
        .findFirst()
        .orElse(line);
  }

  /** What no search decides here is proved by pairs. */
  @Test
  void halfOfALargeBoardIsProved() {
    Question question = question("tic-tac-toe", Ending.VERDICT, "4^3 misere:");
    OutcomeSet drawn = OutcomeSet.of(Outcome.P, Outcome.D);
    Certificate certificate = new Prover(desk).possible(question, drawn, Control.unlimited());
    assertThat(proved(certificate).orElseThrow().sentence())
        .isEqualTo("the outcome of tic-tac-toe '4^3 misere:' is P or D");
    for (String other : List.of("possible N or D", "possible N or P", "outcome P", "outcome D")) {
      assertThat(
              proved(
                  new Certificate(
                      certificate.kind(),
                      certificate.game(),
                      certificate.play(),
                      certificate.position(),
                      other,
                      certificate.body())))
          .as(other)
          .isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "domineering; 2x2; P or L; 'possible P or L' is false: Left, moving second, does not win",
        "domineering; 2x2; N or P; found 'N or P', allowed: outcomes that are left where it is",
        "tic-tac-toe; 3^3: 2,2,2; L or R; found 'L or R', allowed: outcomes that are left where it",
        "tic-tac-toe; 3^3: 2,2,2; N or D; 'possible N or D' is false: the next player loses"
      })
  void whatIsFalseIsNotProved(String game, String position, String half, String message) {
    Ending ending = game.equals("domineering") ? Ending.LAST_PLAYER_WINS : Ending.VERDICT;
    Question question = question(game, ending, position);
    OutcomeSet outcomes = OutcomeSet.read(half).orElseThrow();
    for (long most : List.of(1L, 1_000_000L)) {
      assertThatThrownBy(
              () -> new Prover(desk, most).possible(question, outcomes, Control.unlimited()))
          .isInstanceOf(InputException.class)
          .hasMessageStartingWith(message);
    }
  }

  /** O wins, X to move: no other claim is accepted, by either checker, and no line is spare. */
  @Test
  void aDictionaryOfALaterPositionProvesOneStatement() throws IOException {
    String position =
        "4^3: 3,1,2 2,1,3 3,3,4 4,3,3 4,4,2 4,1,4 4,2,3 4,3,1 1,3,4 3,3,2 1,4,3 3,3,3";
    Certificate certificate =
        new Prover(desk)
            .outcome(question("tic-tac-toe", Ending.VERDICT, position), Control.unlimited());
    assertThat(certificate.kind()).isEqualTo(Certificate.DICTIONARY);
    assertThat(certificate.claim()).isEqualTo("outcome P");
    List<Certificate> changed = new ArrayList<>();
    for (int i = 0; i < certificate.body().size(); i++) {
      List<String> without = new ArrayList<>(certificate.body());
      without.remove(i);
      changed.add(certificate.withBody(without));
    }
    assertThat(changed).isNotEmpty();
    Mutations.statements(certificate).stream()
        .filter(other -> other.kind().equals(certificate.kind()))
        .filter(other -> !other.equals(certificate))
        .forEach(changed::add);
    assertThat(changed).allMatch(other -> proved(other).isEmpty());
    assertThat(proved(certificate)).isPresent();
    assumeTrue(SecondChecker.isThere(), "there is no python3");
    assertThat(SecondCheckerTest.second(List.of(certificate), folder)).containsOnly("verified");
    assertThat(SecondCheckerTest.second(changed, folder)).containsOnly("refused");
  }

  /** Of a dictionary only the statement is changed: no search of the board would end here. */
  @Test
  void aDictionaryProvesOneStatement() {
    Certificate dictionary = ShippedDictionary.certificate().withBody(List.of("xo 2"));
    assertThat(Mutations.statements(dictionary)).allMatch(c -> proved(c).isEmpty());
    assertThat(Mutations.positions(dictionary)).allMatch(c -> proved(c).isEmpty());
  }
}
