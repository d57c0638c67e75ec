package org.farstar.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class CertificateTest {
  private static final Certificate SAMPLE =
      new Certificate(
          "strategy", "nim", "normal", "1 + 2", "outcome N", List.of("when ...", "1 & 2\t2: 1"));

  private static final String TEXT = SAMPLE.write();

  private static void refuses(String text, String message) {
    assertThatThrownBy(() -> Certificate.read(text))
        .isInstanceOf(RefusedException.class)
        .hasMessage(message);
  }

  @Property
  void readsWhatItWrites(
      @ForAll @AlphaChars @Chars({' ', '|', '\t', '+'}) String position,
      @ForAll @Size(max = 5) List<@AlphaChars @Chars({' ', '\t'}) String> body) {
    Certificate certificate =
        new Certificate("strategy", "clobber", "normal", position, "outcome P", body);
    assertThat(Certificate.read(certificate.write())).isEqualTo(certificate);
  }

  @Property(tries = 300)
  void noCharacterMayBeChanged(@ForAll int at, @ForAll @AlphaChars char other) {
    int index = Math.floorMod(at, TEXT.length());
    String changed = TEXT.substring(0, index) + other + TEXT.substring(index + 1);
    if (!changed.equals(TEXT)) {
      assertThatThrownBy(() -> Certificate.read(changed)).isInstanceOf(RefusedException.class);
    }
  }

  @Property(tries = 300)
  void noEndMayBeMissing(@ForAll int at) {
    String cut = TEXT.substring(0, Math.floorMod(at, TEXT.length()));
    assertThatThrownBy(() -> Certificate.read(cut)).isInstanceOf(RefusedException.class);
  }

  @Test
  void saysWhereItIsWrong() {
    refuses("", "line 1: found '', allowed: farstar certificate 1");
    refuses("%PDF-1.7\n", "line 1: found '%PDF-1.7', allowed: farstar certificate 1");
    refuses(
        TEXT.replace("certificate 1", "certificate 2"),
        "line 1: version 2 is newer than 1, the last known here");
    refuses(
        TEXT.replace("rules 1", "rules 12"),
        "line 3: version 12 is newer than 1, the last known here");
    refuses(TEXT.replace("rules 1", "rules x"), "line 3: found 'rules x', allowed: rules 1");
    refuses(TEXT.replace("game nim", "play nim"), "line 4: found 'play nim', allowed: game ...");
    refuses(
        TEXT.replace("lines 2", "lines 3"),
        "line 8: found 'lines 3', allowed: lines 2, as many as the body has");
    refuses(
        TEXT.replace("\n\nwhen", "\nwhen"), "line 10: found 'when ...', allowed: an empty line");
    refuses(
        TEXT.substring(0, TEXT.length() - 1), "line 12: the end is missing: the file was cut off");
    refuses(
        TEXT.substring(0, TEXT.lastIndexOf("1 &")),
        "line 8: found 'lines 2', allowed: lines 1, as many as the body has");
    refuses(
        TEXT.replace("\n", "\r\n"),
        "line 1: a carriage return, allowed: a line feed behind a line");
    refuses(TEXT.substring(0, TEXT.indexOf("claim")), "line 7: found the end, allowed: claim ...");
  }

  @Test
  void theChecksumIsOfHeadAndBody() {
    assertThatThrownBy(() -> Certificate.read(TEXT.replace("outcome N", "outcome P")))
        .hasMessageStartingWith("line 9: the checksum is that of another text");
    assertThatThrownBy(() -> Certificate.read(TEXT.replace("2: 1", "2: 2")))
        .hasMessageStartingWith("line 9: the checksum is that of another text");
  }
}
