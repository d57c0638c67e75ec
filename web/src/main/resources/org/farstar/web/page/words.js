// The words of the page: one file for each language, words/en.json and so on, chosen by the reader's browser or by the
// reader. Templates are those of docs/guide/languages.md.

/** The languages by their tags; each has its own file. The first one is spoken where no other is wanted. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' };
export const FIRST = Object.keys(LANGUAGES)[0];
const KEPT = 'farstar-language';

/** The language of the address, then the one chosen on this device, then the browser's. */
function chosen() {
  const wanted = [
    new URLSearchParams(location.search).get('lang'),
    localStorage.getItem(KEPT),
    ...(navigator.languages || []),
  ];
  return wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find((tag) => Object.hasOwn(LANGUAGES, tag)) || FIRST;
}

export const language = chosen();

/** All that the file of the language says. */
export const words = await (await fetch(new URL(`words/${language}.json`, import.meta.url))).json();

/** The wordings of reasons in this language: a mathematician's, and that of somebody who is new to the field. */
export const { reasons } = words;

document.documentElement.lang = language;

/** Speaks another language from now on, on this device. */
export function speak(tag) {
  localStorage.setItem(KEPT, tag);
  // A page that shows a play keeps it in the address.
  document.dispatchEvent(new Event('speak'));
  const address = new URL(location.href);
  // The choice of a reader is stronger than that of the address.
  if (address.searchParams.has('lang')) {
    address.searchParams.set('lang', tag);
    history.replaceState(history.state, '', address);
  }
  location.reload();
}

/** A number as it is written in the language. */
export function number(value) {
  return value.toLocaleString(language);
}

/** One of several things. */
export function either(list) {
  return list.join(` ${t('common.or')} `);
}

/** The end of a gap that begins here: gaps have gaps within. */
function end(template, from) {
  let depth = 0;
  for (let i = from; i < template.length; i++) {
    if (template[i] === '{') depth++;
    if (template[i] === '}' && --depth === 0) return i;
  }
  throw new Error(`a gap without an end in '${template}'`);
}

/** The cases of a gap: what stands between bars that are in no other gap. */
function cases(text) {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (sign === '|' && depth === 0) {
      found.push('');
    } else {
      found[found.length - 1] += sign;
    }
  }
  return found.map((each) => {
    const colon = each.indexOf(':');
    return { when: each.slice(0, colon).trim(), then: each.slice(colon + 1).trim().replaceAll('\\s', ' ') };
  });
}

/** Whether a case holds for a value. */
function holds(when, value) {
  const given = value !== undefined && value !== null && value !== false && value !== '';
  if (when === 'else') return true;
  if (when === 'yes' || when === 'given') return given;
  if (when === 'no' || when === 'none') return !given;
  return when === String(value);
}

/** What a template says, as a list of texts and of the things that stand in its gaps. */
function said(template, values) {
  const pieces = [];
  let at = 0;
  while (at < template.length) {
    const open = template.indexOf('{', at);
    if (open < 0) break;
    pieces.push(template.slice(at, open));
    const close = end(template, open);
    const [, name, rest] = /^(\w+)(?: \? (.*))?$/s.exec(template.slice(open + 1, close));
    if (rest === undefined) {
      pieces.push(typeof values[name] === 'number' ? number(values[name]) : values[name]);
    } else {
      const { then } = cases(rest).find(({ when }) => holds(when, values[name]));
      pieces.push(...said(then, values));
    }
    at = close + 1;
  }
  return [...pieces, template.slice(at)];
}

/**
 * What is said under a key.
 *
 * @param {string} key
 * @param {object} values what stands in the gaps: numbers and texts
 * @returns {string}
 */
export function t(key, values = {}) {
  return rich(key, values).join('');
}

/** What is said under a key, with parts of a page in its gaps. */
export function rich(key, values = {}) {
  const template = words.page[key];
  if (template === undefined) throw new Error(`no words for ${key}`);
  return said(template, values);
}

/** Says in a part of the page that was there before its words what its attributes ask for. */
export function fill(root) {
  for (const node of root.querySelectorAll('[data-words]')) node.textContent = t(node.dataset.words);
  for (const node of root.querySelectorAll('[data-label]')) node.setAttribute('aria-label', t(node.dataset.label));
}
