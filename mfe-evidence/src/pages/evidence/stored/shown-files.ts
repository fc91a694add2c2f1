import { useState } from 'react';
import { lastPageOf } from './files-pages.js';
import { useFiles } from './stored-api.js';

/** Which files are looked at: those whose name has the search in it, page by page. */
interface Look {
  search: string;
  page: number;
}

const all: Look = { search: '', page: 1 };

/**
 * The files that are shown, and what they are: not yet those that are wanted, until these are there. Where they do not
 * come (`isMissed`), what is shown stays.
 */
export const useShownFiles = () => {
  const [shown, setShown] = useState(all);
  const [wanted, setWanted] = useState(all);
  const [isMissed, setMissed] = useState(false);
  const query = useFiles(wanted.search, wanted.page);
  const { data, isPlaceholderData, isLoadingError } = query;
  const isThere = data !== undefined && !isPlaceholderData;
  const look = (next: Look) => {
    setMissed(false);
    setWanted(next);
  };
  if (shown !== wanted && isThere) setShown(wanted);
  if (shown !== wanted && isLoadingError) {
    setWanted(shown);
    setMissed(true);
  }
  // The last file of the last page may be gone: nobody is left on a page that is none any more.
  if (isThere && !isMissed && wanted.page > lastPageOf(data.found))
    setWanted({ ...wanted, page: lastPageOf(data.found) });
  return { query, shown, isMissed, look };
};
