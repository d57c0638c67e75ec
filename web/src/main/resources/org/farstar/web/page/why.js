// Why somebody wins, one step at a time, in plain words; each step is drawn on the board.

import { html } from '../lit/lit-html.js';
import { ask } from './api.js';
import { NOTHING } from './duel.js';
import { laidOut } from './reasons.js';
import { marks, prefixes } from './steps.js';
import { reasons, t } from './words.js';

export class Why {
  /**
   * @param {{game: string, position: string, misere: boolean}} question the position
   * @param {object} view its board
   * @param {() => object} board where steps are drawn
   * @param {() => void} repaint draws the page again
   */
  constructor(question, view, board, repaint) {
    Object.assign(this, { question, view, board, repaint, at: 0, steps: null });
    this.load();
  }

  async load() {
    try {
      const [plain, exact] = await Promise.all(
        [reasons.plain, reasons.exact].map((words) => ask('outcome', { ...this.question, explain: true, words, seconds: 20 })),
      );
      this.steps = plain.reason || [];
      this.exact = exact.reason || [];
      this.statements = new Map((exact.statements || []).map((one) => [one.id, one]));
      this.before = prefixes(this.steps);
      this.go(0);
    } catch (fault) {
      this.fault = fault.message;
      this.repaint();
    }
  }

  go(at) {
    this.at = at;
    this.repaint();
    const step = this.steps[at];
    this.board().explain(step ? marks(step, this.view, this.before[at]) : NOTHING);
  }

  show() {
    if (this.fault) return html`<p class="faint">${this.fault}</p>`;
    if (!this.steps) return html`<p class="faint" aria-busy="true">${t('common.moment')}</p>`;
    if (this.steps.length === 0) return html`<p class="faint">${t('why.none')}</p>`;
    const { at, steps } = this;
    const exact = this.exact[at];
    const cited = (exact?.statements || []).map((id) => this.statements.get(id)?.words).filter(Boolean);
    return html`<section class="why-steps" aria-label=${t('why.title')}>
      <p class="faint count">${t('why.step', { step: at + 1, steps: steps.length })}</p>
      <div class="step" role="status">${laidOut(steps[at].text)}</div>
      <p class="row">
        <button ?disabled=${at === 0} @click=${() => this.go(at - 1)}>${t('common.back')}</button>
        <button ?disabled=${at === steps.length - 1} @click=${() => this.go(at + 1)}>${t('common.next')}</button>
      </p>
      <details>
        <summary>${t('why.exact')}</summary>
        <div>${laidOut(exact?.text || '')}</div>
        ${exact?.cite ? html`<p class="faint small">${exact.cite}${cited.map((words) => html`<br />${words}`)}</p>` : ''}
      </details>
    </section>`;
  }
}
