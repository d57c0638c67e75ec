// What a pupil has solved on this device, and her report of it for the teacher.

import { html, render } from '../lit/lit-html.js';
import { get } from './api.js';
import { days, forget, name, puzzles, rename, series, today } from './progress.js';
import { called, far, LONGEST_NAME, write } from './report.js';
import { linkCode } from './share.js';
import { rich, t } from './words.js';

/** @param {HTMLElement} main */
export async function show(main) {
  const { lessons } = await get('lessons');
  const page = new Results(main, lessons);
  page.paint();
}

class Results {
  constructor(main, lessons) {
    Object.assign(this, { main, lessons, report: null, image: null, fault: '', back: null });
  }

  /** What was solved, lessons in their order. */
  all() {
    const place = ({ key }) => {
      const at = this.lessons.findIndex(({ lesson }) => lesson === key);
      return at < 0 ? this.lessons.length : at;
    };
    return Object.entries(series())
      .map(([key, { steps, first = [], of }]) => ({ key, steps: steps.filter((step) => step <= of), first, of }))
      .sort((a, b) => place(a) - place(b));
  }

  async make(event) {
    event.preventDefault();
    rename(event.target.elements.name.value.trim());
    const report = write({ name: name(), date: today(), series: this.all(), puzzles: puzzles(), days: days() });
    Object.assign(this, { report, image: null, fault: '' });
    try {
      this.image = await linkCode(this.link());
    } catch {
      // Too much for a QR code: the text and the link remain.
      this.fault = t('results.long');
    }
    this.paint();
    this.main.querySelector('.report').focus();
  }

  link() {
    return new URL('#/class?r=' + this.report, location.href).href;
  }

  clear() {
    Object.assign(this, { back: forget(), report: null });
    this.paint();
  }

  paint() {
    const all = this.all();
    const { solved, first } = puzzles();
    const nothing = all.length === 0 && solved === 0 && days() === 0;
    render(
      html`<article class="results">
        <h1>${t('results.title')}</h1>
        <p>${t('results.about')}</p>
        ${nothing
          ? html`<p role="status">
              ${rich('results.nothing', {
                lessons: html`<a href="#/lessons">${t('nav.lessons')}</a>`,
                puzzles: html`<a href="#/puzzle">${t('nav.puzzle')}</a>`,
              })}
              ${this.back ? html`<button class="quiet" @click=${() => this.undo()}>${t('class.undo')}</button>` : ''}
            </p>`
          : html`<dl>
                ${all.map((each) => html`<dt>${called(each.key, this.lessons)}</dt><dd>${far(each)}</dd>`)}
                ${solved > 0 ? html`<dt>${t('nav.puzzle')}</dt><dd>${solved} (${first})</dd>` : ''}
                ${days() > 0 ? html`<dt>${t('results.days')}</dt><dd>${days()}</dd>` : ''}
              </dl>
              <p class="small faint">${t('results.first')}</p>
              <form class="row" @submit=${(event) => this.make(event)}>
                <label>${t('exercises.name')}
                  <input name="name" required maxlength=${LONGEST_NAME} autocomplete="off" .value=${name()} /></label>
                <button class="main">${t('results.make')}</button>
              </form>
              <p class="small faint">${t('results.within')}</p>
              ${this.report ? this.made() : ''}
              <p><button class="quiet" @click=${() => this.clear()}>${t('results.clear')}</button></p>`}
      </article>`,
      this.main,
    );
  }

  undo() {
    this.back();
    this.back = null;
    this.paint();
  }

  made() {
    const copy = (text) => navigator.clipboard.writeText(text);
    return html`<section class="report" tabindex="-1" aria-label=${t('results.report')}>
      <h2>${t('results.report')}</h2>
      ${this.image ? html`<img class="qr" src=${this.image} alt=${t('share.code')} />` : ''}
      ${this.fault ? html`<p>${this.fault}</p>` : ''}
      <p class="row">
        <input readonly aria-label=${t('results.report')} .value=${this.report} @focus=${(event) => event.target.select()} />
        <button class="main" @click=${() => copy(this.report)}>${t('common.copy')}</button>
        <button @click=${() => copy(this.link())}>${t('common.copyLink')}</button>
      </p>
      <p>${t('results.hand')}</p>
    </section>`;
  }
}
