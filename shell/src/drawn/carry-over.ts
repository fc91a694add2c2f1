const CONTROLS = 'a, button, input, select, textarea, details';

/** React notices a value only when it is set as a person would set it. */
const writeValue = (control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

/** Somebody has chosen: what the page was drawn with stays the application's to say, which knows the address. */
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

/** What somebody has typed, ticked and opened on the drawn page, and where they are, goes on in the application's. */
export const carryOver = (from: Element, to: Element): void => {
  const before = [...from.querySelectorAll(CONTROLS)];
  const after = [...to.querySelectorAll(CONTROLS)];
  if (before.length !== after.length) return;
  const focused = document.activeElement ? before.indexOf(document.activeElement) : -1;
  for (const [index, control] of before.entries()) {
    const twin = after[index];
    if (twin && twin.tagName === control.tagName) carryValue(control, twin);
  }
  const place = after[focused];
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
};
