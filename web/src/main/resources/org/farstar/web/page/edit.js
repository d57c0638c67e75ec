// Setting up a position by hand: what a click on a spot makes of the position's text.

import { bush, cards, cycled, drops, gaps, graph, marks, pennies, sequence, takeAway, words } from './edit-more.js';
import { sum } from './sum.js';

const GRIDS = {
  domineering: '.#', cram: '.#', clobber: '.xo', amazons: '.xo#', nogo: '.xo#', fission: '.x#',
  konane: '.xo#', col: '.lr#', snort: '.lr#',
};
const STRIPS = {
  'flipping-coins': '01', 'coin-turning': '01', pieces: 'BW', 'toads-and-frogs': '.tf',
  'toppling-dominoes': 'LRE',
};
const HEAPS = {
  nim: ' ', subtraction: ' ', 'even-subtraction': ' ', octal: ' ', kayles: ' ', 'dawson-kayles': ' ',
  'end-nim': '|', 'end-nim-impartial': '|',
};
const CORNERS = ['rook', 'wythoff'];
const OTHERS = {
  hackenbush: bush,
  token: (how) => graph(how, { connect: ['>'], token: true }),
  'vertex-geography': (how) => graph(how, { connect: ['-', '>'], token: true }),
  'edge-geography': (how) => graph(how, { connect: ['-', '>'], token: true }),
  'col-graph': (how) => graph(how, { connect: ['-'], token: false }),
  'snort-graph': (how) => graph(how, { connect: ['-'], token: false }),
  'word-chain': words,
  transposition: sequence,
  pennies,
  monotone: cards,
  'connect-four': drops,
  'tic-tac-toe': marks,
  qubic: marks,
  positional: marks,
  'take-away': takeAway,
  'monotone-gaps': gaps,
};

/** How a sum is set up; a position alone is none but on the page of sums. */
export function palette(game, view, mode = 0, modes = []) {
  const mixed = game === 'sum';
  return mixed || view.terms.length > 1
    ? sum(view, mixed, (term, own) => single(term.game, own, modes[view.terms.indexOf(term)]))
    : single(game, view, mode);
}

/**
 * How positions of a game are set up by clicking.
 *
 * @param {string} game
 * @param {{position: string, spots: {name: string, state: string}[]}} view the board
 * @param {number} mode which of its modes is on
 * @returns {null | {
 *   help: string,
 *   click: (spot: string) => string | null,
 *   chosen?: string[],
 *   modes?: string[],
 *   entry?: {label: string, text: (typed: string) => string},
 *   tools: {label: string, text: string}[],
 * }} null where only the text form will do; every text is a whole position; a click that needs
 *     another one returns null and tells by {@code chosen} where it was
 */
function single(game, view, mode = 0) {
  const colon = view.position.indexOf(': ');
  const head = colon < 0 ? '' : view.position.slice(0, colon + 2);
  const rest = view.position.slice(head.length);
  if (GRIDS[game]) return grid(GRIDS[game], view);
  if (STRIPS[game]) return strip(STRIPS[game], head, rest);
  if (HEAPS[game]) return heaps(HEAPS[game], head, rest);
  if (CORNERS.includes(game)) return corner(rest);
  return OTHERS[game]?.({ game, view, head, rest, mode }) || null;
}

function grid(symbols, view) {
  const rows = [];
  for (const { name, state } of view.spots) {
    const [row, column] = name.split(',').map(Number);
    rows[row - 1] = rows[row - 1] || [];
    rows[row - 1][column - 1] = state;
  }
  const text = (list) => list.map((row) => row.join('')).join('|');
  const wide = rows[0]?.length || 1;
  const tools = [
    { label: 'Add a row', text: text([...rows, Array(wide).fill('.')]) },
    { label: 'Add a column', text: text(rows.map((row) => [...row, '.'])) },
  ];
  if (rows.length > 1) tools.push({ label: 'Remove a row', text: text(rows.slice(0, -1)) });
  if (wide > 1) tools.push({ label: 'Remove a column', text: text(rows.map((row) => row.slice(0, -1))) });
  tools.push({ label: 'Empty', text: text(rows.map((row) => row.map(() => '.'))) });
  const at = (spot) => spot.split(',').map(Number);
  return {
    help: 'Click a cell to change what stands on it.',
    tools,
    click: (spot) => {
      const [row, column] = at(spot);
      return text(
        rows.map((cells, i) =>
          cells.map((symbol, j) => (i === row - 1 && j === column - 1 ? cycled(symbols, symbol) : symbol)),
        ),
      );
    },
  };
}

function strip(symbols, head, rest) {
  const row = rest === '0' && !symbols.includes('0') ? '' : rest;
  return {
    help: 'Click a place to change what stands there.',
    tools: [
      { label: 'Add one', text: head + row + symbols[0] },
      ...(row.length > 1 ? [{ label: 'Remove the last', text: head + row.slice(0, -1) }] : []),
    ],
    click: (spot) => {
      const at = Number(spot) - 1;
      return head + row.slice(0, at) + cycled(symbols, row[at]) + row.slice(at + 1);
    },
  };
}

function heaps(between, head, rest) {
  const sizes = rest === '0' ? [] : rest.split(between).filter(Boolean);
  const text = (list) => head + (list.filter((size) => size !== '0').join(between) || '0');
  const changed = (i, size) => text(sizes.map((old, j) => (i === j ? String(size) : old)));
  const tools = [];
  sizes.forEach((size, i) => {
    if (/^[0-9]{1,12}$/.test(size)) {
      tools.push({ label: `+1 on ${i + 1}`, text: changed(i, Number(size) + 1) });
    }
  });
  tools.push({ label: 'Add a heap of 3', text: text([...sizes, '3']) });
  if (between === '|') tools.push({ label: 'Add a pile of w', text: text([...sizes, 'w']) });
  return {
    help: 'Click a box to cut its heap down to there; the lowest removes the heap.',
    tools: tools.slice(-9),
    click: (spot) => {
      const [heap, box] = spot.split('.');
      return changed(Number(heap) - 1, box === undefined || box === '1' ? 0 : box);
    },
  };
}

function corner(rest) {
  const [m, n] = rest.split(/[ ,()]+/).filter(Boolean).map(Number);
  return {
    help: 'Click where the chip should stand.',
    tools: [
      { label: 'Further right', text: `${m + 1} ${n}` },
      { label: 'Further up', text: `${m} ${n + 1}` },
    ],
    click: (spot) => spot,
  };
}

