import { isSameSearch, MOST_SAVED_SEARCHES } from '@evenhand/contracts/evidence/saved-searches';
import type { QueryEvidence } from '@evenhand/contracts/evidence/search';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { savedSearchesWording as wording } from '@evenhand/wording/saved-searches';
import { useEffect, useRef } from 'react';
import { isSignedOut } from '../../../../requests/session-end.js';
import { useSavedSearches, useSaveSearch } from '../../../../visit/saved-api.js';
import styles from './saved.module.css';

/** Saves the last question; reports when it is saved already or the limit is reached. */
export const SaveSearch = ({ query }: { query: QueryEvidence }) => {
  const { data: searches } = useSavedSearches();
  const save = useSaveSearch();
  const said = useRef<HTMLParagraphElement>(null);
  const isSaved = searches ? searches.some((saved) => isSameSearch(saved.query, query)) : save.isSuccess;
  const isFull = (searches?.length ?? 0) >= MOST_SAVED_SEARCHES;
  const word = isSaved ? wording.isSaved : isFull && wording.full(MOST_SAVED_SEARCHES);
  const isGone = word !== false && !save.isIdle;
  useEffect(() => {
    // Moves focus when the pressed button is removed.
    if (isGone) said.current?.focus();
  }, [isGone]);
  return (
    <div className={styles.save}>
      {word && (
        <p ref={said} tabIndex={-1}>
          {word}
        </p>
      )}
      {!word && (
        <Button busy={save.isPending} onClick={() => save.mutate(query)}>
          {wording.save}
        </Button>
      )}
      {!word && save.isError && !isSignedOut(save.error) && (
        <Notice kind="danger" title={sentenceOf(save.error, wording.notSaved)} />
      )}
    </div>
  );
};
