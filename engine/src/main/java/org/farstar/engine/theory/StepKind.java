package org.farstar.engine.theory;

import static org.farstar.engine.theory.StepKey.*;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.farstar.values.player.Outcome;

/**
 * The kinds of steps a reason can have, with the data of each: there are no others. The first
 * sentence says what the step states, the second how it is drawn.
 *
 * <p>{@link #word} is the name in JSON. Some kinds share a word; their required keys or the types
 * of them tell them apart.
 */
public enum StepKind {
  /** Nobody can move, or the heap is empty. Drawn as the empty position. */
  EMPTY("empty", outcome("the outcome class; of a heap that is empty nothing").optional()),

  /** The play is over, and this is who has won. Drawn as the position. */
  OVER(
      "over",
      outcome("the outcome class"),
      oneOf("winner", "who wins in the words of the game: even, first, x, draw ..").optional(),
      oneOf("role", "the part that the winner has in the game, where it is not the winner's name")
          .optional()),

  /**
   * A player who moves first wins or draws by a move, or loses since each move has an answer. Drawn
   * as the position with an arrow to the one moved to; of a player who loses, as a list of moves
   * with their answers.
   */
  START(
      "start",
      oneOf("player", "who moves first"),
      oneOf("result", "win, draw or loss", "win", "draw", "loss"),
      text("move", "a best move, where the player does not lose").optional(),
      text("to", "the position it leads to").optional(),
      integer("count", "how many moves there are; only if there is none or the player loses")
          .optional(),
      rows(
              "answers",
              "of the first: move, position, and unless it ends there, answer, position; or"
                  + " 'unknown' for an answer")
          .optional(),
      integer("remoteness", "where play may never end, after how many moves it is over")
          .drawn()
          .optional()),

  /** A play in which both sides do their best. Drawn as a row of positions. */
  LINE(
      "line",
      oneOf("player", "who moves first"),
      texts("moves", "the moves, in turn"),
      texts("positions", "the position after each of them").drawn(),
      bool("over", "whether the play ends with the last of them").drawn(),
      texts("sides", "who makes each move, where the players have marks").optional(),
      texts("potentials", "the potential after each move of a play by weights").optional(),
      bool("goesOn", "whether the play goes on in the same way")),

  /**
   * Positions among which a player can keep the play, and so does not lose, or wins a play without
   * end: every move of the opponent leads to another of them or to one that the player wins. The
   * first of them are the position itself; a sum is the same in any order of its terms. Drawn as a
   * list.
   */
  KEPT(
      "kept",
      oneOf("player", "who keeps to them"),
      oneOf("opponent", "the other player"),
      oneOf("result", "draw, or win where this player wins a play without end", "draw", "win"),
      integer("count", "how many they are"),
      rows("positions", "of each: the position, who moves there, the player's answer, position")),

  /** The steps after it are about one term of a sum. Drawn as a heading. */
  TERM("term", integer("term", "which term, from 1"), text("text", "the term as it is written")),

  /** Parts of a sum and what each is worth, or that there are more than steps. Drawn as a table. */
  PARTS(
      "parts",
      rows(
              "parts",
              "of each part listed: the part; its value or 'not valued'; then, as far as known, what"
                  + " Left and Right get moving first, wins or loses, Left stop, Right stop, mean"
                  + " value, temperature, and how long a value is that is too long to read")
          .optional(),
      integer("count", "how many parts there are")),

  /** The rule by which a sum is decided from its parts, without a move. Drawn as text. */
  SUM_RULE(
      "rule",
      oneOf("player", "who moves first"),
      oneOf("mover", "who that is in the values", "Left", "Right"),
      oneOf("rule", "one of " + String.join(", ", SumRule.ids()), SumRule.ids()),
      bool("wins", "whether this player wins"),
      text("amount", "what stops, mean values or atomic weights add up to").optional(),
      oneOf("about", "how far the amount is known", "exactly", "at least", "at most").optional(),
      text("temperature", "the greatest temperature of a part, where it bounds what a move gains")
          .optional()),

