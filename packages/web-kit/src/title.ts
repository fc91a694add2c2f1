import { useEffect } from 'react';

const NAME = 'Evenhand';

/** Words that reveal the subject in a tab or the history. */
const TELLING = /separat|evidence|divorc/i;

/** The title that the page gives for neutral titles; otherwise its own, or the site's name alone when it is revealing. */
export const neutralTitle = (title: string): string =>
  document.documentElement.dataset.neutralTitle ?? (TELLING.test(title) ? NAME : title);

/**
 * The document title. The shell marks the root element when titles must be neutral.
 * @param neutral replaces a revealing title there, so that tabs are distinguishable
 */
export const useTitle = (title: string, neutral?: string): void => {
  useEffect(() => {
    const full = `${title} · ${NAME}`;
    const { dataset } = document.documentElement;
    // The shell may ask for neutral titles later, once the session is known.
    if (neutral) dataset.neutralTitle = `${neutral} · ${NAME}`;
    else delete dataset.neutralTitle;
    document.title = dataset.titles === 'neutral' ? neutralTitle(full) : full;
  }, [title, neutral]);
};
