import type { PropertiesOf } from '@evenhand/contracts/analytics/events';
import { pageKindOf } from '@evenhand/contracts/analytics/pages';
import { track } from '@evenhand/web-kit/track';
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

/** Says that each page was opened, and each change of its query; the page that somebody agrees on is the first. */
export const usePageViews = (choice: Choice | null): void => {
  const { pathname, search } = useLocation();
  const visitor = choice?.visitor;
  useEffect(() => {
    if (!visitor) return;
    track({ name: 'page-viewed', properties: { page: pageKindOf(pathname), query: queryPartOf(search) } });
    // The page on which people write to those behind the site.
    if (pathname === '/support') track({ name: 'business-email-opened', properties: {} });
  }, [visitor, pathname, search]);
};
