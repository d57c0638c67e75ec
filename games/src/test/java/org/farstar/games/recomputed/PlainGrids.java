package org.farstar.games.recomputed;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Games on grids, written from their rules. Boards are rows joined by bars. */
final class PlainGrids {
  private static final int[][] EDGES = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
  private static final int[][] CORNERS = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] KNIGHT = {
    {1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}
  };

  private PlainGrids() {}

  /** Geese, which go up, and a fox, both by corners. */
  static PlainRules foxAndGeese() {
    return (board, left) ->
        hunt(board, left, (row, column, to) -> to[0] != 0 && to[1] != 0 && (!left || to[0] < 0));
  }

  /** Hounds, which never go to the left, and a hare, by lines; every other cell has diagonals. */
  static PlainRules hareAndHounds() {
    return (board, left) ->
        hunt(
            board,
            left,
            (row, column, to) ->
                (to[0] == 0 || to[1] == 0 || (row + column) % 2 == 1) && (!left || to[1] >= 0));
  }

  @FunctionalInterface
  private interface Way {
    boolean allows(int row, int column, int[] to);
  }

  private static List<String> hunt(String board, boolean left, Way way) {
    Grid grid = Grid.of(board);
    List<String> to = new ArrayList<>();
    for (int row = 0; row < grid.height(); row++) {
      for (int column = 0; column < grid.width(); column++) {
        if (grid.at(row, column) == (left ? 'x' : 'o')) {
          for (int[][] steps : new int[][][] {EDGES, CORNERS}) {
            for (int[] step : steps) {
              if (grid.at(row + step[0], column + step[1]) == '.'
                  && way.allows(row, column, step)) {
                to.add(
                    grid.with(row, column, '.')
                        .with(row + step[0], column + step[1], left ? 'x' : 'o')
                        .toString());
              }
            }
          }
        }
      }
    }
    return to;
  }

  /** A board that can be changed. */
  private record Grid(char[][] cells) {
    static Grid of(String board) {
      int width = board.indexOf('|') < 0 ? board.length() : board.indexOf('|');
      char[][] cells = new char[(board.length() + 1) / (width + 1)][];
      for (int row = 0; row < cells.length; row++) {
        cells[row] = board.substring(row * (width + 1), row * (width + 1) + width).toCharArray();
      }
      return new Grid(cells);
    }

    int height() {
      return cells.length;
    }

    int width() {
      return cells[0].length;
    }

    /** The sign of a cell, # outside of the board. */
    char at(int row, int column) {
      boolean inside = row >= 0 && row < height() && column >= 0 && column < width();
      return inside ? cells[row][column] : '#';
    }

    Grid with(int row, int column, char sign) {
      char[][] copy = cells.clone();
      copy[row] = cells[row].clone();
      copy[row][column] = sign;
      return new Grid(copy);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      for (char[] row : cells) {
        text.append(text.length() == 0 ? "" : "|").append(row);
      }
      return text.toString();
    }
  }

  /** What the moves from one cell lead to. */
  @FunctionalInterface
  private interface CellMoves {
    void add(Grid grid, int row, int column, boolean left, List<String> to);
  }

  /** A whole board may be written by its sizes, as 3x4. */
  private static PlainRules rules(CellMoves moves) {
    return rules(moves, false);
  }

  /**
   * @param parted whether free cells that do not hang together are games of their own
   */
  private static PlainRules rules(CellMoves moves, boolean parted) {
    return new PlainRules() {
      @Override
      public List<String> parts(String position) {
        return parted ? pieces(Grid.of(position)) : List.of(position);
      }

      @Override
      public List<String> options(String position, boolean left) {
        Grid grid = Grid.of(position);
        List<String> to = new ArrayList<>();
        for (int row = 0; row < grid.height(); row++) {
          for (int column = 0; column < grid.width(); column++) {
            moves.add(grid, row, column, left, to);
          }
        }
        return to;
      }

      @Override
      public String normal(String position) {
        if (position.matches("\\d+x\\d+")) {
          String[] sizes = position.split("x");
          String row = ".".repeat(Integer.parseInt(sizes[1]));
          return (row + "|").repeat(Integer.parseInt(sizes[0]) - 1) + row;
        }
        return position;
      }
    };
  }

  /** The pieces of free cells that hang together along edges, each without the rest. */
  private static List<String> pieces(Grid grid) {
    List<String> pieces = new ArrayList<>();
    boolean[][] seen = new boolean[grid.height()][grid.width()];
    for (int row = 0; row < grid.height(); row++) {
      for (int column = 0; column < grid.width(); column++) {
        if (grid.at(row, column) == '.' && !seen[row][column]) {
          pieces.add(piece(grid, row, column, seen));
        }
      }
    }
    return pieces;
  }

  private static String piece(Grid grid, int row, int column, boolean[][] seen) {
    List<int[]> cells = new ArrayList<>(List.of(new int[] {row, column}));
    seen[row][column] = true;
    for (int i = 0; i < cells.size(); i++) {
      for (int[] d : EDGES) {
        int r = cells.get(i)[0] + d[0];
        int c = cells.get(i)[1] + d[1];
        if (grid.at(r, c) == '.' && !seen[r][c]) {
          seen[r][c] = true;
          cells.add(new int[] {r, c});
        }
      }
    }
    int top = cells.stream().mapToInt(cell -> cell[0]).min().orElseThrow();
    int bottom = cells.stream().mapToInt(cell -> cell[0]).max().orElseThrow();
    int first = cells.stream().mapToInt(cell -> cell[1]).min().orElseThrow();
    int last = cells.stream().mapToInt(cell -> cell[1]).max().orElseThrow();
    char[][] piece = new char[bottom - top + 1][last - first + 1];
    Arrays.stream(piece).forEach(line -> Arrays.fill(line, '#'));
    cells.forEach(cell -> piece[cell[0] - top][cell[1] - first] = '.');
    return new Grid(piece).toString();
  }

  /** Left places a vertical domino, Right a horizontal one; in Cram both place either. */
  static PlainRules dominoes(boolean cram) {
    return rules(
        (grid, row, column, left, to) -> {
          if (grid.at(row, column) == '.') {
            if ((cram || left) && grid.at(row + 1, column) == '.') {
              to.add(grid.with(row, column, '#').with(row + 1, column, '#').toString());
            }
            if ((cram || !left) && grid.at(row, column + 1) == '.') {
              to.add(grid.with(row, column, '#').with(row, column + 1, '#').toString());
            }
          }
        },
        cram);
  }

  /** Clobber and its kin, by the words before the colon. */
  static PlainRules clobber(Set<String> words) {
    List<int[]> directions = new ArrayList<>();
    boolean far = words.contains("rooks") || words.contains("bishops") || words.contains("queens");
    boolean across =
        words.contains("corners") || words.contains("kings") || words.contains("queens");
    if (words.contains("knights")) {
      directions.addAll(List.of(KNIGHT));
    } else if (words.contains("diagonals") || words.contains("bishops")) {
      directions.addAll(List.of(CORNERS));
    } else {
      directions.addAll(List.of(EDGES));
      directions.addAll(across ? List.of(CORNERS) : List.of());
    }
    return rules(
        (grid, row, column, left, to) -> {
          char own = left ? 'x' : 'o';
          char enemy = left ? 'o' : 'x';
          String prey =
              words.contains("anti")
                  ? "."
                  : words.contains("own")
                      ? "" + own
                      : words.contains("cannibal") || words.contains("hot")
                          ? "" + own + enemy
                          : "" + enemy;
          char behind = words.contains("anti") ? enemy : '.';
          if (grid.at(row, column) != own) {
            return;
          }
          for (int[] d : directions) {
            int r = row + d[0];
            int c = column + d[1];
            while (grid.at(r, c) != '#') {
              if (prey.indexOf(grid.at(r, c)) >= 0) {
                to.add(grid.with(row, column, behind).with(r, c, own).toString());
              }
              if (!far || grid.at(r, c) != '.') {
                break;
              }
              r += d[0];
              c += d[1];
            }
          }
        });
  }

  /** Jumps over one enemy after the other in one direction. */
  static PlainRules konane() {
    return rules(
        (grid, row, column, left, to) -> {
          char own = left ? 'x' : 'o';
          char enemy = left ? 'o' : 'x';
          if (grid.at(row, column) != own) {
            return;
          }
          for (int[] d : EDGES) {
            Grid now = grid;
            int r = row;
            int c = column;
            while (now.at(r + d[0], c + d[1]) == enemy
                && now.at(r + 2 * d[0], c + 2 * d[1]) == '.') {
              now = now.with(r, c, '.').with(r + d[0], c + d[1], '.');
              r += 2 * d[0];
              c += 2 * d[1];
              now = now.with(r, c, own);
              to.add(now.toString());
            }
          }
        });
  }

  /** A queen's move, then an arrow by a queen's move from there. */
  static PlainRules amazons() {
    return rules(
        (grid, row, column, left, to) -> {
          char own = left ? 'x' : 'o';
          if (grid.at(row, column) == own) {
            Grid gone = grid.with(row, column, '.');
            for (int[] place : reached(gone, row, column)) {
              for (int[] arrow : reached(gone, place[0], place[1])) {
                to.add(gone.with(place[0], place[1], own).with(arrow[0], arrow[1], '#').toString());
              }
            }
          }
        });
  }

  private static List<int[]> reached(Grid grid, int row, int column) {
    List<int[]> reached = new ArrayList<>();
    for (int[][] kind : new int[][][] {EDGES, CORNERS}) {
      for (int[] d : kind) {
        for (int i = 1; grid.at(row + i * d[0], column + i * d[1]) == '.'; i++) {
          reached.add(new int[] {row + i * d[0], column + i * d[1]});
        }
      }
    }
    return reached;
  }

  /** A stone is placed, after which every group of either player has a free cell beside it. */
  static PlainRules nogo() {
    return rules(
        (grid, row, column, left, to) -> {
          if (grid.at(row, column) == '.') {
            Grid placed = grid.with(row, column, left ? 'x' : 'o');
            if (everyGroupIsFree(placed)) {
              to.add(placed.toString());
            }
          }
        });
  }

  private static boolean everyGroupIsFree(Grid grid) {
    for (int row = 0; row < grid.height(); row++) {
      for (int column = 0; column < grid.width(); column++) {
        char sign = grid.at(row, column);
        if ((sign == 'x' || sign == 'o') && !isFree(grid, row, column)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isFree(Grid grid, int row, int column) {
    char sign = grid.at(row, column);
    boolean[][] seen = new boolean[grid.height()][grid.width()];
    Deque<int[]> open = new ArrayDeque<>(List.of(new int[] {row, column}));
    seen[row][column] = true;
    while (!open.isEmpty()) {
      int[] cell = open.pop();
      for (int[] d : EDGES) {
        int r = cell[0] + d[0];
        int c = cell[1] + d[1];
        if (grid.at(r, c) == '.') {
          return true;
        }
        if (grid.at(r, c) == sign && !seen[r][c]) {
          seen[r][c] = true;
          open.push(new int[] {r, c});
        }
      }
    }
    return false;
  }

  /** A stone splits onto two free neighbours, Left's moves up and down, Right's to the sides. */
  static PlainRules fission() {
    return rules(
        (grid, row, column, left, to) -> {
          int down = left ? 1 : 0;
          int right = left ? 0 : 1;
          if (grid.at(row, column) == 'x'
              && grid.at(row - down, column - right) == '.'
              && grid.at(row + down, column + right) == '.') {
            to.add(
                grid.with(row, column, '.')
                    .with(row - down, column - right, 'x')
                    .with(row + down, column + right, 'x')
                    .toString());
          }
        });
  }

  /** A cell is coloured; neighbours do not have one colour in Col, nor two in Snort. */
  static PlainRules colouring(boolean col) {
    return rules(
        (grid, row, column, left, to) -> {
          char own = left ? 'l' : 'r';
          char other = left ? 'r' : 'l';
          boolean may = grid.at(row, column) == '.';
          for (int[] d : EDGES) {
            may &= grid.at(row + d[0], column + d[1]) != (col ? own : other);
          }
          if (may) {
            to.add(grid.with(row, column, own).toString());
          }
        });
  }

  /** A square goes with all to the right and below; the first one never goes. */
  static PlainRules chomp() {
    return rules(
        (grid, row, column, left, to) -> {
          if (grid.at(row, column) == '.' && row + column > 0) {
            Grid eaten = grid;
            for (int r = row; r < grid.height(); r++) {
              for (int c = column; c < grid.width(); c++) {
                eaten = eaten.with(r, c, '#');
              }
            }
            to.add(eaten.toString());
          }
        });
  }

  /** Skiers glide or leave the slope; jumpers jump down over an enemy, a slipper from then on. */
  static PlainRules skiJumps() {
    return rules(
        (grid, row, column, left, to) -> {
          char skier = grid.at(row, column);
          if ((left ? "Ll" : "Rr").indexOf(skier) < 0) {
            return;
          }
          Grid gone = grid.with(row, column, '.');
          int step = left ? 1 : -1;
          int c = column + step;
          for (; grid.at(row, c) == '.'; c += step) {
            to.add(gone.with(row, c, skier).toString());
          }
          if (c < 0 || c == grid.width()) {
            to.add(gone.toString());
          }
          char below = grid.at(row + 1, column);
          if (Character.isUpperCase(skier)
              && (left ? "Rr" : "Ll").indexOf(below) >= 0
              && grid.at(row + 2, column) == '.') {
            to.add(
                gone.with(row + 1, column, Character.toLowerCase(below))
                    .with(row + 2, column, skier)
                    .toString());
          }
        });
  }

  /** Some of a herd run in one of six directions as far as cells are free. */
  static PlainRules sheep() {
    return (board, left) -> {
      List<String> to = new ArrayList<>();
      String[] rows = board.split("\\|");
      int width = rows[0].split(" ").length;
      String[] cells = board.split("[ |]");
      int[][] steps = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, -1}, {-1, 1}};
      for (int from = 0; from < cells.length; from++) {
        boolean mine = cells[from].matches(left ? "[0-9]+" : "-[0-9]+");
        int herd = mine ? Math.abs(Integer.parseInt(cells[from])) : 0;
        for (int[] step : steps) {
          int row = from / width;
          int column = from % width;
          int end = from;
          do {
            end = row * width + column;
            row += step[0];
            column += step[1];
          } while (row >= 0
              && row < rows.length
              && column >= 0
              && column < width
              && cells[row * width + column].equals("."));
          for (int run = 1; run < herd && end != from; run++) {
            String[] after = cells.clone();
            after[from] = (left ? "" : "-") + (herd - run);
            after[end] = (left ? "" : "-") + run;
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < after.length; i++) {
              text.append(i == 0 ? "" : i % width == 0 ? "|" : " ").append(after[i]);
            }
            to.add(text.toString());
          }
        }
      }
      return to;
    };
  }
}
