import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const write = (value) => `Reflect.set(Object.getPrototypeOf(inputElement), "value", ${value}, inputElement);`;

/** What Playwright 1.65 does over WebDriver BiDi that Firefox 153 or React refuses, and what replaces it. */
const replacements = [
  // An unknown command, sent for each new page.
  ['"emulation.setMediaFeaturesOverride"', '"session.status"'],
  // React ignores a value unless the setter of the prototype writes it. Where no selection is known, all is replaced.
  ['inputElement.value = value;', write('value')],
  ['inputElement.value += text;', write('text')],
  // Firefox gives no id to a download that a script starts.
  ['!event.download && !event.navigation', '!event.url'],
  ['event.download ?? event.navigation', 'event.download ?? event.navigation ?? event.url'],
];

registerHooks({
  load: (url, context, next) => {
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return next(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    const replaced = replacements.reduce((text, [from, to]) => text.replaceAll(from, to), source);
    return { format: 'commonjs', source: replaced, shortCircuit: true };
  },
});
