const DELETED = 'deleted';

/** BroadcastChannel does not deliver to its sender. */
const windows = new BroadcastChannel('evenhand:evidence');

/** Notifies the other windows of a deletion, without its content. */
export const announceDeletion = (): void => windows.postMessage(DELETED);

/** Subscribes for the lifetime of this window, whatever page it shows. */
export const onDeletions = (hear: () => void): void => {
  windows.onmessage = ({ data }) => data === DELETED && hear();
};
