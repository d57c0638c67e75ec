// The line of play as text: the game and where it began, then each move with its player.

import { t } from './words.js';

/** A move that leaves the position as it is. */
export const NULL_MOVE = 'pass';

/** Between two moves in a link; no game writes its moves with it. */
export const BETWEEN = '~';

/** The moves that a link brings along. */
export function played(query) {
  return (query.get('m') || '').split(BETWEEN).filter(Boolean);
}

/** The address of a game for somebody who wants to play: against somebody who learns, without answers. */
export function against(game, position = '') {
  const query = new URLSearchParams({ engine: 'right', strength: 'learner', answers: '0' });
  if (position) query.set('p', position);
  return `#/game/${game}?${query}`;
}

/**
 * The line as text.
 *
 * @param {{game: string, first: string, misere: boolean, impartial: boolean, players: object,
 *     moves: {turn: string, move: string}[]}} line
 */
export function written({ game, first, misere, impartial, players, moves }) {
  const who = (turn, i) => (impartial ? String(i + 1) : players[turn]);
  return [`${game}${misere ? ' (misere)' : ''}: ${first}`, ...moves.map(({ turn, move }, i) => `${who(turn, i)}: ${move}`)].join('\n');
}

/**
 * Reads what {@link written} writes.
 *
 * @param {string} text
 * @param {object} players the names of the players
 * @returns {{game: string, misere: boolean, first: string, moves: {turn: string | null, move: string, line: number}[]}}
 * @throws {Error} that names the line where the text is none
 */
export function read(text, players) {
  const lines = text.split('\n').map((line) => line.trim());
  const begin = lines.findIndex(Boolean);
  const head = /^([a-z][a-z0-9-]*)( \(misere\))?: *(.*)$/.exec(lines[begin] || '');
  if (!head) {
    throw new Error(t('play.head', { line: begin + 1 || 1, found: lines[begin] || '' }));
  }
  const moves = [];
  lines.forEach((line, i) => {
    if (i <= begin || !line) return;
    const [, who, move] = /^([^:]+): *(.+)$/.exec(line) || [];
    const turn = who && Object.keys(players).find((key) => [key, players[key].toLowerCase()].includes(who.toLowerCase()));
    if (!who || (!turn && !/^[0-9]+$/.test(who))) {
      const names = Object.values(players).join(', ');
      throw new Error(t('play.line', { line: i + 1, found: line, names }));
    }
    moves.push({ turn: turn || null, move, line: i + 1 });
  });
  return { game: head[1], misere: Boolean(head[2]), first: head[3], moves };
}
