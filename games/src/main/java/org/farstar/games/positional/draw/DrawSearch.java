package org.farstar.games.positional.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.farstar.engine.budget.Control;
import org.farstar.engine.budget.Meter;
import org.farstar.engine.kernel.Decision;
import org.farstar.engine.kernel.SpaceDepthFirst;
import org.farstar.engine.memory.SharedTable;
import org.farstar.games.positional.draw.DrawNodes.Answer;
import org.farstar.games.positional.draw.DrawNodes.Node;
import org.farstar.games.positional.draw.DrawNodes.Place;
import org.farstar.games.positional.family.SetFamily;

/**
 * Searches for a strategy by which O, who moves second, keeps X from every set: replies until the
 * sets that X may still complete have a pairing or a small potential. All moves of X are tried, up
 * to the symmetries of the position, and of larger boards few replies of O, those first that close
 * most sets. What is found holds; where nothing is found O may still hold X.
 *
 * <p>On [7]^3 some 2,000 positions before the last reply have 340 moves of X each; the pairing of a
 * position with a reply is mended for each move, which takes microseconds. Not for threads.
 */
public final class DrawSearch {
  /** So many results of the search are remembered. */
  private static final long MOST_RESULTS = 1 << 20;

  private final DrawNodes nodes;
  private final int mostPositions;
  private final Control control;

  /**
   * @param family the sets
   * @param symmetries permutations of its points that map sets to sets, a whole group
   * @param mostPositions after this many positions the search gives up
   * @param control ends the search
   */
  public DrawSearch(SetFamily family, List<int[]> symmetries, int mostPositions, Control control) {
    this.nodes = new DrawNodes(family, symmetries);
    this.mostPositions = mostPositions;
    this.control = control;
  }

  /**
   * The strategy, a line for each position in which replies are needed, the start first; no line
   * where none is needed, and nothing where none is found.
   *
   * @throws org.farstar.engine.budget.SearchStopped when the budget ends first
   */
  public Optional<List<DrawLine>> find() {
    return control.metered(nodes::bytes, this::found);
  }

  private Optional<List<DrawLine>> found(Meter meter) {
    if (nodes.heldAtOnce()) {
      return Optional.of(List.of());
    }
    Place root = nodes.place(Stones.NONE);
    SharedTable results = new SharedTable(nodes.words(), MOST_RESULTS);
    SpaceDepthFirst<Node> search = new SpaceDepthFirst<>(nodes, results, meter, null);
    Decision wins = Decision.WIN;
    for (int most = 1; wins == Decision.WIN && 2 * most <= nodes.points(); most++) {
      wins = search.winsWithin(new Node(root, null, most), mostPositions);
    }
    return wins == Decision.LOSS ? Optional.of(lines(root)) : Optional.empty();
  }

  private List<DrawLine> lines(Place root) {
    List<DrawLine> lines = new ArrayList<>();
    List<Place> queue = new ArrayList<>(List.of(root));
    Set<Place> seen = new HashSet<>(queue);
    for (int at = 0; at < queue.size(); at++) {
      Place place = queue.get(at);
      Map<Integer, List<Integer>> against = new HashMap<>();
      for (Answer answer : place.answers) {
        int reply = answer.reply;
        if (reply < 0) {
          List<Place> then = nodes.then(place, answer);
          int chosen = 0;
          while (!then.get(chosen).held) {
            chosen++;
          }
          reply = answer.tried.get(chosen);
          if (seen.add(then.get(chosen))) {
            queue.add(then.get(chosen));
          }
        }
        against.computeIfAbsent(reply, key -> new ArrayList<>()).add(answer.move);
      }
      List<DrawLine.Reply> replies = new ArrayList<>();
      against.entrySet().stream()
          .sorted(
              Comparator.comparingInt((Map.Entry<Integer, List<Integer>> e) -> -e.getValue().size())
                  .thenComparing(Map.Entry::getKey))
          .forEach(
              e -> replies.add(reply(e.getKey(), replies.isEmpty() ? List.of() : e.getValue())));
      lines.add(new DrawLine(place.stones.x(), place.stones.o(), replies));
    }
    return lines;
  }

  private static DrawLine.Reply reply(int point, List<Integer> against) {
    return new DrawLine.Reply(point, against.stream().mapToInt(Integer::intValue).toArray());
  }
}
