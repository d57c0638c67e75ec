package org.farstar.engine.theory;

import static org.farstar.engine.theory.StepKey.*;

import java.util.List;

/**
 * The kinds of steps a reason can have, with the data of each: there are no others. The first
 * sentence says what the step states, the second how it is drawn.
 *
 * <p>{@link #word} is the name in JSON. Some kinds share a word; their required keys or the types
 * of them tell them apart.
 */
public enum StepKind {
  /** Nobody can move, or the heap is empty. Drawn as the empty position. */
  EMPTY("empty"),

  /** The play is over, and this is who has won. Drawn as the position. */
  OVER("over", text("outcome", "the outcome class")),

  /**
   * A player who moves first wins or draws by a move, or loses since each move has an answer. Drawn
   * as the position with an arrow to the one moved to; of a player who loses, as a list of moves
   * with their answers.
   */
  START(
      "start",
      text("player", "who moves first"),
      text("result", "win, draw or loss"),
      text("move", "a best move, where the player does not lose").optional(),
      text("to", "the position it leads to").optional(),
      integer("count", "how many moves there are, where the player loses").optional(),
      rows("answers", "of the first: move, position, and unless it ends there, answer, position")
          .optional(),
      integer("remoteness", "where play may never end, after how many moves it is over").optional()),

  /** A play in which both sides do their best. Drawn as a row of positions. */
  LINE(
      "line",
      text("player", "who moves first"),
      texts("moves", "the moves, in turn"),
      texts("positions", "the position after each of them"),
      bool("over", "whether the play ends with the last of them")),

  /**
   * Positions among which a player can keep the play, and so does not lose, or wins a play without
   * end: every move of the opponent leads to another of them or to one that the player wins. The
   * first of them are the position itself. Drawn as a list.
   */
  KEPT(
      "kept",
      text("player", "who keeps to them"),
      text("result", "draw, or win where this player wins a play without end"),
      rows("positions", "of each: the position, who moves there, the player's answer, position")),

  /** The steps after it are about one term of a sum. Drawn as a heading. */
  TERM("term", integer("term", "which term, from 1"), text("text", "the term as it is written")),

  /** Parts of a sum and what each is worth, or that there are more than steps. Drawn as a table. */
  PARTS(
      "parts",
      rows(
              "parts",
              "of each part listed: the part, and its value or 'not valued' with what is known")
          .optional(),
      integer("count", "how many parts there are")),

  /** The rule by which a sum is decided from its parts, without a move. Drawn as text. */
  SUM_RULE(
      "rule",
      text("player", "who moves first"),
      text("rule", "one of " + SumRule.ids()),
      bool("wins", "whether this player wins")),

  /**
   * The Grundy values of parts, added without carry. Drawn as a sum of binary numbers in columns.
   */
  SUM(
      "sum",
      texts("values", "the Grundy values"),
      text("total", "their exclusive or, the Grundy value of the sum"),
      text("from", "one of the values that a move can lower so that the total is 0").optional(),
      text("to", "what the move lowers it to").optional()),

  /** The values of parts, added. Drawn as an equation. */
  TOTAL("total", texts("values", "the values"), text("total", "the value of the sum")),

  /**
   * Parts worth 0 may be left out, and the outcomes of the others decide. Drawn as the parts, those
   * worth 0 crossed out.
   */
  ZEROS(
      "zeros",
      texts("zero", "the parts worth 0"),
      texts("others", "the other parts"),
      text("outcome", "the outcome class of the sum")),

  /** The Grundy value of one heap. Drawn as the heap with its value. */
  HEAP("heap", text("heap", "how large the heap is"), text("value", "its Grundy value")),

  /**
   * The Grundy values of the heaps of a game repeat. Drawn as a strip of values, one period marked.
   */
  PERIOD(
      "period",
      integer("period", "how long the period is"),
      integer("from", "the first heap from which on the values repeat"),
      integer("checked", "the largest heap that was computed"),
      bool("proved", "whether a theorem says that they repeat forever"),
      integers("values", "the values from the empty heap on, to the end of one period at most")),

  /** The Grundy value of a position, looked up in a table. Drawn as the position with its value. */
  VALUE("value", text("position", "the position"), text("value", "the Grundy value")),

  /**
   * Wythoff's P-position with the same difference of coordinates. Drawn as a point in the quadrant
   * with its diagonal.
   */
  PAIR(
      "pair",
      text("first", "the first coordinate of the position"),
      text("second", "the second coordinate of the position"),
      text("k", "the difference of the coordinates"),
      text("a", "the smaller coordinate of the P-position"),
      text("b", "the larger coordinate of the P-position")),

