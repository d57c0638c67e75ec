// Setting up by hand what is more than cells and heaps: graphs, words, sequences, marks.

/** The symbol after another one, round and round. */
export function cycled(symbols, symbol) {
  return symbols[(symbols.indexOf(symbol) + 1) % symbols.length];
}

/** A list that goes by a name, as {countries}. */
const NAMED = /^\{/;

/** Vertices, and edges or arcs between two of them, with a token or with what players may colour. */
export function graph({ view, mode }, { connect, token }) {
  const place = /^(.*?) ?@(\S+)$/.exec(view.position);
  const start = token ? place?.[2] : null;
  const parts = (token ? place?.[1] ?? '' : view.position).split(' ').filter((part) => part && part !== '0');
  const ends = (part) => part.split(/[->]/);
  const edges = parts.filter((part) => /[->]/.test(part));
  const alone = parts.filter((part) => !/[->]/.test(part));
  const names = view.spots.map(({ name }) => name);
  // Of a graph with arcs all are arcs.
  const between = edges.some((edge) => edge.includes('>')) ? '>' : edges.length > 0 ? '-' : connect[0];
  const write = (newEdges, newAlone, at = start) => {
    const touched = new Set(newEdges.flatMap(ends));
    const kept = names.filter((name) => !touched.has(name) && !newAlone.some((each) => bare(each) === name));
    const all = [...newEdges, ...newAlone.filter((each) => !touched.has(each)), ...kept];
    return (all.join(' ') || '0') + (token ? ` @${at}` : '');
  };
  const fresh = () => {
    let n = 1;
    while (names.includes(String(n))) n++;
    return String(n);
  };
  const joined = (a, b) => {
    const both = edges.find((edge) => sameEnds(ends(edge), [a, b], between));
    return both
      ? write(edges.filter((edge) => edge !== both), alone)
      : write([...edges, a + between + b], alone);
  };
  const without = (name) => {
    const left = edges.filter((edge) => !ends(edge).includes(name));
    names.splice(names.indexOf(name), 1);
    return write(left, alone.filter((each) => bare(each) !== name), start === name ? names[0] : start);
  };
  const tinted = (name) => {
    const old = alone.find((each) => bare(each) === name && each !== name);
    const next = cycled(['', 'l', 'r'], old ? old.slice(-1) : '');
    return write(edges, [...alone.filter((each) => each !== old), ...(next ? [name + next] : [])]);
  };
  const picked = { spot: null };
  const how = {
    modes: ['Join two', token ? 'Put the token' : 'Keep for a player', 'Take away'],
    help: [
      `Click two vertices to join them by an ${between === '>' ? 'arc' : 'edge'}, or to take it away.`,
      token ? 'Click the vertex on which the token stands.' : 'Click a vertex: only for Left, only for Right, for both.',
      'Click a vertex to take it away with all that ends there.',
    ][mode],
    tools: [{ label: 'Add a vertex', text: write(edges, [...alone, fresh()]) }],
    chosen: [],
    click: (spot) => {
      if (mode === 1) return token ? write(edges, alone, spot) : tinted(spot);
      if (mode === 2) return names.length > 1 ? without(spot) : null;
      if (picked.spot === null || picked.spot === spot) {
        picked.spot = picked.spot === spot ? null : spot;
        how.chosen = picked.spot === null ? [] : [spot];
        return null;
      }
      return joined(picked.spot, spot);
    },
  };
  if (connect.length > 1 && edges.length > 0) {
    const other = between === '-' ? '>' : '-';
    how.tools.push({
      label: between === '-' ? 'Make arcs of the edges' : 'Make edges of the arcs',
      text: write([...new Set(edges.map((edge) => ends(edge).join(other)))], alone),
    });
  }
  return how;
}

function bare(part) {
  return part.replace(/[lr]$/, '');
}

function sameEnds([a, b], [c, d], between) {
  return (a === c && b === d) || (between === '-' && a === d && b === c);
}

/** Edges of Hackenbush, each with its colour, above the ground 0. */
export function bush({ view, mode }) {
  const edges = view.position.split(' ').filter((edge) => edge !== '0');
  const ends = (edge) => edge.split(/[a-z]/).map(Number);
  const top = Math.max(0, ...edges.flatMap(ends));
  const write = (list) => list.join(' ') || '0';
  const place = (spot) => {
    const [name, copy = 1] = spot.split(' copy ');
    let seen = 0;
    return edges.findIndex((edge) => edge === name && ++seen === Number(copy));
  };
  return {
    modes: ['Colour', 'Build on top', 'Take away'],
    help: [
      'Click an edge to change its colour.',
      'Click an edge to put another one on its upper end.',
      'Click an edge to take it away; what hangs free goes with it.',
    ][mode],
    tools: [{ label: 'New stalk', text: write([...edges, `0b${top + 1}`]) }],
    click: (spot) => {
      const at = place(spot);
      if (mode === 1) return write([...edges, `${Math.max(...ends(edges[at]))}b${top + 1}`]);
      if (mode === 2) return write(grounded(edges.filter((_, i) => i !== at), ends));
      return write(edges.map((edge, i) => (i === at ? edge.replace(/[brg]/, (c) => cycled('brg', c)) : edge)));
    },
  };
}

/** The edges that are joined to the ground. */
function grounded(edges, ends) {
  const reached = new Set([0]);
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    edges.forEach((edge) => {
      if (ends(edge).some((end) => reached.has(end))) ends(edge).forEach((end) => reached.add(end));
    });
  }
  return edges.filter((edge) => reached.has(ends(edge)[0]));
}

