import { LogOut } from '@evenhand/ui/icons';
import { tried } from '@evenhand/web-kit/storage';
import { shellWording } from '@evenhand/wording/shell';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { leave } from '../session/leave';
import styles from './leave-quickly.module.css';

const TIMES = 3;
const WITHIN_MS = 2_000;
/** A touch keyboard has no code: its Shift only writes capitals. */
const SHIFT_KEYS = ['ShiftLeft', 'ShiftRight'];

/** Calls back after three presses of either Shift in a row. Any other key restarts the count. */
const useThreeShifts = (act: () => void): void => {
  useEffect(() => {
    let presses: number[] = [];
    const count = ({ code, repeat, timeStamp }: KeyboardEvent) => {
      if (repeat) return;
      presses = SHIFT_KEYS.includes(code) ? [...presses.filter((at) => timeStamp - at < WITHIN_MS), timeStamp] : [];
      if (presses.length >= TIMES) act();
    };
    window.addEventListener('keydown', count, { capture: true });
    return () => window.removeEventListener('keydown', count, { capture: true });
  }, [act]);
};

/** Native dialogs, and the drawers of antd. */
const DIALOGS = 'dialog[open], [role="dialog"][aria-modal="true"]';

/** A row at the top of the last open dialog; null without one. Outside of a dialog nothing can be pressed. */
const useRowInDialog = (): HTMLElement | null => {
  const [row, setRow] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const place = document.createElement('div');
    place.className = styles.inDialog ?? '';
    const move = () => {
      const dialog = [...document.querySelectorAll(DIALOGS)].at(-1) ?? null;
      if (dialog === place.parentElement) return;
      place.remove();
      dialog?.prepend(place);
      flushSync(() => setRow(dialog && place));
    };
    const opened = new MutationObserver(move);
    opened.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    move();
    return () => {
      opened.disconnect();
      place.remove();
    };
  }, []);
  return row;
};

/** A harmless page: the weather, by the government of Canada. */
const NEUTRAL_SITE = 'https://weather.gc.ca/';

/** Hides the page at once, clears what this tab stored, and replaces the page: Back leads to the one before it. */
const leaveQuickly = (): void => {
  document.documentElement.hidden = true;
  document.title = '';
  tried(() => sessionStorage.clear());
  leave(NEUTRAL_SITE);
};

/** The quick exit for a person in danger: one press, or three times Shift. */
export const LeaveQuickly = () => {
  useThreeShifts(leaveQuickly);
  const row = useRowInDialog();
  const content = (
    <>
      <LogOut />
      {shellWording.leave.name}
    </>
  );
  // In a prerendered frame a link: it leaves before any script has arrived.
  if (typeof document === 'undefined')
    return (
      <a className={styles.leave} href={NEUTRAL_SITE} title={shellWording.leave.hint}>
        {content}
      </a>
    );
  const button = (
    <button type="button" className={styles.leave} onClick={leaveQuickly} title={shellWording.leave.hint}>
      {content}
    </button>
  );
  return row ? createPortal(button, row) : button;
};
