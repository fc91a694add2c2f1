import { mkdirSync, writeFileSync } from 'node:fs';
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { themeOf } from '../theme.ts';
import { colours } from '../tokens.ts';
import { variablesOf } from './variables.ts';
import { specimens } from './specimens.ts';

type Facade = keyof typeof specimens;
type Mode = keyof typeof colours;
const folder = new URL('../../dist/styles/', import.meta.url);

/** What antd writes for one facade in one mode, less what it already wrote for `base`. */
const stylesOf = (facade: Facade, mode: Mode) => {
  const cache = createCache();
  const draw = (name: Facade) =>
    renderToString(
      createElement(StyleProvider, { cache }, createElement(ConfigProvider, { theme: themeOf(mode) }, ...specimens[name]())),
    );
  const extract = (types: 'style' | ('token' | 'cssVar')[]) => extractStyle(cache, { plain: true, once: true, types });
  if (facade !== 'base') {
    draw('base');
    extract('style');
    extract(['token', 'cssVar']);
  }
  draw(facade);
  return { variables: extract(['token', 'cssVar']), rules: extract('style') };
};

/** One declaration a match: `selector{name:value;…}`, the only form in which antd writes its variables. */
const parse = (css: string) =>
  new Map([...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [selector, body.split(';')]));

/** The variables that dark mode sets to something else. */
const changed = (light: string, dark: string): string => {
  const before = parse(light);
  return [...parse(dark)]
    .map(([selector, body]) => [selector, body.filter((line) => line && !before.get(selector)?.includes(line))] as const)
    .filter(([, body]) => body.length > 0)
    .map(([selector, body]) => `${selector}{${body.join(';')}}`)
    .join('');
};

const withoutCacheMap = (css: string) => css.replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/g, '');
const inDark = (css: string) => (css ? `@media (prefers-color-scheme:dark){${css}}` : '');
const write = (name: string, css: string) => writeFileSync(new URL(`${name}.css`, folder), withoutCacheMap(css));

mkdirSync(folder, { recursive: true });
write('tokens', `:root{${variablesOf(colours.light)}}${inDark(`:root{${variablesOf(colours.dark)}}`)}`);
for (const facade of Object.keys(specimens) as Facade[]) {
  const light = stylesOf(facade, 'light');
  const dark = stylesOf(facade, 'dark');
  write(facade, light.variables + inDark(changed(withoutCacheMap(light.variables), withoutCacheMap(dark.variables))) + light.rules);
}
