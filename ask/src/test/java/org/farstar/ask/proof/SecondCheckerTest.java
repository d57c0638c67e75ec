package org.farstar.ask.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.question.Desk;
import org.farstar.engine.budget.SearchStopped;
import org.farstar.engine.memory.Workspace;
import org.farstar.engine.rules.Sources;
import org.farstar.verify.Certificate;
import org.farstar.verify.RefusedException;
import org.farstar.verify.kernel.Proofs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The checker in {@code checker/} says the same of the corpus and of what was changed in it. */
class SecondCheckerTest {
  /** Of the certificates with changed bodies so many are compared. */
  private static final int CHANGED = 40;

  private static final Path CHECKER = checker();

  @TempDir private Path folder;

  private static Path checker() {
    Path here = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(here.resolve("checker/farstar_check"))) {
      here = here.getParent();
    }
    return here.resolve("checker");
  }

  private static boolean hasPython() {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static List<Certificate> some(List<Certificate> all) {
    List<Certificate> some = new ArrayList<>();
    for (int i = 0; i < CHANGED; i++) {
      some.add(all.get((int) ((long) i * all.size() / CHANGED)));
    }
    return some;
  }

  private static boolean verified(Certificate certificate) {
    try {
      Proofs.verify(certificate.write(), new CatalogueRulesets(Catalogue.STANDARD), () -> {});
      return true;
    } catch (RefusedException | SearchStopped e) {
      return false;
    }
  }

  private List<String> second(List<Certificate> certificates) throws IOException {
    List<String> command = new ArrayList<>(List.of("python3", "-B", "-m", "farstar_check"));
    for (Certificate certificate : certificates) {
      Path file = folder.resolve(command.size() + ".cert");
      Files.writeString(file, certificate.write());
      command.add(file.toString());
    }
    Process process =
        new ProcessBuilder(command).directory(CHECKER.toFile()).redirectErrorStream(true).start();
    List<String> words =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .toList();
    assertThat(words).as(String.join("\n", words)).hasSize(certificates.size());
    return words.stream().map(line -> line.replaceAll(":.*", "")).toList();
  }

  @Test
  void bothSayTheSame() throws IOException {
    assumeTrue(hasPython(), "there is no python3");
    Desk desk = new Desk(Catalogue.STANDARD, new Workspace(), Sources.none());
    List<Certificate> certificates = new ArrayList<>();
    for (Mutations.Sample sample : Mutations.corpus()) {
      Certificate certificate = sample.certificate(desk);
      certificates.add(certificate);
      certificates.addAll(Mutations.statements(certificate));
      certificates.addAll(some(Mutations.bodies(certificate)));
    }
    List<String> second = second(certificates);
    Map<String, Integer> counts = new HashMap<>();
    for (int i = 0; i < second.size(); i++) {
      counts.merge(second.get(i), 1, Integer::sum);
      if (!second.get(i).equals("unknown")) {
        assertThat(second.get(i))
            .as(certificates.get(i).write())
            .isEqualTo(verified(certificates.get(i)) ? "verified" : "refused");
      }
    }
    assertThat(counts.get("verified")).isGreaterThan(60);
    assertThat(counts.get("refused")).isGreaterThan(1000);
  }
}
