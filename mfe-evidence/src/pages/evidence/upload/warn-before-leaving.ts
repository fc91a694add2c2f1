/** While the work goes on, the browser asks before the page is closed or loaded anew: files that wait would be lost. */
export const warnBeforeLeaving = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  try {
    return await work();
  } finally {
    window.removeEventListener('beforeunload', warn);
  }
};