  /**
   * The Grundy values of parts, added without carry. Drawn as a sum of binary numbers in columns.
   */
  SUM(
      "sum",
      oneOf("of", "what has these values", "heaps", "terms", "coordinates"),
      texts("values", "the Grundy values").numbers(),
      text("total", "their exclusive or, the Grundy value of the sum").numbers(),
      integer("width", "how many binary digits the longest has, unless there are too many")
          .optional(),
      bool("alone", "whether the total decides who wins"),
      text("from", "one of the values that a move can lower so that the total is 0")
          .numbers()
          .optional(),
      text("to", "what the move lowers it to").numbers().optional()),

  /** The values of parts, added. Drawn as an equation. */
  TOTAL("total", texts("values", "the values"), text("total", "the value of the sum")),

  /**
   * Parts worth 0 may be left out, and the outcomes of the others decide. Drawn as the parts, those
   * worth 0 crossed out.
   */
  ZEROS(
      "zeros",
      texts("zero", "the parts worth 0").drawn(),
      texts("others", "the other parts").drawn(),
      outcome("the outcome class of the sum")),

  /** The Grundy value of one heap. Drawn as the heap with its value. */
  HEAP(
      "heap",
      text("heap", "how large the heap is; of a coin that is a heap, where it lies").numbers(),
      text("value", "its Grundy value").numbers(),
      oneOf(
              "formula",
              "what the value is: the size n of the heap, (n+1)/2, n/2 - 1, n modulo a number, that"
                  + " of a smaller heap by the period, that and what the saltus adds; or that the"
                  + " heap is a coin",
              "size",
              "odd",
              "even",
              "remainder",
              "period",
              "saltus",
              "coin")
          .optional(),
      text("modulus", "the number that the remainder is taken by").numbers().optional(),
      text("like", "the smaller heap with this value, or with this value without what is added")
          .numbers()
          .optional(),
      text("added", "what the periods between the smaller heap and this one add to the value")
          .numbers()
          .optional()),

  /**
   * The Grundy values of the heaps of a game repeat. Drawn as a strip of values, one period marked.
   */
  PERIOD(
      "period",
      text("game", "the code of the game, where it has one").optional(),
      integer("period", "how long the period is"),
      integer("from", "the first heap from which on the values repeat"),
      integer("saltus", "what each period adds to the values, where it adds something").optional(),
      integer("checked", "the largest heap that was computed"),
      bool("proved", "whether a theorem says that they repeat forever"),
      integers("values", "the values from the empty heap on, to the end of one period at most")
          .drawn()),

  /**
   * The product of the elements of the heaps in the misère quotient of their game, and whether it
   * is in P. Drawn as the heaps with their elements.
   */
  QUOTIENT(
      "quotient",
      rows("heaps", "of each heap: its size, its element as a word in the generators"),
      text("product", "the element of the position"),
      texts("relations", "the relations of the quotient, the larger word before the smaller")
          .drawn(),
      texts("lost", "the elements in P").drawn(),
      outcome("the outcome class")),

  /** The Grundy value of a position, looked up in a table. Drawn as the position with its value. */
  VALUE("value", text("position", "the position"), text("value", "the Grundy value").numbers()),

  /**
   * Wythoff's P-position with the same difference of coordinates. Drawn as a point in the quadrant
   * with its diagonal.
   */
  PAIR(
      "pair",
      text("first", "the first coordinate of the position").numbers(),
      text("second", "the second coordinate of the position").numbers(),
      text("k", "the difference of the coordinates").numbers(),
      text("a", "the smaller coordinate of the P-position").numbers(),
      text("b", "the larger coordinate of the P-position").numbers(),
      bool("same", "whether this is the position")),

  /** The P-positions with a coordinate of the position. Drawn as points on its row and column. */
  PARTNERS(
      "partners",
      text("first", "the first coordinate of the position").numbers(),
      text("second", "the second coordinate of the position").numbers(),
      text("partnerOfFirst", "what forms a P-position with the first coordinate").numbers(),
      text("partnerOfSecond", "what forms a P-position with the second coordinate").numbers()),

  /** A number as a sum of terms of the sequence H. Drawn as a row of terms. */
  REPRESENTATION(
      "representation",
      text("game", "the function of the game"),
      text("heap", "the number that is written as a sum").numbers(),
      integer("terms", "how many terms there are"),
      texts("indices", "the indices of the least terms, from the least on").numbers(),
      texts("values", "these terms").numbers(),
      text("least", "the least term").numbers()),

  /** Whether the least term may be taken. Drawn as the least term beside the cap. */
  CAP(
      "cap",
      text("least", "the least term").numbers(),
      text("cap", "how many may be taken").numbers(),
      bool("wins", "whether that is enough")),

