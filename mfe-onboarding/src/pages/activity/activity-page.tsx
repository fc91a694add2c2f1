import { type ActivityList, type ListedActivity, listActivity } from '@evenhand/contracts/activity/activity';
import { ActivityGroup } from '@evenhand/contracts/activity/kinds';
import { longMoment } from '@evenhand/contracts/toronto';
import { Button } from '@evenhand/ui/button';
import { EmptyState } from '@evenhand/ui/empty-state';
import { SelectInput } from '@evenhand/ui/inputs';
import { Page } from '@evenhand/ui/page';
import { call } from '@evenhand/web-kit/call';
import { Failure } from '@evenhand/web-kit/failure';
import { focusIfLost } from '@evenhand/web-kit/focus-heading';
import { Loaded } from '@evenhand/web-kit/loaded';
import { useTitle } from '@evenhand/web-kit/title';
import { activityLogWording as wording } from '@evenhand/wording/activity-log';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import styles from './activity.module.css';
import { KeepCopy } from './keep-copy.js';

const readPage = (group: ActivityGroup | null, before: number | null): Promise<ActivityList> =>
  call(listActivity, undefined, { query: { ...(group && { group }), ...(before && { before: `${before}` }) } });

const useActivity = (group: ActivityGroup | null) =>
  useInfiniteQuery({
    queryKey: [listActivity.path, group],
    queryFn: ({ pageParam }) => readPage(group, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

const Entry = ({ kind, detail, at, number, ref }: ListedActivity & { ref: Ref<HTMLLIElement> | null }) => (
  <li ref={ref} className={styles.entry} tabIndex={-1}>
    <p className={styles.sentence}>{wording.sentences[kind](detail)}</p>
    <p className={styles.fact}>
      <time dateTime={at}>{longMoment(at)}</time> <span className={styles.number}>{wording.number(number)}</span>
    </p>
  </li>
);

const groups = ActivityGroup.options.map((value) => ({ value, label: wording.groups[value] }));

/** The person's own activity log. */
const ActivityPage = () => {
  useTitle(wording.title);
  const [group, setGroup] = useState<ActivityGroup | null>(null);
  const activity = useActivity(group);
  const added = useRef<HTMLLIElement>(null);
  const pageCount = activity.data?.pages.length ?? 0;
  // The last page removes the pressed button.
  useEffect(() => {
    if (pageCount > 1) focusIfLost(added.current);
  }, [pageCount]);
  return (
    <Page kind="reading" title={wording.title} lead={wording.lead}>
      <div className={styles.filter}>
        <SelectInput
          label={wording.show}
          value={group ?? ''}
          onChange={(chosen) => setGroup(ActivityGroup.safeParse(chosen).data ?? null)}
          empty={wording.everything}
          options={groups}
        />
      </div>
      <Loaded query={activity} words={wording}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <EmptyState title={wording.none} text={wording.noneText} />
          ) : (
            <>
              <ol className={styles.entries} aria-label={wording.list}>
                {entries.map((entry) => (
                  <Entry key={entry.number} {...entry} ref={entry === pages.at(-1)?.entries[0] ? added : null} />
                ))}
              </ol>
              <Failure error={activity.isFetchNextPageError ? activity.error : null} otherwise={wording.loadFailed} />
              {activity.hasNextPage && (
                <Button busy={activity.isFetchingNextPage} onClick={() => void activity.fetchNextPage()}>
                  {wording.earlier}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
      {!activity.isPending && <KeepCopy onDownloaded={() => void activity.refetch()} />}
    </Page>
  );
};

export default ActivityPage;