/** Words, of which one may be the word used last. */
export function words({ view, mode }) {
  const [list, last = ''] = view.position.split(' / ');
  const parts = list === '0' ? [] : list.split(' ').filter(Boolean);
  const named = parts.some((part) => NAMED.test(part));
  const write = (all, used) => (all.join(' ') || '0') + (used ? ' / ' + used : '');
  return {
    modes: ['Take away', 'Last word used'],
    help: ['Click a word to take it off the list.', 'Click the word that was used last.'][mode],
    entry: { label: 'Add a word', text: (typed) => write([...parts, ...typed.trim().split(/\s+/)], last) },
    tools: [
      ...(last ? [{ label: 'At the start', text: write(parts, '') }] : []),
      ...(named ? [] : [{ label: 'All countries', text: '{countries}' }]),
    ],
    click: (spot) => {
      const word = spot.replace(/ →$/, '');
      if (word !== spot) return write(parts, '');
      const left = named ? [...parts, '-' + word] : parts.filter((part) => part !== word);
      return write(left, mode === 1 ? word : last);
    },
  };
}

/** The sequence of the transposition game: its domain, its elements and the turns that are left. */
export function sequence({ view }) {
  const [, domain, used, left] = /^(.*?): *(.*?) *\/ *([0-9]+)$/.exec(view.position) || [];
  if (domain === undefined) return null;
  const list = used.split(' ').filter(Boolean);
  const write = (elements, turns = left, over = domain) => `${over}: ${elements.join(' ')} / ${turns}`;
  const size = /^1\.\.([0-9]+)$/.exec(domain)?.[1];
  const tools = [{ label: 'One turn more', text: write(list, Number(left) + 1) }];
  if (Number(left) > 0) tools.push({ label: 'One turn less', text: write(list, Number(left) - 1) });
  if (size) tools.push({ label: 'A larger domain', text: write(list, left, `1..${Number(size) + 1}`) });
  if (list.length > 0) tools.push({ label: 'Empty', text: write([]) });
  return {
    help: 'Click an element to put it at the end of the sequence, or to take it out.',
    tools,
    click: (spot) => {
      if (spot.includes('..')) return null;
      return write(list.includes(spot) ? list.filter((each) => each !== spot) : [...list, spot]);
    },
  };
}

