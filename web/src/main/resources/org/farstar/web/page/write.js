// Where a teacher writes a lesson: a text, checked by the engine, and a link that carries it.

import { html, render } from '../lit/lit-html.js';
import { ask } from './api.js';
import { rich, t } from './words.js';

const KEPT = 'farstar-own-lesson';

/** @param {HTMLElement} main */
export async function show(main) {
  const state = { text: localStorage.getItem(KEPT) || t('write.begin'), said: '', faults: [], link: '' };
  const paint = () => {
    render(
      html`<section class="intro">
          <h1>${t('write.title')}</h1>
          <p>
            ${rich('write.about', { heading: html`<code>##</code>`, begin: html`<code>\`\`\`farstar</code>`, end: html`<code>\`\`\`</code>`, check: html`<em>${t('common.check')}</em>` })}
          </p>
        </section>
        <form
          class="pasting"
          @submit=${(event) => {
            event.preventDefault();
            check(event.target.elements.text.value);
          }}
        >
          <textarea name="text" rows="22" spellcheck="false" aria-label=${t('write.lesson')} .value=${state.text}></textarea>
          <p class="row"><button class="main">${t('common.check')}</button></p>
        </form>
        ${state.said ? html`<p role="status">${state.said}</p>` : ''}
        ${state.faults.length > 0
          ? html`<ul class="fault" role="alert">${state.faults.map((fault) => html`<li>${fault}</li>`)}</ul>`
          : ''}
        ${state.link
          ? html`<p class="row">
              <a class="button main" href=${state.link}>${t('write.open')}</a>
              <button @click=${() => navigator.clipboard.writeText(new URL(state.link, location.href).href)}>${t('common.copyLink')}</button>
            </p>`
          : ''}`,
      main,
    );
  };
  const check = async (text) => {
    localStorage.setItem(KEPT, text);
    Object.assign(state, { text, said: t('common.moment'), faults: [], link: '' });
    paint();
    try {
      const { steps, faults } = await ask('lesson', { text, check: true, seconds: 120 });
      state.faults = faults;
      state.said = faults.length > 0 ? '' : t('write.right', { steps: steps.length });
      state.link = '#/lesson?' + new URLSearchParams({ text });
    } catch (fault) {
      state.said = '';
      state.faults = [fault.message];
    }
    paint();
  };
  paint();
}
