import { neutralTitle } from '@evenhand/web-kit/title';
import { useEffect } from 'react';

/** While somebody is signed in, or reads by a link, the tab and the history do not tell what the page is about. */
export const useNeutralTitles = (isNeutral: boolean): void => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isNeutral) {
      delete dataset.titles;
      return;
    }
    dataset.titles = 'neutral';
    document.title = neutralTitle(document.title);
  }, [isNeutral]);
};