  /** Who wins a single pile of End Nim. Drawn as the pile. */
  SINGLE_PILE(
      "single-pile",
      text("pile", "the pile"),
      bool("misere", "whether whoever makes the last move loses"),
      outcome("the outcome class")),

  /**
   * The triple points of the piles between the ends. Drawn as a triangular table of the substrings;
   * of many piles, as its last line.
   */
  TRIPLE_POINTS(
      "triple-points",
      integer("piles", "how many piles lie between the ends"),
      text("inner", "these piles, unless they are too many").optional(),
      rows("rows", "of each substring w: w, L(w), R(w)").optional(),
      text("left", "L of all piles between the ends"),
      text("right", "R of all piles between the ends")),

  /**
   * The two end piles against the triple point. Drawn as the row with L and R marked at its ends.
   */
  COMPARE(
      "compare",
      text("leftPile", "the left pile"),
      text("rightPile", "the right pile"),
      text("left", "L of the piles between the ends"),
      text("right", "R of the piles between the ends"),
      text("excessLeft", "how far the left pile exceeds L, or 'none'"),
      text("excessRight", "how far the right pile exceeds R, or 'none'"),
      text("limit", "the size that the loser's pile does not reach, where one player wins")
          .optional(),
      outcome("the outcome class")),

  /** The sizes to which a player lowers the own pile to win. Drawn as intervals of ordinals. */
  WINNING_MOVES(
      "winning-moves",
      oneOf("player", "who moves first", "Left", "Right"),
      text("pile", "the own pile"),
      text("rest", "the other piles, x for those between the ends"),
      text("threshold", "what the pile must exceed for the player to win"),
      texts("sizes", "the sizes, or intervals of them; none where the player loses").drawn(),
      rows("ranges", "of each of them: the size; or the least size, and what the sizes are below")),

  /** The number of tails decides who wins. Drawn as the line with its tails marked. */
  COUNT(
      "count",
      text("coins", "the line, unless it is too long to be shown").drawn().optional(),
      integer("tails", "how many tails there are"),
      bool("firstIsTail", "whether the first coin shows tails").drawn(),
      outcome("the outcome class")),

  /** One reduction of a line of coins. Drawn as the line before and after, the place marked. */
  REDUCTION(
      "reduction",
      oneOf("rule", "a or b", "a", "b"),
      integer("place", "the coin at which the reduction begins, from 1"),
      integer("tails", "how many tails follow it, by rule a").optional(),
      integer("left", "how many of these tails are left").optional(),
      text("before", "the coins before"),
      text("after", "the coins after").drawn()),

  /** All the reductions of a long line of coins together. Drawn as text. */
  REDUCTIONS(
      "reductions",
      integer("ruleA", "how often rule a was applied"),
      integer("ruleB", "how often rule b was applied"),
      integer("first", "the coin at which the first of them was"),
      integer("last", "the coin at which the last of them was"),
      integer("coinsBefore", "how many coins there were"),
      integer("coinsAfter", "how many coins are left")),

  /** A reduced line of coins as a base and exponents. Drawn as the line with brackets. */
  PARTITION(
      "partition",
      text("coins", "the reduced line"),
      texts("parts", "its parts: the base, then the exponents"),
      rows("exponents", "of each exponent 0^p 1 0^q 1: its coins, p, q and its value")),

  /** The partition of a line too long to be shown. Drawn as text. */
  LONG_PARTITION(
      "partition",
      integer("base", "how many coins the base has"),
      integer("exponents", "how many exponents there are"),
      text("value", "the value of the line")),

  /** The value of the base of a line of coins. Drawn as its coins with the number. */
  BASE(
      "base",
      text("coins", "the coins of the base, unless they are too many").optional(),
      integer("length", "how many coins it has"),
      integer("tails", "how many of them show tails"),
      integer("ones", "of a base 1^a 0^p 1 0^q 1: a").optional(),
      integer("p", "p; of a base 0^r 1: r").optional(),
      integer("q", "q").optional(),
      text("value", "its value")),

  /** The ordinal sum of base and exponents. Drawn as a path down the tree of numbers. */
  ORDINAL_SUM(
      "ordinal-sum",
      texts("terms", "the value of the base, then those of the exponents"),
      text("value", "the value it is"),
      text("edge", "in Hackenbush, the edge that is worth it with what it carries").optional()),

