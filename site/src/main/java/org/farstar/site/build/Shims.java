package org.farstar.site.build;

import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Tells the compiler which classes others stand for: what is in the package {@code
 * org.farstar.site.shim} stands for the class of the name behind that.
 */
public final class Shims extends SimpleSubstitutionPolicy {
  private static final String SHIM = "org.farstar.site.shim.";

  @Override
  public void contribute(SubstitutionSink sink) {
    sink.selectClasses(Shims::hasShim).packagePrefix(SHIM);
  }

  private static boolean hasShim(String name) {
    String file = SHIM.replace('.', '/') + name.replace('.', '/') + ".class";
    return !name.startsWith(SHIM) && Shims.class.getClassLoader().getResource(file) != null;
  }
}
