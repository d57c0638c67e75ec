package org.farstar.engine.setup;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.farstar.picture.Spot;

/** Edges or arcs and single vertices: two clicks join two vertices or part them. */
public final class GraphHand {
  private static final Pattern TOKEN = Pattern.compile("(.*?) ?@(\\S+)");
  private static final String JOINT = "[->]";

  /** What clicks do in the second mode. */
  public enum Second {
    /** There is none. */
    NONE,
    /** They put the token, which is written {@code @vertex}. */
    TOKEN,
    /** They keep a vertex for Left, written {@code 3l}, for Right, {@code 3r}, or for neither. */
    PLAYER
  }

  private final Line line;
  private final Second second;

  /** The vertex of the token, or null if there is none. */
  private final String start;

  private final List<String> names;
  private final List<String> edges = new ArrayList<>();
  private final List<String> alone = new ArrayList<>();

  /** Of a graph with arcs all are arcs. */
  private final String joint;

  private GraphHand(Scene scene, String joints, Second second) {
    this.line = scene.line();
    this.second = second;
    this.names = scene.spots().stream().map(Spot::name).toList();
    Matcher token = TOKEN.matcher(scene.text());
    boolean placed = second == Second.TOKEN && token.matches();
    this.start = placed ? token.group(2) : null;
    for (String word : (placed ? token.group(1) : scene.text()).split(" ")) {
      if (!word.isEmpty() && !word.equals("0")) {
        (word.matches(".*" + JOINT + ".*") ? edges : alone).add(word);
      }
    }
    this.joint =
        edges.isEmpty()
            ? joints.substring(0, 1)
            : edges.stream().anyMatch(edge -> edge.contains(">")) ? ">" : "-";
  }

  /** Empty where names are written in another way than they are, or too much to be drawn. */
  static Optional<Hand> at(Scene scene, String joints, Second second) {
    boolean plain = scene.text().indexOf('"') < 0 && scene.text().indexOf('(') < 0;
    return plain && (!scene.spots().isEmpty() || scene.text().equals("0"))
        ? Optional.of(new GraphHand(scene, joints, second).hand(joints))
        : Optional.empty();
  }

  private Hand hand(String joints) {
    List<Hand.Mode> modes = new ArrayList<>();
    String edge = joint.equals(">") ? "an arc" : "an edge";
    modes.add(
        new Hand.Mode(
            "Join two",
            "Click two vertices to join them by " + edge + ", or to take it away.",
            this::joined));
    if (second == Second.TOKEN) {
      modes.add(
          new Hand.Mode(
              "Put the token",
              "Click the vertex on which the token stands.",
              Hand.Click.one(spot -> write(edges, alone, names, spot))));
    } else if (second == Second.PLAYER) {
      modes.add(
          new Hand.Mode(
              "Keep for a player",
              "Click a vertex: only for Left, only for Right, for both.",
              Hand.Click.one(this::kept)));
    }
    modes.add(
        new Hand.Mode(
            "Take away",
            "Click a vertex to take it away with all that ends there.",
            Hand.Click.one(this::without)));
    List<Hand.Tool> tools = new ArrayList<>();
    List<String> more = new ArrayList<>(alone);
    more.add(fresh());
    tools.add(new Hand.Tool("Add a vertex", line.with(write(edges, more, names, start))));
    if (joints.length() > 1 && !edges.isEmpty()) {
      String other = joint.equals("-") ? ">" : "-";
      Set<String> turned = new LinkedHashSet<>();
      edges.forEach(word -> turned.add(String.join(other, ends(word))));
      tools.add(
          new Hand.Tool(
              joint.equals("-") ? "Make arcs of the edges" : "Make edges of the arcs",
              line.with(write(List.copyOf(turned), alone, names, start))));
    }
    return Hand.of(modes, tools);
  }

  private static List<String> ends(String edge) {
    return List.of(edge.split(JOINT));
  }

  private static String bare(String word) {
    return word.replaceFirst("[lr]$", "");
  }

  /** The text of a graph; vertices that lose their last edge stay. */
  private String write(
      List<String> newEdges, List<String> newAlone, List<String> vertices, String at) {
    Set<String> touched = new HashSet<>();
    newEdges.forEach(edge -> touched.addAll(ends(edge)));
    Set<String> written = newAlone.stream().map(GraphHand::bare).collect(Collectors.toSet());
    String text =
        Stream.of(
                newEdges.stream(),
                newAlone.stream().filter(word -> !touched.contains(word)),
                vertices.stream().filter(v -> !touched.contains(v) && !written.contains(v)))
            .flatMap(words -> words)
            .collect(Collectors.joining(" "));
    return (text.isEmpty() ? "0" : text) + (at == null ? "" : " @" + at);
  }

  private String fresh() {
    int n = 1;
    while (names.contains(Integer.toString(n))) {
      n++;
    }
    return Integer.toString(n);
  }

  private Hand.Made joined(List<String> spots) {
    if (spots.size() < 2) {
      return Hand.Made.chosen(spots);
    }
    String a = spots.get(0);
    String b = spots.get(1);
    if (a.equals(b)) {
      return Hand.Made.nothing();
    }
    List<String> changed = new ArrayList<>(edges);
    boolean parted =
        changed.removeIf(
            edge ->
                ends(edge).equals(List.of(a, b))
                    || joint.equals("-") && ends(edge).equals(List.of(b, a)));
    if (!parted) {
      changed.add(a + joint + b);
    }
    return Hand.Made.text(write(changed, alone, names, start));
  }

  private String without(String name) {
    List<String> vertices = names.stream().filter(each -> !each.equals(name)).toList();
    if (vertices.isEmpty() && start != null) {
      return null;
    }
    return write(
        edges.stream().filter(edge -> !ends(edge).contains(name)).toList(),
        alone.stream().filter(each -> !bare(each).equals(name)).toList(),
        vertices,
        name.equals(start) ? vertices.get(0) : start);
  }

  private String kept(String name) {
    List<String> others = new ArrayList<>(alone);
    String next = name + "l";
    for (String word : alone) {
      if (bare(word).equals(name) && !word.equals(name)) {
        others.remove(word);
        next = word.endsWith("l") ? name + "r" : "";
      }
    }
    if (!next.isEmpty()) {
      others.add(next);
    }
    return write(edges, others, names, start);
  }

  /** Whether the words of a text are edges and vertices, and the vertices are the spots. */
  static boolean fits(Scene scene) {
    Set<String> vertices = new HashSet<>();
    for (String word : scene.text().split(" ", -1)) {
      if (!word.matches("\\w+([->]\\w+)?")) {
        return false;
      }
      vertices.addAll(ends(word));
    }
    Set<String> spots = scene.spots().stream().map(Spot::name).collect(Collectors.toSet());
    return spots.equals(vertices);
  }
}
