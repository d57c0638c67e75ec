package org.farstar.site.shim.org.jgrapht.nio.graphml;

import java.io.Reader;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jgrapht.nio.ImportException;

/** The library that reads GraphML does not come along. */
public final class SimpleGraphMLEventDrivenImporter {
  public SimpleGraphMLEventDrivenImporter() {}

  public void setSchemaValidation(boolean validated) {}

  public void addGraphAttributeConsumer(BiConsumer<?, ?> consumer) {}

  public void addVertexConsumer(Consumer<?> consumer) {}

  public void addEdgeConsumer(Consumer<?> consumer) {}

  public void importInput(Reader text) {
    throw new ImportException("GraphML, which only Farstar on a machine with Java reads");
  }
}
