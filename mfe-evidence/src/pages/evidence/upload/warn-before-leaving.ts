/** Sets `beforeunload` while work is in progress: waiting files would be lost. */
export const warnBeforeLeaving = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  try {
    return await work();
  } finally {
    window.removeEventListener('beforeunload', warn);
  }
};
