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
                  "play flipping-coins 0110111",
                  "check flipping-coins --time 30s")));
}
