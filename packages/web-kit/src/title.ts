import { useEffect } from 'react';

const NAME = 'Evenhand';

/** Words that reveal the subject in a tab or the history. */
const TELLING = /separat|evidence|divorc/i;

/** The title, or the site's name alone when the title is revealing. */
export const neutralTitle = (title: string): string => (TELLING.test(title) ? NAME : title);

/**
 * The document title. The shell marks the root element when titles must be neutral.
 * @param neutral replaces a revealing title there, so that tabs are distinguishable
 */
export const useTitle = (title: string, neutral?: string): void => {
  useEffect(() => {
    const full = `${title} · ${NAME}`;
    if (document.documentElement.dataset.titles !== 'neutral') document.title = full;
    else document.title = neutral ? `${neutral} · ${NAME}` : neutralTitle(full);
  }, [title, neutral]);
};
