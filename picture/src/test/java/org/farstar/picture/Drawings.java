package org.farstar.picture;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** What tests ask of drawings. */
public final class Drawings {
  private Drawings() {}

  /** The shapes of one kind. */
  public static <S extends Shape> List<S> shapes(Drawing drawing, Class<S> kind) {
    return drawing.shapes().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The shapes of one kind that are drawn in one ink. */
  public static <S extends Shape> List<S> shapes(Drawing drawing, Class<S> kind, Ink ink) {
    return shapes(drawing, kind).stream().filter(shape -> shape.ink().equals(ink)).toList();
  }

  /** What is written. */
  public static List<String> texts(Drawing drawing) {
    return shapes(drawing, Shape.Text.class).stream().map(Shape.Text::text).toList();
  }

  /** The file as a reader of XML sees it; fails unless it is well formed. */
  public static Document parsed(String svg) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(svg)));
    } catch (Exception e) {
      throw new AssertionError(svg, e);
    }
  }
}
