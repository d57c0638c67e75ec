// A solved folder, in which answers are looked up instead of being searched for.

import { html } from '../lit/lit-html.js';
import { t } from './words.js';

/** What a question says of a folder: its address, as it stands beside this page; nothing where there is none. */
export function folder(from) {
  if (!from) return {};
  try {
    return { from: new URL(from, document.baseURI).href };
  } catch {
    return { from };
  }
}

/** Where the address of one is typed. */
export function folderEntry(page) {
  return html`<form
    class="entry"
    @submit=${(event) => {
      event.preventDefault();
      page.lookUp(event.target.elements.from.value);
    }}
  >
    <input
      name="from"
      aria-label=${t('folder.address')}
      placeholder=${t('folder.address')}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      .value=${page.from}
    />
    <button class="plain">${t('folder.lookUp')}</button>
  </form>`;
}
