package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Results of pupils: reports that they make, and the table that a teacher collects them in. */
@Tag("browser")
class ClassTest {
  @TempDir Path folder;

  @RegisterExtension static final Chrome chrome = new Chrome();

  @BeforeEach
  void forget() {
    chrome.size(1280, 900);
    chrome.open("/results");
    chrome.script("localStorage.clear(); sessionStorage.clear(); return ''");
  }

  /** What the page's own script for reports answers. */
  private static Object report(String script) {
    return chrome.later(
        "const done = arguments[arguments.length - 1];"
            + "import('./page/report.js').then((r) => { "
            + script
            + " }).catch((fault) => done(String(fault)))");
  }

  /** A report of somebody who has solved some steps of one lesson. */
  private static String of(String name, String date, String steps) {
    return (String)
        report(
            "done(r.write({ name: '%s', date: '%s', puzzles: { solved: 2, first: 1 }, days: 1,"
                    .formatted(name, date)
                + " series: [{ key: 'symmetry', steps: ["
                + steps
                + "], first: [], of: 3 }] }))");
  }

  private static void hand(String text) {
    chrome.script(
        "document.querySelector('#reports').value = arguments[0];"
            + "document.querySelector('.class form').requestSubmit()",
        text);
  }

  /** From two exercises of a sheet to the row of the teacher's table. */
  @Test
  void whatAPupilSolvesIsARowOfTheTable() throws Exception {
    chrome.open("/exercises?game=nim&kind=wins&count=2&seed=8b");
    chrome.until(".exercise-answers li:nth-child(2)");
    List<?> answers =
        (List<?>)
            chrome.script(
                "return [...document.querySelectorAll('.exercise-answers strong')]"
                    + ".map((each) => each.textContent)");
    chrome.click(".exercises a.button");
    for (int i = 1; i <= 2; i++) {
      chrome.untilText("h1", "8b: exercise " + i + " of 2");
      int right = answers.get(i - 1).toString().contains("first") ? 1 : 2;
      if (i == 2) {
        chrome.click(".answers-list li:nth-child(" + (3 - right) + ") button");
        chrome.until(".verdict.wrong");
      }
      chrome.click(".answers-list li:nth-child(" + right + ") button");
      chrome.until(".verdict.right");
      chrome.click(".lesson-foot .button.main");
    }
    chrome.untilText("h1", "My results");
    assertThat(chrome.text("dl")).isEqualTo("Exercises: 8b\n2/2 (1)");
    chrome.enter("input[name=name]", "Zoë  Müller");
    chrome.until(".report img.qr");
    assertThat(chrome.barriers()).isEmpty();
    chrome.script("document.querySelector('.report').scrollIntoView()");
    chrome.keep("results-1280");
    String link = ShareTest.read(chrome.picture());
    assertThat(link).startsWith(chrome.home() + "#/class?r=farstar1.");

    chrome.openAt(link);
    chrome.untilText("h1", "Results of a class");
    chrome.untilText("[role=status]", "1 added, 0 replaced");
    assertThat(chrome.text("tbody")).startsWith("Zoë Müller 2/2 (1) 0 (0) 0 20");
    assertThat(chrome.address()).endsWith("#/class");
    assertThat(chrome.complaints()).isEmpty();
  }

  /** A later report takes the place of an earlier one of the same pupil, and of nobody else. */
  @Test
  void reportsAreAddedReplacedAndRemoved() throws IOException {
    String early = of("Ada", "2026-11-01", "1");
    String late = of("Ada", "2026-11-03", "1, 3");
    String other = of("Ada", "2026-11-02", "2");
    String formula = of("=1+1", "2026-11-02", "1, 2, 3");
    chrome.open("/class");
    hand("Ada hands in " + early + ", and =1+1 http://localhost/#/class?r=" + formula + ".");
    chrome.untilText("[role=status]", "2 added, 0 replaced by a later report, 0 already there.");
    hand(late);
    chrome.untilText("[role=status]", "0 added, 1 replaced by a later report, 0 already there.");
    hand(early);
    chrome.untilText("[role=status]", "0 added, 0 replaced by a later report, 1 already there.");
    hand(other);
    chrome.untilText("tbody", "name used twice");
    assertThat(chrome.count("tbody tr")).isEqualTo(3);
    assertThat(chrome.text("tfoot")).startsWith("Finished by 1/3");
    assertThat(chrome.text("tbody td.full")).isEqualTo("3/3");

    chrome.saveTo(folder);
    chrome.click(".class .row button:nth-of-type(2)");
    String csv = chrome.saved(folder.resolve("results.csv"));
    assertThat(csv.lines())
        .contains("'=1+1,3/3,2 (1),1,2026-11-02", "Ada,2/3,2 (1),1,2026-11-03")
        .hasSize(4);

    chrome.click("tbody tr:nth-child(1) button");
    chrome.untilText("[role=status]", "One report was removed.");
    assertThat(chrome.count("tbody tr")).isEqualTo(2);
    chrome.click("[role=status] button");
    chrome.untilScript("return document.querySelectorAll('tbody tr').length", 3L);
    chrome.reload();
    assertThat(chrome.count("tbody tr")).isEqualTo(3);
    chrome.click(".class .row button:last-child");
    chrome.untilNone(".class table");
  }

