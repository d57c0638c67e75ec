package org.farstar.cli;

import java.util.List;

/**
 * One paper on the tour: its headline question and what answers it.
 *
 * @param title the paper in short
 * @param question the question, whose answer is who wins the position
 * @param game the game
 * @param position the position
 * @param claim a claim of the paper on which the answer rests
 * @param size the size up to which the claim is checked on the way
 * @param next commands to try, without the program's name
 */
record TourStop(
    String title,
    String question,
    String game,
    String position,
    String claim,
    int size,
    List<String> next) {

  /** All stops in the order of the tour. */
  static final List<TourStop> ALL =
      List.of(
          new TourStop(
              "The game of Flipping Coins",
              "Who wins 0101011111 + 1101100111 + 0110110110111, and how?",
              "flipping-coins",
              "0101011111 + 1101100111 + 0110110110111",
              "flipping-coins/3.3",
              12,
              List.of(
                  "value flipping-coins 10011110110110111011110011 --explain",
                  "play flipping-coins 1001011",
                  "check flipping-coins --time 30s")),
          new TourStop(
              "End Nim with ordinal piles",
              "Left takes from the left end, Right from the right end. Who wins w*2+1|w*2|w+1?",
              "end-nim",
              "w*2+1|w*2|w+1",
              "end-nim/11",
              4,
              List.of("outcome end-nim 'w*2+1|w*2|w+1' --explain", "play end-nim '3|5|2'")),
          new TourStop(
              "The transposition game",
              "After 3 1 5 from 1..9, four more terms: who controls the parity at the end?",
              "transposition",
              "1..9: 3 1 5 / 4",
              "transposition/2.1-pivots",
              8,
              List.of("outcome transposition 'w + w*: / 5' --explain", "play pieces BWWBW")),
          new TourStop(
              "Monotonic sequence games",
              "7 3 12 lie there, of 1..20; who completes 5 ascending or 3 descending loses.",
              "monotone",
              "a=5 d=3 deck=20 misere : 7 3 12",
              "monotone/4.2-5-3",
              0,
              List.of(
                  "outcome monotone 'a=6 d=4 deck=1000000 misere :' --explain",
                  "table monotone --a 3..6 --d 3..4 --n 1..20 --misere",
                  "play monotone 'a=4 d=4 deck=9 :'")));
}
