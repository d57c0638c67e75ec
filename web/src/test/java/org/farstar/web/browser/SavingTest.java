package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Worksheets and tables as files: saved by the browser, and loaded again. */
@Tag("browser")
class SavingTest {
  @TempDir Path folder;

  @RegisterExtension static final Chrome chrome = new Chrome();

  /** The button of the page with this word on it. */
  private static void press(String label) {
    chrome.script(
        "[...document.querySelectorAll('main button')]"
            + ".find((b) => b.textContent.trim() === arguments[0]).click()",
        label);
  }

  @Test
  void aWorksheetIsSavedAndLoaded() throws IOException {
    chrome.saveTo(folder);
    chrome.open("/sheet");
    chrome.script("localStorage.clear()");
    chrome.reload();
    String[] lines = {"g := {2|-1}", "g.Temperature", "domineering(\"..|..\")", "{2|"};
    for (int i = 0; i < lines.length; i++) {
      chrome.enter("#expression", lines[i]);
      chrome.until(".lines li:nth-child(" + (i + 1) + ") :is(math, .fault)");
    }
    press("Save as text");
    String saved = chrome.saved(folder.resolve("worksheet.txt"));
    assertThat(saved.lines())
        .containsExactly(
            "g := {2|-1}",
            "  = {2|-1}",
            "g.Temperature",
            "  = 3/2",
            "domineering(\"..|..\")",
            "  = ..|..",
            "{2|");
    press("Clear");
    chrome.untilNone(".lines li");
    // What is loaded is computed again, not believed: a result that was changed comes out right.
    Path changed = Files.writeString(folder.resolve("other.txt"), saved.replace("3/2", "7"));
    for (int i = 0; i < 2; i++) {
      chrome.load(".file input", changed);
      chrome.until(".lines li:nth-child(4) .fault");
      assertThat(chrome.count(".lines li")).isEqualTo(4);
      assertThat(chrome.text(".lines li:nth-child(2) math")).contains("3", "2");
      assertThat(chrome.text(".lines")).doesNotContain("7");
      press("Clear");
      chrome.untilNone(".lines li");
    }
  }

  @Test
  void aTableIsSavedAsCsvAndAsLatex() {
    chrome.saveTo(folder);
    chrome.open("/tables?game=kayles&what=%7Bn%7D&n=0..4");
    chrome.untilText(".filled [role=status]", "5 rows");
    press("CSV");
    String csv = chrome.saved(folder.resolve("kayles.csv"));
    assertThat(csv.lines()).hasSize(6);
    assertThat(csv.lines().skip(1).map(line -> line.split(",")[0]).toList())
        .isEqualTo(List.of("0", "1", "2", "3", "4"));
    press("LaTeX");
    String latex = chrome.saved(folder.resolve("kayles.tex"));
    assertThat(latex).contains("\\begin{tabular}", "\\end{tabular}");
    assertThat(chrome.complaints()).isEmpty();
  }
}
