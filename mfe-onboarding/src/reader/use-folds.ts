import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Which sections are open. The section named by the address is opened and takes the focus. */
export const useFolds = (ids: readonly string[], areOpen: boolean) => {
  const { hash, key } = useLocation();
  const [open, setOpen] = useState<readonly string[]>(areOpen ? ids : []);
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => (isOpen ? [...new Set([...before, id])] : before.filter((one) => one !== id)));
  const all = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link pressed again has a new key; a new version has the same ids
  useEffect(() => {
    const id = hash.slice(1);
    if (!ids.includes(id)) return;
    setOpen((before) => [...new Set([...before, id])]);
    const section = document.getElementById(id);
    section?.scrollIntoView();
    section?.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, key, all]);
  return { open, toggle, openAll: () => setOpen(ids), foldAll: () => setOpen([]) };
};
