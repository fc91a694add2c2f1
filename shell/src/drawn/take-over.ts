import { RELEASES } from './releases';

const CONTROLS = 'a, button, input, select, textarea, details';

/** React ignores a value unless the prototype's setter and an event set it. */
const writeValue = (control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

/** True when the user changed the selection; otherwise the application sets it from the address. */
const isChosen = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex !==
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

const carryValue = (from: Element, to: Element): void => {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'checkbox' || from.type === 'radio') {
      if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
    } else if (from.value !== from.defaultValue) writeValue(to, from.value);
  }
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement && from.value)
    writeValue(to, from.value);
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement && isChosen(from))
    writeValue(to, from.value);
};

/** Copies entered values, ticks and open details from the prerendered page to the application's. */
const carryOver = (from: Element, to: Element): void => {
  const before = [...from.querySelectorAll(CONTROLS)];
  const after = [...to.querySelectorAll(CONTROLS)];
  if (before.length !== after.length) return;
  for (const [index, control] of before.entries()) {
    const twin = after[index];
    if (twin && twin.tagName === control.tagName) carryValue(control, twin);
  }
};

/** The controls of a page that look like this one, in order. */
const alikeIn = (page: Element, { tagName, textContent, ariaLabel }: Element): Element[] =>
  [...page.querySelectorAll(tagName)].filter((one) => one.textContent === textContent && one.ariaLabel === ariaLabel);

const carryFocus = (from: Element, to: Element): void => {
  const focused = document.activeElement;
  if (!focused || !from.contains(focused)) return;
  const twin = alikeIn(to, focused)[alikeIn(from, focused).indexOf(focused)];
  if (twin instanceof HTMLElement) twin.focus({ preventScroll: true });
};

/** A dialog that opened while the application was hidden has no focus, and returns none when it closes. */
const focusDialog = (root: Element): void => {
  const dialog = root.querySelector<HTMLDialogElement>('dialog[open]');
  if (!dialog) return;
  dialog.close();
  root.querySelector<HTMLElement>('header a[href*="sign-in="]')?.focus();
  dialog.showModal();
  dialog.querySelector('h2')?.focus();
};

/** The prerendered page; null when the server sent only the application. */
export const drawnPage = (): HTMLElement | null => document.getElementById('drawn');

const isThere = (root: HTMLElement): boolean => root.querySelector('main h1') !== null;

/** Each press runs in a separate task, so that the page renders between two. */
const replayPresses = async ({ dataset }: HTMLElement, root: HTMLElement): Promise<void> => {
  const { pressed, place, times = '1' } = dataset;
  if (pressed === undefined) return;
  const button = [...root.querySelectorAll('button')].filter(({ textContent }) => textContent === pressed)[
    Number(place)
  ];
  for (let time = 0; time < Number(times); time += 1) {
    button?.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
};

/** Whether a button or key is down: an element removed between press and release gets no click. */
const pressesOn = (drawn: HTMLElement, onRelease: () => void) => {
  let isHeld = drawn.dataset.held === 'true';
  const hold = () => {
    isHeld = true;
  };
  const release = () => {
    isHeld = false;
    // The click follows its release.
    setTimeout(onRelease);
  };
  for (const event of ['pointerdown', 'keydown']) drawn.addEventListener(event, hold);
  for (const event of RELEASES) document.addEventListener(event, release);
  const stop = () => {
    for (const event of RELEASES) document.removeEventListener(event, release);
  };
  return { isHeld: () => isHeld, stop };
};

/**
 * Replaces the prerendered page once the application shows the same heading: nothing moves, typed text is kept, and
 * recorded presses are replayed.
 */
export const takeOver = (root: HTMLElement): void => {
  const drawn = drawnPage();
  if (!drawn) return;
  const change = () => {
    if (!drawn.isConnected || !isThere(root) || presses.isHeld()) return;
    waiting.disconnect();
    presses.stop();
    root.hidden = false;
    const [before, after] = [drawn, root].map((page) => page.querySelector('main'));
    if (before && after) carryOver(before, after);
    carryFocus(drawn, root);
    drawn.remove();
    focusDialog(root);
    void replayPresses(drawn, root);
  };
  const presses = pressesOn(drawn, change);
  const waiting = new MutationObserver(change);
  waiting.observe(root, { childList: true, subtree: true });
};
