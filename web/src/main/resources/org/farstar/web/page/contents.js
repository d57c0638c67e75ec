// The list of contents of a long page: its groups, what each holds, and the way back.

import { html } from '../lit/lit-html.js';
import { address } from './main.js';
import { t } from './words.js';

const LIST = 'contents';

/** The address of a place of this page. */
function link(at) {
  const { path, query } = address();
  query.set('at', at);
  return '#/' + path.join('/') + '?' + query;
}

/** Shows a place of the page, and puts the focus there: whoever reads on with keys goes on from it. */
export function goTo(main, at) {
  const place = [...main.querySelectorAll('[data-at]')].find((each) => each.dataset.at === at);
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView();
}

/** A link to a place of this page, which leaves the page as it is. */
function jump(at, text, className = '') {
  const go = (event) => {
    // Into another window goes the address.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState({ own: true }, '', link(at));
    goTo(document.getElementById('main'), at);
  };
  return html`<a class=${className} href=${link(at)} @click=${go}>${text}</a>`;
}

/**
 * The list.
 *
 * @param {{title: string, places: {at: string, title: string}[]}[]} groups each with what it holds
 */
export function contents(groups) {
  return html`<nav class="contents" aria-labelledby="contents">
    <h2 id="contents" data-at=${LIST}>${t('contents.title')}</h2>
    <ul>
      ${groups.map(
        ({ title, places }) => html`<li>
          ${jump(title, title)}
          <details>
            <summary><span class="visually-hidden">${title}: </span>${places.length}</summary>
            <ul>
              ${places.map((place) => html`<li>${jump(place.at, place.title)}</li>`)}
            </ul>
          </details>
        </li>`,
      )}
    </ul>
  </nav>`;
}

/** The heading of a group, with the way back to the list. */
export function heading(title) {
  return html`<header class="group-head">
    <h2 data-at=${title}>${title}</h2>
    ${jump(LIST, t('contents.title'), 'up')}
  </header>`;
}
