// Where the spots that were chosen on a board say too little, the moves they may mean.

import { html } from '../lit/lit-html.js';
import { narrowed, words } from './board.js';
import { doing } from './deed.js';
import { t } from './words.js';

const ASKED = 12;

/**
 * @param {{chosen: string[], moves: () => object[], move: (move: object) => void, unchoose: () => void}} page
 *     whose board it is
 * @param {Map<string, {result: string}>} known what is known of the moves
 */
export function choice(page, known = new Map()) {
  if (page.chosen.length === 0) return '';
  const { fits, exact } = narrowed(page.moves(), page.chosen);
  const list = fits.length <= ASKED ? fits : exact.slice(0, ASKED);
  const result = (move) => known.get(move.move)?.result || '';
  return html`<div class="row choose" role="group" aria-label=${t('choice.label')}>
    <span class="faint">${list.length > 0 ? t('choice.which') : t('choice.next')}</span>
    ${list.map(
      (move) => html`<button class="option ${result(move)}" @click=${() => page.move(move)}>
        ${page.answers ? move.move : doing(move.deed)} ${result(move) ? html`<span class="result ${result(move)}">${words(result(move))}</span>` : ''}
      </button>`,
    )}
    <button class="quiet" @click=${() => page.unchoose()}>${t('common.cancel')}</button>
  </div>`;
}
