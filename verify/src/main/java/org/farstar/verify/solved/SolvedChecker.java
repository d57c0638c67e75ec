package org.farstar.verify.solved;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.farstar.engine.play.Codec;
import org.farstar.engine.rules.Rules;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.verify.RefusedException;

/**
 * Checks a folder of a solved game: that its files are as they are described, that keys ascend and
 * are of representatives in the right layer, that the start is there, and of every position, or of
 * a sample, that all its options are there and its record is what follows from theirs. Several
 * checkers, each for a thread of its own, compare positions of one folder.
 *
 * <p>If no position was left out, every record is right, by induction from the last layer. Where a
 * play may be endless, records follow from others of the same layer, and the induction is another
 * one: {@link Expected.Starters} has it.
 *
 * @param <P> the positions
 */
public final class SolvedChecker<P> {
  /** A block that is remembered takes about this many bytes. */
  private static final long BLOCK_BYTES = 100_000;

  private final Rules<P> rules;
  private final P start;
  private final Expected expected;
  private final SolvedLayers files;
  private final Codec<P> codec;
  private final OptionalLong rank;

  /** Whether records are of plays that may be endless, so that moves may stay in a layer. */
  private final boolean endless;

  private Runnable checkStop = () -> {};

  /**
   * @param place where the files are
   * @param rules the rules that were solved
   * @param start where the play begins
   * @param content what is recorded: {@code outcome}, {@code grundy}, {@code remoteness} or {@code
   *     starters}
   * @param workers so many checkers share the memory
   * @throws RefusedException if the description was changed or is missing
   */
  public SolvedChecker(SolvedPlace place, Rules<P> rules, P start, String content, int workers) {
    this.rules = rules;
    this.start = start;
    this.expected = Expected.of(content, rules.ending(), rules.endless());
    this.endless = content.equals("starters");
    this.codec = rules.codec(rules.representative(start));
    this.rank = endless ? rules.stage(start) : rules.rank(start);
    long most = Runtime.getRuntime().maxMemory() / 4 / BLOCK_BYTES / workers;
    this.files =
        new SolvedLayers(place, codec.words(), expected.sumBytes(), (int) Math.max(64, most));
  }

  /** All layers of the folder, for checkers of it to share what is read. */
  public Share layers() {
    return new Share(files.layers().size(), files.positions());
  }

  /**
   * Reads the layers that are taken out of the share: their sums, and that keys ascend.
   *
   * @param checkStop called for every block; what it throws ends the check
   */
  public void read(Share share, Runnable checkStop) {
    for (int mine = share.next(); mine != Share.NONE; mine = share.next()) {
      SolvedLayers.Layer layer = files.layers().get(mine);
      try {
        read(layer, checkStop);
        share.checked(layer.positions());
      } catch (RefusedException e) {
        share.refused(mine, e);
      }
    }
  }

  private void read(SolvedLayers.Layer layer, Runnable checkStop) {
    LayerSum sum = files.sum(layer);
    long[] before = null;
    for (int chunk = 0; chunk < layer.chunks(); chunk++) {
      BlockFile file = layer.file(chunk).whole();
      for (int block = 0; block < file.blocks(); block++) {
        checkStop.run();
        BlockFile.Block read = file.block(block);
        before = ascending(layer, read, before);
        sum.add(read);
      }
      sum.end(file);
    }
    sum.compare();
  }

  /** Checks that the positions of the start are there. */
  public void requireStart() {
    for (P part : parts(start)) {
      record(part, -1);
    }
  }

  /** All chunks of the folder, for checkers of it to share. */
  public Share share() {
    return new Share(
        files.layers().stream().mapToInt(SolvedLayers.Layer::chunks).sum(), files.positions());
  }

  /**
   * Compares positions with their options, in those chunks that are taken out of the share. Of a
   * sample one position is drawn of each of so many equal parts of the folder.
   *
   * @param sample how many positions of the whole folder; empty for all
   * @param seed what a sample is drawn with
   * @param checkStop called for every position that is checked; what it throws ends the check
   */
  public void compare(OptionalLong sample, long seed, Share share, Runnable checkStop) {
    this.checkStop = checkStop;
    Draw draw = new Draw(files.positions(), sample.orElse(files.positions()), seed);
    int mine = share.next();
    int number = 0;
    long at = 0;
    for (SolvedLayers.Layer layer : files.layers()) {
      for (int chunk = 0; chunk < layer.chunks(); chunk++) {
        long end = at + layer.keys(chunk);
        if (number == mine) {
          try {
            share.checked(draw.next() < end ? compare(layer, layer.file(chunk), draw, at) : 0);
          } catch (RefusedException e) {
            share.refused(mine, e);
          }
          mine = share.next();
        }
        if (mine == Share.NONE) {
          return;
        }
        while (draw.next() < end) {
          draw.advance();
        }
        at = end;
        number++;
      }
    }
  }

