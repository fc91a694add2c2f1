import { recordEvents } from '@evenhand/contracts/analytics/analytics';
import { type PropertiesOf } from '@evenhand/contracts/analytics/events';
import { pageKindOf } from '@evenhand/contracts/analytics/pages';
import { call } from '@evenhand/web-kit/call';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Choice } from './choice';

type QueryPart = PropertiesOf<'page-viewed'>['query'];

/** Which part of a query says what the page shows. Its value may be anything, so it is never sent. */
const partOfName: Record<string, QueryPart> = {
  plan: 'plan',
  category: 'category',
  step: 'step',
  arrangement: 'calculator',
  utm_campaign: 'campaign',
};

export const queryPartOf = (search: string): QueryPart => {
  const names = [...new URLSearchParams(search).keys()];
  if (names.length === 0) return 'none';
  return names.map((name) => partOfName[name]).find((part) => part !== undefined) ?? 'other';
};

/** Runs when the page is seen: at once, or when it comes to the front. Answers how to wait no longer. */
const whenVisible = (act: () => void): (() => void) => {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
};

/** Counts each page, and each change of its query, once it is visible and while its reader agrees. */
export const usePageViews = (choice: Choice | null): void => {
  const { pathname, search } = useLocation();
  const visitor = choice?.visitor;
  useEffect(() => {
    if (!visitor) return;
    const properties = { page: pageKindOf(pathname), query: queryPartOf(search) };
    return whenVisible(() => {
      // Nobody is told that a visit was not counted.
      call(recordEvents, { visitor, events: [{ name: 'page-viewed', properties }] }).catch(() => {});
    });
  }, [visitor, pathname, search]);
};
