const DELETED = 'deleted';

/** This window's own end: nobody hears their own word. */
const windows = new BroadcastChannel('evenhand:evidence');

/** Tells the other windows that something was deleted. What it was they need not know. */
export const tellDeletion = (): void => windows.postMessage(DELETED);

/** Calls back when another window tells so, for as long as this one is open: also while it shows another page. */
export const hearDeletions = (hear: () => void): void => {
  windows.onmessage = ({ data }) => data === DELETED && hear();
};
