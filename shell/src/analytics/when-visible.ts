/** Runs when the page is seen: at once, or when it comes to the front. Answers how to wait no longer. */
export const whenVisible = (act: () => void): (() => void) => {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
};
