package org.farstar.spark.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.example.data.simple.SimpleGroupFactory;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.example.ExampleParquetWriter;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;
import org.farstar.ask.input.InputException;
import org.farstar.engine.solve.Description;
import org.farstar.engine.solve.KeyPlay;
import org.farstar.engine.solve.SolvedFolder;

/**
 * A solved game as a file of Parquet, for programs that know nothing of Farstar. The columns are
 * {@code layer}, {@code key0} and further words of the key, {@code record}, the number that the
 * folder keeps, and {@code position}, the text. The description of the file has, under names that
 * begin with {@code farstar.}, what was solved, by which version, how many positions each layer
 * has, and the checksum of the folder.
 */
public final class ParquetExport {
  private static final String PREFIX = "farstar.";

  private ParquetExport() {}

  /**
   * Writes a file.
   *
   * @param solved the game
   * @param play its rules, for the texts
   * @param file a new file
   * @throws InputException where it exists already or cannot be written
   */
  public static void write(SolvedFolder solved, KeyPlay play, Path file) {
    if (Files.exists(file)) {
      throw new InputException("--parquet: '" + file + "' exists already; name a new file");
    }
    MessageType schema = schema(play.words());
    SimpleGroupFactory rows = new SimpleGroupFactory(schema);
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    try {
      Files.deleteIfExists(beside);
      try (ParquetWriter<Group> out =
          ExampleParquetWriter.builder(new LocalOutputFile(beside))
              .withType(schema)
              .withCompressionCodec(CompressionCodecName.ZSTD)
              .withExtraMetaData(about(solved.description()))
              .build()) {
        solved.each(
            (layer, keys, at, record) -> {
              Group row = rows.newGroup().append("layer", layer).append("record", record);
              for (int i = 0; i < play.words(); i++) {
                row.append("key" + i, keys[at + i]);
              }
              put(out, row.append("position", play.describe(keys, at)));
            });
      }
      Files.move(beside, file);
    } catch (IOException | UncheckedIOException e) {
      throw InputException.outside("--parquet: cannot write '" + file + "': " + e.getMessage());
    }
  }

  private static void put(ParquetWriter<Group> out, Group row) {
    try {
      out.write(row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static MessageType schema(int words) {
    Types.MessageTypeBuilder schema = Types.buildMessage();
    schema.required(PrimitiveTypeName.INT64).named("layer");
    for (int i = 0; i < words; i++) {
      schema.required(PrimitiveTypeName.INT64).named("key" + i);
    }
    schema.required(PrimitiveTypeName.INT32).named("record");
    schema
        .required(PrimitiveTypeName.BINARY)
        .as(LogicalTypeAnnotation.stringType())
        .named("position");
    return schema.named("positions");
  }

  private static Map<String, String> about(Description solved) {
    Map<String, String> about = new LinkedHashMap<>();
    about.put(PREFIX + "game", solved.task().game());
    about.put(PREFIX + "parameters", solved.task().parameters());
    about.put(PREFIX + "start", solved.task().start());
    about.put(PREFIX + "ending", solved.task().misere() ? "misere" : "usual");
    about.put(PREFIX + "content", solved.task().content().word());
    about.put(PREFIX + "version", solved.task().version());
    about.put(
        PREFIX + "layers",
        solved.layers().stream()
            .map(layer -> layer.number() + ":" + layer.positions())
            .collect(Collectors.joining(" ")));
    about.put(PREFIX + "sum", solved.sum());
    return about;
  }
}
