package org.farstar.engine.database;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** SHA-256. */
final class Checksum {
  private Checksum() {}

  /** The digest of some bytes, one after the other. */
  static byte[] of(byte[]... parts) {
    MessageDigest sha = make();
    for (byte[] part : parts) {
      sha.update(part);
    }
    return sha.digest();
  }

  static MessageDigest make() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