/** Clumps of pennies: gaps are opened and closed. */
export function pennies({ rest }) {
  const sizes = rest.split(' ').filter(Boolean).map(Number);
  const text = (list) => list.filter((size) => size > 0).join(' ') || '1';
  const tools = [{ label: 'Add a penny', text: text([...sizes, 1]) }];
  if (sizes.length > 1 || sizes[0] > 1) {
    tools.push({ label: 'Remove a penny', text: text([...sizes.slice(0, -1), sizes[sizes.length - 1] - 1]) });
  }
  return {
    help: 'Click a penny to open a gap to its right, or to close it.',
    tools,
    click: (spot) => {
      const [clump, penny] = spot.split('.').map(Number);
      const size = sizes[clump - 1];
      if (penny < size) return text([...sizes.slice(0, clump - 1), penny, size - penny, ...sizes.slice(clump)]);
      if (clump === sizes.length) return null;
      return text([...sizes.slice(0, clump - 1), size + sizes[clump], ...sizes.slice(clump + 1)]);
    },
  };
}

/** Cards in a row, and what decides: the two lengths and the deck. */
export function cards({ view }) {
  const [, words, row] = /^(.*?): *(.*)$/.exec(view.position) || [];
  if (words === undefined) return null;
  const played = row.split(' ').filter(Boolean);
  const write = (text, list) => `${text}: ${list.join(' ')}`;
  const set = (name, by) => {
    const changed = words.replace(new RegExp(`\\b${name}=([0-9]+)\\b`), (_, n) => `${name}=${Number(n) + by}`);
    return { label: `${name} ${by > 0 ? '+' : '\u2212'}1`, text: write(changed, played) };
  };
  const value = (name) => Number(new RegExp(`\\b${name}=([0-9]+)(?= |$)`).exec(words)?.[1]);
  const tools = ['a', 'd', 'deck'].flatMap((name) => [
    ...(value(name) > 2 ? [set(name, -1)] : []),
    ...(Number.isFinite(value(name)) ? [set(name, 1)] : []),
  ]);
  const misere = / misere\b/.test(words);
  tools.push({
    label: misere ? 'Normal play' : 'Mis\u00e8re',
    text: write(misere ? words.replace(' misere', '') : words.replace(/( extended)?$/, ' misere$1'), played),
  });
  if (played.length > 0) tools.push({ label: 'Empty', text: write(words, []) });
  return {
    help: 'Click a card to put it at the end of the row, or to take it out.',
    tools,
    click: (spot) =>
      spot.includes('..')
        ? null
        : write(words, played.includes(spot) ? played.filter((card) => card !== spot) : [...played, spot]),
  };
}

/** The marks X and O of a positional game, as many of each as turns allow. */
export function marks({ game, view }) {
  const at = (mark) => view.spots.filter(({ state }) => state === mark).map(({ name }) => name);
  const head = game === 'qubic' ? '' : view.position.slice(0, view.position.indexOf(':') + 1) + ' ';
  const write = (x, o) => {
    if (game === 'positional') {
      return head + [x.length && 'X=' + x.join(','), o.length && 'O=' + o.join(',')].filter(Boolean).join(' ');
    }
    return head + x.flatMap((cell, i) => [cell, ...(i < o.length ? [o[i]] : [])]).join(' ');
  };
  const [x, o] = [at('X'), at('O')];
  const first = / first=O\b/.test(head) ? 'O' : 'X';
  const due = first === 'X' ? (x.length > o.length ? 'O' : 'X') : o.length > x.length ? 'X' : 'O';
  const last = due === 'X' ? 'O' : 'X';
  const put = (mark, cell) => (mark === 'X' ? write([...x, cell], o) : write(x, [...o, cell]));
  const gone = (list, cell) => list.filter((each) => each !== cell);
  let picked = null;
  const how = {
    help: 'Click a free cell to mark it, a mark and a free cell to move it, a mark twice to take it away.',
    tools: x.length + o.length > 0 ? [{ label: 'Empty', text: write([], []) }] : [],
    chosen: [],
    click: (spot) => {
      const mark = x.includes(spot) ? 'X' : o.includes(spot) ? 'O' : null;
      if (mark === null && picked === null) return put(due, spot);
      if (mark === null) {
        const from = picked;
        return x.includes(from) ? write([...gone(x, from), spot], o) : write(x, [...gone(o, from), spot]);
      }
      if (picked === spot) {
        // Turns alternate: a mark of the player who is to move goes with one of the other player's.
        const [left, right] = [gone(x, spot), gone(o, spot)];
        if (mark === last) return write(left, right);
        return last === 'X' ? write(left.slice(0, -1), right) : write(left, right.slice(0, -1));
      }
      picked = spot;
      how.chosen = [spot];
      return null;
    },
  };
  return how;
}

