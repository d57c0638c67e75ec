package org.farstar.checks;

import java.io.IOException;
import java.io.InputStream;
import org.farstar.checks.Mutants.Mutant;

/** Loads all classes of the project anew, one of them as a mutant. */
final class MutantLoader extends ClassLoader {
  private final Mutant mutant;

  /**
   * @param mutant the one class that is different; null for none
   */
  MutantLoader(Mutant mutant) {
    super(MutantLoader.class.getClassLoader());
    this.mutant = mutant;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.startsWith("org.farstar.")) {
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
