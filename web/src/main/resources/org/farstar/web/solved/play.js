// Connect-Four from a solved folder. The page knows how columns are packed and nothing else: a play is over where no
// position behind it was solved, and who wins stands in the records.

import { SolvedFolder } from './solved.js';

const RESULTS = ['loss', 'draw', 'win'];

/** What the records of outcomes mean: 1 is N, 2 is P, 5 is D. */
const OUTCOMES = { 1: 'win', 2: 'loss', 5: 'draw' };

const OTHER = { win: 'loss', loss: 'win', draw: 'draw' };

const MARKS = { win: 'wins', loss: 'loses', draw: 'draws' };

const element = (css) => document.querySelector(css);

const folder = new SolvedFolder('solve');

let width = 0;
let height = 0;

/** The pieces of each column, from below, as a text of X and O. */
let start = [];

/** The columns that were played, from 0. */
let played = [];

let shown = 0;

/** One bit more than a column has places: its pieces from the lowest bit on, then a 1. */
function key(columns) {
  return columns.reduceRight((sum, pieces) => {
    const bits = '1' + [...pieces].reverse().map((piece) => (piece === 'X' ? 1 : 0)).join('');
    return (sum << BigInt(height + 1)) | BigInt('0b' + bits);
  }, 0n);
}

function count(columns) {
  return columns.join('').length;
}

/** Who moves: X moves first. */
function turn(columns) {
  return count(columns) % 2 === 0 ? 'X' : 'O';
}

function dropped(columns, column) {
  return columns.map((pieces, i) => (i === column ? pieces + turn(columns) : pieces));
}

/** The record of a position, which it shares with its image. */
async function look(columns) {
  const [one, other] = [key(columns), key([...columns].reverse())];
  const record = await folder.record(count(columns) - count(start), one < other ? one : other);
  if (record === undefined) {
    return undefined;
  }
  if (folder.task.content === 'remoteness') {
    return { result: RESULTS[(record - 1) % 4], moves: Math.floor((record - 1) / 4) };
  }
  return { result: OUTCOMES[record], moves: 0 };
}

/** What each column leads to, for who moves; nothing where nothing can be played. */
async function options(columns) {
  const found = await Promise.all(
    columns.map((pieces, i) => (pieces.length < height ? look(dropped(columns, i)) : undefined)),
  );
  return found.map((each) => each && { result: OTHER[each.result], moves: each.moves + 1 });
}

function now() {
  return played.reduce(dropped, start);
}

/** The best option: a quick win, or a draw, or a slow loss. */
function best(found) {
  const worth = (each) =>
    !each ? -Infinity : { win: 1e6 - each.moves, draw: 0, loss: -1e6 + each.moves }[each.result];
  return found.reduce((most, each, i) => (worth(each) > worth(found[most]) ? i : most), 0);
}

function sentence(here, columns, over) {
  const [mover, other] = turn(columns) === 'X' ? ['X', 'O'] : ['O', 'X'];
  if (over) {
    return here.result === 'draw' ? 'The play is over: a draw.' : `The play is over: ${other} has won.`;
  }
  const how = here.moves > 0 && here.result !== 'draw' ? ` in ${here.moves} ${here.moves === 1 ? 'move' : 'moves'}` : '';
  return {
    win: `${mover} to move, and ${mover} wins${how}.`,
    loss: `${mover} to move, and ${other} wins${how}.`,
    draw: `${mover} to move: a draw.`,
  }[here.result];
}

function drawn(columns, found) {
  element('.columns').replaceChildren(
    ...columns.map((pieces, i) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'column';
      button.disabled = !found[i];
      const word = found[i] ? MARKS[found[i].result] : '';
      button.setAttribute('aria-label', `Column ${i + 1}: ${pieces || 'empty'}${word && ', ' + word}`);
      if (found[i]) {
        button.dataset.result = found[i].result;
      }
      for (let row = height - 1; row >= 0; row--) {
        const cell = document.createElement('span');
        cell.className = 'cell';
        cell.textContent = pieces[row] ?? '';
        button.append(cell);
      }
      const mark = document.createElement('span');
      mark.className = 'mark';
      mark.textContent = word;
      button.append(mark);
      button.addEventListener('click', () => play(i));
      return button;
    }),
  );
}

async function show() {
  const mine = ++shown;
  const columns = now();
  try {
    const [here, found] = await Promise.all([look(columns), options(columns)]);
    if (mine !== shown) {
      return undefined;
    }
    if (!here) {
      throw new Error('this position was not solved');
    }
    const over = found.every((each) => !each);
    element('.says').textContent = sentence(here, columns, over);
    element('.back').disabled = played.length === 0;
    drawn(columns, found);
    document.body.dataset.shown = played.map((column) => column + 1).join(' ');
    return over ? undefined : found;
  } catch (fault) {
    if (mine === shown) {
      element('.says').textContent = `Nothing can be said: ${fault.message}.`;
      element('.columns').replaceChildren();
    }
    return undefined;
  }
}

function keep() {
  history.replaceState(null, '', played.length ? '#' + played.map((column) => column + 1).join('-') : location.pathname);
}

async function play(column) {
  played.push(column);
  keep();
  const found = await show();
  if (found && element('.replies').checked) {
    played.push(best(found));
    keep();
    await show();
  }
}

/** The columns of the start, whose rows are written from the highest on. */
function read() {
  const rows = folder.task.start.split('|');
  height = rows.length;
  width = rows[0].length;
  start = [...Array(width).keys()].map((i) =>
    rows
      .map((row) => row[i])
      .reverse()
      .join('')
      .replaceAll('.', ''),
  );
  const asked = location.hash.slice(1).split('-').map((text) => Number(text) - 1);
  played = asked.every((column) => Number.isInteger(column) && column >= 0 && column < width) ? asked : [];
}

async function begin() {
  element('.back').addEventListener('click', () => {
    played.pop();
    keep();
    show();
  });
  element('.again').addEventListener('click', () => {
    played = [];
    keep();
    show();
  });
  try {
    await folder.open();
    read();
    const title = `Connect-Four ${folder.task.parameters}, solved`;
    document.title = title;
    element('h1').textContent = title;
    element('.about').textContent =
      `${folder.positions.toLocaleString('en')} positions were solved; mirror images count once. ` +
      'Each column says what it leads to for who moves.';
    await show();
  } catch (fault) {
    element('.says').textContent = `Nothing can be said: ${fault.message}.`;
  }
}

begin();
