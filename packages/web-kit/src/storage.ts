/** The answer of `work`; null when storage is full or refused. */
export const tried = <Answer>(work: () => Answer): Answer | null => {
  try {
    return work();
  } catch {
    return null;
  }
};
