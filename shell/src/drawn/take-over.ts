import { carryOver } from './carry-over';

/** The page as the build drew it; none where the server sent the application alone. */
export const drawnPage = (): HTMLElement | null => document.getElementById('drawn');

const isThere = (root: HTMLElement): boolean => root.querySelector('main h1') !== null;

/** Each press is a task of its own, as it was: the page shows what one has changed before the next is made. */
const pressWhatWasPressed = async ({ dataset }: HTMLElement, root: HTMLElement): Promise<void> => {
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

const RELEASES = ['pointerup', 'pointercancel', 'keyup'];

/** Whether a button or key is down on the drawn page: what goes away between press and release gets no click. */
const pressesOn = (drawn: HTMLElement, onRelease: () => void) => {
  let isHeld = false;
  const hold = () => {
    isHeld = true;
  };
  const release = () => {
    isHeld = false;
    // The click comes right after its release.
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
 * Puts the application in the place of the drawn page as soon as it shows the same page: nothing moves, nothing that
 * was typed is lost, and a button that was pressed meanwhile does what it says.
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
    drawn.remove();
    void pressWhatWasPressed(drawn, root);
  };
  const presses = pressesOn(drawn, change);
  const waiting = new MutationObserver(change);
  waiting.observe(root, { childList: true, subtree: true });
};
