package org.farstar.ask.own;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.farstar.ask.input.InputException;

/** Compiles one source file in memory, against the classes of this process. */
final class SourceCompiler {
  private static final int MOST_ERRORS = 5;

  private SourceCompiler() {}

  /**
   * The classes of a source file.
   *
   * @param file the file, for messages
   * @param source what stands in it
   * @return their bytes by their binary names
   * @throws InputException with the compiler's messages at their lines where it does not compile
   */
  static Map<String, byte[]> compile(Path file, String source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new InputException(
          "compiling '" + file + "' takes a JDK, and this Java has no compiler",
          "Point JAVA_HOME to a JDK of version 17 or later.");
    }
    DiagnosticCollector<JavaFileObject> heard = new DiagnosticCollector<>();
    try (Memory memory =
        new Memory(compiler.getStandardFileManager(heard, Locale.ROOT, StandardCharsets.UTF_8))) {
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              new StringWriter(),
              memory,
              heard,
              List.of("-proc:none", "-Xlint:none", "-cp", classPath()),
              null,
              List.of(new Source(file, source)));
      if (!task.call()) {
        throw new InputException(file + " does not compile", errors(file, source, heard));
      }
      return memory.classes();
    } catch (IOException e) {
      throw new InputException("cannot compile '" + file + "': " + e.getMessage());
    }
  }

  /**
   * What this process was started with, and what it has loaded since: a worker of a cluster starts
   * without Farstar and receives its jars.
   */
  private static String classPath() {
    StringJoiner path = new StringJoiner(File.pathSeparator);
    path.add(System.getProperty("java.class.path"));
    ClassLoader loader = SourceCompiler.class.getClassLoader();
    for (ClassLoader each = loader; each != null; each = each.getParent()) {
      if (each instanceof URLClassLoader jars) {
        for (URL jar : jars.getURLs()) {
          if (jar.getProtocol().equals("file")) {
            path.add(Path.of(URI.create(jar.toString())).toString());
          }
        }
      }
    }
    return path.toString();
  }

  private static String errors(
      Path file, String source, DiagnosticCollector<JavaFileObject> heard) {
    String[] lines = source.split("\n", -1);
    List<Diagnostic<? extends JavaFileObject>> errors =
        heard.getDiagnostics().stream().filter(d -> d.getKind() == Diagnostic.Kind.ERROR).toList();
    StringBuilder text = new StringBuilder();
    for (Diagnostic<? extends JavaFileObject> error :
        errors.subList(0, Math.min(MOST_ERRORS, errors.size()))) {
      text.append(text.length() == 0 ? "" : "\n");
      long line = error.getLineNumber();
      String where = line == Diagnostic.NOPOS ? file.toString() : file + ":" + line;
      text.append(where).append(": ").append(error.getMessage(Locale.ROOT).strip());
      if (line > 0 && line <= lines.length) {
        String shown = lines[(int) line - 1].replace('\t', ' ').stripTrailing();
        text.append("\n    ").append(shown);
        text.append("\n    ").append(" ".repeat((int) Math.max(0, error.getColumnNumber() - 1)));
        text.append('^');
      }
    }
    if (errors.size() > MOST_ERRORS) {
      text.append("\nand ").append(errors.size() - MOST_ERRORS).append(" more");
    }
    return text.toString();
  }

  /** The source. */
  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(Path file, String text) {
      super(
          URI.create("string:///" + file.getFileName().toString().replace(' ', '_')), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  /** Keeps the classes that the compiler writes. */
  private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> written = new LinkedHashMap<>();

    Memory(JavaFileManager files) {
      super(files);
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + className), kind) {
        @Override
        public OutputStream openOutputStream() {
          return written.computeIfAbsent(className, name -> new ByteArrayOutputStream());
        }
      };
    }

    Map<String, byte[]> classes() {
      Map<String, byte[]> classes = new LinkedHashMap<>();
      written.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
      return classes;
    }
  }
}
