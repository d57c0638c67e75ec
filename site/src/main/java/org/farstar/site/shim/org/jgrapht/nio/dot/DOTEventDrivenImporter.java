package org.farstar.site.shim.org.jgrapht.nio.dot;

import java.io.Reader;
import java.util.function.BiConsumer;
import org.jgrapht.nio.ImportException;

/** The library that reads DOT does not come along. */
public final class DOTEventDrivenImporter {
  public DOTEventDrivenImporter(boolean notify, boolean keep) {}

  public void addVertexWithAttributesConsumer(BiConsumer<?, ?> consumer) {}

  public void addEdgeWithAttributesConsumer(BiConsumer<?, ?> consumer) {}

  public void importInput(Reader text) {
    throw new ImportException("DOT, which only Farstar on a machine with Java reads");
  }
}
