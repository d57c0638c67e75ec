// The keys of a game's page, and the list of them that ? opens.

import { html } from '../lit/lit-html.js';
import { t } from './words.js';

/** What each key does, as it is told and as it is done. */
export const KEYS = [
  { keys: ['u', 'k', 'Backspace', 'ArrowLeft'], shown: ['←', 'k', 'u'], does: t('keys.undo'), run: (page) => page.undo() },
  { keys: ['r', 'j', 'ArrowRight'], shown: ['→', 'j', 'r'], does: t('keys.redo'), run: (page) => page.redo() },
  { keys: ['0'], shown: ['0'], does: t('keys.first'), run: (page) => page.rewind(0) },
  { keys: ['$'], shown: ['$'], does: t('keys.last'), run: (page) => page.forward() },
  { keys: ['ArrowUp'], shown: ['↑'], does: t('keys.before'), run: (page) => page.among(-1) },
  { keys: ['ArrowDown'], shown: ['↓'], does: t('keys.after'), run: (page) => page.among(1) },
  { keys: ['shift ArrowRight', 'J'], shown: ['shift →', 'J'], does: t('keys.into'), run: (page) => page.enterVariation() },
  { keys: ['shift ArrowLeft', 'K'], shown: ['shift ←', 'K'], does: t('keys.outOf'), run: (page) => page.leaveVariation() },
  { keys: [' '], shown: [t('keys.space')], does: t('keys.best'), run: (page) => page.best() },
  { keys: ['h'], shown: ['h'], does: t('keys.hint'), run: (page) => page.hint() },
  { keys: ['x'], shown: ['x'], does: t('keys.pass'), run: (page) => page.pass() },
  { keys: ['f'], shown: ['f'], does: t('keys.flip'), run: (page) => page.flip() },
  { keys: ['l'], shown: ['l'], does: t('keys.answers'), run: (page) => page.toggle('answers') },
  { keys: ['a'], shown: ['a'], does: t('keys.marks'), run: (page) => page.toggle('marked') },
  { keys: ['e'], shown: ['e'], does: t('keys.hand'), run: (page) => page.edit(!page.editing) },
  { keys: ['Escape'], shown: ['Esc'], does: t('keys.unchoose'), run: (page) => page.unchoose() },
  { keys: ['?'], shown: ['?'], does: t('keys.list'), run: (page) => page.help() },
];

/** Does what a key says; what the board, a field or the browser wants is left to them. */
export function pressed(event, page) {
  const { target, key } = event;
  if (target.matches?.('input, textarea, select') || event.altKey || event.metaKey || document.querySelector('dialog[open]')) {
    return;
  }
  if (event.ctrlKey) {
    if (key.toLowerCase() !== 'z') return;
    event.preventDefault();
    event.shiftKey ? page.redo() : page.undo();
    return;
  }
  // Arrows and space walk over the board and pick there; space presses what has the focus.
  if (target.closest?.('.board') && (key === ' ' || key.startsWith('Arrow'))) return;
  if (key === ' ' && target.closest?.('button, a, summary, [tabindex="0"]')) return;
  const name = event.shiftKey && key.startsWith('Arrow') ? 'shift ' + key : key;
  const found = KEYS.find((each) => each.keys.includes(name));
  // Up and down scroll the page where there is nothing to choose.
  if (found && found.run(page) !== false) {
    event.preventDefault();
  }
}

/** The list of keys. */
export function list() {
  return html`<dialog class="keys" aria-labelledby="keys-title">
    <h2 id="keys-title">${t('keys.title')}</h2>
    <table>
      <tbody>
        <tr><th scope="row"><kbd>Tab</kbd></th><td>${t('keys.tab')}</td></tr>
        <tr><th scope="row"><kbd>Enter</kbd></th><td>${t('keys.enter')}</td></tr>
        ${KEYS.map(
          ({ shown, does }) => html`<tr>
            <th scope="row">${shown.map((key) => html`<kbd>${key}</kbd> `)}</th>
            <td>${does}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p><button @click=${(event) => event.target.closest('dialog').close()}>${t('common.close')}</button></p>
  </dialog>`;
}
