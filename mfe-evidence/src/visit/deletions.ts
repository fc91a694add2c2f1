type Deletion = 'deleted' | 'all deleted';

/** BroadcastChannel does not deliver to its sender. */
const windows = new BroadcastChannel('evenhand:evidence');
const heard = new Map<unknown, () => void>();
windows.onmessage = ({ data }) => heard.get(data)?.();

/** Notifies the other windows of a deletion, without its content. "All" comes in addition to the other. */
export const announceDeletion = (deletion: Deletion): void => windows.postMessage(deletion);

/** Subscribes for the lifetime of this window, whatever page it shows. */
export const onDeletions = (deletion: Deletion, hear: () => void): void => void heard.set(deletion, hear);
