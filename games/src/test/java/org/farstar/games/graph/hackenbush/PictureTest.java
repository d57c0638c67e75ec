package org.farstar.games.graph.hackenbush;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class PictureTest {
  private static List<Edge> random(Random random) {
    int vertices = 1 + random.nextInt(6);
    return IntStream.range(0, random.nextInt(9))
        .mapToObj(
            i ->
                Edge.of(
                    random.nextInt(vertices),
                    "brg".charAt(random.nextInt(3)),
                    random.nextInt(vertices)))
        .toList();
  }

  /** Edges that touch what hangs already, again and again: quadratic and obvious. */
  private static List<Edge> slowly(List<Edge> edges) {
    List<Edge> hanging = new ArrayList<>();
    List<Edge> rest = new ArrayList<>(edges);
    for (int i = 0; i < rest.size(); i++) {
      Edge edge = rest.get(i);
      if (edge.low() == 0 || hanging.stream().anyMatch(other -> touch(edge, other))) {
        hanging.add(rest.remove(i));
        i = -1;
      }
    }
    Collections.sort(hanging);
    return hanging;
  }

  private static boolean touch(Edge one, Edge other) {
    return other.low() == one.low()
        || other.low() == one.high()
        || other.high() == one.low()
        || other.high() == one.high();
  }

  private static List<Edge> edges(Picture picture) {
    return IntStream.range(0, picture.edges()).mapToObj(picture::edge).toList();
  }

  @Property(tries = 500)
  void onlyWhatHangsOnTheGroundIsKept(@ForAll long seed) {
    List<Edge> edges = random(new Random(seed));
    Picture picture = Picture.of(edges.stream());
    assertThat(edges(picture)).isEqualTo(slowly(edges));
    for (int cut = 0; cut < picture.edges(); cut++) {
      List<Edge> rest = new ArrayList<>(edges(picture));
      rest.remove(cut);
      Picture after = picture.without(cut);
      assertThat(edges(after)).isEqualTo(slowly(rest));
      assertThat(after).isEqualTo(Picture.of(rest.stream())).hasSameHashCodeAs(after.without(-1));
    }
    List<Edge> parts =
        picture.parts().stream().flatMap(part -> edges(part).stream()).sorted().toList();
    assertThat(parts).isEqualTo(edges(picture));
    assertThat(picture.recoloured().recoloured()).isEqualTo(picture);
  }

  /** Renamed vertices make the same representative more often than not; the sum of edges stays. */
  @Property(tries = 200)
  void aStalkHasOneRepresentative(@ForAll long seed) {
    Random random = new Random(seed);
    List<Integer> names =
        new ArrayList<>(IntStream.rangeClosed(1, 8).boxed().collect(Collectors.toList()));
    Collections.shuffle(names, random);
    StringBuilder renamed = new StringBuilder();
    StringBuilder stalk = new StringBuilder();
    for (int i = 0; i < 8; i++) {
      char colour = "brg".charAt(random.nextInt(3));
      stalk.append(i).append(colour).append(i + 1).append(' ');
      renamed.append(i == 0 ? 0 : names.get(i - 1)).append(colour).append(names.get(i)).append(' ');
    }
    assertThat(PictureText.read(renamed.toString()).relabelled())
        .isEqualTo(PictureText.read(stalk.toString()).relabelled());
  }

  /** A quadratic reader would not end within the time of a test. */
  @Example
  void hundredThousandEdgesAreRead() {
    int n = 100_000;
    String stalk =
        IntStream.range(0, n).mapToObj(i -> i + "b" + (i + 1)).collect(Collectors.joining(" "));
    Picture picture = PictureText.read(stalk);
    assertThat(picture.edges()).isEqualTo(n);
    assertThat(picture.parts()).containsExactly(picture);
    assertThat(picture).hasToString(stalk);
    assertThat(picture.without(n / 2).edges()).isEqualTo(n / 2);
    String grass =
        IntStream.range(0, n).mapToObj(i -> "0r" + (i + 1)).collect(Collectors.joining(" "));
    assertThat(PictureText.read(grass).parts()).hasSize(n);
  }
}
