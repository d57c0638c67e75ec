package org.farstar.front.figure;

import io.nayuki.qrcodegen.DataTooLongException;
import io.nayuki.qrcodegen.QrCode;
import java.nio.charset.StandardCharsets;
import org.farstar.ask.input.InputException;
import org.farstar.picture.Canvas;
import org.farstar.picture.Figure;
import org.farstar.picture.Ink;

/**
 * A link as a QR code (ISO/IEC 18004), which a phone reads from a wall or from paper: of the least
 * size, with the strongest correction of faults that it has room for, at least 15 %.
 */
public final class LinkCode {
  /** The side of a module in the units of drawings. */
  private static final double MODULE = 4;

  /** So many modules around it stay light, as the standard demands. */
  private static final int QUIET = 4;

  private LinkCode() {}

  /**
   * The code.
   *
   * @param link any text
   * @throws InputException where the text is longer than any code holds
   */
  public static Figure of(String link) {
    QrCode code;
    try {
      code = QrCode.encodeText(link, QrCode.Ecc.MEDIUM);
    } catch (DataTooLongException e) {
      throw new InputException(
          "a link of "
              + link.getBytes(StandardCharsets.UTF_8).length
              + " bytes is too long for a QR code, which holds 2331");
    }
    Canvas canvas = new Canvas();
    for (int y = 0; y < code.size; y++) {
      int length;
      for (int x = 0; x < code.size; x += Math.max(1, length)) {
        length = 0;
        while (code.getModule(x + length, y)) {
          length++;
        }
        if (length > 0) {
          canvas.rectangle(Ink.POINT, x * MODULE, y * MODULE, length * MODULE, MODULE);
        }
      }
    }
    return new Figure("QR code", link, canvas.drawing(QUIET * MODULE));
  }
}
