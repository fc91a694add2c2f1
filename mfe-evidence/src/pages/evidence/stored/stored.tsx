import { FILES_PER_PAGE } from '@evenhand/contracts/evidence/files';
import { BACKUPS_KEPT_IN_DAYS } from '@evenhand/contracts/limits';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { Spinner } from '@evenhand/ui/spinner';
import { lazyPart } from '@evenhand/web-kit/lazy-part';
import { Loaded } from '@evenhand/web-kit/loaded';
import { evidenceWording as wording } from '@evenhand/wording/evidence';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDeletion } from './confirm.js';
import { useDeleteAll } from './delete-all.js';
import { FindFiles, Pages } from './files-pages.js';
import { Fold } from './fold.js';
import { RetentionForm } from './retention-form.js';
import { useShownFiles } from './shown-files.js';
import styles from './stored.module.css';
import { useForgettingWithFiles, useRetention } from './stored-api.js';

/** Below what the page is opened for. */
const FilesList = lazyPart(
  async () => (await import('./files-list.js')).FilesList,
  <Spinner label={wording.loading} />,
);

/** `onDeleted`: for focus, since the pressed button is removed. */
const DeleteAll = ({ onDeleted }: { onDeleted: () => void }) => {
  const [isAsked, setAsked] = useState(false);
  const deleteAll = useDeleteAll();
  return (
    <Actions>
      <Button kind="danger" onClick={() => setAsked(true)}>
        {wording.deleteAll.open}
      </Button>
      {isAsked && (
        <ConfirmDeletion
          {...wording.deleteAll}
          note={wording.deleteAll.later(BACKUPS_KEPT_IN_DAYS)}
          busy={deleteAll.isPending}
          remove={deleteAll.mutateAsync}
          onClose={() => setAsked(false)}
          onGone={onDeleted}
        />
      )}
    </Actions>
  );
};

const Retained = () => (
  <Loaded query={useRetention()} words={wording}>
    {(retention) => <RetentionForm retention={retention} />}
  </Loaded>
);

interface StoredProps {
  /** Folded where the search is the purpose of the page. */
  isFolded?: boolean;
  /** Further settings, next to the retention. */
  settings?: ReactNode;
}

/**
 * The stored files with retention and deletion. A few are a list, many are searched and paged. When the list fails to
 * load, one error is shown.
 */
export const Stored = ({ isFolded = false, settings }: StoredProps) => {
  useForgettingWithFiles();
  const { query, shown, isMissed, look } = useShownFiles();
  const top = useRef<HTMLDivElement>(null);
  const focusTop = () => top.current?.focus();
  useEffect(() => {
    if (isMissed) top.current?.scrollIntoView();
  }, [isMissed]);
  const find = (search: string) => look({ search, page: 1 });
  const showAll = () => {
    find('');
    focusTop();
  };
  const leafTo = (page: number, isEnd: boolean) => {
    look({ ...shown, page });
    top.current?.scrollIntoView();
    // The pressed paging button becomes disabled there.
    if (isEnd) focusTop();
  };
  return (
    <Loaded query={query} words={wording}>
      {({ files, found, total }) => (
        <>
          <Fold title={wording.files.title} note={isFolded ? wording.files.count(total) : undefined} isOpen={!isFolded}>
            <div>
              {(shown.search !== '' || total > FILES_PER_PAGE) && (
                <FindFiles search={shown.search} found={found} total={total} onFind={find} onShowAll={showAll} />
              )}
              <div ref={top} className={styles.top} tabIndex={-1} aria-busy={query.isPlaceholderData}>
                {isMissed && <Notice kind="danger" title={wording.files.missed} />}
                {total === 0 && <p>{wording.files.none}</p>}
                {total > 0 && found === 0 && <p>{wording.files.foundNone}</p>}
                {found > 0 && <FilesList files={files} found={found} onGone={focusTop} />}
              </div>
              <Pages page={shown.page} found={found} busy={query.isPlaceholderData} onPage={leafTo} />
              {total > 0 && <DeleteAll onDeleted={showAll} />}
            </div>
          </Fold>
          <Fold title={wording.settings} isOpen={false}>
            <Retained />
            {settings}
          </Fold>
        </>
      )}
    </Loaded>
  );
};
