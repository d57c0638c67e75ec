// The worksheet: expressions line by line, kept in this browser.

import { html, render } from '../lit/lit-html.js';
import { ask, caret, get, remove } from './api.js';
import { Completion } from './complete.js';
import { drawing, mathematics } from './gallery.js';
import { save } from './save.js';
import { t } from './words.js';

const STORE = 'farstar-sheet';
const EXAMPLES = ['{2|-1} + ^', '{4|1}.Temperature', 'x := 5/8; x.SignExpansion', 'domineering("3x3")'];

/** @param {HTMLElement} main */
export async function show(main) {
  /** @type {{text: string, value?: string, fault?: object, svg?: string, outcome?: string, latex?: string}[]} */
  let lines = JSON.parse(localStorage.getItem(STORE) || '[]');
  let past = lines.length;
  let typed = '';
  let busy = null;
  const completion = new Completion(await get('words'), () => paint());

  const keep = () =>
    localStorage.setItem(STORE, JSON.stringify(lines.map(({ svg, ...line }) => line)));

  async function evaluate(text) {
    const line = { text };
    lines.push(line);
    past = lines.length;
    await answer(line);
    keep();
    paint();
    main.querySelector('.lines')?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }

  async function answer(line) {
    busy = new AbortController();
    paint();
    try {
      const data = await ask('eval', { expression: line.text, seconds: 60 }, { signal: busy.signal });
      line.value = data.value ?? known(data);
      line.kind = data.kind;
      line.latex = data.latex;
      line.mathml = data.mathml;
      line.outcome = data.outcome;
      line.worth = data.kind === 'a position' ? await worth(line.text) : null;
    } catch (fault) {
      line.fault = fault.problem || { detail: fault.message };
    }
    busy = null;
  }

  /** What is known of the position whose search was stopped. */
  function known({ bounds, possible }) {
    if (bounds) return t('sheet.bounds', { bounds: bounds.text });
    return possible ? t('sheet.possible', { possible: possible.join(', ') }) : t('common.notKnown');
  }

  /** What a position is worth, where that is known soon. */
  async function worth(text) {
    const last = text.split(';').pop();
    const [, name] = /^\s*([A-Za-z][A-Za-z0-9_]*)\s*:=/.exec(last) || [];
    try {
      return await ask('eval', { expression: `(${name ?? last}).CanonicalForm`, seconds: 5 }, { signal: busy.signal });
    } catch (fault) {
      return null;
    }
  }

  /** Evaluates all lines again, so that their names are known to the server. */
  async function replay() {
    await remove('names');
    for (const line of lines) {
      delete line.fault;
      await answer(line);
    }
    keep();
    paint();
  }

  async function draw(line, what) {
    try {
      line.svg = (await ask(what, { expression: line.text.split(';').pop(), seconds: 20 })).svg;
    } catch (fault) {
      line.fault = fault.problem || { detail: fault.message };
    }
    paint();
  }

  function download() {
    save(t('sheet.file'), lines.map((l) => l.text + (l.value ? '\n  = ' + l.value : '') + '\n').join(''));
  }

  async function load(event) {
    const text = await event.target.files[0].text();
    lines = text
      .split('\n')
      .filter((l) => l.trim() && !l.startsWith('  = '))
      .map((l) => ({ text: l }));
    // The same file may be loaded again.
    event.target.value = '';
    await replay();
  }

  /** Up and down walk through the lines that begin with what was typed. */
  function keys(event) {
    if (completion.key(event)) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    if (past >= lines.length) typed = event.target.value;
    let at = past + step;
    while (at >= 0 && at < lines.length && !lines[at].text.startsWith(typed)) at += step;
    if (at < 0) return;
    past = Math.min(at, lines.length);
    event.target.value = past < lines.length ? lines[past].text : typed;
  }

  /** The names that lines have given. */
  const named = () =>
    lines.filter((line) => !line.fault).flatMap((line) => [...line.text.matchAll(/([A-Za-z][A-Za-z0-9_]*)\s*:=/g)].map((found) => found[1]));

  function submit(event) {
    event.preventDefault();
    const input = event.target.elements.expression;
    completion.close();
    if (input.value.trim()) {
      evaluate(input.value.trim());
      input.value = '';
    }
  }

  function paint() {
    render(
      html`
        <section class="intro">
          <h1>${t('nav.sheet')}</h1>
          <p>
            ${t('sheet.about')}
          </p>
        </section>
        <ol class="lines">
          ${lines.map(
            (line) => html`
              <li>
                <p class="in"><code>${line.text}</code></p>
                ${line.fault
                  ? html`<p class="fault" role="alert">${line.fault.detail}</p>
                      ${line.fault.column ? html`<pre class="caret">${caret(line.fault)}</pre>` : ''}`
                  : html`<p class="out">
                      ${line.mathml ? mathematics(line.mathml) : html`<code>${line.value ?? '…'}</code>`}
                      ${line.worth?.mathml ? html`<span class="faint">${t('sheet.worth')}</span> ${mathematics(line.worth.mathml)}` : ''}
                      ${line.outcome || line.worth?.outcome
                        ? html`<span class="faint">${line.outcome || line.worth.outcome}</span>`
                        : ''}
                    </p>`}
                ${line.svg ? html`<div class="figure">${drawing(line.svg)}</div>` : ''}
                ${line.latex
                  ? html`<p class="row">
                      <button class="quiet" @click=${() => draw(line, 'thermograph')}>${t('figure.thermograph')}</button>
                      <button class="quiet" @click=${() => draw(line, 'tree')}>${t('figure.tree')}</button>
                      <button class="quiet" @click=${() => navigator.clipboard.writeText(line.value)}>
                        ${t('common.copy')}
                      </button>
                      <button class="quiet" @click=${() => navigator.clipboard.writeText('$' + line.latex + '$')}>
                        ${t('sheet.latex')}
                      </button>
                    </p>`
                  : ''}
              </li>
            `,
          )}
        </ol>
        <form class="entry" @submit=${submit}>
          <label class="visually-hidden" for="expression">${t('sheet.expression')}</label>
          <input
            id="expression"
            name="expression"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            placeholder="{2|-1} + ^"
            role="combobox"
            aria-autocomplete="list"
            aria-controls="completions"
            aria-expanded=${String(completion.open)}
            aria-activedescendant=${completion.active ?? ''}
            @keydown=${keys}
            @input=${(event) => {
              past = lines.length;
              completion.typed(event.target, named());
            }}
            @blur=${() => completion.close()}
          />
          ${busy
            ? html`<button type="button" @click=${() => busy?.abort()}>${t('common.stop')}</button>`
            : html`<button>${t('sheet.evaluate')}</button>`}
        </form>
        ${completion.show()}
        <p class="row">
          ${lines.length === 0
            ? EXAMPLES.map(
                (text) => html`<button class="quiet" @click=${() => evaluate(text)}><code>${text}</code></button>`,
              )
            : html`<button class="quiet" @click=${replay}>${t('sheet.replay')}</button>
                <button class="quiet" @click=${download}>${t('sheet.save')}</button>
                <button
                  class="quiet"
                  @click=${() => {
                    lines = [];
                    keep();
                    remove('names');
                    paint();
                  }}
                >
                  ${t('sheet.clear')}
                </button>`}
          <label class="quiet file">${t('sheet.load')}<input type="file" accept=".txt,text/plain" @change=${load} /></label>
        </p>
      `,
      main,
    );
  }
  paint();
  return () => busy?.abort();
}
