import type { DrawnFrame } from '@evenhand/contracts/drawn-site';

/** In the shell's page. The application replaces what it holds. */
const ROOT = '<div id="root"></div>';

/** The start tag that names a file, with its hash if it has one. */
const tagOf = (page: string, address: string): string => {
  const at = page.indexOf(`="${address}"`);
  if (at < 0) throw new Error(`The page of the shell has no ${address}`);
  return page.slice(page.lastIndexOf('<', at), page.indexOf('>', at) + 1);
};

const replaceOnce = (page: string, old: string, by: string): string => {
  if (!page.includes(old)) throw new Error(`The page of the shell has no ${old}`);
  return page.replace(old, () => by);
};

/**
 * Requests the page's files. The browser answers the next request for a file with the failure of its preload: a failed
 * one is therefore asked for once more and not used, so that Try again asks the network.
 */
const LATER = [
  'const later=document.getElementById("later").content;',
  'for(const preload of later.querySelectorAll("[rel=preload]"))preload.onerror=()=>{',
  'const isStyle=preload.as==="style",{href,integrity,crossOrigin}=preload;',
  'const again=isStyle?{rel:"stylesheet",media:"not all",href}:{src:href};',
  'const unused=Object.assign(document.createElement(isStyle?"link":"script"),again,{integrity,crossOrigin});',
  'unused.onload=unused.onerror=()=>unused.remove();',
  'document.head.append(unused)};',
  'document.head.append(later)',
].join('');

/** The shell's page for addresses without a drawn frame. */
export const composeApp = (app: string, { callsScript }: DrawnFrame): string =>
  replaceOnce(app, ROOT, `${ROOT}<script>${callsScript}</script>`);

/**
 * The shell's page with the frame drawn and the first calls started. The files of the micro front end and the fonts
 * are requested when the large script of the shell has arrived: on a slow line they would only delay it, and they
 * arrive while it runs.
 */
export const composeFramed = (
  app: string,
  { pageFrames, callsScript, app: shell }: DrawnFrame,
  path: string,
  links: string,
): string => {
  const { body = '', calls = [] } = pageFrames[path] ?? {};
  const fonts = tagOf(app, shell.fonts);
  const last = tagOf(app, shell.scripts.at(-1) ?? '');
  // Run in the order of the deferred scripts.
  const later = `<template id="later">${links}${fonts}</template><script type="module">${LATER}</script>`;
  const root = `<div id="root" data-calls="${calls.join(' ')}">${body}</div><script>${callsScript}</script>`;
  return [
    [fonts, ''],
    [last, later + last],
    [ROOT, root],
  ].reduce((page, [old = '', by = '']) => replaceOnce(page, old, by), app);
};
