package org.farstar.engine.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Sizes one behind the other: a click on a box cuts its heap down to there. */
final class HeapHand {
  private static final int MOST_TOOLS = 9;

  private final Line line;
  private final String between;
  private final String more;
  private final List<String> sizes;

  HeapHand(Scene scene, String between, String more) {
    this.line = scene.line();
    this.between = between;
    this.more = more;
    this.sizes =
        scene.text().equals("0")
            ? List.of()
            : Stream.of(scene.text().split(Pattern.quote(between)))
                .map(String::strip)
                .filter(size -> !size.isEmpty())
                .toList();
  }

  Hand hand() {
    List<Hand.Tool> tools = new ArrayList<>();
    for (int i = 0; i < sizes.size(); i++) {
      if (sizes.get(i).matches("[0-9]{1,12}")) {
        String size = Long.toString(Long.parseLong(sizes.get(i)) + 1);
        tools.add(new Hand.Tool("+1 on " + (i + 1), line.with(changed(i, size))));
      }
    }
    tools.add(new Hand.Tool("Add a heap of 3", line.with(added("3"))));
    if (!more.isEmpty()) {
      tools.add(new Hand.Tool("Add a heap of " + more, line.with(added(more))));
    }
    return Hand.of(
        "Click a box to cut its heap down to there; the lowest removes the heap.",
        Hand.Click.one(this::clicked),
        tools.subList(Math.max(0, tools.size() - MOST_TOOLS), tools.size()));
  }

  private String clicked(String spot) {
    int dot = spot.indexOf('.');
    int heap = SymbolHand.number(dot < 0 ? spot : spot.substring(0, dot)) - 1;
    String box = dot < 0 ? "1" : spot.substring(dot + 1);
    return heap < 0 || heap >= sizes.size() ? null : changed(heap, box.equals("1") ? "0" : box);
  }

  private String changed(int heap, String size) {
    List<String> all = new ArrayList<>(sizes);
    all.set(heap, size);
    return text(all);
  }

  private String added(String size) {
    List<String> all = new ArrayList<>(sizes);
    all.add(size);
    return text(all);
  }

  private String text(List<String> all) {
    String text = String.join(between, all.stream().filter(size -> !size.equals("0")).toList());
    return text.isEmpty() ? "0" : text;
  }

  /** Whether a text has heaps, each with spots of its number. */
  static boolean fits(Scene scene, String between) {
    List<String> sizes = List.of(scene.text().split(Pattern.quote(between), -1));
    List<String> heaps =
        scene.spots().stream()
            .map(spot -> spot.name().replaceFirst("\\..*", ""))
            .distinct()
            .toList();
    List<String> numbers =
        Stream.iterate(1, n -> n + 1).limit(sizes.size()).map(String::valueOf).toList();
    return sizes.stream().allMatch(size -> size.matches("[1-9][0-9]*")) && heaps.equals(numbers);
  }
}
