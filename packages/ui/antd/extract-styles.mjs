// Writes the styles of the wrapped antd components with our tokens at build time, so that the browser generates none:
// npm run antd -w packages/ui; --check only reports whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { THEME_KEY, themeOf } from './theme.mjs';

const require = createRequire(import.meta.url);
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const antd = require('antd');

const day = require('dayjs')('2026-01-01');
const row = { key: 1, a: 1 };
/** The wrapped components in all states; one file of styles each. */
const parts = {
  table: [
    'Table',
    {
      columns: [{ title: 'a', dataIndex: 'a', sorter: true }],
      dataSource: [row],
      pagination: false,
    },
  ],
  tabs: ['Tabs', { items: [{ key: 'a', label: 'a' }] }],
  drawer: ['Drawer._InternalPanelDoNotUseOrYouWillBeFired', { title: 'a' }],
  segmented: ['Segmented', { options: ['a', 'b'] }],
  tooltip: ['Tooltip._InternalPanelDoNotUseOrYouWillBeFired', { title: 'a' }],
  timeline: ['Timeline', { items: [{ content: 'a' }] }],
  steps: ['Steps', { items: [{ title: 'a' }] }],
  'upload-list': ['Upload', { fileList: [{ uid: '1', name: 'a', status: 'uploading', percent: 10 }] }],
  'date-input': ['DatePicker', { defaultValue: day }],
  calendar: ['Calendar', { defaultValue: day, fullscreen: false, headerRender: () => null }],
  progress: ['Progress', { percent: 40 }],
};

const rendered = ([name, props], mode) => {
  const cache = createCache();
  const part = name.split('.').reduce((found, key) => found[key], antd);
  const provider = createElement(antd.ConfigProvider, { theme: themeOf(mode) }, createElement(part, props));
  renderToString(createElement(StyleProvider, { cache }, provider));
  return extractStyle(cache, { plain: true });
};

/** antd styles every link of the page with variables that only its parts have: those links would lose colour and line. */
const LINKS = /(?<=^|[{}])a(?:[:[][\w\]:-]*)?(?:,a[:\w-]*)*\{[^{}]*\}/g;

/** Splits a sheet into the variables below the theme's class, by selector, and the rules that use them. */
const apart = (css) => {
  const blocks = new RegExp(`(\\.${THEME_KEY}[^{},]*)\\{(--[^{}]*)\\}`, 'g');
  const values = /(--ant-[a-z0-9-]+):((?:[^;()]|\((?:[^()]|\([^()]*\))*\))*)/gi;
  const sets = new Map();
  for (const [, selector, body] of css.matchAll(blocks)) {
    const set = sets.get(selector) ?? new Map();
    for (const [, name, value] of body.matchAll(values)) set.set(name, value);
    sets.set(selector, set);
  }
  return { sets, rules: css.replace(blocks, '').replaceAll(LINKS, '') };
};

/** The variables that a text uses, transitively. */
const used = (text, sets, found = new Set()) => {
  for (const [, name] of text.matchAll(/var\((--ant-[a-z0-9-]+)/gi)) {
    if (found.has(name)) continue;
    found.add(name);
    for (const set of sets.values()) used(set.get(name) ?? '', sets, found);
  }
  return found;
};

const written = (sets, keep) =>
  [...sets]
    .map(([selector, set]) => {
      const lines = [...set]
        .filter(([name, value]) => keep(selector, name, value))
        .map(([name, value]) => `${name}:${value}`);
      return lines.length > 0 ? `${selector}{${lines.join(';')}}` : '';
    })
    .join('');

const sheetOf = (part) => {
  const light = apart(rendered(part, 'light'));
  const dark = apart(rendered(part, 'dark'));
  const needed = used(light.rules, light.sets);
  const differs = (selector, name, value) => needed.has(name) && light.sets.get(selector)?.get(name) !== value;
  return `/* Written by antd/extract-styles.mjs. */
@layer antd{
${written(light.sets, (_selector, name) => needed.has(name))}
@media (prefers-color-scheme:dark){${written(dark.sets, differs)}}
${light.rules}
}
`;
};

for (const [name, part] of Object.entries(parts)) {
  const file = new URL(`../src/work/styles/${name}.css`, import.meta.url);
  const sheet = sheetOf(part);
  if (!process.argv.includes('--check')) writeFileSync(file, sheet);
  else if (readFileSync(file, 'utf8') !== sheet)
    throw new Error(`${name}.css is not what antd and the tokens make now`);
}
