import { MANIFEST_ADDRESS, SHELL } from '@evenhand/contracts/release-set';
import { chooseReleases, reportOutcome } from './outcomes';

/** DOM event of a shell that was rendered. */
export const SHELL_STARTED = 'evenhand-shell-started';

const KINDS = ['error', 'unhandledrejection'];

/** Its signature is not checked: a shell that fails runs nothing of it. */
const reportFailure = async (): Promise<void> => {
  const { payload } = await (await fetch(MANIFEST_ADDRESS)).json();
  chooseReleases(JSON.parse(payload));
  reportOutcome(SHELL, 'failed');
};

/** Not a file other than a script, nor one of a micro front end, whose outcomes are its own. */
const isOfShell = (event: Event): boolean => {
  if (event.target instanceof Element && !(event.target instanceof HTMLScriptElement)) return false;
  const file =
    event.target instanceof HTMLScriptElement ? event.target.src : event instanceof ErrorEvent && event.filename;
  return !String(file).includes('/remotes/');
};

/** Reports a shell that fails before it is rendered: a script of it does not load, or throws. */
export const watchStart = (): void => {
  const stop = () => {
    for (const kind of KINDS) removeEventListener(kind, failed, true);
  };
  const failed = (event: Event) => {
    if (!isOfShell(event)) return;
    stop();
    reportFailure().catch(() => {});
  };
  for (const kind of KINDS) addEventListener(kind, failed, true);
  addEventListener(SHELL_STARTED, stop, { once: true });
};
