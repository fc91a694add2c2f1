const NAME = 'evenhand:session';

/** A message between windows of a browser: the signed-in user (null: none), or a sign-out. */
export type SessionMessage = string | null;
export const SIGNING_OUT = 'signing out';

/** Key in sessionStorage: the home page states that another window signed out. */
export const SIGNED_OUT_ELSEWHERE = 'evenhand_signed_out_elsewhere';

/** BroadcastChannel does not deliver to its sender. */
export const announce = (message: SessionMessage): void => {
  const windows = new BroadcastChannel(NAME);
  windows.postMessage(message);
  windows.close();
};

/** Returns how to stop listening. */
export const listen = (receive: (message: SessionMessage) => void): (() => void) => {
  const windows = new BroadcastChannel(NAME);
  windows.onmessage = ({ data }) => receive(data);
  return () => windows.close();
};