  /** Circuits of a green picture of Hackenbush are fused. Drawn as the picture. */
  FUSION(
      "fusion",
      texts("edges", "the edges of circuits that meet, which become loops at one vertex"),
      text("value", "what the loops are worth together")),

  /** A player's best move. Drawn as the position with the move marked. */
  BEST(
      "best",
      oneOf("player", "who moves", "Left", "Right"),
      text("move", "the move"),
      integers("coins", "the coins that are turned over, counted from 1").drawn(),
      text("value", "the value of the position it leads to")),

  /** What a cake of Cutcake is worth, by powers of 2. Drawn as the cake. */
  POWERS(
      "powers",
      text("cake", "the cake, rows x columns"),
      oneOf("player", "who has the longer side, counted in powers of 2", "Left", "Right"),
      integer("power", "the largest power of 2 that is not above the shorter side"),
      integer("times", "how often it goes into the longer side"),
      text("value", "the value")),

  /** What a cake of Maundy Cake is worth, by the prime factors of its sides. Drawn as the cake. */
  PRIMES(
      "primes",
      text("cake", "the cake, rows x columns"),
      oneOf("player", "whose side has more prime factors", "Left", "Right"),
      texts("own", "the prime factors of that side, the largest first").numbers(),
      texts("other", "those of the other side").numbers(),
      texts("terms", "how many cakes this player cuts at a time, for each factor that is more")
          .numbers(),
      text("value", "the value")),

  /** What a cake of Eatcake is worth, or who wins it, by its sides. Drawn as the cake. */
  EATEN(
      "eaten",
      text("cake", "the cake, rows x columns"),
      oneOf(
          "sides",
          "whether both are odd, one is odd, both are even, or even and equal",
          "odd",
          "one",
          "even",
          "square"),
      oneOf("player", "who eats from the odd side, where there is one", "Left", "Right").optional(),
      oneOf("opponent", "who eats from the even side then", "Left", "Right").optional(),
      text("value", "the value, where it is known").optional(),
      outcome("the outcome class")),

  /** What a heap of Mem is worth by integer parts of quotients. Drawn as the heap. */
  QUOTIENTS(
      "quotients",
      text("heap", "the heap, and behind / how many were taken last"),
      integer("size", "how large it is"),
      integer("least", "how many must be taken at least"),
      integer("missing", "the least positive number that is no quotient, where it is needed")
          .optional(),
      integer("rest", "the remainder of the size by the number after it, likewise").optional(),
      integer("value", "the Grundy value; absent where a move takes all and no more is known")
          .optional()),

  /**
   * Who wins a heap of Mem from which the number taken last may not be taken again. Drawn as the
   * heap.
   */
  HALVES(
      "halves",
      text("heap", "the heap, and behind / how many were taken last"),
      integer("size", "how large it is"),
      bool("barred", "whether the whole heap may not be taken"),
      integer("twos", "how often the size can be halved"),
      outcome("the outcome class")),

  /** What a row of Toppling Dominoes of one colour is worth. Drawn as the row. */
  ONE_COLOUR(
      "one-colour",
      text("dominoes", "the row"),
      oneOf("owner", "who may topple the dominoes", "Left", "Right", "either"),
      integer("count", "how many there are"),
      text("value", "the value")),

  /** What a row of Toppling Dominoes is worth by two of its moves. Drawn as the row. */
  TOPPLED(
      "toppled",
      text("dominoes", "the row"),
      text("left", "what a move of Left leaves, read from either end"),
      text("leftValue", "what that is worth"),
      text("right", "what a move of Right leaves"),
      text("rightValue", "what that is worth"),
      text("value", "what the row is worth")),

  /** What pieces of Left are worth with those of Right that face them. Drawn as the row. */
  HERD(
      "herd",
      text("walkers", "the row"),
      integer("lefts", "how many pieces Left has"),
      integer("rights", "how many Right has"),
      integer("between", "how many places are free between both, 0 where one player has none"),
      text("left", "how many moves Left has up to the last piece, or all where Right has none"),
      text("right", "how many moves Right has so"),
      oneOf("rule", "how the places between both count", "none", "one", "pairs", "heap"),
      text("middle", "what they are worth"),
      text("value", "the value")),

