// Completion of the word that is being typed: names, properties, functions, games.

import { html } from '../lit/lit-html.js';
import { t } from './words.js';

const MOST = 8;

/** What may stand where something is typed, as a list below the field. */
export class Completion {
  /**
   * @param {{properties: Object<string, number>, functions: string[], games: string[]}} words
   * @param {() => void} repaint
   */
  constructor(words, repaint) {
    this.words = words;
    this.repaint = repaint;
    this.close(false);
  }

  close(paint = true) {
    const shown = this.open;
    this.found = [];
    this.at = 0;
    this.input = null;
    if (paint && shown) this.repaint();
  }

  get open() {
    return (this.found || []).length > 0;
  }

  /** The id of the item that Tab takes. */
  get active() {
    return this.open ? 'completion-' + this.at : null;
  }

  /**
   * Looks for what may follow.
   *
   * @param {HTMLInputElement} input
   * @param {string[]} names those that earlier lines have given
   */
  typed(input, names) {
    const before = input.value.slice(0, input.selectionStart);
    const [, dot, word] = /(\.?)([A-Za-z][A-Za-z0-9_]*|)$/.exec(before);
    const { properties, functions, games } = this.words;
    const all = dot
      ? Object.entries(properties).map(([name, parameters]) => ({ text: name + (parameters ? '(' : ''), what: t('complete.property') }))
      : [
          ...names.map((name) => ({ text: name, what: t('complete.name') })),
          ...functions.map((name) => ({ text: name + '(', what: t('complete.function') })),
          ...games.map((name) => ({ text: name.replaceAll('-', '_') + '("', what: t('complete.position') })),
        ];
    const begins = word.toLowerCase();
    this.found =
      dot || word
        ? all.filter(({ text }) => text.toLowerCase().startsWith(begins) && text !== word).slice(0, MOST)
        : [];
    this.word = word;
    this.input = input;
    this.at = 0;
    this.repaint();
  }

  /** Whether a key was meant for the list. */
  key(event) {
    if (!this.open) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      this.at = (this.at + step + this.found.length) % this.found.length;
      this.repaint();
    } else if (event.key === 'Tab' && !event.shiftKey) {
      this.take(this.found[this.at].text);
    } else if (event.key === 'Escape') {
      this.close();
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }

  take(text) {
    const { input, word } = this;
    const at = input.selectionStart;
    input.setRangeText(text, at - word.length, at, 'end');
    this.close();
    input.focus();
  }

  show() {
    return html`<ul class="completions" id="completions" role="listbox" aria-label=${t('complete.label')} ?hidden=${!this.open}>
      ${this.found.map(
        ({ text, what }, i) => html`<li
          role="option"
          id="completion-${i}"
          aria-selected=${String(i === this.at)}
          @mousedown=${(event) => {
            event.preventDefault();
            this.take(text);
          }}
        >
          <code>${text}</code> <span class="faint">${what}</span>
        </li>`,
      )}
    </ul>`;
  }
}
