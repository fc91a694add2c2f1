import { type DrawnFrame, PAGE_MARK } from '@evenhand/contracts/drawn-site';
import { usedStyles } from './used-styles.ts';

interface Part {
  path: string;
  head: string;
  main: string;
  styles: string;
}

/** The frame whose place in the navigation is the page's own, or that of the page above it. */
const frameFor = ({ frames }: DrawnFrame, path: string): string => {
  const place = Object.keys(frames).find((each) => each === path || (each !== '/' && path.startsWith(`${each}/`)));
  const name = place ?? '/elsewhere';
  return (frames[name] ?? '').replaceAll(`href="${name}?`, `href="${path}?`);
};

/** Public pages may be fetched before they are asked for; what has a query may do something, so it may not. */
const speculationRules = (paths: readonly string[]): string =>
  JSON.stringify({
    prefetch: [
      { where: { and: [{ href_matches: paths }, { not: { href_matches: '/*\\?*' } }] }, eagerness: 'moderate' },
    ],
  });

/** One drawn page as it is served: readable as it is, with the application in reach. */
export const composePage = (
  frame: DrawnFrame,
  { path, head, main, styles }: Part,
  paths: readonly string[],
): string => {
  const body = frameFor(frame, path).replace(PAGE_MARK, () => main);
  const { scripts, styles: sheets } = frame.app;
  return [
    '<!doctype html><html lang="en-CA"><head>',
    frame.head,
    head,
    `<style>${usedStyles(`${frame.styles}\n${styles}`, body)}</style>`,
    `<script type="speculationrules">${speculationRules(paths)}</script>`,
    `</head><body><div id="drawn">${body}</div>`,
    `<div id="root" data-scripts="${scripts.join(' ')}" data-styles="${sheets.join(' ')}" hidden></div>`,
    `<script>${frame.firstScript}</script>`,
    '</body></html>',
  ].join('');
};
