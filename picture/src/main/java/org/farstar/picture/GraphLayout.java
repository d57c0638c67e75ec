package org.farstar.picture;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Places for the vertices of a connected graph, so that their distances on paper come near their
 * distances in the graph: stress majorisation (Gansner, Koren and North, 2004) from a circle and
 * from the two main axes of the distances, whichever ends with less stress. The same graph always
 * gets the same places. Time O(n^2) for each of the rounds.
 */
final class GraphLayout {
  private static final int ROUNDS = 250;

  /** The circle is left only for something clearly better: it is how symmetric graphs look best. */
  private static final double CLEARLY = 0.9;

  private final int n;
  private final double[][] distance;

  private GraphLayout(int n, double[][] distance) {
    this.n = n;
    this.distance = distance;
  }

  /**
   * The places, neighbours about one unit apart.
   *
   * @param near the neighbours of each vertex
   */
  static Point[] of(List<List<Integer>> near) {
    int n = near.size();
    double[][] distance = new double[n][];
    for (int v = 0; v < n; v++) {
      distance[v] = distances(v, near);
    }
    GraphLayout layout = new GraphLayout(n, distance);
    double[][] circle = layout.relaxed(layout.circle());
    double[][] axes = layout.relaxed(layout.mainAxes());
    double[][] best = layout.stress(axes) < CLEARLY * layout.stress(circle) ? axes : circle;
    Point[] points = new Point[n];
    for (int v = 0; v < n; v++) {
      points[v] = new Point(best[0][v], best[1][v]);
    }
    return points;
  }

  private static double[] distances(int from, List<List<Integer>> near) {
    double[] distance = new double[near.size()];
    Arrays.fill(distance, -1);
    distance[from] = 0;
    Deque<Integer> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      int v = open.remove();
      for (int w : near.get(v)) {
        if (distance[w] < 0) {
          distance[w] = distance[v] + 1;
          open.add(w);
        }
      }
    }
    return distance;
  }

  private double[][] circle() {
    double radius = 0.5 / StrictMath.sin(StrictMath.PI / Math.max(2, n));
    double[][] places = new double[2][n];
    for (int v = 0; v < n; v++) {
      double angle = 2 * StrictMath.PI * v / n;
      places[0][v] = radius * StrictMath.sin(angle);
      places[1][v] = -radius * StrictMath.cos(angle);
    }
    return places;
  }

  /** Classical scaling: the two main eigenvectors of the centred squares of the distances. */
  private double[][] mainAxes() {
    double[][] b = new double[n][n];
    double all = 0;
    double[] row = new double[n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        row[i] += distance[i][j] * distance[i][j] / n;
      }
      all += row[i] / n;
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        b[i][j] = -0.5 * (distance[i][j] * distance[i][j] - row[i] - row[j] + all);
      }
    }
    double[][] places = new double[2][];
    for (int axis = 0; axis < 2; axis++) {
      double[] v = new double[n];
      for (int i = 0; i < n; i++) {
        // Any start will do that is not orthogonal to the eigenvector.
        v[i] = 1 + (i * 37 % 11) / 7.0;
      }
      double size = 0;
      for (int round = 0; round < ROUNDS; round++) {
        double[] next = new double[n];
        for (int i = 0; i < n; i++) {
          for (int j = 0; j < n; j++) {
            next[i] += b[i][j] * v[j];
          }
        }
        size = Math.sqrt(Arrays.stream(next).map(x -> x * x).sum());
        double by = size == 0 ? 1 : size;
        v = Arrays.stream(next).map(x -> x / by).toArray();
      }
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          b[i][j] -= size * v[i] * v[j];
        }
      }
      double stretch = Math.sqrt(size);
      places[axis] = Arrays.stream(v).map(x -> x * stretch).toArray();
    }
    for (int i = 0; i < n; i++) {
      // Twins would lie on each other for ever.
      places[0][i] += 0.01 * (i * 31 % 13);
      places[1][i] += 0.01 * (i * 17 % 7);
    }
    return places;
  }

  private double[][] relaxed(double[][] start) {
    double[][] now = start;
    for (int round = 0; round < ROUNDS; round++) {
      double[][] next = new double[2][n];
      for (int i = 0; i < n; i++) {
        double weights = 0;
        for (int j = 0; j < n; j++) {
          if (i != j) {
            double d = distance[i][j];
            double weight = 1 / (d * d);
            double dx = now[0][i] - now[0][j];
            double dy = now[1][i] - now[1][j];
            double actual = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
            next[0][i] += weight * (now[0][j] + d * dx / actual);
            next[1][i] += weight * (now[1][j] + d * dy / actual);
            weights += weight;
          }
        }
        next[0][i] /= Math.max(weights, 1e-9);
        next[1][i] /= Math.max(weights, 1e-9);
      }
      now = next;
    }
    return now;
  }

  private double stress(double[][] places) {
    double stress = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        double dx = places[0][i] - places[0][j];
        double dy = places[1][i] - places[1][j];
        double off = Math.sqrt(dx * dx + dy * dy) / distance[i][j] - 1;
        stress += off * off;
      }
    }
    return stress;
  }
}
