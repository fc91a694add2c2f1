import { useState } from 'react';

const keyOf = (agreementId: string): string => `what-now.${agreementId}`;

const read = (agreementId: string): string[] => {
  try {
    return (localStorage.getItem(keyOf(agreementId)) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
};

/** The steps that were ticked, kept in this browser; without storage for this visit only. */
export const useTicks = (agreementId: string) => {
  const [ticked, setTicked] = useState(() => read(agreementId));
  const tick = (name: string) => {
    const now = ticked.includes(name) ? ticked.filter((one) => one !== name) : [...ticked, name];
    setTicked(now);
    try {
      localStorage.setItem(keyOf(agreementId), now.join(' '));
    } catch {
      // Storage is full or blocked.
    }
  };
  return { ticked, tick };
};
