package org.farstar.engine.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tree of RFC 9162 against trees written out by hand from the two rules. */
class HashTreeTest {
  private static byte[] leaf(String entry) {
    MessageDigest digest = HashTree.leaf();
    return digest.digest(HexFormat.of().parseHex(entry));
  }

  private static byte[] node(byte[] left, byte[] right) {
    MessageDigest digest = HashTree.digest();
    digest.update((byte) 1);
    digest.update(left);
    digest.update(right);
    return digest.digest();
  }

  /** The leaves of the empty entry and of one zero byte: recomputed with another SHA-256. */
  @Test
  void leavesBeginWithAZeroByte() {
    assertThat(HexFormat.of().formatHex(leaf("")))
        .isEqualTo("6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d");
    assertThat(HexFormat.of().formatHex(leaf("00")))
        .isEqualTo("96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7");
  }

  @Test
  void theLeftPartIsTheLargestPowerOfTwo() {
    List<byte[]> l = new ArrayList<>();
    for (String entry : List.of("", "00", "10", "2021", "3031", "40414243", "5051")) {
      l.add(leaf(entry));
    }
    byte[] two = node(l.get(0), l.get(1));
    byte[] four = node(two, node(l.get(2), l.get(3)));
    assertThat(HashTree.root(l.subList(0, 1))).isEqualTo(l.get(0));
    assertThat(HashTree.root(l.subList(0, 2))).isEqualTo(two);
    assertThat(HashTree.root(l.subList(0, 3))).isEqualTo(node(two, l.get(2)));
    assertThat(HashTree.root(l.subList(0, 4))).isEqualTo(four);
    assertThat(HashTree.root(l.subList(0, 5))).isEqualTo(node(four, l.get(4)));
    assertThat(HashTree.root(l)).isEqualTo(node(four, node(node(l.get(4), l.get(5)), l.get(6))));
    byte[] other = leaf("11");
    List<byte[]> changed = new ArrayList<>(l);
    changed.set(6, other);
    assertThat(HashTree.root(changed)).isNotEqualTo(HashTree.root(l));
  }
}
