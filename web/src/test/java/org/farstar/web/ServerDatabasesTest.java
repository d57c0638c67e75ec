package org.farstar.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.lesson.Lessons;
import org.farstar.engine.budget.Budget;
import org.farstar.engine.budget.Control;
import org.farstar.engine.database.DatabaseOwner;
import org.farstar.engine.database.Databases;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.engine.rules.Variant;
import org.farstar.front.json.JsonReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The searches of a server look small regions up in the databases of its user. */
class ServerDatabasesTest {
  private static final String QUESTION =
      "{\"game\":\"domineering\",\"position\":\"3x4\",\"by\":\"search\"}";

  @TempDir Path folder;

  private void make(Databases databases) throws IOException {
    Variant<?> variant =
        Catalogue.STANDARD.game("domineering").family().variant("", Sources.none());
    DatabaseOwner owner = databases.owner("domineering", "", variant.parameters());
    variant
        .values()
        .database()
        .orElseThrow()
        .make(owner, 7, new Workspace(), new Control(Budget.unlimited()), (size, writer) -> {})
        .writer()
        .write(databases.file(owner));
  }

  /** The positions that the search for the value took, and the value. */
  private static Map<?, ?> value(Optional<Databases> databases) throws Exception {
    WebServer.Options options =
        new WebServer.Options("127.0.0.1", 0, 64L << 20, databases, Lessons.shipped());
    try (WebServer server = WebServer.start(options, Catalogue.STANDARD)) {
      HttpClient client = HttpClient.newHttpClient();
      URI address = URI.create(server.address());
      HttpRequest enter =
          HttpRequest.newBuilder(address.resolve("api/v1/sessions"))
              .POST(BodyPublishers.noBody())
              .build();
      Map<?, ?> session =
          (Map<?, ?>) JsonReader.read(client.send(enter, BodyHandlers.ofString()).body());
      String name = (String) session.get("session");
      HttpRequest ask =
          HttpRequest.newBuilder(address.resolve("api/v1/value"))
              .header("Farstar-Session", name)
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(QUESTION))
              .build();
      Map<?, ?> data =
          (Map<?, ?>) JsonReader.read(client.send(ask, BodyHandlers.ofString()).body());
      while (data.containsKey("job")) {
        HttpRequest job =
            HttpRequest.newBuilder(address.resolve("api/v1/jobs/" + data.get("job")))
                .header("Farstar-Session", name)
                .build();
        data = (Map<?, ?>) JsonReader.read(client.send(job, BodyHandlers.ofString()).body());
      }
      return data;
    }
  }

  private static long positions(Map<?, ?> data) {
    Map<?, ?> by = (Map<?, ?>) ((List<?>) data.get("by")).get(0);
    return ((Number) by.get("positions")).longValue();
  }

  @Test
  void smallRegionsAreLookedUp() throws Exception {
    List<String> heard = new ArrayList<>();
    Databases databases = new Databases(folder, "test", heard::add);
    Map<?, ?> before = value(Optional.of(databases));
    make(databases);
    Map<?, ?> after = value(Optional.of(new Databases(folder, "test", heard::add)));
    assertThat(after.get("value")).isEqualTo(before.get("value"));
    assertThat(positions(after)).isLessThan(positions(before) / 2);
    assertThat(heard).isEmpty();
  }
}
