// All lessons.

import { html, render } from '../lit/lit-html.js';
import { get } from './api.js';
import { inline } from './prose.js';
import { finished, solved } from './progress.js';
import { rich, t } from './words.js';

/** @param {HTMLElement} main */
export async function show(main) {
  const { lessons } = await get('lessons');
  render(
    html`<section class="intro">
        <h1>${t('nav.lessons')}</h1>
        <p>${t('lessons.about')}</p>
      </section>
      <ol class="cards lesson-list">
        ${lessons.map(({ lesson, title, about, steps }, i) => {
          const known = solved(lesson).length;
          return html`<li class="card">
            <a class="whole" href="#/lesson/${lesson}"><span class="name">${i + 1}. ${title}</span></a>
            <p class="goal">${inline(about[0] || '')}</p>
            <p class="small faint">
              ${finished(lesson) ? t('lessons.done') : known > 0 ? t('lessons.some', { known, steps }) : t('lessons.steps', { steps })}
            </p>
          </li>`;
        })}
      </ol>
      <p class="faint small">
        <a href="#/results">${t('results.title')}</a> · <a href="#/class">${t('class.title')}</a> ·
        ${rich('lessons.own', { link: html`<a href="#/write">${t('lessons.write')}</a>` })}
      </p>`,
    main,
  );
}
