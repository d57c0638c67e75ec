package org.farstar.bench.cluster;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads the log of events that Spark writes with {@code spark.eventLog.enabled}: one object of JSON
 * in a line. Tasks that failed are left out, and jobs that are no part of a solve.
 */
final class EventLog {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Pattern ABOUT = Pattern.compile("(sample|keys|records) of layer (\\d+)");

  private final Map<Integer, Run.Job> jobs = new TreeMap<>();
  private final Map<Integer, List<Run.Task>> stages = new TreeMap<>();
  private final Map<Integer, Integer> jobOfStage = new HashMap<>();
  private long begin = Long.MAX_VALUE;
  private int cores;

  private EventLog() {}

  /**
   * @param file a log that is neither compressed nor divided
   * @param layers how many positions each layer has
   * @throws IOException if it cannot be read
   */
  static Run read(Path file, List<Long> layers) throws IOException {
    EventLog log = new EventLog();
    try (Stream<String> lines = Files.lines(file)) {
      for (String line : (Iterable<String>) lines::iterator) {
        log.hear(JSON.readTree(line));
      }
    }
    log.stages.forEach(
        (stage, tasks) -> {
          Run.Job job = log.jobs.get(log.jobOfStage.getOrDefault(stage, -1));
          if (job != null) {
            job.stages().add(new Run.Stage(tasks));
          }
        });
    return new Run(log.cores, layers, log.jobs.values().stream().toList());
  }

  private void hear(JsonNode event) {
    switch (event.path("Event").asText()) {
      case "SparkListenerExecutorAdded" ->
          cores += event.path("Executor Info").path("Total Cores").asInt();
      case "SparkListenerJobStart" -> begun(event);
      case "SparkListenerJobEnd" ->
          jobs.computeIfPresent(
              event.path("Job ID").asInt(),
              (id, job) ->
                  new Run.Job(
                      job.about(),
                      job.layer(),
                      job.submitted(),
                      event.path("Completion Time").asLong() - begin,
                      job.stages()));
      case "SparkListenerTaskEnd" -> ended(event);
      default -> {
        // Nothing that takes time.
      }
    }
  }

  private void begun(JsonNode event) {
    Matcher about = ABOUT.matcher(event.path("Properties").path("spark.job.description").asText());
    if (about.matches()) {
      int id = event.path("Job ID").asInt();
      long submitted = event.path("Submission Time").asLong();
      begin = Math.min(begin, submitted);
      int layer = Integer.parseInt(about.group(2));
      jobs.put(id, new Run.Job(about.group(1), layer, submitted - begin, 0, new ArrayList<>()));
      event.path("Stage IDs").forEach(stage -> jobOfStage.putIfAbsent(stage.asInt(), id));
    }
  }

  private void ended(JsonNode event) {
    JsonNode info = event.path("Task Info");
    JsonNode metrics = event.path("Task Metrics");
    if (!info.path("Failed").asBoolean() && !info.path("Killed").asBoolean()) {
      JsonNode read = metrics.path("Shuffle Read Metrics");
      stages
          .computeIfAbsent(event.path("Stage ID").asInt(), any -> new ArrayList<>())
          .add(
              new Run.Task(
                  info.path("Executor ID").asText(),
                  info.path("Launch Time").asLong() - begin,
                  info.path("Finish Time").asLong() - begin,
                  metrics.path("Executor Run Time").asLong()
                      + metrics.path("Executor Deserialize Time").asLong(),
                  read.path("Local Bytes Read").asLong()
                      + read.path("Remote Bytes Read").asLong()));
    }
  }
}
