package org.farstar.engine.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.farstar.values.shortgame.ShortGame;
import org.farstar.values.shortgame.Universe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DatabaseFileTest {
  private static final DatabaseOwner OWNER = new DatabaseOwner("rules 1", "clobber", "", "");

  @TempDir Path folder;

  private Path file() {
    return folder.resolve("clobber.regions");
  }

  /** Keys in order without signs, each with a number. */
  private record Section(int name, int words, TreeMap<String, long[]> keys)
      implements DatabaseWriter.Keys {
    static Section random(int name, int words, int count, int values, Random random) {
      TreeMap<String, long[]> keys = new TreeMap<>();
      for (int i = 0; i < count; i++) {
        long first = random.nextLong() >>> random.nextInt(60);
        long second = words == 1 ? first : random.nextLong();
        keys.put(
            "%016x %016x".formatted(first, second),
            new long[] {first, second, random.nextInt(values)});
      }
      return new Section(name, words, keys);
    }

    @Override
    public int count() {
      return keys.size();
    }

    @Override
    public void write(DataOutputStream out) throws IOException {
      for (long[] key : keys.values()) {
        out.writeLong(key[0]);
        if (words == 2) {
          out.writeLong(key[1]);
        }
        out.writeInt((int) key[2]);
      }
    }
  }

  private static List<byte[]> values(int count) {
    List<byte[]> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      values.add("v".repeat(i % 7).getBytes(StandardCharsets.US_ASCII));
    }
    return values;
  }

  private static void write(Path file, List<Section> sections, int values) throws IOException {
    DatabaseWriter writer = new DatabaseWriter(OWNER, 5, sections.get(0).words(), values(values));
    sections.forEach(writer::add);
    writer.write(file);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void everyKeyIsFoundAndNoOther(int words) throws IOException {
    Random random = new Random(words);
    List<Section> sections =
        List.of(
            Section.random(0, words, 9000, 50, random),
            Section.random(9, words, 0, 50, random),
            Section.random(12, words, 700, 50, random));
    write(file(), sections, 50);
    DatabaseFile read = DatabaseFile.open(file(), OWNER);
    assertThat(read.cells()).isEqualTo(5);
    assertThat(read.words()).isEqualTo(words);
    assertThat(read.regions()).isEqualTo(sections.stream().mapToLong(Section::count).sum());
    assertThat(read.bytes()).isEqualTo(Files.size(file()));
    for (Section section : sections) {
      for (long[] key : section.keys().values()) {
        assertThat(read.find(section.name(), key[0], key[1])).isEqualTo((int) key[2]);
        assertThat(read.find(section.name() + 1, key[0], key[1])).isEqualTo(-1);
        Map<String, long[]> keys = section.keys();
        if (!keys.containsKey(
            "%016x %016x".formatted(key[0] + 1, words == 1 ? key[0] + 1 : key[1]))) {
          assertThat(read.find(section.name(), key[0] + 1, words == 1 ? key[0] + 1 : key[1]))
              .isEqualTo(-1);
        }
      }
    }
    for (int i = 0; i < 50; i++) {
      assertThat(read.value(i).remaining()).isEqualTo(i % 7);
    }
  }

  /** Reads everything there is. */
  private static void readAll(Path file, Section section, int values) throws IOException {
    DatabaseFile read = DatabaseFile.open(file, OWNER);
    section.keys().values().forEach(key -> read.find(section.name(), key[0], key[1]));
    for (int i = 0; i < values; i++) {
      read.value(i);
    }
  }

  @Test
  void whatIsCutOffIsRefused() throws IOException {
    Section section = Section.random(0, 1, 40, 5, new Random(3));
    write(file(), List.of(section), 5);
    byte[] whole = Files.readAllBytes(file());
    for (int length = 0; length < whole.length; length++) {
      Files.write(file(), Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> DatabaseFile.open(file(), OWNER))
          .as("%d bytes", length)
          .isInstanceOf(DatabaseException.class)
          .hasMessage(length == 0 ? "it is empty" : "it is cut off");
    }
    Files.write(file(), Arrays.copyOf(whole, whole.length + 1));
    assertThatThrownBy(() -> DatabaseFile.open(file(), OWNER))
        .hasMessage("it continues after its end");
  }

  @Test
  void everyChangedByteIsFoundBeforeItIsUsed() throws IOException {
    Section section = Section.random(0, 2, 30, 5, new Random(3));
    write(file(), List.of(section), 5);
    byte[] whole = Files.readAllBytes(file());
    for (int at = 0; at < whole.length; at++) {
      byte[] changed = whole.clone();
      changed[at] ^= 0x41;
      Files.write(file(), changed);
      assertThatThrownBy(() -> readAll(file(), section, 5))
          .as("byte %d", at)
          .isInstanceOf(DatabaseException.class);
    }
  }

  /** A block that nobody reads is not looked at, the others are used. */
  @Test
  void aChangeFarOffIsFoundWhenItIsMet() throws IOException {
    Section section = Section.random(0, 2, 40_000, 5, new Random(3));
    write(file(), List.of(section), 5);
    byte[] bytes = Files.readAllBytes(file());
    bytes[5000] ^= 1;
    Files.write(file(), bytes);
    DatabaseFile read = DatabaseFile.open(file(), OWNER);
    long[] last = section.keys().lastEntry().getValue();
    assertThat(read.find(0, last[0], last[1])).isEqualTo((int) last[2]);
    long[] first = section.keys().firstEntry().getValue();
    assertThatThrownBy(() -> read.find(0, first[0], first[1]))
        .isInstanceOf(DatabaseException.class)
        .hasMessage("it was changed after it was written: its checksum is another");
  }

  @Test
  void othersAreRefusedByName() throws IOException {
    write(file(), List.of(Section.random(0, 1, 10, 5, new Random(1))), 5);
    assertThatThrownBy(
            () -> DatabaseFile.open(file(), new DatabaseOwner("rules 2", "clobber", "", "")))
        .hasMessage("its values were found by rules 1, and this version has rules 2");
    assertThatThrownBy(
            () ->
                DatabaseFile.open(file(), new DatabaseOwner("rules 1", "clobber", "", "cannibal")))
        .hasMessage("it has values of clobber, not of clobber with 'cannibal'");
    byte[] bytes = Files.readAllBytes(file());
    bytes[11] = 1;
    Files.write(file(), bytes);
    assertThatThrownBy(() -> DatabaseFile.open(file(), OWNER))
        .hasMessage("it has the form 1; this version reads 2");
    Files.writeString(file(), "no database at all, but long enough to be one");
    assertThatThrownBy(() -> DatabaseFile.open(file(), OWNER)).hasMessage("it is no database");
  }

  @Test
  void aRefusedFileIsNamedOnceAndNotUsed() throws IOException {
    List<String> heard = new ArrayList<>();
    Files.writeString(file(), "");
    Databases databases = new Databases(folder, "rules 1", heard::add);
    assertThat(databases.of(OWNER)).isEmpty();
    assertThat(databases.of(OWNER)).isEmpty();
    assertThat(databases.of(new DatabaseOwner("rules 1", "nogo", "", ""))).isEmpty();
    assertThat(heard).containsExactly("the database '" + file() + "' is not used: it is empty");
  }

  /** Who reads while others write has one whole file or the other, and no remains are left. */
  @Test
  void twoWritersDoNotMix() throws IOException, InterruptedException {
    Section one = Section.random(0, 1, 3000, 5, new Random(1));
    Section other = Section.random(0, 1, 500, 5, new Random(2));
    write(file(), List.of(one), 5);
    AtomicReference<Exception> failed = new AtomicReference<>();
    List<Thread> writers =
        Stream.of(one, other)
            .map(
                section ->
                    new Thread(
                        () -> {
                          try {
                            for (int i = 0; i < 20; i++) {
                              write(file(), List.of(section), 5);
                            }
                          } catch (IOException e) {
                            failed.set(e);
                          }
                        }))
            .toList();
    writers.forEach(Thread::start);
    while (writers.stream().anyMatch(Thread::isAlive)) {
      DatabaseFile read = DatabaseFile.open(file(), OWNER);
      Section section = read.regions() == one.count() ? one : other;
      assertThat(read.regions()).isEqualTo(section.count());
      for (long[] key : section.keys().values()) {
        assertThat(read.find(0, key[0], key[1])).isEqualTo((int) key[2]);
      }
    }
    for (Thread writer : writers) {
      writer.join();
    }
    assertThat(failed.get()).isNull();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(file());
    }
  }

  @Test
  void formsAreReadBackInAnotherUniverse() throws IOException {
    Universe from = new Universe();
    List<String> texts =
        List.of(
            "0", "-7/8", "3^^*2", "{2|-1/2}", "+-{1,{2|0}}", "{0||0|-2}", "{3||1|0}", "123456789*");
    StoredForms forms = new StoredForms();
    List<Integer> numbers = new ArrayList<>();
    for (String text : texts) {
      numbers.add(forms.number(from.read(text)));
      numbers.add(forms.number(from.read(text).negate()));
    }
    new DatabaseWriter(OWNER, 5, 1, forms.bytes()).write(file());
    DatabaseFile file = DatabaseFile.open(file(), OWNER);
    Universe to = new Universe();
    StoredForms.Reader reader = new StoredForms.Reader(file, to);
    assertThat(reader.universe()).isSameAs(to);
    for (int i = 0; i < texts.size(); i++) {
      ShortGame game = to.read(texts.get(i));
      assertThat(reader.game(numbers.get(2 * i))).isEqualTo(game);
      assertThat(reader.game(numbers.get(2 * i + 1))).isEqualTo(game.negate());
    }
    assertThat(forms.games()).hasSize(file.values());
  }
}
