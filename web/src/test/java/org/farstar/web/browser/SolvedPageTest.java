package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.farstar.web.FolderServer;
import org.farstar.web.PublishedGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The pages that play from a solved folder beside them, offered by a file server. */
@EnabledIfSystemProperty(named = "farstar.site", matches = ".+")
class SolvedPageTest {
  private static final String BOARD = "4x3 line=3:";

  @RegisterExtension static final Chrome chrome = new Chrome();

  @TempDir static Path site;
  private FolderServer server;

  @BeforeAll
  static void publish() throws IOException {
    FolderServer.solve("connect-four", BOARD, "remoteness", site.resolve(PublishedGame.SOLVE));
    Path plain = Path.of(System.getProperty("farstar.site"));
    PublishedGame.write(plain, site, "connect-four", BOARD, false);
  }

  @BeforeEach
  void serve() throws IOException {
    server = new FolderServer(site);
  }

  @AfterEach
  void stop() {
    server.close();
    chrome.forget();
  }

  private static int remoteness() {
    String says = chrome.text(".answers .fact").replaceAll("(?s).*Remoteness (\\d+).*", "$1");
    return Integer.parseInt(says);
  }

  /** The first page is the game; the engine wins, or is beaten, as soon as the folder says. */
  @Test
  void theFirstPagePlaysFromTheFolder() {
    chrome.openAt(server.address());
    chrome.untilText(
        ".answers", "from the solved folder " + server.address() + PublishedGame.SOLVE + ", ");
    assertThat(chrome.address()).contains("from=" + PublishedGame.SOLVE);
    assertThat(server.parts.get()).isPositive();
    int left = remoteness();
    assertThat(left).isGreaterThan(4);
    chrome.untilText(".sentence", "X wins");
    chrome.script(
        "const who = document.querySelector('.controls select');"
            + "who.value = 'left'; who.dispatchEvent(new Event('change'))");
    int made = 0;
    while (true) {
      made++;
      chrome.untilScript(
          "return (decodeURIComponent(location.hash).match(/[XO]/g) || []).length", (long) made);
      assertThat(chrome.text(".say")).contains("which wins (by the solved folder)");
      if (chrome.text(".turn").contains("won")) {
        break;
      }
      chrome.until(".answers .move.loss");
      chrome.untilNone("[aria-busy=true]");
      assertThat(remoteness()).isLessThanOrEqualTo(left - made);
      chrome.click(".answers .move");
      made++;
    }
    assertThat(chrome.text(".turn")).contains("engine has won");
    assertThat(made).isLessThanOrEqualTo(left);
    assertThat(chrome.complaints()).isEmpty();
    chrome.openAt(server.address() + "#/");
    chrome.until(".home-board");
  }

  /** Files of the same host alone are read, and what is wrong with them is one sentence. */
  @Test
  void faultsAreOneSentence() throws IOException {
    String game = server.address() + "#/game/connect-four?p=4x3+line%3D3%3A&from=";
    chrome.openAt(game + server.address().replace("127.0.0.1", "localhost") + "solve");
    chrome.untilText(".answers", "is on another host, from which this page loads nothing");
    chrome.openAt(game + "nothing");
    chrome.untilText(".answers", "nothing' is no folder of a solve: it has no file 'task'");
    chrome.openAt(server.address() + "#/game/nim?p=3+5&from=solve");
    chrome.untilText(".answers", "is of another game: connect-four");
    Path chunk = site.resolve("solve/layers/000000000000/000000000000");
    byte[] sound = Files.readAllBytes(chunk);
    byte[] changed = sound.clone();
    changed[changed.length - 1] ^= 1;
    try {
      Files.write(chunk, changed);
      chrome.openAt(game + "solve");
      chrome.untilText(".answers", "block 0 of a chunk of keys was changed");
    } finally {
      Files.write(chunk, sound);
    }
  }
}
