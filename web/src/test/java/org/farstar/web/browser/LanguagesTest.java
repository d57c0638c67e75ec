package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages in another language than English: chosen, remembered, and with room for its words. */
@Tag("browser")
class LanguagesTest {
  @RegisterExtension static final Chrome chrome = new Chrome();

  @AfterEach
  void forget() {
    chrome.script("localStorage.clear(); return ''");
    chrome.size(1280, 900);
  }

  private static void speak(String language) {
    chrome.script(
        "const select = document.querySelector('.language');"
            + "select.value = arguments[0];"
            + "select.dispatchEvent(new Event('change')); return ''",
        language);
    chrome.until("html[lang=" + language + "]");
    chrome.until("main h1");
  }

  /** The switch changes the page that is shown, and is remembered. */
  @Test
  void theLanguageIsChosenAndRemembered() {
    chrome.open("/game/nim?p=3+5+7");
    chrome.until("html[lang=en]");
    speak("de");
    chrome.untilText(".turn", "ist am Zug");
    assertThat(chrome.text(".setting summary")).isEqualTo("Eine Stellung aufbauen");
    chrome.open("/game/kayles");
    chrome.until("html[lang=de]");
    speak("en");
    chrome.untilText(".turn", "to move");
    chrome.reload();
    chrome.until("html[lang=en]");
    assertThat(chrome.complaints()).isEmpty();
  }

  /** A play goes on in the other language, with the moves that were taken back. */
  @Test
  void aPlayOutlivesAChangeOfLanguage() {
    chrome.open("/game/domineering?p=...%7C...%7C...&answers=0");
    chrome.until(".board .spot.open");
    for (String cell : new String[] {"1,1", "2,1", "3,1", "3,2"}) {
      chrome.spot(cell);
    }
    chrome.until(".board .laid.last.right");
    speak("de");
    chrome.untilText(".turn", "Links ist am Zug");
    chrome.until(".board .laid.last.right");
    assertThat(chrome.count(".board .laid")).isEqualTo(2);
    assertThat(chrome.text(".stage .line")).contains("Links", "Rechts");
    chrome.focus("#main");
    chrome.keys("u");
    chrome.untilText(".turn", "Rechts ist am Zug");
    speak("en");
    chrome.untilText(".turn", "Right to move");
    chrome.untilText(".stage .line", "1 more");
    chrome.until(".board .laid.last.left");
    chrome.focus("#main");
    chrome.keys("r");
    chrome.until(".board .laid.last.right");
    assertThat(chrome.complaints()).isEmpty();
  }

  /** The play of the first screen, too. */
  @Test
  void theFirstPlayOutlivesAChangeOfLanguage() {
    chrome.open("/");
    chrome.untilText(".turn", "Your move");
    int all = chrome.count(".board .spot");
    chrome.spot("1.1");
    chrome.untilScript(
        "return document.querySelector('.turn').textContent === 'Your move'"
            + " && document.querySelectorAll('.board .emptied').length > 0",
        true);
    int left = chrome.count(".board .spot");
    assertThat(left).isLessThan(all);
    speak("de");
    chrome.untilText(".turn", "Du bist am Zug");
    chrome.until(".board .emptied");
    assertThat(chrome.count(".board .spot")).isEqualTo(left);
    chrome.click(".home aside button:last-child");
    chrome.untilScript("return document.querySelectorAll('.board .spot').length === " + all, true);
    assertThat(chrome.complaints()).isEmpty();
  }

  /** The address is stronger than what was chosen before, and a choice changes the address. */
  @Test
  void anAddressNamesTheLanguage() {
    chrome.openAt(chrome.home() + "?lang=de#/lessons");
    chrome.until("html[lang=de]");
    chrome.untilText("h1", "Lektionen");
    speak("en");
    chrome.untilText("h1", "Lessons");
    chrome.openAt(chrome.home() + "?lang=xx#/lessons");
    chrome.until("html[lang=en]");
  }

  static Stream<String> pages() {
    return Stream.of(
        "/",
        "/lessons",
        "/lesson/hot",
        "/puzzle?seed=words",
        "/exercises",
        "/games",
        "/game/domineering",
        "/game/sum?p=nim(%223%22)+%2B+^*",
        "/sheet",
        "/tables",
        "/claims",
        "/write");
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everybodyCanUseItInGermanOnAnyScreen(String page) {
    chrome.openAt(chrome.home() + "?lang=de#" + page);
    chrome.until("html[lang=de] main h1");
    for (int width : new int[] {390, 1920}) {
      chrome.size(width, 900);
      assertThat(chrome.overflow()).as(page + " at " + width).isLessThanOrEqualTo(0);
    }
    assertThat(chrome.barriers()).isEmpty();
    assertThat(chrome.complaints()).isEmpty();
  }

  /** A lesson is taken in German from its question to the reason. */
  @Test
  void aLessonIsTakenInGerman() {
    chrome.openAt(chrome.home() + "?lang=de#/lesson/symmetry");
    chrome.untilText("h1", "Nur die Anzahl zählt");
    chrome.untilText(".turn", "Der erste Spieler zieht");
    chrome.click(".answers-list li:first-child button");
    chrome.untilText(".verdict", "Richtig. Fünf Züge sind übrig");
    chrome.click(".verdict button");
    chrome.untilText(".why-steps .count", "Warum, Schritt 1 von");
    chrome.untilText(".why-steps .step", "Ein Haufen von 1 zählt 1, so viel wie er groß ist");
    chrome.click(".why-steps summary");
    chrome.untilText(".why-steps details", "hat den Grundywert 1");
  }

  /** Where a pupil reads, no English word is left, except in what papers are called. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/lessons",
        "/lesson/tempo",
        "/puzzle?seed=words",
        "/exercises",
        "/games",
        "/write"
      })
  void noEnglishIsLeftWherePupilsRead(String page) {
    chrome.openAt(chrome.home() + "?lang=de#" + page);
    chrome.until("html[lang=de] main h1");
    String text = ((String) chrome.script("return document.body.innerText"));
    assertThat(text).doesNotContainPattern("(?i)\\b(the|whoever|moves|wins|loses|your|click)\\b");
  }
}
