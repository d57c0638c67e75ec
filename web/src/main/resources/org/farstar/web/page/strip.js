// The line of play below the board: each position with what it was worth, to copy and to go back.

import { html } from '../lit/lit-html.js';
import { ask } from './api.js';
import { Line } from './line.js';
import { NULL_MOVE, written } from './play.js';
import { t } from './words.js';

function told(move) {
  return move === NULL_MOVE ? t('strip.pass') : move;
}

/** What the positions of a play are worth, each asked for once. */
export class Strip {
  /** @param {object} page the game's page */
  constructor(page) {
    this.page = page;
    this.known = new Map();
  }

  key(position) {
    return (this.page.misere ? 'm ' : 'n ') + position;
  }

  /** Asks for what is not known yet, one position after another. */
  async look(signal) {
    const { game, misere, past, view } = this.page;
    if (past.length === 0) {
      return;
    }
    const valued = game.values && !misere;
    for (const position of [...past.map((step) => step.position), view.position]) {
      const key = this.key(position);
      if (this.known.has(key) || signal.aborted) continue;
      try {
        const body = { game: game.game, misere, position, seconds: 5 };
        const data = await ask(valued ? 'value' : 'outcome', body, { signal });
        const text = valued ? data.value : data.outcome;
        if (text) {
          this.known.set(key, text.length > 24 ? text.slice(0, 23) + '…' : text);
          this.page.paint();
        }
      } catch (fault) {
        // What was stopped may be asked for again.
        if (!signal.aborted) this.known.set(key, '?');
      }
    }
  }

  /** The play as text. */
  text() {
    const { game, misere, past, view } = this.page;
    return written({
      game: game.game,
      first: past.length > 0 ? past[0].position : view.position,
      misere,
      impartial: view.impartial,
      players: view.names ?? view.players,
      moves: past,
    });
  }

  /** A move that was made elsewhere in the play, or that is one of several from here. */
  variation(node, chosen = false) {
    return html`<button
      class="quiet variation ${chosen ? 'chosen' : ''}"
      title=${t('strip.variation')}
      aria-current=${chosen ? 'true' : 'false'}
      @click=${() => this.page.enter(node)}
    >
      ${told(node.move)}
    </button>`;
  }

  show() {
    const { past, future, line, view, answers } = this.page;
    if (past.length === 0 && future === 0) return '';
    const at = (position) => (answers ? this.known.get(this.key(position)) || '' : '');
    const side = (turn) => (view.impartial ? 'both' : turn);
    return html`<div class="line" role="group" aria-label=${t('strip.soFar')}>
      <ol>
        ${past.map(
          (step, i) => html`<li>
            <button class="quiet ${side(step.turn)}" @click=${() => this.page.rewind(i)} title=${`${told(step.move)}. ${t('strip.here')}`}>
              <code>${at(step.position)}</code> <span>${answers ? told(step.move) : this.page.said(step, i)}</span>
            </button>
            ${Line.beside(step.node).map((node) => this.variation(node))}
          </li>`,
        )}
        <li aria-current="step">
          <code>${at(view.position)}</code>
          ${line.at.next.length > 1 ? line.at.next.map((node, i) => this.variation(node, i === line.at.chosen)) : ''}
        </li>
        ${future > 0
          ? html`<li><button class="quiet" @click=${() => this.page.forward()}>${t('strip.more', { moves: future })}</button></li>`
          : ''}
      </ol>
      <button class="quiet" @click=${() => navigator.clipboard.writeText(this.text())}>${t('strip.copy')}</button>
    </div>`;
  }
}
