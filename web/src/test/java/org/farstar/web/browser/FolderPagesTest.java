package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.farstar.web.FolderServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** A game's page whose answers come from a solved folder at a web server. */
class FolderPagesTest {
  @RegisterExtension static final Chrome chrome = new Chrome();

  @TempDir static Path files;
  private FolderServer server;

  @BeforeAll
  static void solve() {
    Chrome.serverOnly("the plain files read folders beside them, see SiteTest");
    FolderServer.solve("tic-tac-toe", "3^2:", "remoteness", files.resolve("ttt"));
    FolderServer.solve("cram", "3x4", "grundy", files.resolve("cram"));
  }

  @BeforeEach
  void serve() throws IOException {
    server = new FolderServer(files);
  }

  @AfterEach
  void stop() {
    server.close();
    chrome.forget();
  }

  private static final String SAYS =
      "return document.querySelector('.answers .fact').textContent.replace(/\\s+/g, ' ').trim()";

  @Test
  void answersAndRepliesComeFromAFolder() {
    String from = server.address() + "ttt";
    chrome.open("/game/tic-tac-toe?p=3%5E2%3A+XO.%7C...%7C...&from=" + from);
    chrome.untilText(".answers", "from the solved folder " + from + ", 765 positions");
    assertThat((String) chrome.script(SAYS)).contains("Remoteness 5");
    chrome.until(".move.win");
    chrome.until(".board .mark");
    // The hint, and the engine as the next player: it wins as soon as may be.
    chrome.click(".controls button[title=h]");
    chrome.untilText(".say", "win");
    chrome.script("document.querySelector('.controls select').value = 'left'");
    chrome.script("document.querySelector('.controls select').dispatchEvent(new Event('change'))");
    chrome.untilText(".say", "which wins (by the solved folder)");
    chrome.untilText(".answers", "Remoteness 4");
    assertThat(chrome.address()).contains("from=" + from.replace(":", "%3A").replace("/", "%2F"));
    assertThat(server.parts.get()).isPositive();
    assertThat(chrome.complaints()).isEmpty();
    assertThat(chrome.barriers()).isEmpty();
  }

  /** The address is typed under the board, and taken away there. */
  @Test
  void anAddressIsTyped() {
    chrome.open("/game/cram?p=3x4");
    chrome.untilText(".answers", "Whoever moves next wins (N)");
    chrome.click(".setting summary");
    chrome.enter("input[name=from]", server.address() + "cram");
    chrome.untilText(
        ".answers", "from the solved folder " + server.address() + "cram, 55 positions");
    // A board that no play leads to is the engine's own affair.
    chrome.enter("input[name=position]", "4x4");
    chrome.untilText(".answers", "The solved folder does not have this position");
    chrome.untilText(".answers", "search");
    chrome.enter("input[name=from]", "");
    chrome.untilScript(
        "return document.querySelector('.answers').textContent.includes('solved folder')", false);
    assertThat(chrome.address()).doesNotContain("from=");
  }

  private static void onlySays(String sentence) {
    chrome.untilText(".answers", sentence);
    chrome.untilNone("[aria-busy=true]");
    assertThat(
            chrome.script(
                "return document.body.textContent.split(arguments[0]).length - 1", sentence))
        .isEqualTo(1L);
    assertThat(chrome.count(".move.win, .move.loss")).isZero();
  }

  @Test
  void faultsAreOneSentence() throws IOException {
    chrome.open("/game/cram?p=3x4&from=" + server.address() + "nothing");
    onlySays("'" + server.address() + "nothing' is no folder of a solve: it has no file 'task'");
    chrome.open("/game/nim?p=3+5&from=" + server.address() + "cram");
    onlySays("is of another game: cram ....|....|....");
    chrome.open("/game/cram?p=3x4&from=file:///etc");
    onlySays("'file:///etc' is no address of a solved folder");
    Path chunk = files.resolve("cram/layers/000000000000/000000000000");
    byte[] sound = Files.readAllBytes(chunk);
    byte[] changed = sound.clone();
    changed[changed.length - 1] ^= 1;
    try {
      Files.write(chunk, changed);
      chrome.open("/game/cram?p=3x4&from=" + server.address() + "cram");
      onlySays("block 0 of a chunk of keys was changed");
    } finally {
      Files.write(chunk, sound);
    }
  }
}
