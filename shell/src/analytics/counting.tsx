import type { PropertiesOf } from '@evenhand/contracts/analytics/events';
import { pageKindOf } from '@evenhand/contracts/analytics/pages';
import { isBelow } from '@evenhand/contracts/routes';
import { Button } from '@evenhand/ui/button';
import { sentenceOf } from '@evenhand/web-kit/problem-error';
import { showToast } from '@evenhand/web-kit/toast';
import { track } from '@evenhand/web-kit/track';
import { analyticsWording as wording } from '@evenhand/wording/analytics';
import { analyticsConsent } from '@evenhand/wording/consents';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { asksOn, type Choice, choose, readChoice } from './choice';
import styles from './counting.module.css';
import { useSending } from './use-sending';

type QueryPart = PropertiesOf<'page-viewed'>['query'];

/** The query parameter that selects the page's content. Only its name is sent. */
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

/** Tracks each page and each change of its query, starting with the page on which consent is given. */
const usePageViews = (choice: Choice | null): void => {
  const { pathname, search } = useLocation();
  const visitor = choice?.visitor;
  useEffect(() => {
    if (!visitor) return;
    track({ name: 'page-viewed', properties: { page: pageKindOf(pathname), query: queryPartOf(search) } });
    // The contact page.
    if (pathname === '/support') track({ name: 'business-email-opened', properties: {} });
  }, [visitor, pathname, search]);
};

interface QuestionProps {
  onChoose: (given: boolean) => void;
}

const Question = ({ onChoose }: QuestionProps) => (
  <section className={styles.bar} aria-label={wording.label}>
    <p>{analyticsConsent.text}</p>
    <div className={styles.buttons}>
      <Button onClick={() => onChoose(true)}>{wording.yes}</Button>
      <Button onClick={() => onChoose(false)}>{wording.no}</Button>
    </div>
  </section>
);

/** Pages of a signature: nothing else is asked there. */
const SIGNING_PAGES = ['/flow/sign', '/signatures', '/sign-access'];

/** Asks once, then shows the choice and the way to change it. Both answers have equal weight; nothing is counted without consent. */
export const Counting = () => {
  const [choice, setChoice] = useState(readChoice);
  useSending(choice);
  usePageViews(choice);
  const decide = (given: boolean) =>
    choose(given).then(setChoice, (error) =>
      showToast({ title: sentenceOf(error, wording.failed), kind: 'destructive' }),
    );
  const { pathname } = useLocation();
  if (SIGNING_PAGES.some((page) => isBelow(page, pathname))) return null;
  if (!choice && asksOn(pathname)) return <Question onChoose={decide} />;
  return (
    <section className={styles.settings} aria-label={wording.label}>
      {choice?.given ? wording.given : wording.refused}{' '}
      <Button kind="quiet" onClick={() => decide(!choice?.given)}>
        {choice?.given ? wording.withdraw : wording.yes}
      </Button>
    </section>
  );
};
