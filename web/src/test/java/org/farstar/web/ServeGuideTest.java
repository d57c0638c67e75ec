package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.front.json.JsonReader;
import org.junit.jupiter.api.Test;

/** The requests that {@code docs/guide/serve.md} shows, sent as they stand there. */
class ServeGuideTest {
  private static final Path GUIDE = Path.of("../docs/guide/serve.md");
  private static final Pattern BLOCK = Pattern.compile("(?s)```(sh|json)\n(.*?)```");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

  private final HttpClient client = HttpClient.newHttpClient();
  private final Map<String, String> names = new HashMap<>();

  @Test
  void everyRequestIsAnsweredAsShown() throws IOException, InterruptedException {
    WebServer.Options options = new WebServer.Options("127.0.0.1", 0, 128L << 20);
    try (WebServer server = WebServer.start(options, Catalogue.STANDARD)) {
      String host = "localhost:" + URI.create(server.address()).getPort();
      Map<?, ?> last = Map.of();
      int compared = 0;
      Matcher blocks = BLOCK.matcher(Files.readString(GUIDE));
      while (blocks.find()) {
        if (blocks.group(1).equals("json")) {
          for (Map.Entry<?, ?> field : ((Map<?, ?>) JsonReader.read(blocks.group(2))).entrySet()) {
            if (!"...".equals(field.getValue())) {
              assertThat((Object) last.get(field.getKey())).isEqualTo(field.getValue());
            }
            assertThat((Object) last.get(field.getKey())).isNotNull();
            compared++;
          }
          continue;
        }
        for (String line : blocks.group(2).split("\n")) {
          String answer = curl(line, host);
          if (answer.startsWith("{")) {
            last = (Map<?, ?>) JsonReader.read(answer);
            keep(last, "session", "S");
            keep(last, "table", "T");
          } else {
            assertThat(answer).startsWith("n,position,value\n");
          }
        }
      }
      assertThat(compared).isGreaterThan(6);
      assertThat(names).containsKeys("S", "T");
    }
  }

  private void keep(Map<?, ?> answer, String field, String name) {
    if (answer.get(field) instanceof String text) {
      names.put(name, text);
    }
  }

  /** Sends what a line for curl says. */
  private String curl(String line, String host) throws IOException, InterruptedException {
    String filled = line.replace("localhost:7317", host);
    for (Map.Entry<String, String> name : names.entrySet()) {
      filled = filled.replace("$" + name.getKey(), name.getValue());
    }
    List<String> words =
        WORD.matcher(filled)
            .results()
            .map(
                m -> m.group(1) != null ? m.group(1) : m.group(2) != null ? m.group(2) : m.group(3))
            .toList();
    assertThat(words.get(0)).isEqualTo("curl");
    String method = words.contains("-d") ? "POST" : "GET";
    String body = "";
    HttpRequest.Builder request = HttpRequest.newBuilder();
    for (int i = 1; i < words.size(); i++) {
      switch (words.get(i)) {
        case "-s" -> {}
        case "-X" -> method = words.get(++i);
        case "-H" -> {
          String[] header = words.get(++i).split(": ", 2);
          request.header(header[0], header[1]);
        }
        case "-d" -> body = words.get(++i);
        default -> request.uri(URI.create("http://" + words.get(i)));
      }
    }
    request.method(
        method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    return client.send(request.build(), BodyHandlers.ofString()).body();
  }
}
