package org.farstar;

import org.farstar.ask.catalogue.Catalogue;
import org.farstar.ask.proof.CatalogueRulesets;
import org.farstar.verify.Verified;
import org.farstar.verify.kernel.Proofs;

/**
 * A proof that anybody can check: a certificate.
 *
 * @param text the certificate, as it stands in a file
 */
public record Proof(String text) {
  /**
   * What a checker found.
   *
   * @param sentence what is proved
   * @param how by what
   */
  public record Checked(String sentence, String how) {
    @Override
    public String toString() {
      return sentence;
    }
  }

  /**
   * Checks a certificate by the rules of its game, without any search.
   *
   * @throws org.farstar.verify.RefusedException where it proves nothing, with the line
   */
  public static Checked verify(String certificate) {
    return verify(certificate, Catalogue.STANDARD, () -> {});
  }

  /** Checks this certificate. */
  public Checked verify() {
    return verify(text);
  }

  static Checked verify(String certificate, Catalogue catalogue, Runnable checkStop) {
    Verified found = Proofs.verify(certificate, new CatalogueRulesets(catalogue), checkStop);
    return new Checked(found.statement().sentence(), found.how());
  }
}
