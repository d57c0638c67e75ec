// The parts of the workbench by their addresses: what stands behind # says all.

import { html, render } from '../lit/lit-html.js';
import { keepLease } from './api.js';
import { fill, language, LANGUAGES, speak, t } from './words.js';

/** What a page needs comes when it is first opened. */
const PARTS = {
  home: () => import('./home.js'),
  games: () => import('./gallery.js'),
  game: () => import('./game.js'),
  sheet: () => import('./sheet.js'),
  claims: () => import('./claims.js'),
  tables: () => import('./tables.js'),
  lessons: () => import('./lessons.js'),
  lesson: () => import('./lesson.js'),
  puzzle: () => import('./puzzle.js'),
  exercises: () => import('./exercises.js'),
  results: () => import('./results.js'),
  class: () => import('./class.js'),
  write: () => import('./write.js'),
};

/** The part that a page belongs to. */
const WITHIN = { game: 'games', lesson: 'lessons', write: 'lessons', exercises: 'puzzle', results: 'lessons', class: 'lessons' };

const main = document.getElementById('main');
let leave = () => {};
let turns = 0;

/** The address as a path and its parameters. */
export function address() {
  const [path, query = ''] = location.hash.replace(/^#/, '').split('?');
  return { path: path.split('/').filter(Boolean), query: new URLSearchParams(query) };
}

async function turn() {
  const { path, query } = address();
  const part = path[0] || 'home';
  document.querySelectorAll('[data-part]').forEach((link) => {
    const here = link.dataset.part === (WITHIN[part] || part);
    here ? link.setAttribute('aria-current', 'page') : link.removeAttribute('aria-current');
  });
  leave();
  leave = () => {};
  const mine = ++turns;
  const page = document.createElement('div');
  page.className = 'page on-' + part;
  const wait = document.createElement('p');
  wait.className = 'page faint wait';
  wait.textContent = t('common.moment');
  main.replaceChildren(page, wait);
  try {
    if (!Object.hasOwn(PARTS, part)) {
      throw new Error(t('main.none'));
    }
    const { show } = await PARTS[part]();
    const left = await show(page, path[1], query);
    if (mine !== turns) {
      left?.();
      return;
    }
    leave = left || leave;
    wait.remove();
    document.title = (page.querySelector('h1')?.textContent || 'Farstar') + ' · Farstar';
  } catch (fault) {
    wait.remove();
    render(
      html`<section class="intro">
        <h1>${t('main.failed')}</h1>
        <p role="alert">${fault.message}</p>
        <p><a href="#/">${t('main.back')}</a></p>
      </section>`,
      page,
    );
  }
}

let shown = null;
function changed() {
  const { path, query } = address();
  const now = path.join('/') + (path[0] === 'game' ? '' : '?' + query);
  // A game writes its own positions into the address; only another game is another page.
  if (now !== shown || !history.state?.own) {
    shown = now;
    turn();
  }
}

/** The languages to choose from, each by its own name. */
function offerLanguages() {
  const select = document.querySelector('.language');
  for (const [tag, name] of Object.entries(LANGUAGES)) {
    const option = new Option(name, tag, false, tag === language);
    option.lang = tag;
    select.append(option);
  }
  select.addEventListener('change', () => speak(select.value));
}

fill(document);
offerLanguages();
window.addEventListener('hashchange', changed);
keepLease();
changed();
