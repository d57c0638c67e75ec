package org.farstar.engine.solve;

import java.util.Arrays;
import java.util.Map;

/** Records one after the other in one array that grows; each is at most two bytes. */
public final class RecordArray {
  private static final int BYTE = 0xff;

  private char[] records;
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

  /** One of them. */
  public int get(int number) {
    return records[number];
  }

  /** Adds a record, from 0 to 65,535. */
  public void add(int record) {
    room(1);
    records[count++] = (char) record;
  }

  /** Adds how often each record stands here to counts by record. */
  void count(Map<Integer, Long> counts) {
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
    }
  }

  /** Adds records whose least bytes stand before their next ones. */
  void addPlanes(byte[] planes, int more, int bytes) {
    room(more);
    for (int i = 0; i < more; i++) {
      int record = planes[i] & BYTE;
      if (bytes == 2) {
        record |= (planes[more + i] & BYTE) << Byte.SIZE;
      }
      records[count + i] = (char) record;
    }
    count += more;
  }

  /** The bytes of some records, the least ones before the next. */
  byte[] planes(int from, int to, int bytes) {
    int size = to - from;
    byte[] planes = new byte[size * bytes];
    for (int i = 0; i < size; i++) {
      planes[i] = (byte) records[from + i];
      if (bytes == 2) {
        planes[size + i] = (byte) (records[from + i] >>> Byte.SIZE);
      }
    }
    return planes;
  }
}