  /** What a jumper is worth with an enemy whom he may jump over. Drawn as the slope. */
  MEETING(
      "meeting",
      text("slope", "the slope"),
      oneOf("player", "whose jumper it is", "Left", "Right"),
      integer("apart", "how many columns they are apart, going towards each other"),
      text("without", "what the slope would be worth without a jump"),
      text("value", "the value")),

  /** Who wins Partizan Euclid when one player starts, along one path. Drawn as a list. */
  PATH(
      "path",
      oneOf("player", "who starts", "Left", "Right"),
      rows("path", "of each position on the path: the position, who starts there, wins or loses")),

  /** Why a bar of Chomp is won or lost. Drawn as the bar. */
  BITE(
      "bite",
      oneOf(
          "form",
          "what the bar is: whole, two rows, two columns, or legs of one length and more",
          "whole",
          "rows",
          "columns",
          "legs"),
      integer("first", "how long the first row is; of two columns the first column"),
      integer(
          "second",
          "how long the second row is; of two columns the second column; else the first column"),
      text("move", "a square whose loss leaves a lost bar, where the form names one").optional(),
      outcome("the outcome class")),

  /**
   * The nim-values of the components of strings and coins, some of which may be loony. Drawn as the
   * components with their values.
   */
  NIMSTRING(
      "nimstring",
      rows(
          "components",
          "of each component: one of its strings, how many it has, and its nim-value, 'loony',"
              + " 'not' and the value that it has not, or 'any'"),
      bool("loony", "whether one is loony"),
      text("total", "what the values add up to without carry, where they are known")
          .numbers()
          .optional(),
      outcome("the outcome class")),

  /**
   * The Grundy values of the vertices of an acyclic digraph along a topological numbering. Drawn as
   * the digraph with a number at each vertex.
   */
  NUMBERING(
      "numbering",
      rows(
          "vertices",
          "of each vertex: its name, its number, its label, its Grundy value, and the values that"
              + " its arcs lead to")),

  /** The Grundy values of a digraph too large to be shown. Drawn as text. */
  LARGE_NUMBERING(
      "numbering",
      integer("vertices", "how many vertices there are"),
      integer("arcs", "how many arcs there are"),
      integer("previous", "how many vertices are P-positions"),
      integer("largest", "the largest Grundy value")),

  /** The Grundy value of one token. Drawn as the digraph with the vertex marked. */
  TOKEN("term", text("vertex", "where the token stands"), integer("value", "the Grundy value")),

  /** A maximum matching. Drawn as the graph with the edges of the matching bold. */
  MATCHING(
      "matching",
      rows("edges", "of the first edges of the matching: both ends").names(),
      texts("free", "the first free vertices").names(),
      integer("size", "how many edges the matching has"),
      integer("vertices", "how many vertices the token can reach"),
      integer("open", "how many vertices are free")),

  /** Whether every maximum matching covers the token. Drawn as the graph with the vertex marked. */
  COVER(
      "cover",
      text("vertex", "where the token stands").names(),
      bool("always", "whether every maximum matching covers it")),

  /** A play in which the winner follows the matching. Drawn as a path in the graph. */
  STRATEGY(
      "strategy",
      text("vertex", "where the token stands").names(),
      oneOf("winner", "who moves along the matching: next or previous", "next", "previous"),
      texts("moves", "the vertices, in turn").names(),
      bool("over", "whether the play ends with the last of them")),

  /** An even kernel that decides who wins. Drawn as the graph with the kernel marked. */
  KERNEL(
      "kernel",
      text("vertex", "where the token stands").names(),
      texts("kernel", "the first vertices of the kernel").names(),
      integer("size", "how many vertices the kernel has"),
      bool("span", "whether it was found by rows that add up to 0 over GF(2)"),
      outcome("the outcome class")),

  /** The row of the token is not in the span of the others, over GF(2). Drawn as text. */
  SPAN(
      "span",
      text("vertex", "where the token stands").names(),
      integer("rows", "how many rows the matrix has"),
      integer("columns", "how many columns the matrix has"),
      outcome("the outcome class")),

  /** The moves to P-positions. Drawn as the graph with those arcs marked. */
  MOVES(
      "moves",
      text("vertex", "where the token stands").names(),
      texts("to", "the vertices to move to; none where the player loses").names(),
      outcome("the outcome class")),

