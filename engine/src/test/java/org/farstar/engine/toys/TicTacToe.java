package org.farstar.engine.toys;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Ending;
import org.farstar.engine.play.Moves;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.text.NotationException;

/**
 * Tic-tac-toe on a square. X is whoever moves first, so the board says whose turn it is and both
 * players have the same moves and the same goal: impartial, with draws.
 */
public final class TicTacToe implements Rules<String> {
  private final int side;
  private final List<int[]> lines = new ArrayList<>();

  public TicTacToe(int side) {
    this.side = side;
    for (int i = 0; i < side; i++) {
      addLine(i * side, 1);
      addLine(i, side);
    }
    addLine(0, side + 1);
    addLine(side - 1, side - 1);
  }

  private void addLine(int start, int step) {
    int[] line = new int[side];
    for (int i = 0; i < side; i++) {
      line[i] = start + i * step;
    }
    lines.add(line);
  }

  @Override
  public Ending ending() {
    return Ending.VERDICT;
  }

  @Override
  public boolean impartial() {
    return true;
  }

  @Override
  public void moves(String board, Player player, Moves<String> moves) {
    char mark = count(board, 'X') == count(board, 'O') ? 'X' : 'O';
    for (int i = 0; i < board.length(); i++) {
      if (board.charAt(i) == '.') {
        int cell = i + 1;
        moves.add(board.substring(0, i) + mark + board.substring(i + 1), () -> "cell " + cell);
      }
    }
  }

  private static long count(String board, char mark) {
    return board.chars().filter(c -> c == mark).count();
  }

  @Override
  public Optional<Outcome> verdict(String board) {
    for (int[] line : lines) {
      char first = board.charAt(line[0]);
      boolean full = first != '.';
      for (int cell : line) {
        full &= board.charAt(cell) == first;
      }
      if (full) {
        return Optional.of(Outcome.P);
      }
    }
    return board.indexOf('.') < 0 ? Optional.of(Outcome.D) : Optional.empty();
  }

  @Override
  public String read(String text) {
    if (text.length() != side * side || !text.matches("[XO.]*")) {
      throw new NotationException(text, 1, "'" + text + "'", side * side + " cells X O .");
    }
    return text;
  }

  @Override
  public String write(String board) {
    return board;
  }

  /** The least of the board and its mirror images in the four axes and turns made of them. */
  @Override
  public String representative(String board) {
    List<String> images = new ArrayList<>();
    for (int turn = 0; turn < 8; turn++) {
      StringBuilder image = new StringBuilder();
      for (int i = 0; i < board.length(); i++) {
        int x = (turn & 1) == 0 ? i % side : side - 1 - i % side;
        int y = (turn & 2) == 0 ? i / side : side - 1 - i / side;
        image.append(board.charAt((turn & 4) == 0 ? y * side + x : x * side + y));
      }
      images.add(image.toString());
    }
    return Collections.min(images);
  }

  @Override
  public OptionalLong rank(String board) {
    return OptionalLong.of(count(board, '.'));
  }
}
