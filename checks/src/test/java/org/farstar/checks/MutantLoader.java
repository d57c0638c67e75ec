package org.farstar.checks;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.farstar.checks.Mutants.Mutant;

/**
 * Loads the classes of the project anew, one of them as a mutant. The modules below that of the
 * mutant, which cannot use it, are loaded once for all mutants.
 */
final class MutantLoader extends ClassLoader {
  /** The modules, each above those that it uses. */
  private static final List<String> MODULES =
      List.of("values", "picture", "engine", "verify", "regions", "games");

  private final Mutant mutant;
  private final int module;

  /**
   * @param mutant the one class that is different; null for none
   */
  MutantLoader(Mutant mutant) {
    super(MutantLoader.class.getClassLoader());
    this.mutant = mutant;
    this.module = mutant == null ? MODULES.size() : module(mutant.name());
  }

  /** The place of a class's module in the list, the size of the list for all others. */
  private static int module(String name) {
    int place = MODULES.indexOf(moduleName(name));
    return place < 0 ? MODULES.size() : place;
  }

  /** The module of a class: packages are named after them. */
  static String moduleName(String name) {
    return name.split("\\.", 4)[2];
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith("org.farstar.") || module(name) < module) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : defined(name);
    }
  }

  private Class<?> defined(String name) throws ClassNotFoundException {
    try {
      byte[] code = code(name);
      byte[] taken =
          mutant != null && mutant.name().equals(name) ? Mutants.code(code, mutant) : code;
      return defineClass(name, taken, 0, taken.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  /** The code of a class of the project. */
  static byte[] code(String name) throws IOException {
    String path = name.replace('.', '/') + ".class";
    try (InputStream in = MutantLoader.class.getClassLoader().getResourceAsStream(path)) {
      if (in == null) {
        throw new IOException("no class " + name);
      }
      return in.readAllBytes();
    }
  }
}
