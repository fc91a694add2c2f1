const NAME = 'evenhand:session';

/** What one window of a browser tells the others: who is signed in (null for nobody), or that somebody signs out. */
export type News = string | null;
export const SIGNING_OUT = 'signing out';

/** Tells the other windows, and only them. */
export const tell = (news: News): void => {
  const windows = new BroadcastChannel(NAME);
  windows.postMessage(news);
  windows.close();
};

/** Calls back with what other windows tell. Answers how to stop listening. */
export const listen = (hear: (news: News) => void): (() => void) => {
  const windows = new BroadcastChannel(NAME);
  windows.onmessage = ({ data }) => hear(data);
  return () => windows.close();
};
