import { useState } from 'react';
import { lastPageOf } from './files-pages.js';
import { useFiles } from './stored-api.js';

/** The search by name and the page. */
interface Look {
  search: string;
  page: number;
}

const all: Look = { search: '', page: 1 };

/** The current page of files; kept until the requested page has loaded, and after it failed to (`isMissed`). */
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
  // The last page may have become empty.
  if (isThere && !isMissed && wanted.page > lastPageOf(data.found))
    setWanted({ ...wanted, page: lastPageOf(data.found) });
  return { query, shown, isMissed, look };
};
