package org.farstar.front.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.farstar.front.cluster.OwnCluster.Member;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Whether a process of a cluster runs still. */
class OwnClusterMemberTest {
  /** Its parent has not asked for its end, so that the system keeps its number. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aProcessThatHasEndedRunsNoMore() throws IOException, InterruptedException {
    Process parent = new ProcessBuilder("sh", "-c", "sleep 0.3 & echo $!; exec sleep 60").start();
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(parent.getInputStream(), StandardCharsets.US_ASCII))) {
      long pid = Long.parseLong(out.readLine());
      long begun =
          ProcessHandle.of(pid)
              .orElseThrow()
              .info()
              .startInstant()
              .map(Instant::toEpochMilli)
              .orElse(0L);
      Member member = new Member("worker 1", pid, begun);
      assertThat(member.running()).isPresent();
      for (int i = 0; i < 600 && member.running().isPresent(); i++) {
        Thread.sleep(50);
      }
      assertThat(member.running()).isEmpty();
      assertThat(ProcessHandle.of(pid)).as("the system keeps its number").isPresent();
    } finally {
      parent.destroyForcibly();
    }
  }
}