  /** How many turns are left, and who has the first. Drawn as a row of turns. */
  TURNS(
      "turns",
      integer("terms", "how many terms the sequence has"),
      integer("turns", "how many turns are left"),
      oneOf("parity", "of the sequence: odd or even", "odd", "even"),
      oneOf("first", "who moves first: white or black", "white", "black")),

  /** The S-blocks of a sequence. Drawn as the order with the blocks marked. */
  S_BLOCKS(
      "s-blocks",
      rows("blocks", "of each of the first S-blocks: its least and greatest element, its size"),
      integer("count", "how many S-blocks there are"),
      integer("end", "how many terms the end S-block has")),

  /** The pivots of a sequence. Drawn as the order with the pivots marked. */
  PIVOTS(
      "pivots",
      rows("pivots", "of each of the first pivots: its least and greatest element, its size"),
      integer("count", "how many pivots there are")),

  /** What is free of the D-blocks. Drawn as the blocks in their order. */
  D_BLOCKS(
      "d-blocks",
      texts("blocks", "the first order types, from the lowest"),
      integer("count", "how many there are"),
      bool("dense", "whether q is among them"),
      bool("least", "whether there is a least free element"),
      bool("greatest", "whether there is a greatest free element")),

  /** What White's moves that leave no pivot lead to. Drawn as a list. */
  REPLIES(
      "replies",
      rows(
          "replies",
          "of each such move: a theorem, who wins by it, first, second, even or odd, and whether"
              + " that is white, black or either")),

  /** The theorem that decides a transposition game, with a strategy. Drawn as text. */
  THEOREM(
      "rule",
      oneOf("rule", "the name of the case"),
      text("place", "the place of the theorem"),
      oneOf(
          "winner",
          "first or second, or the parity of the permutation: even or odd",
          "first",
          "second",
          "even",
          "odd"),
      oneOf("role", "who that is: white, black or either", "white", "black", "either")),

  /** Delta decides a game of pennies, with a strategy. Drawn as text. */
  PENNIES("rule", integer("delta", "Delta"), oneOf("winner", "white or black", "white", "black")),

  /** The colouring of clumps that Delta counts. Drawn as a row of coloured clumps. */
  DELTA(
      "delta",
      oneOf("of", "what the clumps have", "pennies", "pieces", "elements"),
      oneOf("first", "whose turn it is: white or black", "white", "black"),
      integers("clumps", "the sizes of the first clumps"),
      texts("colours", "the colour of each: green, red or none"),
      integer("count", "how many clumps there are"),
      integer("green", "how many are green"),
      integer("red", "how many are red"),
      integer("delta", "Delta")),

  /** The parities of the critical lengths decide. Drawn as text. */
  PARITY(
      "parity",
      integer("ascending", "the critical length of ascending subsequences"),
      integer("descending", "the critical length of descending subsequences"),
      outcome("the outcome class")),

  /** The excess 4a - 3n of a deck of n cards decides. Drawn as text. */
  EXCESS(
      "excess",
      integer("length", "a, the longer critical length"),
      integer("cards", "n, how many cards the deck has"),
      integer("excess", "4a - 3n"),
      outcome("the outcome class")),

  /** The recording sequence after each card. Drawn as rows of coloured boxes. */
  BUMPING(
      "bumping",
      texts("cards", "the cards, in turn"),
      texts("colours", "the colour sequence after each")),

  /** The gaps of a recording sequence. Drawn as the deck with colours and gaps. */
  GAPS(
      "gaps",
      text("colours", "the colour sequence").drawn(),
      texts("gaps", "the order types of the gaps, from the lowest").drawn(),
      text("picture", "the deck with colours and gaps, in two lines"),
      integer("ascending", "the length of the longest ascending subsequence"),
      integer("a", "the critical length of ascending subsequences"),
      integer("descending", "the length of the longest descending subsequence"),
      integer("d", "the critical length of descending subsequences"),
      integer("dead", "how many cards complete a subsequence, on a finite deck").optional(),
      rows("large", "of each gap larger than it counts: its size, what it counts as, x and y")),

  /** Who wins, by which moves, and when. Drawn as the board or deck with these moves marked. */
  RESULT(
      "result",
      outcome("the outcome class"),
      oneOf("player", "who draws by the moves, or wins in so many").optional(),
      texts("moves", "moves that win, or where nothing wins draw, as far as known").optional(),
      bool("all", "whether every move draws").optional(),
      integer("count", "how many moves draw").optional(),
      integer("length", "how many moves are left, where somebody wins").optional()),