  /** No report with a changed or a missing sign is read, and each that was written is. */
  @Test
  void damagedReportsAreRefused() {
    assertThat(
            report(
                "const said = [];"
                    + "const random = (most) => Math.floor(Math.random() * most);"
                    + "const read = (code) => { try { return r.read(code); } catch { return null; } };"
                    + "for (let i = 0; i < 200; i++) {"
                    + "  const series = Array.from({ length: random(5) }, (_, k) => {"
                    + "    const of = 1 + random(70);"
                    + "    const steps = Array.from({ length: of }, (_, s) => s + 1).filter(() => random(2));"
                    + "    const first = steps.filter(() => random(2));"
                    + "    return { key: ['hot', 'set:8b \\u00e4', 'own:a: b', 'x', 'y'][k], steps, first, of };"
                    + "  });"
                    + "  const name = ['Ada', '\\u5c0f\\u660e', 'O\\u2019Neil \\ud83d\\ude42', ''][random(4)];"
                    + "  const report = { name, date: '2026-11-27', series,"
                    + "    puzzles: { solved: 9, first: random(10) }, days: random(400) };"
                    + "  const code = r.write(report);"
                    + "  if (JSON.stringify(r.read(code)) !== JSON.stringify(report)) said.push('lost ' + code);"
                    + "  if (r.found('x ' + code + '\\n')[0] !== code) said.push('not found ' + code);"
                    + "  const at = 9 + random(code.length - 9);"
                    + "  const other = code[at] === 'A' ? 'B' : 'A';"
                    + "  for (const wrong of [code.slice(0, at) + other + code.slice(at + 1),"
                    + "      code.slice(0, at) + code.slice(at + 1), code.slice(0, at), code + 'A'])"
                    + "    if (read(wrong)) said.push('taken ' + wrong);"
                    + "}"
                    + "done(said.join(' '))"))
        .isEqualTo("");
    chrome.open("/class");
    hand("farstar1.AAAA and " + of("Ada", "2026-11-01", "1"));
    chrome.untilText(".fault", "farstar1.AAAA... is damaged: signs are missing or changed.");
    chrome.untilText("[role=status]", "1 added");
    hand("nothing");
    chrome.untilText(".fault", "There is no report in this text.");
  }

  /** Steps beyond a lesson's last, or markup for a name, come only from forgers. */
  @Test
  void forgedReportsDoNoHarm() {
    assertThat(
            report(
                "try { r.read(r.write({ name: 'x', date: '2026-11-27', series: [{ key: 'hot', "
                    + "steps: [9], first: [], of: 3 }], puzzles: { solved: 0, first: 0 }, days: 0 }));"
                    + " done('taken'); } catch (fault) { done(fault.message); }"))
        .asString()
        .contains("is damaged");
    chrome.open("/class");
    hand(of("<img src=x onerror=document.title=0>", "2026-11-01", "1"));
    chrome.untilText("tbody", "<img src=x");
    assertThat(chrome.count("tbody img")).isZero();
  }

  /** On a phone, on a wide screen, in German and on paper. */
  @Test
  void everybodyCanUseIt() throws IOException {
    StringBuilder reports = new StringBuilder();
    for (String name :
        List.of("Ada", "Emmy", "Sofja", "Maryam", "Wolfeschlegelsteinhausenberger")) {
      reports.append(
          of(name, "2026-11-2" + name.length() % 10, name.length() > 4 ? "1, 2, 3" : "2"));
      reports.append('\n');
    }
    chrome.openAt(chrome.home() + "?lang=de#/class");
    hand(reports.toString());
    chrome.untilText("[role=status]", "5 eingetragen");
    for (int width : new int[] {390, 1920}) {
      chrome.size(width, 900);
      assertThat(chrome.overflow()).as("at " + width).isLessThanOrEqualTo(0);
      chrome.keep("class-" + width);
    }
    assertThat(chrome.barriers()).isEmpty();
    chrome.media("print");
    assertThat(chrome.text(".wanted")).isBlank();
    assertThat(chrome.text(".class")).contains("Ergebnisse einer Klasse", "Sofja", "Fertig");
    chrome.media("");
    chrome.size(390, 800);
    chrome.openAt(chrome.home() + "?lang=de#/results");
    chrome.untilText("main", "Auf diesem Gerät ist noch nichts gelöst.");
    chrome.script(
        "localStorage.setItem('farstar-lessons',"
            + " JSON.stringify({ symmetry: { steps: [1, 2], of: 5 } })); return ''");
    chrome.reload();
    chrome.untilText("dl", "2/5");
    assertThat(chrome.overflow()).isLessThanOrEqualTo(0);
    assertThat(chrome.barriers()).isEmpty();
    // Somebody else sits down at the device; and the wrong button is undone.
    chrome.click(".results > p:last-child button");
    chrome.untilText("main", "Auf diesem Gerät ist noch nichts gelöst.");
    chrome.click("[role=status] button");
    chrome.untilText("dl", "2/5");
    assertThat(chrome.complaints()).isEmpty();
  }
}
