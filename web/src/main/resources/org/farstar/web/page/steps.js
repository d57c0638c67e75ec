// A step of a reason as marks on the board: which spots it speaks of. See docs/steps.md.

import { ways } from './board.js';
import { t } from './words.js';

/**
 * @param {{kind: string, data: object}} step
 * @param {{position: string, moves: object, spots: {name: string, state: string}[]}} view the board
 * @param {string} prefix what the names of the spots begin with: of the term of a sum that the step
 *     is about
 * @returns {{spots: Map<string, string>, lines: string[][], notes: Map<string, string>}}
 */
export function marks(step, view, prefix = '') {
  const shown = { spots: new Map(), lines: [], notes: new Map() };
  const own = view.spots
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, state }) => ({ name: name.slice(prefix.length), state }));
  const names = new Set(own.map(({ name }) => name));
  const tools = {
    data: step.data,
    own,
    names,
    view,
    mark: (name, kind = 'one') => shown.spots.set(prefix + name, kind),
    note: (name, text) => shown.notes.set(prefix + name, text),
    line: (list) => shown.lines.push(list.map((name) => prefix + name)),
  };
  DRAWN[step.kind]?.(tools);
  return shown;
}

/** The number of the term that the steps from here on are about, as the prefix of its spots. */
export function prefixes(steps) {
  const several = steps.some((step) => step.kind === 'term' && step.data.term > 1);
  let prefix = '';
  return steps.map((step) => {
    if (several && step.kind === 'term' && step.data.term) {
      prefix = step.data.term + ':';
    }
    return prefix;
  });
}

/** Marks what a move is made of. */
function made({ view, mark }, player, text) {
  const list = view.moves[String(player).toLowerCase()] || view.moves.left || [];
  const move = list.find((one) => one.move === text);
  (move ? ways(move)[0] || [] : []).forEach((name) => mark(name));
}

/** The boxes of a pile, from the lowest, or the pile where it is one box. */
function boxes(own, pile) {
  return own.filter(({ name }) => name === String(pile) || name.startsWith(pile + '.'));
}

function piles(own) {
  return Math.max(0, ...own.map(({ name }) => parseInt(name, 10)));
}

/** Whether an element lies in a stretch such as 3, 1:2..5 or 1:4.. */
function within(name, stretch) {
  if (name === stretch) return true;
  const [, block, low, high] = /^([0-9]+:)?(-?[0-9]*)\.\.(-?[0-9]*)$/.exec(stretch) || [];
  const [, of, place] = /^([0-9]+:)?(-?[0-9]+)$/.exec(name) || [];
  return (
    place !== undefined &&
    low !== undefined &&
    of === block &&
    (low === '' || Number(place) >= Number(low)) &&
    (high === '' || Number(place) <= Number(high))
  );
}

/** The elements from one to another of the same block, as a stretch. */
function stretch(low, high) {
  return low === high ? low : low + '..' + String(high).replace(/^[0-9]+:/, '');
}

function elements({ own, mark }, list, kind) {
  own
    .filter(({ name }) => list.some((stretch) => within(name, stretch)))
    .forEach(({ name }) => mark(name, kind));
}

