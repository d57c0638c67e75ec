// A sheet of paper: the board, a question, room for an answer; on the next page the answer and its reason.

import { html } from '../lit/lit-html.js';
import { drawing, mathematics } from './gallery.js';
import { sentences } from './game-parts.js';
import { source } from './panel.js';
import { t } from './words.js';

const LINES = 6;

/** What a teacher prints of a position. */
export class Paper {
  /** @param {object} page the game's page */
  constructor(page) {
    this.page = page;
    this.solved = true;
    this.question = null;
  }

  /** The question where the teacher has written none. */
  usual() {
    const { view, turn, misere } = this.page;
    return view.impartial ? t('paper.usual', { misere }) : t('paper.usualOf', { misere, player: view.players[turn] });
  }

  /** Opens the dialog in which the question is written. */
  ask() {
    this.question = this.question ?? this.usual();
    this.page.paint();
    this.page.main.querySelector('dialog.to-print').showModal();
  }

  /** Prints, once what is to be printed is known. */
  async print() {
    const { page } = this;
    page.main.querySelector('dialog.to-print').close();
    if (this.solved) {
      await (page.panel.told ?? page.panel.look(page.work.signal));
    }
    page.paint();
    print();
  }

  show() {
    return html`${this.dialog()} ${this.sheet()}`;
  }

  dialog() {
    return html`<dialog class="to-print" aria-labelledby="print-title">
      <h2 id="print-title">${t('paper.title')}</h2>
      <label class="field"
        >${t('paper.question')} <textarea
          name="question"
          rows="4"
          .value=${this.question ?? ''}
          @input=${(event) => {
            this.question = event.target.value;
          }}
        ></textarea>
      </label>
      <label class="check"
        ><input
          type="checkbox"
          name="solved"
          .checked=${this.solved}
          @change=${(event) => {
            this.solved = event.target.checked;
          }}
        />
        ${t('paper.solved')}</label
      >
      <p class="row">
        <button class="main" @click=${() => this.print()}>${t('paper.print')}</button>
        <button @click=${(event) => event.target.closest('dialog').close()}>${t('common.cancel')}</button>
      </p>
    </dialog>`;
  }

  sheet() {
    const { page } = this;
    const { view, game } = page;
    return html`<section class="handout" aria-hidden="true">
      <h1>${game.title}</h1>
      <p class="goal">${sentences(game)}</p>
      <div class="picture">${drawing(view.svg)}</div>
      <p class="text"><code>${view.position}</code></p>
      <p class="question">${this.question ?? this.usual()}</p>
      ${Array.from({ length: LINES }, () => html`<div class="rule"></div>`)}
      ${this.solved ? this.answer() : ''}
    </section>`;
  }

  answer() {
    const { panel, game } = this.page;
    const known = panel.known.outcome?.data;
    if (!known) return '';
    const whole = panel.known.moves?.data?.whole;
    const good = [...panel.marked(this.page.side()).values()].filter((move) => move.result === 'win');
    const value = panel.known.value?.data;
    return html`<div class="solution">
      <h2>${t('paper.answer', { game: game.title })}</h2>
      <p class="question">${known.sentence || t('paper.unknown')}</p>
      <p>${known.by.map(source).join('; ')}</p>
      ${value?.mathml ? html`<p>${t('panel.value')}: ${mathematics(value.mathml)}</p>` : ''}
      <p>
        ${good.length > 0
          ? t('paper.good', { moves: good.map(({ move }) => move).join('; ') })
          : whole
            ? t('paper.noGood')
            : ''}
      </p>
      <ol>
        ${(known.reason || []).map(
          (step) => html`<li><span class="told">${step.text}</span> ${step.cite ? html`<cite>${step.cite}</cite>` : ''}</li>`,
        )}
      </ol>
    </div>`;
  }
}
