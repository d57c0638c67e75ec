package org.farstar.engine.solve;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;

/**
 * The hash of a list as a tree of the hashes of its entries, so that each entry can be hashed where
 * it is and compared by itself: the Merkle tree of RFC 9162, section 2.1.1, with SHA-256. A leaf is
 * the hash of a zero byte and the entry. A node is the hash of a byte 1 and of the hashes of its
 * two parts, of which the left one has the largest power of two of entries that is less than all.
 */
final class HashTree {
  private HashTree() {}

  /** A digest that has heard the byte that a leaf begins with. */
  static MessageDigest leaf() {
    return digest((byte) 0);
  }

  private static MessageDigest digest(byte first) {
    MessageDigest digest = digest();
    digest.update(first);
    return digest;
  }

  /** SHA-256. */
  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /**
   * The hash of the whole.
   *
   * @param leaves the hashes of the entries, at least one
   */
  static byte[] root(List<byte[]> leaves) {
    if (leaves.size() == 1) {
      return leaves.get(0);
    }
    int left = Integer.highestOneBit(leaves.size() - 1);
    MessageDigest digest = digest((byte) 1);
    digest.update(root(leaves.subList(0, left)));
    digest.update(root(leaves.subList(left, leaves.size())));
    return digest.digest();
  }
}
