import { useEffect, useRef } from 'react';

/** What is folded away on screen is open on paper. */
export const useOpenInPrint = <Around extends HTMLElement>() => {
  const around = useRef<Around>(null);
  useEffect(() => {
    const folded = new Set<HTMLDetailsElement>();
    const open = () => {
      for (const details of around.current?.querySelectorAll('details') ?? []) {
        if (details.open) continue;
        folded.add(details);
        details.open = true;
      }
    };
    const close = () => {
      for (const details of folded) details.open = false;
      folded.clear();
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return around;
};
