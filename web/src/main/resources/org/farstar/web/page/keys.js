// The keys of a game's page, and the list of them that ? opens.

import { html } from '../lit/lit-html.js';

/** What each key does, as it is told and as it is done. */
export const KEYS = [
  { keys: ['u', 'k', 'Backspace', 'ArrowLeft'], shown: ['←', 'k', 'u'], does: 'takes a move back', run: (page) => page.undo() },
  { keys: ['r', 'j', 'ArrowRight'], shown: ['→', 'j', 'r'], does: 'makes it again', run: (page) => page.redo() },
  { keys: ['0'], shown: ['0'], does: 'goes to the beginning of the play', run: (page) => page.rewind(0) },
  { keys: ['$'], shown: ['$'], does: 'goes to its end', run: (page) => page.forward() },
  { keys: ['ArrowUp'], shown: ['↑'], does: 'chooses the move before among those made from here', run: (page) => page.among(-1) },
  { keys: ['ArrowDown'], shown: ['↓'], does: 'chooses the next of them', run: (page) => page.among(1) },
  { keys: ['shift ArrowRight', 'J'], shown: ['shift →', 'J'], does: 'goes into the next variation', run: (page) => page.enterVariation() },
  { keys: ['shift ArrowLeft', 'K'], shown: ['shift ←', 'K'], does: 'leaves a variation', run: (page) => page.leaveVariation() },
  { keys: [' '], shown: ['space'], does: 'plays the best move', run: (page) => page.best() },
  { keys: ['h'], shown: ['h'], does: 'shows a good move', run: (page) => page.hint() },
  { keys: ['x'], shown: ['x'], does: 'passes: what would the opponent do?', run: (page) => page.pass() },
  { keys: ['f'], shown: ['f'], does: 'turns the board where it has two sides', run: (page) => page.flip() },
  { keys: ['l'], shown: ['l'], does: 'shows or hides the answers', run: (page) => page.toggle('answers') },
  { keys: ['a'], shown: ['a'], does: 'shows or hides the marks on the board', run: (page) => page.toggle('marked') },
  { keys: ['e'], shown: ['e'], does: 'sets up a position by hand', run: (page) => page.edit(!page.editing) },
  { keys: ['Escape'], shown: ['Esc'], does: 'gives up a move begun', run: (page) => page.unchoose() },
  { keys: ['?'], shown: ['?'], does: 'shows this list', run: (page) => page.help() },
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
    <h2 id="keys-title">Keys</h2>
    <table>
      <tbody>
        <tr><th scope="row"><kbd>Tab</kbd></th><td>walks from part to part; on the board the arrows walk on</td></tr>
        <tr><th scope="row"><kbd>Enter</kbd></th><td>picks a place on the board</td></tr>
        ${KEYS.map(
          ({ shown, does }) => html`<tr>
            <th scope="row">${shown.map((key) => html`<kbd>${key}</kbd> `)}</th>
            <td>${does}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p><button @click=${(event) => event.target.closest('dialog').close()}>Close</button></p>
  </dialog>`;
}
