package org.farstar.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** A position as a link and as a QR code, and what who opens the link sees. */
@Tag("browser")
class ShareTest {
  @TempDir Path folder;

  @RegisterExtension static final Chrome chrome = new Chrome();

  /** The code is read from the picture of the page, as a phone reads it from a wall. */
  @Test
  void whoReadsTheCodeSeesThePositionAndThePlay() throws Exception {
    chrome.size(1280, 1000);
    chrome.open("/game/domineering?p=...%7C...%7C...&turn=right&answers=0");
    chrome.until(".board .spot.open");
    play("1,2 1,3");
    play("2,1 3,1");
    chrome.click("button.share");
    chrome.until("dialog.share[open] img.qr");
    String link =
        (String) chrome.script("return document.querySelector('dialog.share input').value");
    assertThat(link)
        .isEqualTo(
            chrome.home()
                + "#/game/domineering?p=...%7C...%7C...&m=1,2+1,3~2,1+3,1&turn=right&answers=0");
    assertThat(read(chrome.picture())).isEqualTo(link);
    chrome.keepBoth("share-1280");

    chrome.openAt(link);
    chrome.until(".board .spot.open");
    chrome.untilScript(
        "return document.querySelector('input[name=position]').value", ".##|#..|#..");
    assertThat(chrome.text(".line"))
        .contains(
            "Right played at row 1, column 2 and row 1, column 3.",
            "Left played at row 2, column 1 and row 3, column 1.");
    chrome.click(".controls button");
    chrome.untilScript(
        "return document.querySelector('input[name=position]').value", ".##|...|...");
    assertThat(chrome.text(".turn")).contains("Left to move");
  }

  @Test
  void withoutThePlayTheLinkIsThatOfThePosition() throws IOException {
    chrome.size(390, 800);
    chrome.open("/game/nim?p=1%203%205&answers=0");
    chrome.until(".board .spot.open");
    play("5 -> 2");
    chrome.click("button.share");
    chrome.until("dialog.share[open] img.qr");
    chrome.click("dialog.share input[name=play]");
    chrome.untilScript(
        "return document.querySelector('dialog.share input').value",
        chrome.home() + "#/game/nim?p=1+2+3&answers=0");
    assertThat(chrome.overflow()).isLessThanOrEqualTo(0);
    assertThat(chrome.barriers()).isEmpty();
    chrome.keepBoth("share-390");
  }

  /** A play and best play move, and stand still at the end for whoever wants no motion. */
  @Test
  void aPlayIsAMovingPicture() throws IOException {
    chrome.size(1280, 1100);
    chrome.saveTo(folder);
    chrome.open("/game/nim?p=1+3+5&m=5+-%3E+2~3+-%3E+1");
    chrome.untilText(".line", "3 -> 1");
    chrome.click("button.share");
    chrome.until("dialog.share[open] img.qr");
    press("The play as a moving picture");
    chrome.until("img.film");
    chrome.keep("share-film-1280");
    press("Save as SVG");
    String svg = chrome.saved(folder.resolve("nim.svg"));
    assertThat(svg).contains("<desc>1. 5 -&gt; 2, 2. 3 -&gt; 1</desc>").doesNotContain("<script");
    press("Best play from here as a moving picture");
    chrome.untilScript(
        "return decodeURIComponent(document.querySelector('img.film')?.src || '')"
            + ".includes('<title>nim 1 1 2</title>')",
        true);
    assertThat(chrome.barriers()).isEmpty();
    assertThat(chrome.complaints()).isEmpty();

    Path film = folder.resolve("nim.svg");
    chrome.still(true);
    chrome.picture(film);
    assertThat(shownAt(0)).isEqualTo("2");
    chrome.still(false);
    chrome.picture(film);
    assertThat(shownAt(500)).isEqualTo("0");
    assertThat(shownAt(1_500)).isEqualTo("0 later 0");
    assertThat(shownAt(3_500)).isEqualTo("1 later 1");
    assertThat(shownAt(6_500)).isEqualTo("2");
    assertThat(shownAt(8_500)).isEqualTo("0");
    chrome.still(true);
  }

  /** The frames that are seen at a time, and the marks. */
  private static String shownAt(int millis) {
    return (String)
        chrome.script(
            "document.getAnimations().forEach((each) => { each.pause();"
                + " each.currentTime = arguments[0]; });"
                + "const seen = (each) => getComputedStyle(each).visibility === 'visible';"
                + "const frames = [...document.querySelectorAll('.frame')];"
                + "return frames.map((each, i) => seen(each) ? i : '').filter((i) => i !== '')"
                + ".concat(frames.flatMap((each, i) => [...each.querySelectorAll('.later')]"
                + ".filter(seen).map(() => 'later ' + i))).join(' ')",
            millis);
  }

  private static void press(String label) {
    chrome.script(
        "[...document.querySelectorAll('dialog.share button')]"
            + ".find((b) => b.textContent.trim() === arguments[0]).click()",
        label);
  }

  /** A link with a move that is none shows the play until then, and says so. */
  @Test
  void aWrongMoveInALinkIsNamed() {
    chrome.open("/game/nim?p=1+3+5&m=5+-%3E+2~9+-%3E+1");
    chrome.untilText(".say", "'9 -> 1' is no move");
    chrome.untilScript("return document.querySelector('input[name=position]').value", "1 2 3");
  }

  private static void play(String move) {
    chrome.script("document.querySelector('.setting').open = true");
    chrome.enter(".setting input[name=move]", move);
    // Without answers the line has the move in words, and how it is written in its title.
    chrome.until(".line button[title^='" + move + "']");
  }

  /** The text of the QR code on a picture. */
  static String read(byte[] png) throws IOException, ReaderException {
    BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
    int width = picture.getWidth();
    int height = picture.getHeight();
    int[] pixels = picture.getRGB(0, 0, width, height, null, 0, width);
    return new QRCodeReader()
        .decode(
            new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels))))
        .getText();
  }
}
