// Moves in words, for people who do not know how moves are written; the writing is one tap away.

import { html } from '../lit/lit-html.js';
import { number, t } from './words.js';

/** Several things. */
function all(list) {
  if (list.length < 2) return list.join('');
  return `${list.slice(0, -1).join(', ')} ${t('common.and')} ${list[list.length - 1]}`;
}

function place(at) {
  return typeof at === 'string' ? at : t('deed.cell', at);
}

/** The digits of a number grouped as the language does; other amounts as they are. */
function amount(text) {
  return /^\d{4,15}$/.test(text) ? number(Number(text)) : text;
}

/** What the gaps of the sentences about a deed say. */
function gaps({ kind, places, amounts, part }) {
  const at = places.map(place);
  const [first, second, ...more] = amounts.map(amount);
  switch (kind) {
    case 'heap':
      return { heap: first, taken: second, left: all(more), part };
    case 'go':
      return { from: at[0], to: at[1], then: all(at.slice(2)), part };
    case 'become':
      return { from: first, into: all(amounts[1].split(' ')), part };
    case 'end':
      return { side: places[0], to: first, part };
    default:
      return { places: all(at), count: at.length, amount: first, part };
  }
}

/**
 * What somebody has done, as a sentence.
 *
 * @param {'you' | 'engine' | 'player' | 'first' | 'second'} who
 * @param {object} deed of a move
 * @param {string} player the name of the player, where one is named
 */
export function did(who, deed, player = '') {
  return t('did.' + deed.kind, { who: t('who.' + who, { player }), ...gaps(deed) });
}

/** What is to be done, as a clause that asks for it. */
export function doing(deed) {
  return t('do.' + deed.kind, gaps(deed));
}

/** Words for a move, which show how it is written when they are tapped. */
export function told(words, move) {
  return html`<details class="told-move"><summary>${words}</summary> <code>${move}</code></details>`;
}

/** The words of a move among those of a player, or how it is written where it is none of them. */
export function wordsOf(moves, move) {
  const found = moves?.find((each) => each.move === move);
  return found?.deed ? doing(found.deed) : move;
}

/** What the engine knows of the move it has made. */
export function verdict({ kind, by, ...data }, source) {
  const { after, exact, ahead, certificate, positions } = data;
  const from = data.solve ? t('panel.fromFolder') : by.map(source).join('; ');
  return t('verdict.' + kind.replace(' ', ''), { by: from, fight: after === undefined ? '' : t('fight.' + (exact ? 'exact' : 'least'), { after }), ahead, certificate, positions });
}
