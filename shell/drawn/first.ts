import { SIGNED_IN_HINT } from '@evenhand/contracts/auth/signed-in-hint';
import { RELEASES } from '../src/drawn/releases';
import { watchStart } from '../src/remotes/watch-start';
import { SIGNED_OUT_ELSEWHERE } from '../src/session/windows';

/**
 * The whole script of a prerendered page. It loads the application when a session exists, when the address needs it,
 * when a sign-out in another window must be reported, or when a control is used.
 */
const CONTROLS = 'button, input, select, textarea, [data-needs-script]';
/** Query parameters of campaigns, which do not change the page. */
const CAMPAIGN = /^(utm_\w+|ref|gclid|fbclid)$/;

const root = document.getElementById('root');
const drawn = document.getElementById('drawn');
let started = false;

const add = (name: 'link' | 'script', attributes: Record<string, string>): void => {
  document.head.append(Object.assign(document.createElement(name), attributes, name === 'script' && { async: false }));
};

const start = (): void => {
  if (started || !root) return;
  started = true;
  watchStart();
  for (const href of root.dataset.styles?.split(' ') ?? []) add('link', { rel: 'stylesheet', href });
  const hashes = root.dataset.integrity?.split(' ') ?? [];
  for (const [at, src] of root.dataset.scripts?.split(' ').entries() ?? [])
    add('script', { src, crossOrigin: 'anonymous', integrity: hashes[at] ?? '' });
};

const controlAt = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(CONTROLS) : null);
const touched = (event: Event): void => {
  if (controlAt(event)) start();
};

/**
 * Records a press for the application: the button's text, its index among buttons of that text, and the number of
 * presses. The button shows at once that it was pressed.
 */
const keepPress = (event: Event): void => {
  const button = controlAt(event)?.closest('button');
  if (!button || !drawn?.contains(button)) return;
  event.preventDefault();
  button.ariaBusy = 'true';
  const alike = [...drawn.querySelectorAll('button')].filter(({ textContent }) => textContent === button.textContent);
  const again = drawn.dataset.pressed === button.textContent && drawn.dataset.place === String(alike.indexOf(button));
  const times = String(again ? Number(drawn.dataset.times) + 1 : 1);
  Object.assign(drawn.dataset, { pressed: button.textContent, place: String(alike.indexOf(button)), times });
};

for (const kind of ['pointerover', 'pointerdown', 'focusin', 'input'])
  addEventListener(kind, touched, { passive: true });
addEventListener('click', keepPress);
// The application may come between press and release, and must not remove the button before its click.
for (const kind of ['pointerdown', 'keydown'])
  drawn?.addEventListener(kind, () => Object.assign(drawn.dataset, { held: 'true' }));
for (const kind of RELEASES) addEventListener(kind, () => delete drawn?.dataset.held);

const asks = [...new URLSearchParams(location.search).keys()].some((name) => !CAMPAIGN.test(name));
/** A calculator's answers are in the fragment. */
const answers = location.hash.includes('=');
const isSignedOut = sessionStorage.getItem(SIGNED_OUT_ELSEWHERE) !== null;
if (asks || answers || isSignedOut || document.cookie.includes(`${SIGNED_IN_HINT}=`)) start();
