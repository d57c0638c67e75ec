// The results of a class, from the reports that pupils hand in, as a table that stays on this device.

import { html, render } from '../lit/lit-html.js';
import { get } from './api.js';
import { keep, kept } from './progress.js';
import { called, far, found, holds, read } from './report.js';
import { save } from './save.js';
import { language, rich, t } from './words.js';

const KEPT = 'farstar-class';

/**
 * @param {HTMLElement} main
 * @param {string} _ nothing
 * @param {URLSearchParams} query a report that comes with the address
 */
export async function show(main, _, query) {
  const { lessons } = await get('lessons');
  const page = new Class(main, lessons);
  if (query.has('r')) {
    history.replaceState({ own: true }, '', '#/class');
    page.add(query.get('r'));
  }
  page.paint();
}

/** A cell of a table for spreadsheets; what they would take for a formula is a text. */
const plain = (text) => (/^[=+\-@\t\r]/.test(text) ? "'" + text : text);
const quoted = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

class Class {
  constructor(main, lessons) {
    Object.assign(this, { main, lessons, told: '', faults: [], before: null });
    this.read();
  }

  /** The reports that are kept, by name. */
  read() {
    this.list = [];
    for (const code of kept(KEPT, [])) {
      try {
        this.list.push({ code, report: read(code) });
      } catch {
        // Not written by this page.
      }
    }
    this.sort();
  }

  sort() {
    this.list.sort((a, b) => a.report.name.localeCompare(b.report.name, language));
  }

  /** Takes in all reports of a text. A later one of a name that holds the earlier one stands in its place. */
  add(text) {
    const count = { added: 0, renewed: 0, known: 0 };
    this.faults = [];
    this.before = null;
    const codes = found(text);
    for (const code of codes) {
      try {
        count[this.take({ code, report: read(code) })]++;
      } catch (fault) {
        this.faults.push(fault.message);
      }
    }
    if (codes.length === 0) this.faults.push(t('class.none'));
    this.told = codes.length > this.faults.length ? t('class.told', count) : '';
    this.sort();
    this.keep();
  }

  take(one) {
    const same = this.list.filter(({ report }) => report.name === one.report.name);
    if (same.some(({ report }) => report.date >= one.report.date && holds(report, one.report))) return 'known';
    const older = same.find(({ report }) => holds(one.report, report));
    this.list = this.list.filter((each) => each !== older);
    this.list.push(one);
    return older ? 'renewed' : 'added';
  }

  keep() {
    keep(KEPT, this.list.map(({ code }) => code));
  }

  remove(gone) {
    this.before = this.list;
    this.list = this.list.filter((each) => !gone.includes(each));
    Object.assign(this, { told: t('class.removed', { reports: gone.length }), faults: [] });
    this.keep();
    this.paint();
  }

  undo() {
    Object.assign(this, { list: this.before, before: null, told: '' });
    this.keep();
    this.paint();
  }

  /** The series that somebody has begun: lessons in their order, then the others. */
  columns() {
    const begun = new Set(this.list.flatMap(({ report }) => report.series.map(({ key }) => key)));
    const lessons = this.lessons.map(({ lesson }) => lesson).filter((lesson) => begun.has(lesson));
    return [...lessons, ...[...begun].filter((key) => !lessons.includes(key)).sort()];
  }

  /** The table as texts, with a row of headings. */
  rows() {
    const columns = this.columns();
    const cells = ({ name, date, series, puzzles, days }) => [
      name,
      ...columns.map((key) => series.find((each) => each.key === key)).map((each) => (each ? far(each) : '')),
      `${puzzles.solved} (${puzzles.first})`,
      String(days),
      date,
    ];
    const heads = columns.map((key) => called(key, this.lessons));
    return [
      [t('exercises.name'), ...heads, t('nav.puzzle'), t('results.days'), t('class.date')],
      ...this.list.map(({ report }) => cells(report)),
    ];
  }

  csv() {
    // The mark of UTF-8, without which spreadsheets misread names.
    save(t('class.file'), '\ufeff' + this.rows().map((row) => row.map(plain).map(quoted).join(',') + '\r\n').join(''));
  }

  copy(text) {
    navigator.clipboard.writeText(text);
  }

  paint() {
    render(
      html`<article class="class">
        <div class="wanted">
          <h1>${t('class.title')}</h1>
          <p>${rich('class.about', { results: html`<a href="#/results">${t('results.title')}</a>` })}</p>
          <p class="faint">${t('class.honest')}</p>
          <form
            @submit=${(event) => {
              event.preventDefault();
              this.add(event.target.elements.reports.value);
              if (this.faults.length === 0) event.target.reset();
              this.paint();
            }}
          >
            <label for="reports">${t('class.reports')}</label>
            <textarea id="reports" name="reports" rows="3" spellcheck="false" autocomplete="off"></textarea>
            <p><button class="main">${t('class.add')}</button></p>
          </form>
          <div role="status">
            ${this.told} ${this.before ? html`<button class="quiet" @click=${() => this.undo()}>${t('class.undo')}</button>` : ''}
          </div>
          ${this.faults.map((fault) => html`<p class="fault" role="alert">${fault}</p>`)}
        </div>
        ${this.list.length > 0 ? this.table() : ''}
      </article>`,
      this.main,
    );
  }

  table() {
    const [heads, ...rows] = this.rows();
    const columns = this.columns();
    const names = this.list.map(({ report }) => report.name);
    const finished = (key) =>
      this.list.filter(({ report }) => report.series.some((one) => one.key === key && one.steps.length === one.of)).length;
    const full = (i, key) => this.list[i].report.series.some((one) => one.key === key && one.steps.length === one.of);
    return html`<h2 class="for-print">${t('class.title')}</h2>
      <div class="class-table" tabindex="0" role="region" aria-label=${t('class.title')}>
        <table>
          <thead>
            <tr>
              ${heads.map((head) => html`<th scope="col">${head}</th>`)}<td class="wanted"></td>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ([name, ...cells], i) => html`<tr>
                <th scope="row">${name}${names.filter((each) => each === name).length > 1 ? html` <small>${t('class.twice')}</small>` : ''}</th>
                ${cells.map((cell, j) => html`<td class=${full(i, columns[j]) ? 'full' : ''}>${cell}</td>`)}
                <td class="wanted">
                  <button class="quiet" aria-label=${t('class.removeOne', { name })} @click=${() => this.remove([this.list[i]])}>
                    ${t('class.remove')}
                  </button>
                </td>
              </tr>`,
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">${t('class.finished')}</th>
              ${columns.map((key) => html`<td>${finished(key)}/${rows.length}</td>`)}
              <td colspan="3"></td><td class="wanted"></td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p class="small faint">${t('results.first')}</p>
      <div class="row wanted">
        <button @click=${() => print()}>${t('paper.print')}</button>
        <button @click=${() => this.csv()}>CSV</button>
        <button @click=${() => this.copy(this.rows().map((row) => row.map(plain).join('\t')).join('\n'))}>${t('class.copy')}</button>
        <button @click=${() => this.copy(this.list.map(({ code }) => code).join('\n'))}>${t('class.carry')}</button>
        <button class="quiet" @click=${() => this.remove(this.list)}>${t('class.clear')}</button>
      </div>`;
  }
}