/** Columns into which X and O drop pieces in turn. */
export function drops({ head, view }) {
  const rows = [];
  for (const { name, state } of view.spots) {
    const [row, column] = name.split(',').map(Number);
    rows[row - 1] = rows[row - 1] || [];
    rows[row - 1][column - 1] = state.toUpperCase();
  }
  const count = (mark) => rows.flat().filter((each) => each === mark).length;
  const text = (list) => head + list.map((row) => row.join('')).join('|');
  const put = (row, column, mark) =>
    text(rows.map((cells, i) => cells.map((old, j) => (i === row && j === column ? mark : old))));
  const due = count('X') > count('O') ? 'O' : 'X';
  return {
    help: 'Click a free place to drop the next piece into its column, a piece to take the highest of its column away.',
    tools: [{ label: 'Empty', text: text(rows.map((row) => row.map(() => '.'))) }],
    click: (spot) => {
      const [row, column] = spot.split(',').map((n) => Number(n) - 1);
      const top = rows.findIndex((cells) => cells[column] !== '.');
      if (rows[row][column] !== '.') return put(top, column, '.');
      return put(top < 0 ? rows.length - 1 : top - 1, column, due);
    },
  };
}

/** A heap with its cap. */
export function takeAway({ head, rest }) {
  const [, size, cap] = /^([0-9]+)(?:\/([0-9]+))?$/.exec(rest) || [];
  if (size === undefined || size.length > 9) return null;
  const n = Number(size);
  const write = (count, most = cap) => head + count + (most === undefined ? '' : '/' + most);
  const tools = [
    { label: '+1', text: write(n + 1) },
    { label: '+5', text: write(n + 5) },
  ];
  if (cap === undefined) {
    if (n > 1) tools.push({ label: 'With a cap', text: write(n, n - 1) });
  } else {
    tools.push({ label: 'A larger cap', text: write(n, Number(cap) + 1) });
    if (Number(cap) > 1) tools.push({ label: 'A smaller cap', text: write(n, Number(cap) - 1) });
    tools.push({ label: 'Without a cap', text: head + n });
  }
  return { help: 'Click a counter to cut the heap down to there.', tools, click: (spot) => write(Number(spot)) };
}

/** The size of a deck and the lengths that decide; what was played on it is kept by its gaps alone. */
export function gaps({ head, rest }) {
  const [, a, d, more] = /^a=([0-9]+) d=([0-9]+)(.*): $/.exec(head) || [];
  if (a === undefined) return null;
  const write = (x, y, what = rest) => `a=${x} d=${y}${more}: ${what}`;
  // A whole deck is one gap.
  const deck = /^[a-z]+ [0-9]+,[0-9]+=([0-9]+)$/.exec(rest)?.[1] ?? 'decks';
  const lengths = (x, y) => write(x, y, deck);
  const tools = [
    { label: 'Longer ascents', text: lengths(Number(a) + 1, d) },
    { label: 'Longer descents', text: lengths(a, Number(d) + 1) },
  ];
  if (a > 2) tools.push({ label: 'Shorter ascents', text: lengths(a - 1, d) });
  if (d > 2) tools.push({ label: 'Shorter descents', text: lengths(a, d - 1) });
  if (rest !== 'decks') tools.push({ label: 'All decks', text: write(a, d, 'decks') });
  return { help: 'Click a card to make it the last of the deck.', tools, click: (spot) => write(a, d, spot) };
}
