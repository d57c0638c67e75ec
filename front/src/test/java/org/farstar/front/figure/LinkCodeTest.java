package org.farstar.front.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.farstar.ask.input.InputException;
import org.farstar.picture.Png;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Another library reads what is drawn. */
class LinkCodeTest {
  private static final String LINK = "https://example.org/farstar/#/game/nim?p=3+5+7";

  @ParameterizedTest
  @ValueSource(strings = {"", "x", LINK, "end-nim w|ω·2+1 ±", "\n~'()*"})
  void isReadAsItWasWritten(String text) throws Exception {
    assertThat(read(picture(text))).isEqualTo(text);
  }

  @Test
  void theLongestIsReadAndALongerOneRefused() throws Exception {
    String most = "a".repeat(2331);
    assertThat(read(picture(most))).isEqualTo(most);
    assertThatThrownBy(() -> LinkCode.of(most + "é"))
        .isInstanceOf(InputException.class)
        .hasMessage("a link of 2333 bytes is too long for a QR code, which holds 2331");
  }

  /** A code with a spot of ink on it is read; one half of which is hidden is not. */
  @Test
  void aFaultIsCorrected() throws Exception {
    BufferedImage picture = picture(LINK);
    int side = picture.getWidth();
    picture.createGraphics().fillRect(side / 2, side / 2, side / 10, side / 10);
    assertThat(read(picture)).isEqualTo(LINK);
    picture.createGraphics().fillRect(0, side / 2, side, side / 2);
    assertThatThrownBy(() -> read(picture)).isInstanceOf(ReaderException.class);
  }

  private static BufferedImage picture(String text) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(Png.write(LinkCode.of(text).drawing(), 1)));
  }

  private static String read(BufferedImage picture) throws ReaderException {
    int width = picture.getWidth();
    int height = picture.getHeight();
    int[] pixels = picture.getRGB(0, 0, width, height, null, 0, width);
    return new QRCodeReader()
        .decode(
            new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels))))
        .getText();
  }
}
