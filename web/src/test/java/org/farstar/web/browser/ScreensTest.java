package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Every screen at three widths in both themes: nothing is cut off, everybody can use it, and where
 * {@code golden.write} is set, too, how it looks is kept. Other tests see to most light screens, so
 * that this one is run where the pictures of the guide are made:
 *
 * <pre>{@code
 * mvn test -pl web -am -Dtest=ScreensTest -Dfarstar.screens=true -Dgolden.write=true
 * }</pre>
 */
@EnabledIfSystemProperty(named = "farstar.screens", matches = "true")
class ScreensTest {
  @RegisterExtension static final Chrome chrome = new Chrome();

  private static final int[][] SIZES = {{390, 844}, {1280, 900}, {1920, 1080}};

  /** What is in the browser before: some steps, a table of a class. */
  private static final String KNOWN =
      "const { write } = await import('./page/report.js');"
          + "const of = (name, steps) => write({ name, date: '2026-11-27', days: 3,"
          + "  puzzles: { solved: 5, first: 4 }, series: ["
          + "  { key: 'symmetry', steps, first: [], of: 6 },"
          + "  { key: 'set:class 8b', steps: [1, 2, 3], first: [1, 3], of: 4 }] });"
          + "localStorage.setItem('farstar-lessons', JSON.stringify({"
          + "  symmetry: { steps: [1, 2, 3], of: 6 }, 'set:class 8b': { steps: [1, 2], first: [2], of: 4 } }));"
          + "localStorage.setItem('farstar-puzzle-days', '[\"2026-11-26\"]');"
          + "localStorage.setItem('farstar-class', JSON.stringify([of('Ada', [1, 2, 3, 4, 5, 6]),"
          + "  of('Emmy', [1, 2]), of('Maryam', [1, 2, 3, 4, 5, 6]), of('Sofja', [1, 2, 3, 4])]));"
          + "done(true);";

  /** Dominoes of both players, the last of them just laid. */
  private static final String PLAY =
      "/game/domineering?p=.....%7C.....%7C.....%7C.....&m=1,2+2,2~3,1+3,2~2,4+3,4~1,4+1,5"
          + "&turn=left&answers=0";

  private static final Map<String, String> SCREENS = new LinkedHashMap<>();

  static {
    SCREENS.put("home", "/");
    SCREENS.put("gallery", "/games");
    SCREENS.put("clobber", "/game/clobber?p=xoxo%7Coxox%7Cxoxo&turn=left");
    SCREENS.put("play", PLAY);
    SCREENS.put("geography", "/game/vertex-geography");
    SCREENS.put("lessons", "/lessons");
    SCREENS.put("lesson", "/lesson/binary?step=5");
    SCREENS.put("lesson-write", "/write");
    SCREENS.put("puzzle", "/puzzle?seed=2026-11-26");
    SCREENS.put("exercises", "/exercises?game=nim&game=domineering&count=4&from=2&to=4&seed=8b");
    SCREENS.put("results", "/results");
    SCREENS.put("class", "/class");
    SCREENS.put("worksheet", "/sheet");
    SCREENS.put("tables", "/tables");
    SCREENS.put("claims", "/claims");
  }

  /** Light screens that no other test keeps. */
  private static final List<String> LIGHT = List.of("play", "results", "class", "exercises");

  @Test
  void everyScreenIsWholeInBothThemes() throws IOException {
    chrome.open("/results");
    chrome.later("const done = arguments[0]; (async () => {" + KNOWN + "})()");
    for (Map.Entry<String, String> screen : SCREENS.entrySet()) {
      for (boolean dark : new boolean[] {true, false}) {
        chrome.dark(dark);
        for (int[] size : SIZES) {
          String name = screen.getKey() + "-" + size[0] + (dark ? "-dark" : "");
          chrome.size(size[0], size[1]);
          if (size == SIZES[0]) {
            chrome.open(screen.getValue());
            chrome.untilNone("[aria-busy=true], .wait");
            if (screen.getValue().equals(PLAY)) {
              chrome.until(".board .laid.last.right");
            }
          }
          assertThat(chrome.overflow()).as(name).isLessThanOrEqualTo(0);
          if (size != SIZES[1]) {
            assertThat(chrome.barriers()).as(name).isEmpty();
          }
          if (dark || LIGHT.contains(screen.getKey())) {
            chrome.keep(name);
          }
        }
      }
    }
    assertThat(chrome.complaints()).isEmpty();
  }
}