const DRAWN = {
  start: (tools) => made(tools, tools.data.player, tools.data.move),
  best: (tools) => made(tools, tools.data.player, tools.data.move),
  line: (tools) => {
    if (tools.names.has(tools.data.moves?.[0])) {
      tools.data.moves.forEach((name, i) => tools.note(name, String(i + 1)));
    }
    made(tools, tools.data.player, tools.data.moves?.[0]);
  },
  heap: ({ data, own, mark, note }) => {
    const sizes = new Map();
    own.forEach(({ name, state }) => {
      const pile = name.split('.')[0];
      sizes.set(pile, name.includes('.') ? (sizes.get(pile) || 0) + 1 : state);
    });
    for (const [pile, size] of sizes) {
      if (String(size) === data.heap) {
        const all = boxes(own, pile);
        all.forEach(({ name }) => mark(name));
        note(all[all.length - 1].name, data.value);
      }
    }
  },
  sum: ({ data, own, mark, note }) => {
    // Heaps in binary, the digits below each other in mind; the heap to be lowered is marked.
    if (data.of !== 'heaps' || !data.width || data.width > 4) return;
    data.values.forEach((value, i) => {
      const all = boxes(own, i + 1);
      if (all.length === 0) return;
      note(all[all.length - 1].name, Number(value).toString(2).padStart(data.width, '0'));
      if (value === data.from) all.forEach(({ name }) => mark(name, 'two'));
    });
  },
  pair: ({ data, mark }) => {
    mark(data.a + ' ' + data.b);
    mark(data.b + ' ' + data.a);
  },
  partners: ({ data, own, mark }) => {
    const chip = own.find(({ state }) => state === 'chip')?.name.split(' ');
    if (chip) {
      mark(chip[0] + ' ' + data.partnerOfFirst);
      mark(data.partnerOfSecond + ' ' + chip[1]);
    }
  },
  'single-pile': ({ own, mark }) => own.forEach(({ name }) => mark(name)),
  'triple-points': ({ own, mark }) => {
    const last = piles(own);
    own.forEach(({ name }) => {
      const pile = parseInt(name, 10);
      if (pile > 1 && pile < last) mark(name);
    });
  },
  compare: ({ data, own, mark, note }) => {
    for (const [pile, threshold, word] of [
      [1, data.left, 'L'],
      [piles(own), data.right, 'R'],
    ]) {
      const all = boxes(own, pile);
      all.forEach(({ name }, i) => mark(name, i < Number(threshold) ? 'two' : 'one'));
      if (all.length > 0) note(all[all.length - 1].name, `${word} = ${threshold}`);
    }
  },
  'winning-moves': ({ data, own, mark }) => {
    const all = boxes(own, data.player === 'Right' ? piles(own) : 1);
    const wins = data.sizes.map((text) => text.split('..<'));
    all.forEach(({ name }, i) => {
      const inside = wins.some(([low, high]) => (high ? i >= Number(low) && i < Number(high) : i === Number(low)));
      if (inside || (all.length === 1 && wins.length > 0)) mark(name);
    });
  },
  count: ({ own, mark }) => own.filter(({ state }) => state === '1').forEach(({ name }) => mark(name)),
  reduction: ({ data, view, mark }) => {
    if (data.before === view.position) {
      const gone = Math.max(1, data.before.length - data.after.length);
      for (let i = 0; i <= gone; i++) mark(String(data.place + i));
    }
  },
  partition: ({ data, view, mark, note }) => {
    if (data.coins !== view.position || !data.parts) return;
    let coin = 1;
    data.parts.forEach((part, i) => {
      note(String(coin), i === 0 ? t('steps.base') : String(i));
      for (const end = coin + part.length; coin < end; coin++) mark(String(coin), i % 2 ? 'two' : 'one');
    });
  },
  base: ({ data, view, mark, note }) => {
    if (view.position.startsWith(data.coins)) {
      for (let i = 1; i <= data.coins.length; i++) mark(String(i));
      note('1', data.value);
    }
  },
  numbering: ({ data, note, mark }) =>
    Array.isArray(data.vertices) &&
    data.vertices.forEach(([name, , label, value]) => {
      note(name, String(value));
      mark(name, label === 'P' ? 'one' : 'two');
    }),
  term: ({ data, mark, own }) =>
    data.vertex ? mark(data.vertex) : own.forEach(({ name }) => mark(name)),
  matching: ({ data, line, mark }) => {
    data.edges.forEach((ends) => line(ends));
    data.free.forEach((name) => mark(name, 'two'));
  },
  cover: ({ data, mark }) => mark(data.vertex),
  strategy: ({ data, line, note, own }) => {
    const root = own.find(({ state }) => state === 'left-cell');
    line(root ? [root.name, ...data.moves] : data.moves);
    data.moves.forEach((name, i) => note(name, String(i + 1)));
  },
  kernel: ({ data, mark }) => data.kernel.forEach((name) => mark(name)),
  moves: ({ data, mark }) => data.to.forEach((name) => mark(name)),
  turns: ({ own, mark }) =>
    own.filter(({ state }) => state.startsWith('taken')).forEach(({ name }) => mark(name)),
  's-blocks': (tools) =>
    tools.data.blocks.forEach(([low, high], i) => {
      elements(tools, [stretch(low, high)], i % 2 ? 'two' : 'one');
    }),
  pivots: (tools) => {
    tools.data.pivots.forEach(([low, high]) => {
      elements(tools, [stretch(low, high)]);
      tools.note(low, t('steps.pivot'));
    });
  },
  delta: ({ data, own, mark }) => {
    // Pieces have no clumps of their own: a bar after each black one makes them.
    const pieces = own.every(({ name }) => !name.includes('.'));
    const colour = { green: 'one', red: 'two' };
    if (!pieces) {
      data.colours.forEach((word, i) => {
        if (colour[word]) boxes(own, i + 1).forEach(({ name }) => mark(name, colour[word]));
      });
      return;
    }
    let clump = 0;
    own.forEach(({ name, state }) => {
      if (colour[data.colours[clump]]) mark(name, colour[data.colours[clump]]);
      if (state === 'B') clump++;
    });
  },
  pairing: ({ data, note }) =>
    (data.pairs || []).forEach((pair, i) => pair.forEach((name) => note(name, String(i + 1)))),
  potential: ({ data, mark, note }) =>
    (data.weights || []).forEach(([name, weight]) => {
      if (weight !== '0') {
        mark(name);
        note(name, weight);
      }
    }),
  unpaired: ({ data, line }) => (data.list || []).forEach((set) => line(set)),
  result: (tools) => elements(tools, tools.data.moves || []),
  length: (tools) => tools.data.moves.forEach((name, i) => tools.note(name, String(i + 1))),
  lengths: (tools) => elements(tools, tools.data.cards.map(([name]) => name)),
  cap: ({ own, mark }) =>
    own.filter(({ state }) => state === 'may be taken').forEach(({ name }) => mark(name)),
};