  /** The P-positions with a coordinate of the position. Drawn as points on its row and column. */
  PARTNERS(
      "partners",
      text("partnerOfFirst", "what forms a P-position with the first coordinate"),
      text("partnerOfSecond", "what forms a P-position with the second coordinate")),

  /** A number as a sum of terms of the sequence H. Drawn as a row of terms. */
  REPRESENTATION(
      "representation",
      integer("terms", "how many terms there are"),
      texts("indices", "the indices of the least terms, from the least on"),
      texts("values", "these terms"),
      text("least", "the least term")),

  /** Whether the least term may be taken. Drawn as the least term beside the cap. */
  CAP(
      "cap",
      text("least", "the least term"),
      text("cap", "how many may be taken"),
      bool("wins", "whether that is enough")),

  /** Who wins a single pile of End Nim. Drawn as the pile. */
  SINGLE_PILE("single-pile", text("pile", "the pile"), text("outcome", "the outcome class")),

  /**
   * The triple points of the piles between the ends. Drawn as a triangular table of the substrings;
   * of many piles, as its last line.
   */
  TRIPLE_POINTS(
      "triple-points",
      rows("rows", "of each substring w: w, L(w), R(w)").optional(),
      text("left", "L of all piles between the ends, where there are any").optional(),
      text("right", "R of all piles between the ends, where there are any").optional()),

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
      text("outcome", "the outcome class")),

  /** The sizes to which a player lowers the own pile to win. Drawn as intervals of ordinals. */
  WINNING_MOVES(
      "winning-moves",
      text("player", "who moves first"),
      text("pile", "the own pile"),
      text("threshold", "what the pile must exceed for the player to win"),
      texts("sizes", "the sizes, or intervals of them; none where the player loses")),

  /** The number of tails decides who wins. Drawn as the line with its tails marked. */
  COUNT(
      "count",
      text("coins", "the line, unless it is too long to be shown").optional(),
      integer("tails", "how many tails there are"),
      bool("firstIsTail", "whether the first coin shows tails"),
      text("outcome", "the outcome class")),

  /** One reduction of a line of coins. Drawn as the line before and after, the place marked. */
  REDUCTION(
      "reduction",
      text("rule", "a or b"),
      integer("place", "the coin at which the reduction begins, from 1"),
      text("before", "the coins before"),
      text("after", "the coins after")),

  /** All the reductions of a long line of coins together. Drawn as text. */
  REDUCTIONS(
      "reductions",
      integer("ruleA", "how often rule a was applied"),
      integer("ruleB", "how often rule b was applied"),
      integer("coinsBefore", "how many coins there were"),
      integer("coinsAfter", "how many coins are left")),

  /** A reduced line of coins as a base and exponents. Drawn as the line with brackets. */
  PARTITION(
      "partition",
      text("coins", "the reduced line"),
      texts("parts", "its parts: the base, then the exponents")),

  /** The same of a line too long to be shown. Drawn as text. */
  LONG_PARTITION(
      "partition",
      integer("exponents", "how many exponents there are"),
      text("value", "the value of the line")),

  /** The value of the base of a line of coins. Drawn as its coins with the number. */
  BASE("base", text("coins", "the coins of the base"), text("value", "its value")),

  /** The ordinal sum of base and exponents. Drawn as a path down the tree of numbers. */
  ORDINAL_SUM(
      "ordinal-sum",
      texts("terms", "the value of the base, then those of the exponents"),
      text("value", "the number it is"),
      text("edge", "in Hackenbush, the edge that is worth it with what it carries").optional()),

  /** A player's best move. Drawn as the position with the move marked. */
  BEST(
      "best",
      text("player", "who moves"),
      text("move", "the move"),
      integers("coins", "the coins that are turned over, counted from 1"),
      text("value", "the value of the position it leads to")),

  /**
   * The Grundy values of the vertices of an acyclic digraph along a topological numbering. Drawn as
   * the digraph with a number at each vertex.
   */
  NUMBERING(
      "numbering",
      rows("vertices", "of each vertex: its name, its number, its label, its Grundy value")),

  /** The same of a digraph too large to be shown. Drawn as text. */
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
      rows("edges", "of the first edges of the matching: both ends"),
      texts("free", "the first free vertices"),
      integer("size", "how many edges the matching has")),

  /** Whether every maximum matching covers the token. Drawn as the graph with the vertex marked. */
  COVER(
      "cover",
      text("vertex", "where the token stands"),
      bool("always", "whether every maximum matching covers it")),

  /** A play in which the winner follows the matching. Drawn as a path in the graph. */
  STRATEGY(
      "strategy",
      text("winner", "who moves along the matching: next or previous"),
      texts("moves", "the vertices, in turn"),
      bool("over", "whether the play ends with the last of them")),

  /** An even kernel that decides who wins. Drawn as the graph with the kernel marked. */
  KERNEL(
      "kernel",
      texts("kernel", "the first vertices of the kernel"),
      integer("size", "how many vertices the kernel has")),

  /** The row of the token is not in the span of the others, over GF(2). Drawn as text. */
  SPAN(
      "span",
      integer("rows", "how many rows the matrix has"),
      integer("columns", "how many columns the matrix has")),

  /** The moves to P-positions. Drawn as the graph with those arcs marked. */
  MOVES("moves", texts("to", "the vertices to move to; none where the player loses")),

  /** How many turns are left, and who has the first. Drawn as a row of turns. */
  TURNS(
      "turns",
      integer("terms", "how many terms the sequence has"),
      integer("turns", "how many turns are left"),
      text("parity", "of the sequence: odd or even"),
      text("first", "who moves first: white or black")),

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
  D_BLOCKS("d-blocks", texts("blocks", "the order types, from the lowest")),

  /** What White's moves that leave no pivot lead to. Drawn as a list. */
  REPLIES("replies", rows("replies", "of each such move: a theorem, and who wins by it")),

  /** The theorem that decides a transposition game, with a strategy. Drawn as text. */
  THEOREM(
      "rule",
      text("rule", "the name of the case"),
      text("winner", "first or second, or the parity of the permutation: even or odd")),

  /** Delta decides a game of pennies, with a strategy. Drawn as text. */
  PENNIES("rule", integer("delta", "Delta"), text("winner", "white or black")),

  /** The colouring of clumps that Delta counts. Drawn as a row of coloured clumps. */
  DELTA(
      "delta",
      integers("clumps", "the sizes of the first clumps"),
      texts("colours", "the colour of each: green, red or none"),
      integer("count", "how many clumps there are"),
      integer("delta", "Delta")),

  /** The parities of the critical lengths decide. Drawn as text. */
  PARITY(
      "parity",
      integer("ascending", "the critical length of ascending subsequences"),
      integer("descending", "the critical length of descending subsequences"),
      text("outcome", "the outcome class")),

  /** The excess 4a - 3n of a deck of n cards decides. Drawn as text. */
  EXCESS("excess", integer("excess", "4a - 3n"), text("outcome", "the outcome class")),

  /** The recording sequence after each card. Drawn as rows of coloured boxes. */
  BUMPING(
      "bumping",
      texts("cards", "the cards, in turn"),
      texts("colours", "the colour sequence after each")),

  /** The gaps of a recording sequence. Drawn as the deck with colours and gaps. */
  GAPS(
      "gaps",
      text("colours", "the colour sequence"),
      texts("gaps", "the order types of the gaps, from the lowest")),

  /** Who wins, by which moves, and when. Drawn as the board or deck with these moves marked. */
  RESULT(
      "result",
      text("outcome", "the outcome class"),
      texts("moves", "moves that win, or where nothing wins draw, as far as known").optional(),
      integer("length", "how many moves are left, where somebody wins").optional()),

  /** A play of the length that both sides' best play has. Drawn as a row of cards. */
  LENGTH(
      "length", integer("length", "how many moves are left"), texts("moves", "the moves, in turn")),

  /** The cards that can still be part of a critical subsequence. Drawn as the order, marked. */
  LENGTHS(
      "lengths",
      rows("cards", "of each: name, longest ascending and descending subsequence it can end")),

  /** Why a player does not lose, or completes no set. Drawn as the board. */
  HELD("held", text("player", "who"), text("by", "blocked, stealing or mirror")),

  /** Each set that the opponent may complete has two points of its own. Drawn as numbered pairs. */
  PAIRING(
      "pairing",
      text("player", "who answers by the pairing"),
      integer("sets", "how many sets there are"),
      rows("pairs", "of each set listed: the two points of its pair").optional(),
      integer("symmetries", "how many symmetries of the board keep the pairing, 1 or more")),

  /** Sets that have too few points for a pairing. Drawn as these sets. */
  UNPAIRED(
      "unpaired",
      integer("sets", "how many sets they are"),
      integer("points", "how many points these sets have together"),
      rows("list", "the sets").optional()),

  /** The sum of 2^-k over the sets of a player, who lacks k points. Drawn as the board, shaded. */
  POTENTIAL(
      "potential",
      text("player", "who plays by it"),
      text("potential", "the potential now, or at this player's turn"),
      text("bound", "the most that it can be later, or what it exceeds"),
      rows("weights", "points with what they add to it, where there are few").optional());

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

  /** The data of the kind, in the usual order. */
  public List<StepKey> keys() {
    return keys;
  }
}