  /** A play of the length that both sides' best play has. Drawn as a row of cards. */
  LENGTH(
      "length",
      integer("length", "how many moves are left"),
      texts("moves", "the moves, in turn"),
      oneOf("completes", "which subsequence ends the play", "ascending", "descending"),
      integer("critical", "how long it is then")),

  /** The cards that can still be part of a critical subsequence. Drawn as the order, marked. */
  LENGTHS(
      "lengths",
      integer("a", "the critical length of ascending subsequences"),
      integer("d", "the critical length of descending subsequences"),
      rows("cards", "of each: name, longest ascending and descending subsequence it can end"),
      integer("others", "how many free cards there are besides, which only pass the turn")),

  /** Why a player does not lose, or completes no set. Drawn as the board. */
  HELD(
      "held",
      oneOf("player", "who"),
      oneOf(
          "by",
          "blocked, stealing, mirror or opposite, by which a player does not lose and perhaps draws",
          "blocked",
          "stealing",
          "mirror",
          "opposite"),
      bool("middle", "whether a player by the mirror takes the middle first").optional()),

  /** Each set that the opponent may complete has two points of its own. Drawn as numbered pairs. */
  PAIRING(
      "pairing",
      oneOf("player", "who answers by the pairing"),
      oneOf("opponent", "who may still complete the sets"),
      integer("sets", "how many sets there are"),
      integer("shared", "how many pairs there are, where sets share them").optional(),
      rows("pairs", "of each set listed: the two points of its pair").optional(),
      text("picture", "the board with the numbers of the pairs, in lines").optional(),
      integer("symmetries", "how many symmetries of the board keep the pairing, 1 or more")),

  /** Sets that have too few points for a pairing. Drawn as these sets. */
  UNPAIRED(
      "unpaired",
      integer("sets", "how many sets they are"),
      integer("points", "how many points these sets have together"),
      rows("list", "the sets").optional()),

  /**
   * A player wins by threats, each of which has one answer, until two are made at once. Drawn as
   * the plays.
   */
  THREATS(
      "threats",
      oneOf("player", "who wins by them"),
      text("move", "the point that the player takes first, from an empty board").optional(),
      bool("symmetry", "whether the plays begin with the answers that no symmetry exchanges"),
      texts("plays", "the points of each play, in turn, with blanks between them")),

  /**
   * A dictionary of moves, with which a player wins against every reply, has the position, or has
   * it before the last move. Drawn as the board.
   */
  DICTIONARY(
      "dictionary",
      oneOf("player", "who wins by it"),
      integer("lines", "how many moves it has"),
      text("move", "the move of the dictionary"),
      bool("made", "whether it has been made, and the opponent is to move")),

  /** The sum of 2^-k over the sets of a player, who lacks k points. Drawn as the board, shaded. */
  POTENTIAL(
      "potential",
      oneOf("player", "who plays by it"),
      oneOf("opponent", "whose sets are weighed, where they are the opponent's").optional(),
      integer("rounds", "how many rounds are left, where the sets are the player's").optional(),
      text("potential", "the potential now, or at this player's turn"),
      text("bound", "the most that it can be later, or what it exceeds"),
      rows("weights", "points with what they add to it, where there are few").drawn().optional());

  private final String word;
  private final List<StepKey> keys;

  StepKind(String word, StepKey... keys) {
    this.word = word;
    this.keys = List.of(keys);
  }

  /** The kind's name in JSON: a word in lower case, with hyphens. */
  public String word() {
    return word;
  }

  /** The kind's name in a {@link Wording}: no two kinds have the same. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The names of all kinds, as a list to read. */
  static String allNames() {
    return Arrays.stream(values()).map(StepKind::id).collect(Collectors.joining(", "));
  }

  /** The entry with this name; empty where the kind has none. */
  Optional<StepKey> key(String name) {
    return keys.stream().filter(key -> key.name().equals(name)).findFirst();
  }

  private static StepKey outcome(String meaning) {
    return oneOf(
        "outcome",
        meaning,
        Arrays.stream(Outcome.values()).map(o -> o.label(false)).toArray(String[]::new));
  }

  /** The data of the kind, in the usual order. */
  public List<StepKey> keys() {
    return keys;
  }
}
