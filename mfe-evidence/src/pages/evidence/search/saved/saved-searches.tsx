import type { SavedSearch } from '@evenhand/contracts/evidence/saved-searches';
import type { QueryEvidence } from '@evenhand/contracts/evidence/search';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Loaded } from '@evenhand/web-kit/loaded';
import { savedSearchesWording as wording } from '@evenhand/wording/saved-searches';
import { useRef, useState } from 'react';
import list from '../../../../file-list.module.css';
import { useSavedSearches } from '../../../../visit/saved-api.js';
import styles from './saved.module.css';
import { SavedItem } from './saved-item.js';

/** Shown before Show all. */
const FEW = 5;

interface SavedSearchesProps {
  /** False while no file is searchable. */
  canAsk: boolean;
  busy: boolean;
  onAsk: (query: QueryEvidence) => void;
}

const SavedList = ({
  searches,
  canAsk,
  busy,
  onAsk,
  onRemoved,
}: SavedSearchesProps & { searches: SavedSearch[]; onRemoved: () => void }) => {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <p>{canAsk ? wording.lead : wording.wait}</p>
      <ul className={list.files} aria-label={wording.title}>
        {searches.slice(0, showsAll ? undefined : FEW).map((search) => (
          <SavedItem
            key={search.id}
            search={search}
            disabled={!canAsk || busy}
            onAsk={() => onAsk(search.query)}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
      {searches.length > FEW && (
        <Actions>
          <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? wording.showFewer : wording.showAll(searches.length)}
          </Button>
        </Actions>
      )}
    </>
  );
};

export const SavedSearches = (props: SavedSearchesProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {wording.title}
      </h2>
      <div className={styles.saved}>
        <Loaded query={useSavedSearches()} words={wording}>
          {(searches) =>
            searches.length > 0 ? (
              <SavedList {...props} searches={searches} onRemoved={() => heading.current?.focus()} />
            ) : (
              <p>{wording.none}</p>
            )
          }
        </Loaded>
      </div>
    </Card>
  );
};

/** Without files, saved searches can still be read and removed. */
export const SavedWithoutFiles = () => {
  const { data: searches = [] } = useSavedSearches();
  const [isShown, setShown] = useState(false);
  if (!isShown && searches.length > 0) setShown(true);
  return isShown && <SavedSearches canAsk={false} busy={false} onAsk={() => {}} />;
};
