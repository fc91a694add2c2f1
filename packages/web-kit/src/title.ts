import { useEffect } from 'react';

const NAME = 'Evenhand';

/** Words that tell what somebody is about to who looks at their tabs or history. */
const TELLING = /separat|evidence|divorc/i;

/** The title, or the name of the site alone where the title would tell too much. */
export const neutralTitle = (title: string): string => (TELLING.test(title) ? NAME : title);

/** The title of the page in the browser's tab. The shell says, on the root, when titles have to be neutral. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    const full = `${title} · ${NAME}`;
    document.title = document.documentElement.dataset.titles === 'neutral' ? neutralTitle(full) : full;
  }, [title]);
};
