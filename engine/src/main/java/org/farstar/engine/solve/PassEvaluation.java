package org.farstar.engine.solve;

import java.util.Map;
import java.util.TreeMap;
import org.farstar.values.player.Outcome;
import org.farstar.values.player.Player;
import org.farstar.values.player.Result;

/**
 * A pass over the positions of a chunk: each half of a record again from the records that the pass
 * before has left, see {@link Passes}. Halves that no pass can change any more are left as they
 * are. Options are looked up as in {@link Evaluation}. Not for threads.
 */
final class PassEvaluation implements KeyPlay.Options {
  /** So many options are looked up together, about. */
  private static final int TOGETHER = 1 << 19;

  /** In the place of a number of options: the half stays what it is. */
  private static final int FINAL = -1;

  private final KeyPlay play;
  private final KeySort sort;
  private final Lookup lookup;
  private final int pass;
  private final Result stuck;
  private final Outcome endless;
  private final int players;
  private final TreeMap<Long, KeyArray> wanted = new TreeMap<>();
  private final RecordArray found = new RecordArray(1 << 10);
  private final long[] entry;

  /** For each position and player how many options are looked at. */
  private final IntList shape = new IntList();

  private int[] records = new int[1 << 10];
  private int parts;
  private int options;
  private long from;
  private long looked;

  PassEvaluation(KeyPlay play, KeySort sort, Lookup lookup, int pass) {
    this.play = play;
    this.sort = sort;
    this.lookup = lookup;
    this.pass = pass;
    this.stuck = Judge.stuck(play.ending());
    this.endless = play.endless().orElseThrow();
    this.players = play.impartial() ? 1 : 2;
    this.entry = new long[play.words() + 1];
  }

  /** How many positions were looked at again. */
  long looked() {
    return looked;
  }

  /** The records of keys after this pass, from those before it. */
  RecordArray records(long layer, KeyArray keys, RecordArray before) {
    from = layer;
    RecordArray result = new RecordArray(keys.count());
    int done = 0;
    while (done < keys.count()) {
      int begin = done;
      while (done < keys.count() && parts < TOGETHER) {
        collect(keys.keys(), done * play.words(), before.get(done));
        done++;
      }
      look();
      judge(keys, begin, done, before, result);
    }
    return result;
  }

  private void collect(long[] keys, int at, int before) {
    boolean any = false;
    int verdict = KeyPlay.NO_VERDICT;
    for (int player = 0; player < players; player++) {
      Player starter = Player.values()[player];
      if (isFinal(Starters.half(before, starter))) {
        shape.add(FINAL);
        continue;
      }
      if (!any) {
        verdict = play.verdict(keys, at);
        any = true;
        looked++;
      }
      if (verdict != KeyPlay.NO_VERDICT) {
        shape.add(FINAL - 1 - verdict);
        continue;
      }
      int place = shape.size();
      shape.add(0);
      options = 0;
      play.options(keys, at, from, starter, this);
      shape.set(place, options);
    }
  }

  /** After n passes every half that says a number of moves up to n is right. */
  private boolean isFinal(int half) {
    return half != Starters.UNDECIDED && Starters.moves(half) < pass;
  }

  @Override
  public void option() {
    options++;
  }

  @Override
  public void part(long[] keys, int at, long layer) {
    System.arraycopy(keys, at, entry, 0, play.words());
    entry[play.words()] = parts++;
    wanted.computeIfAbsent(layer, any -> new KeyArray(play.words() + 1)).add(entry, 0);
  }

  private void look() {
    if (records.length < parts) {
      records = new int[parts + parts / 2];
    }
    int stride = play.words() + 1;
    for (Map.Entry<Long, KeyArray> each : wanted.entrySet()) {
      KeyArray entries = each.getValue();
      int count = entries.count();
      if (count > 0) {
        entries.sort(sort, play.words());
        found.clear();
        lookup.find(each.getKey(), entries.keys(), count, stride, found);
        for (int i = 0; i < count; i++) {
          records[(int) entries.keys()[i * stride + stride - 1]] = found.get(i);
        }
        entries.clear();
      }
    }
  }

  private void judge(KeyArray keys, int begin, int end, RecordArray before, RecordArray result) {
    int place = 0;
    int record = 0;
    int[] halves = new int[2];
    for (int i = begin; i < end; i++) {
      for (int player = 0; player < players; player++) {
        Player starter = Player.values()[player];
        int count = shape.get(place++);
        if (count == FINAL) {
          halves[player] = Starters.half(before.get(i), starter);
        } else if (count < FINAL) {
          halves[player] = over(Outcome.values()[FINAL - 1 - count], starter, keys, i);
        } else {
          halves[player] = half(starter, record, count, keys, i);
          record += count;
        }
      }
      result.add(Starters.record(halves[0], halves[players - 1]));
    }
    shape.clear();
    parts = 0;
  }

  /** The half of a player at whose turn the play is over. */
  private int over(Outcome verdict, Player starter, KeyArray keys, int number) {
    Result result = verdict.forMover(starter);
    if (result == Result.DRAW && endless != Outcome.D) {
      throw fault(
          "a game in which a player wins what is endless cannot be solved where others are drawn",
          keys,
          number);
    }
    return Starters.half(code(result), 0);
  }

  private static int code(Result result) {
    return switch (result) {
      case LOSS -> Starters.LOSS;
      case DRAW -> Starters.DRAW;
      case WIN -> Starters.WIN;
    };
  }

  private int half(Player starter, int first, int count, KeyArray keys, int number) {
    if (count == 0) {
      if (stuck == null) {
        throw fault("a player cannot move and the rules give no verdict", keys, number);
      }
      return Starters.half(code(stuck), 0);
    }
    Player next = players == 1 ? starter : starter.opponent();
    int quickWin = Integer.MAX_VALUE;
    int longLoss = 0;
    boolean open = false;
    for (int i = first; i < first + count; i++) {
      int half = Starters.half(records[i], next);
      int moves = half == Starters.UNDECIDED ? -1 : Starters.moves(half);
      if (moves < 0) {
        open = true;
      } else if (Starters.result(half) == Starters.LOSS) {
        quickWin = Math.min(quickWin, moves + 1);
      } else {
        longLoss = Math.max(longLoss, moves + 1);
      }
    }
    boolean win = quickWin < Integer.MAX_VALUE;
    if (!win && open) {
      return Starters.UNDECIDED;
    }
    int moves = win ? quickWin : longLoss;
    if (moves > Starters.MOST_MOVES) {
      throw fault("a play of more than " + Starters.MOST_MOVES + " moves is won", keys, number);
    }
    return Starters.half(win ? Starters.WIN : Starters.LOSS, moves);
  }

  private SolveException fault(String what, KeyArray keys, int number) {
    return new SolveException(what + ": " + play.describe(keys.keys(), number * play.words()));
  }
}