  /** Compares what was drawn of a chunk, and counts it. */
  private long compare(SolvedLayers.Layer layer, BlockFile file, Draw draw, long begin) {
    long at = begin;
    long checked = 0;
    long[] before = null;
    for (int block = 0; block < file.blocks(); block++) {
      int count = file.keys(block);
      if (draw.next() - at < count) {
        BlockFile.Block read = files.block(file, block);
        before = ascending(layer, read, before);
        for (; draw.next() - at < count; draw.advance()) {
          check(layer.number(), read, (int) (draw.next() - at));
          checked++;
        }
      }
      at += count;
    }
    return checked;
  }

  private long[] ascending(SolvedLayers.Layer layer, BlockFile.Block block, long[] before) {
    long[] last = before;
    int words = codec.words();
    for (int i = 0; i < block.records().length; i++) {
      long[] key = Arrays.copyOfRange(block.keys(), i * words, (i + 1) * words);
      if (last != null && Arrays.compare(last, key) >= 0) {
        throw RefusedException.whole("the keys of layer " + layer.number() + " do not ascend");
      }
      last = key;
    }
    return last;
  }

  private void check(long layer, BlockFile.Block block, int place) {
    checkStop.run();
    P position = unpacked(layer, block.keys(), place * codec.words());
    rules
        .unsearchable(position, expected.exact())
        .ifPresent(
            why -> {
              throw refused(layer, position, why);
            });
    if (!rules.representative(position).equals(position)) {
      throw refused(layer, position, "another position represents it");
    }
    if ((endless || rank.isPresent()) && layer(position, -1) != layer) {
      throw refused(layer, position, "it belongs to layer " + layer(position, -1));
    }
    int wanted = expected(position, layer);
    if (block.records()[place] != wanted) {
      throw refused(
          layer,
          position,
          "the record is " + block.records()[place] + ", by its options " + wanted);
    }
  }

  private RefusedException refused(long layer, P position, String why) {
    return RefusedException.whole(
        "layer " + layer + ", position " + rules.describe(position) + ": " + why);
  }

  private P unpacked(long layer, long[] keys, int at) {
    try {
      P position = codec.unpack(keys, at);
      long[] again = new long[codec.words()];
      codec.pack(position, again, 0);
      // A key may have more than a position can have, such as pieces that are not of the game.
      if (Arrays.equals(again, Arrays.copyOfRange(keys, at, at + again.length))
          && rules.read(rules.write(position)).equals(position)) {
        return position;
      }
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw RefusedException.whole("layer " + layer + " has a key of no position");
    }
    throw RefusedException.whole("layer " + layer + " has a key of no position");
  }

  private int expected(P position, long layer) {
    Optional<Outcome> verdict = rules.verdict(position);
    if (verdict.isPresent()) {
      return expected.ended(verdict.get());
    }
    List<Integer> left = records(position, Player.LEFT, layer);
    List<Integer> right = rules.impartial() ? left : records(position, Player.RIGHT, layer);
    try {
      return expected.record(left, right);
    } catch (IllegalStateException e) {
      throw refused(layer, position, e.getMessage());
    }
  }

  /** The records of a player's options. */
  private List<Integer> records(P position, Player player, long layer) {
    List<Integer> records = new ArrayList<>();
    for (P option : rules.options(position, player)) {
      List<Integer> parts = new ArrayList<>();
      for (P part : parts(option)) {
        parts.add(record(part, layer));
      }
      records.add(expected.sum(parts));
    }
    return records;
  }

  /** The parts that records are of. */
  private List<P> parts(P position) {
    return expected.splits() ? rules.parts(position) : List.of(position);
  }

  private long layer(P position, long from) {
    if (rank.isEmpty()) {
      return endless ? 0 : from + 1;
    }
    OptionalLong own = endless ? rules.stage(position) : rules.rank(position);
    return rank.getAsLong()
        - own.orElseThrow(
            () ->
                RefusedException.whole(
                    "a position that is in no layer: " + rules.describe(position)));
  }

  /** The record of an option, or of a part of one, of a position in a layer. */
  private int record(P position, long from) {
    P representative = rules.representative(position);
    long layer = layer(representative, from);
    if (layer < from || (layer == from && !endless)) {
      throw RefusedException.whole(
          "a move from layer " + from + " to layer " + layer + ": " + rules.describe(position));
    }
    long[] key = new long[codec.words()];
    codec.pack(representative, key, 0);
    int record = files.record(layer, key);
    if (record == SolvedLayers.NONE) {
      throw RefusedException.whole(
          "the position " + rules.describe(representative) + " is missing in layer " + layer);
    }
    return record;
  }
}
