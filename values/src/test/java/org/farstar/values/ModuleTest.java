package org.farstar.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What users of the module see. */
class ModuleTest {

  @Test
  void exportsAllButTheGrammarAndNeedsNothingButTheJdk() throws URISyntaxException {
    Path classes =
        Path.of(Dyadic.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    ModuleDescriptor module =
        ModuleFinder.of(classes).find("org.farstar.values").orElseThrow().descriptor();
    assertThat(module.exports())
        .extracting(ModuleDescriptor.Exports::source)
        .containsExactlyInAnyOrder(
            "org.farstar.values",
            "org.farstar.values.cancel",
            "org.farstar.values.loopy",
            "org.farstar.values.misere",
            "org.farstar.values.nimber",
            "org.farstar.values.notation",
            "org.farstar.values.player",
            "org.farstar.values.shortgame",
            "org.farstar.values.surreal",
            "org.farstar.values.text");
    assertThat(module.packages()).contains("org.farstar.values.syntax");
    assertThat(module.requires())
        .extracting(ModuleDescriptor.Requires::name)
        .containsExactly("java.base");
  }
}
