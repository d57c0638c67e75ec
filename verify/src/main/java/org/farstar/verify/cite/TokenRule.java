package org.farstar.verify.cite;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.farstar.values.player.Outcome;

/**
 * The token game. The data are lines for vertices, so ordered that each arc from one leads to an
 * earlier line: its label, P or N, or its value, the least number that is the value of no vertex to
 * which an arc leads.
 */
final class TokenRule {
  private static final Pattern LINE = Pattern.compile("([^ ]+) is (P|N|0|[1-9][0-9]{0,5})");

  private TokenRule() {}

  /** What a theorem says of a position: see {@link Rule.Check}. */
  static Optional<Conclusion> conclude(
      Theorem theorem, String position, List<String> data, Runnable checkStop) {
    Optional<Arcs> read = Arcs.read(position, true);
    if (read.isEmpty() || data.isEmpty()) {
      return Optional.empty();
    }
    Arcs graph = read.get();
    Map<String, String> known = new HashMap<>();
    String last = "";
    for (String line : data) {
      checkStop.run();
      Matcher words = LINE.matcher(line);
      if (!words.matches()
          || !graph.next().containsKey(words.group(1))
          || !known.keySet().containsAll(graph.from(words.group(1)))) {
        return Optional.empty();
      }
      Set<String> options =
          graph.from(words.group(1)).stream().map(known::get).collect(Collectors.toSet());
      last = theorem == Theorem.LABELLING ? label(options) : least(options);
      if (!last.equals(words.group(2)) || known.put(words.group(1), last) != null) {
        return Optional.empty();
      }
    }
    // The token's line is the last one.
    if (!data.get(data.size() - 1).equals(graph.token() + " is " + last)) {
      return Optional.empty();
    }
    return Optional.of(
        theorem == Theorem.MEX
            ? Heaps.nimber(new BigInteger(last), theorem)
            : Conclusion.won(last.equals("P") ? Outcome.P : Outcome.N, theorem));
  }

  private static String label(Set<String> options) {
    return options.contains("P") ? "N" : "P";
  }

  private static String least(Set<String> options) {
    BitSet seen = new BitSet();
    options.forEach(option -> seen.set(Integer.parseInt(option)));
    return "" + seen.nextClearBit(0);
  }
}
