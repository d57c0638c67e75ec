package org.farstar.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code farstar serve} as a process: its first line, and its end. */
class ServeTest {
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void printsItsAddressAndEndsAtOnceWhenItIsInterrupted() throws IOException, InterruptedException {
    Process process = InterruptionTest.start("serve", "--port", "0", "--no-open");
    try {
      BufferedReader out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      String address = out.readLine();
      assertThat(address).matches("http://localhost:[0-9]+/");
      HttpRequest first = HttpRequest.newBuilder(URI.create(address)).build();
      assertThat(HttpClient.newHttpClient().send(first, BodyHandlers.ofString()).body())
          .contains("<title>Farstar</title>");
      InterruptionTest.signal(process);
      assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isEqualTo(ExitCode.INTERRUPTED.number());
      assertThat(out.readLine()).isNull();
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void saysWhyItCannotListen() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      String port = Integer.toString(taken.getLocalPort());
      Run run = Run.farstar("serve", "--no-open", "--port", port);
      assertThat(run.code()).isEqualTo(ExitCode.WRONG_INPUT);
      assertThat(run.err())
          .startsWith("farstar serve: cannot listen on 127.0.0.1, port " + port + ": ");
    }
    assertThat(Run.farstar("serve", "--port", "65536").err())
        .startsWith("farstar serve: --port: found '65536', allowed: from 0 to 65535\n");
    assertThat(Run.farstar("serve", "--memory", "1k").err())
        .startsWith("farstar serve: --memory: found less than 16m");
    assertThat(Run.farstar("serve", "--host=").err())
        .startsWith("farstar serve: --host: found nothing, allowed: an address");
    assertThat(Run.farstar("serve", "--no-open", "--host", "999.1.1.1").err())
        .startsWith("farstar serve: cannot listen on 999.1.1.1, port ")
        .contains("no machine has this address")
        .doesNotContain("Exception");
  }

  @Test
  void saysWhatIsWrongWithLessons(@TempDir Path folder) throws IOException {
    Run none = Run.farstar("serve", "--no-open", "--lessons", folder.resolve("none").toString());
    assertThat(none.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(none.err())
        .contains("--lessons: the folder '")
        .contains("' cannot be read")
        .doesNotContain("Exception");
    assertThat(Run.farstar("serve", "--no-open", "--lessons", folder.toString()).err())
        .startsWith("farstar serve: --lessons: found no file *.md in '");
    Files.writeString(folder.resolve("bad.md"), "no title");
    Run bad = Run.farstar("serve", "--no-open", "--lessons", folder.toString());
    assertThat(bad.code()).isEqualTo(ExitCode.WRONG_INPUT);
    assertThat(bad.err())
        .startsWith(
            "farstar serve: lesson 'bad', line 1: found 'no title', allowed: a title such as '#"
                + " Parity'");
  }
}
