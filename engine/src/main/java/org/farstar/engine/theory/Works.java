package org.farstar.engine.theory;

/** The literature: the works whose statements are checked, and those that are cited. */
public final class Works {
  /** The transposition game. */
  public static final Work TRANSPOSITION =
      Work.checked(
          "transposition", "E. Janvresse, S. Kalikow, T. de la Rue", "Transposition game", "2009");

  /** End Nim, partizan and with ordinals. */
  public static final Work END_NIM =
      Work.checked("end-nim", "A. Duffy, G. Kolpin, D. Wolfe", "Ordinal partizan End Nim", "");

  /** Flipping Coins. */
  public static final Work FLIPPING_COINS =
      Work.checked(
          "flipping-coins",
          "A. Bonato, M. A. Huggan, R. J. Nowakowski",
          "The game of Flipping Coins",
          "2021");

  /** The lecture on combinatorial games. */
  public static final Work SLIDES =
      Work.checked("slides", "A. Frieze", "Combinatorial Games, lecture slides", "");

  /** Monotonic sequence games. */
  public static final Work MONOTONE =
      Work.checked(
          "monotone",
          "M. H. Albert, R. E. L. Aldred, M. D. Atkinson, C. C. Handley, D. A. Holton, "
              + "D. J. McCaughan, B. E. Sagan",
          "Monotonic Sequence Games",
          "2006");

  /** Qubic: the claims name their own sources. */
  public static final Work QUBIC =
      Work.checked("qubic", "O. Patashnik", "Qubic: 4x4x4 Tic-Tac-Toe", "1980");

  /** Single rulesets of several papers and books: the statements name their own sources. */
  public static final Work RULESETS =
      new Work(
          "rulesets",
          "E. R. Berlekamp, J. H. Conway, R. K. Guy; A. Fink, R. J. Nowakowski, A. N. Siegel,"
              + " D. Wolfe; D. Gale; N. A. McKay",
          "Theorems about single rulesets",
          "1974-2015",
          "theorems about single rulesets",
          true);

  /** Winning Ways. */
  public static final Work WINNING_WAYS =
      Work.cited(
          "winning-ways",
          "E. R. Berlekamp, J. H. Conway, R. K. Guy",
          "Winning Ways for your Mathematical Plays",
          "1982",
          "Berlekamp, Conway and Guy, Winning Ways");

  /** Sprague's and Grundy's theory of impartial games. */
  public static final Work SPRAGUE_GRUNDY =
      Work.cited(
          "sprague-grundy",
          "R. Sprague, Über mathematische Kampfspiele, 1935; P. M. Grundy",
          "Mathematics and games",
          "1939",
          "Sprague and Grundy");

  /** The values of octal games. */
  public static final Work GUY_SMITH =
      Work.cited(
          "guy-smith",
          "R. K. Guy, C. A. B. Smith",
          "The G-values of various games",
          "1956",
          "Guy and Smith, The G-values of various games (1956)");

  /** Misère quotients. */
  public static final Work PLAMBECK_SIEGEL =
      Work.cited(
          "plambeck-siegel",
          "T. E. Plambeck, A. N. Siegel",
          "Misère quotients for impartial games",
          "2008",
          "Plambeck and Siegel, Misère quotients for impartial games (2008)");

  /** The algebra of games. */
  public static final Work CONWAY =
      Work.cited(
          "conway",
          "J. H. Conway",
          "On Numbers and Games",
          "1976",
          "Conway, On Numbers and Games (1976)");

  /** Potentials of positional games. */
  public static final Work BECK_1982 =
      Work.cited(
          "beck-1982",
          "J. Beck",
          "Remarks on positional games",
          "1982",
          "Beck, Remarks on positional games (1982)");

  /** Tic-tac-toe theory. */
  public static final Work BECK_2008 =
      Work.cited(
          "beck-2008",
          "J. Beck",
          "Combinatorial Games: Tic-Tac-Toe Theory",
          "2008",
          "Beck, Combinatorial Games (2008)");

  /** Games in which sets are avoided. */
  public static final Work AVOIDER_ENFORCER =
      Work.cited(
          "avoider-enforcer",
          "D. Hefetz, M. Krivelevich, T. Szabó",
          "Avoider-Enforcer games",
          "2007",
          "Hefetz, Krivelevich and Szabó, Avoider-Enforcer games (2007)");

  /** Tic-tac-toe on cubes. */
  public static final Work GOLOMB_HALES =
      Work.cited(
          "golomb-hales",
          "S. W. Golomb, A. W. Hales",
          "Hypercube tic-tac-toe",
          "2002",
          "Golomb and Hales, Hypercube tic-tac-toe (2002)");

  /** What follows from the rules of a game at sight. */
  public static final Work RULES =
      Work.cited("rules", "", "The rules of the game", "", "the rules");

  private Works() {}
}
