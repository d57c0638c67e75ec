package org.farstar.engine.solve;

import java.util.Arrays;
import java.util.Map;

/**
 * Records one after the other in an array that grows, two bytes each; where there are records of
 * four bytes, their upper halves are in a second one.
 */
public final class RecordArray {
  private static final int BYTE = 0xff;

  private char[] records;

  /** Empty as long as no record takes more than two bytes. */
  private char[] upper = {};

  private int count;

  /**
   * @param room for how many records there is room at first
   */
  public RecordArray(int room) {
    this.records = new char[Math.max(1, room)];
  }

  /** How many records there are. */
  public int count() {
    return count;
  }

  /** How many bytes of memory each takes. */
  int bytesEach() {
    return upper.length == 0 ? Character.BYTES : Integer.BYTES;
  }

  /** One of them. */
  public int get(int number) {
    return upper.length == 0 ? records[number] : upper[number] << Character.SIZE | records[number];
  }

  /** Adds a record, at least 0. */
  public void add(int record) {
    room(1);
    put(count++, record);
  }

  /** Adds a record so many times. */
  void add(int record, int times) {
    for (int i = 0; i < times; i++) {
      add(record);
    }
  }

  /** How many records differ from those of another array of as many. */
  int differing(RecordArray other) {
    int differing = 0;
    for (int i = 0; i < count; i++) {
      differing += get(i) == other.get(i) ? 0 : 1;
    }
    return differing;
  }

  private void put(int number, int record) {
    records[number] = (char) record;
    if (record >>> Character.SIZE != 0 && upper.length == 0) {
      upper = new char[records.length];
    }
    if (upper.length > 0) {
      upper[number] = (char) (record >>> Character.SIZE);
    }
  }

  /** Adds how often each record stands here to counts by record. */
  void count(Map<Integer, Long> counts) {
    if (upper.length > 0) {
      for (int i = 0; i < count; i++) {
        counts.merge(get(i), 1L, Long::sum);
      }
      return;
    }
    int[] times = new int[1 << Character.SIZE];
    for (int i = 0; i < count; i++) {
      times[records[i]]++;
    }
    for (int record = 0; record < times.length; record++) {
      if (times[record] > 0) {
        counts.merge(record, (long) times[record], Long::sum);
      }
    }
  }

  /** Forgets all records and keeps the room. */
  public void clear() {
    count = 0;
  }

  private void room(int more) {
    if (count + more > records.length) {
      records = Arrays.copyOf(records, Math.max(2 * records.length, count + more));
      upper = upper.length == 0 ? upper : Arrays.copyOf(upper, records.length);
    }
  }

  /** Adds records whose least bytes stand before their next ones. */
  void addPlanes(byte[] planes, int more, int bytes) {
    room(more);
    for (int i = 0; i < more; i++) {
      int record = 0;
      for (int plane = 0; plane < bytes; plane++) {
        record |= (planes[plane * more + i] & BYTE) << plane * Byte.SIZE;
      }
      put(count + i, record);
    }
    count += more;
  }

  /** The bytes of some records, the least ones before the next. */
  byte[] planes(int from, int to, int bytes) {
    int size = to - from;
    byte[] planes = new byte[size * bytes];
    for (int i = 0; i < size; i++) {
      int record = get(from + i);
      for (int plane = 0; plane < bytes; plane++) {
        planes[plane * size + i] = (byte) (record >>> plane * Byte.SIZE);
      }
    }
    return planes;
  }
}
