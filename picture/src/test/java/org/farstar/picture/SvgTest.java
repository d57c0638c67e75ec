package org.farstar.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.farstar.picture.Shape.Anchor;
import org.farstar.picture.Shape.Face;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class SvgTest {
  private static Figure figure(Canvas canvas) {
    return new Figure("a title", "", canvas.drawing(10));
  }

  @Test
  void writesEveryShape() {
    Canvas canvas =
        new Canvas()
            .rectangle(Ink.CELL, 0, 0, 20, 10)
            .add(new Shape.Rectangle(Ink.CELL, 0, 0, 20, 10, 3))
            .circle(Ink.STONE, 5, 5, 2.5)
            .line(Ink.EDGE, 0, 0, 20, 10)
            .path(Ink.LEFT_WALL, false, 0, 0, 1, 1, 2, 0)
            .path(Ink.CUT_EDGE, true, 0, 0, 1, 1, 2, 0)
            .text(Ink.TEXT, 3, 4, "a", 8, Anchor.MIDDLE, Face.BOLD);
    assertThat(Svg.write(figure(canvas)))
        .isEqualTo(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30" role="img" font-family="Helvetica, Arial, sans-serif">
            <title>a title</title>
            <rect class="paper" fill="#ffffff" width="40" height="30"/>
            <g class="cell" fill="#ffffff" stroke="#777777" stroke-width="1" stroke-linejoin="round">
            <rect x="10" y="10" width="20" height="10"/>
            <rect x="10" y="10" width="20" height="10" rx="3"/>
            </g>
            <g class="stone" fill="#d9d9d9" stroke="#444444" stroke-width="1" stroke-linejoin="round">
            <circle cx="15" cy="15" r="2.5"/>
            </g>
            <g class="edge" fill="none" stroke="#444444" stroke-width="1.2" stroke-linejoin="round">
            <line x1="10" y1="10" x2="30" y2="20"/>
            </g>
            <g class="left-wall" fill="none" stroke="#0072b2" stroke-width="2.4" stroke-linejoin="round">
            <polyline points="10,10 11,11 12,10"/>
            </g>
            <g class="cut-edge" fill="none" stroke="#777777" stroke-width="1.2" stroke-linejoin="round" stroke-dasharray="2 3">
            <polygon points="10,10 11,11 12,10"/>
            </g>
            <g class="text" fill="#222222">
            <text x="13" y="16.8" font-size="8" text-anchor="middle" font-weight="bold">a</text>
            </g>
            </svg>
            """);
  }

  /** Two seconds for each frame and four for the last; what cannot move shows the last. */
  @Test
  void aFilmShowsFrameAfterFrame() {
    List<Shape> dot = new Canvas().circle(Ink.STONE, 5, 5, 2).drawing(0).shapes();
    Film.Frame frame = new Film.Frame(dot, List.of());
    Film.Frame later = new Film.Frame(dot, dot);
    String svg = Svg.write(new Film("a <play>", "", 20, 10, List.of(later, frame, frame)));
    assertThat(svg)
        .contains("<title>a &lt;play&gt;</title>")
        .contains("<g class=\"frame\" visibility=\"hidden\" style=\"animation-delay:-8s\">")
        .contains("<g class=\"later\" style=\"animation-delay:-8s\">")
        .contains("<g class=\"frame\" visibility=\"hidden\" style=\"animation-delay:-6s\">")
        .contains("<g class=\"frame last\" style=\"animation-delay:-4s\">")
        .contains("@media (prefers-reduced-motion: no-preference) {\n.frame { animation: 8s ")
        .contains("@keyframes frame { 0% { visibility: visible } 25% { visibility: hidden }")
        .contains("@keyframes last { 0% { visibility: visible } 50% { visibility: hidden }")
        .contains("{ 0% { visibility: hidden } 12.5% { visibility: visible } 25% { visibility");
    assertThat(Drawings.parsed(svg).getElementsByTagName("circle").getLength()).isEqualTo(4);
    assertThat(Svg.write(new Film("still", "", 20, 10, List.of(frame))))
        .doesNotContain("<style", "hidden");
    assertThatThrownBy(() -> new Film("nothing", "", 1, 1, List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void numbersHaveTwoDecimalsWhateverTheMachineSpeaks() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.GERMANY);
      assertThat(List.of(0.0, -0.0, 1.0, 1.5, -1.25, 0.005, -0.004, 12.3456, 1e9, 0.05))
          .extracting(Svg::number)
          .containsExactly(
              "0", "0", "1", "1.5", "-1.25", "0.01", "0", "12.35", "1000000000", "0.05");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Property
  void aNumberIsReadBackToTheHundredth(@ForAll int hundredths) {
    double number = hundredths / 100.0;
    assertThat(Double.parseDouble(Svg.number(number))).isEqualTo(number);
  }

  @Property
  void whateverIsWrittenTheFileIsWellFormed(@ForAll String text) {
    String shown = "x" + text;
    Canvas canvas = new Canvas().text(Ink.TEXT, 0, 0, shown, 10, Anchor.START);
    Document document = Drawings.parsed(Svg.write(new Figure(shown, shown, canvas.drawing(1))));
    String allowed = document.getElementsByTagName("title").item(0).getTextContent();
    assertThat(document.getElementsByTagName("text").item(0).getTextContent()).isEqualTo(allowed);
    if (text.chars().allMatch(c -> c >= ' ' && c < 0xD800)) {
      assertThat(allowed).isEqualTo(shown);
    }
  }
}
