import { FILES_PER_PAGE } from '@evenhand/contracts/evidence/files';
import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Loaded } from '@evenhand/web-kit/loaded';
import { evidenceWording as wording } from '@evenhand/wording/evidence';
import { useRef, useState } from 'react';
import { ConfirmDeletion } from './confirm.js';
import { FilesList } from './files-list.js';
import { FindFiles, lastPageOf, Pages } from './files-pages.js';
import { RetentionForm } from './retention-form.js';
import styles from './stored.module.css';
import { useDeleteAll, useFiles, useForgettingWithFiles, useRetention } from './stored-api.js';

const said = { loading: wording.loading, failed: wording.failed, tryAgain: wording.tryAgain };

/** `onDeleted`: the button that was pressed is gone, and somebody has to take the focus. */
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
  <Loaded query={useRetention()} {...said}>
    {(retention) => <RetentionForm retention={retention} />}
  </Loaded>
);

/**
 * What is stored, how long, and what can be done about it. Few files are a list, many are found by name and leafed
 * through. Where they cannot be looked at, nothing else is looked for: that is said once.
 */
export const Stored = () => {
  useForgettingWithFiles();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useFiles(search, page);
  const top = useRef<HTMLDivElement>(null);
  const focusTop = () => top.current?.focus();
  const find = (text: string) => {
    setSearch(text);
    setPage(1);
  };
  const showAll = () => {
    find('');
    focusTop();
  };
  const leafTo = (next: number, isEnd: boolean) => {
    setPage(next);
    top.current?.scrollIntoView();
    // The button that was pressed goes out of order there.
    if (isEnd) focusTop();
  };
  // The last file of the last page may be gone: nobody is left on a page that is none any more.
  if (query.data && !query.isPlaceholderData && page > lastPageOf(query.data.found))
    setPage(lastPageOf(query.data.found));
  return (
    <Loaded query={query} {...said}>
      {({ files, found, total }) => (
        <>
          <Card title={wording.files.title}>
            {(search !== '' || total > FILES_PER_PAGE) && (
              <FindFiles search={search} found={found} total={total} onFind={find} onShowAll={showAll} />
            )}
            <div ref={top} className={styles.top} tabIndex={-1}>
              {total === 0 && <p>{wording.files.none}</p>}
              {total > 0 && found === 0 && <p>{wording.files.foundNone}</p>}
              {found > 0 && <FilesList files={files} onGone={focusTop} />}
            </div>
            <Pages page={page} found={found} onPage={leafTo} />
            {total > 0 && <DeleteAll onDeleted={showAll} />}
          </Card>
          <Retained />
        </>
      )}
    </Loaded>
  );
};
