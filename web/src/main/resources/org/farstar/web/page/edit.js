// Setting up a position by hand: what a click on a spot makes of the position's text.

const GRIDS = {
  domineering: '.#', cram: '.#', clobber: '.xo', amazons: '.xo#', nogo: '.xo#', fission: '.x#',
  konane: '.xo#', col: '.lr#', snort: '.lr#',
};
const STRIPS = {
  'flipping-coins': '01', 'coin-turning': '01', pieces: 'BW', 'toads-and-frogs': '.tf', 'toppling-dominoes': 'LRE',
};
const HEAPS = {
  nim: ' ', subtraction: ' ', 'even-subtraction': ' ', octal: ' ', kayles: ' ', 'dawson-kayles': ' ',
  pennies: ' ', 'end-nim': '|', 'end-nim-impartial': '|',
};
const CORNERS = ['rook', 'wythoff'];

/**
 * How positions of a game are set up by clicking.
 *
 * @param {string} game
 * @param {{position: string, spots: {name: string, state: string}[]}} view the board
 * @returns {null | {help: string, click: (spot: string) => string | null, tools: {label: string, text: string}[]}}
 *     null where only the text form will do; every text is a whole position
 */
export function palette(game, view) {
  if (view.spots.some(({ name }) => /^[0-9]+:[0-9]+[,.]/.test(name)) || view.position.includes(' + ')) {
    return null;
  }
  const colon = view.position.indexOf(': ');
  const head = colon < 0 ? '' : view.position.slice(0, colon + 2);
  const rest = view.position.slice(head.length);
  if (GRIDS[game]) return grid(GRIDS[game], view);
  if (STRIPS[game]) return strip(STRIPS[game], head, rest);
  if (HEAPS[game]) return heaps(HEAPS[game], head, rest);
  if (CORNERS.includes(game)) return corner(rest);
  if (game === 'hackenbush') return bush(view);
  return null;
}

function cycled(symbols, symbol) {
  return symbols[(symbols.indexOf(symbol) + 1) % symbols.length];
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
  return {
    help: 'Click a cell to change what stands on it.',
    tools,
    click: (spot) => {
      const [row, column] = spot.split(',').map(Number);
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

function bush(view) {
  const edges = view.position.split(' ').filter((edge) => edge !== '0');
  const top = Math.max(0, ...edges.flatMap((edge) => edge.split(/[a-z]/).map(Number)));
  return {
    help: 'Click an edge to change its colour.',
    tools: [
      { label: 'New stalk', text: [...edges, `0b${top + 1}`].join(' ') },
      ...(top > 0 ? [{ label: 'Edge on top', text: [...edges, `${top}b${top + 1}`].join(' ') }] : []),
      ...(edges.length > 1 ? [{ label: 'Remove the last', text: edges.slice(0, -1).join(' ') }] : []),
    ],
    click: (spot) => {
      const [name, copy = 1] = spot.split(' copy ');
      let seen = 0;
      return edges
        .map((edge) =>
          edge === name && ++seen === Number(copy) ? edge.replace(/[brg]/, (c) => cycled('brg', c)) : edge,
        )
        .join(' ');
    },
  };
}
