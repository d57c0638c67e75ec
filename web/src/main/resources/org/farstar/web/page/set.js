// A sheet of exercises as puzzles on a screen: a word makes one puzzle after another, and the sheet is some of them.

/** The kind of a sheet whose questions need no values. */
export const BEGIN = 'begin';
const BEGINNERS = ['wins', 'move'];

/** What the engine is asked for the puzzle with a number, from 1. */
export function puzzle({ word, games, kind }, number) {
  const wanted = { seed: `${word} ${number}` };
  if (games.length > 0) wanted.game = games[(number - 1) % games.length];
  if (kind) wanted.kind = kind === BEGIN ? BEGINNERS[number % BEGINNERS.length] : kind;
  return wanted;
}

/** The address of an exercise, from 1, of a sheet. */
export function address({ word, games, kind, numbers }, at) {
  const query = new URLSearchParams([['set', word], ...games.map((game) => ['game', game])]);
  if (kind) query.set('kind', kind);
  query.set('n', numbers.join('.'));
  query.set('at', at);
  return '#/puzzle?' + query;
}

/** The sheet of an address; null if it has none. */
export function sheet(query) {
  const numbers = (query.get('n') || '').split('.').map(Number);
  if (!query.get('set') || !numbers.every((number) => Number.isInteger(number) && number > 0)) return null;
  const at = Math.min(Math.max(1, Math.round(Number(query.get('at'))) || 1), numbers.length);
  return { word: query.get('set'), games: query.getAll('game'), kind: query.get('kind') || '', numbers, at };
}
