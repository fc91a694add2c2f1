import type { SavedSearch } from '@evenhand/contracts/evidence/saved-searches';
import { longDay } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { savedSearchesWording as wording } from '@evenhand/wording/saved-searches';
import { Fragment, useId } from 'react';
import { filterWords } from '../../../../visit/filter-words.js';
import { useRemoveSavedSearch } from '../../../../visit/saved-api.js';
import styles from './saved.module.css';

interface SavedItemProps {
  search: SavedSearch;
  disabled: boolean;
  onAsk: () => void;
  /** For focus: the pressed button is removed. */
  onRemoved: () => void;
}

/** Facts break between, not within; no line begins with a dot. */
export const SavedItem = ({ search: { id, query, savedAt }, disabled, onAsk, onRemoved }: SavedItemProps) => {
  const about = useId();
  const remove = useRemoveSavedSearch();
  const facts = filterWords(query.filters);
  return (
    <li>
      <div className={styles.what}>
        <Button
          kind="quiet"
          disabled={disabled}
          aria-label={wording.askAgain(query.question)}
          aria-describedby={about}
          onClick={onAsk}
        >
          <span className={styles.question} dir="auto">
            {query.question}
          </span>
        </Button>
        <p id={about}>
          {facts.map(({ field, text }) => (
            <Fragment key={field}>
              <span>
                <bdi>{text}</bdi>&nbsp;·
              </span>{' '}
            </Fragment>
          ))}
          <span>{wording.savedOn(longDay(savedAt))}</span>
        </p>
      </div>
      <Button
        kind="quiet"
        busy={remove.isPending}
        aria-label={wording.removeNamed(query.question)}
        aria-describedby={about}
        onClick={() => void remove.mutateAsync(id).then(onRemoved, () => {})}
      >
        {wording.remove}
      </Button>
    </li>
  );
};
