import { carryOver } from './carry-over';

/** The page as the build drew it; none where the server sent the application alone. */
export const drawnPage = (): HTMLElement | null => document.getElementById('drawn');

const isThere = (root: HTMLElement): boolean => root.querySelector('main h1') !== null;

const pressWhatWasPressed = ({ dataset: { pressed, place, times = '1' } }: HTMLElement, root: HTMLElement): void => {
  if (pressed === undefined) return;
  const button = [...root.querySelectorAll('button')].filter(({ textContent }) => textContent === pressed)[
    Number(place)
  ];
  for (let time = 0; time < Number(times); time += 1) button?.click();
};

/**
 * Puts the application in the place of the drawn page as soon as it shows the same page: nothing moves, nothing that
 * was typed is lost, and a button that was pressed meanwhile does what it says.
 */
export const takeOver = (root: HTMLElement): void => {
  const drawn = drawnPage();
  if (!drawn) return;
  const change = () => {
    if (!isThere(root)) return;
    waiting.disconnect();
    root.hidden = false;
    const [before, after] = [drawn, root].map((page) => page.querySelector('main'));
    if (before && after) carryOver(before, after);
    drawn.remove();
    pressWhatWasPressed(drawn, root);
  };
  const waiting = new MutationObserver(change);
  waiting.observe(root, { childList: true, subtree: true });
};
