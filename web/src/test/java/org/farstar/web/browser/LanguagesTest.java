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
