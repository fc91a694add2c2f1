import type { DealLine } from '@evenhand/contracts/agreement/deal';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { Party } from '@evenhand/contracts/identity';
import { longDate } from '@evenhand/contracts/toronto';
import { ArrowRight } from '@evenhand/ui/icons';
import { letterOf, PersonBadge, type Whose } from '@evenhand/ui/person';
import { agreementWording } from '@evenhand/wording/agreement';
import { Link } from 'react-router-dom';
import styles from './deal.module.css';

const wording = agreementWording.deal;

/** How the reader is addressed, and the other person's name. */
export interface Reader {
  party: Party;
  parties: AgreementDocument['parties'];
}

const other = (party: Party): Party => (party === 'owner' ? 'partner' : 'owner');
const whose = (party: Party, reader: Reader): Whose => (party === reader.party ? 'you' : 'partner');
const nameOf = (party: Party, reader: Reader): string =>
  party === reader.party ? wording.you : (reader.parties[party].split(' ')[0] ?? '');

const Person = ({ party, reader }: { party: Party; reader: Reader }) => (
  <span className={party === reader.party ? styles.you : styles.partner}>
    <PersonBadge whose={whose(party, reader)} name={reader.parties[party]} quiet small />
    <bdi>{nameOf(party, reader)}</bdi>
  </span>
);

const Who = ({ line: { payor, gist }, reader }: { line: DealLine; reader: Reader }) => {
  if (payor)
    return (
      <>
        <Person party={payor} reader={reader} />
        <ArrowRight aria-label={wording.paysTo} />
        <Person party={other(payor)} reader={reader} />
      </>
    );
  if (gist === 'no-support' || gist === 'no-payment') return wording.neitherPays;
  return (
    <span className={styles.both}>
      <span className={styles.pair} aria-hidden="true">
        {letterOf(reader.parties.owner)}
        {letterOf(reader.parties.partner)}
      </span>
      {wording.both}
    </span>
  );
};

/** Longest text of a line; the article has the rest. */
const LENGTH = 90;

/** The couple's own words, which an article quotes after a colon; they may have quotation marks themselves. */
const ownWordsIn = (text: string): string | null => {
  const start = text.indexOf(': "');
  if (start < 0) return null;
  const end = text.lastIndexOf('"');
  return text.slice(start + 3, end > start + 2 ? end : text.length).trim() || null;
};

/** "1. Sell" has no clause before its first stop. */
const SHORTEST = 4;

/** The first clause of the couple's own words or of the article, cut at a word. */
const shortened = (text: string): string => {
  const whole = ownWordsIn(text) ?? text;
  const first = whole.split(/[.;:](?: |$)/, 1)[0] ?? '';
  const clause = first.length < SHORTEST ? whole : first;
  return clause.length <= LENGTH ? clause : `${clause.slice(0, clause.lastIndexOf(' ', LENGTH))} …`;
};

const isEnd = (topic: DealLine['topic']): boolean => topic === 'child-support-ends' || topic === 'spousal-support-ends';

const gistOf = ({ topic, child, figure, shares, gist, text }: DealLine, reader: Reader): string => {
  if (isEnd(topic) && child) return wording.ofAge(child);
  if (figure && !isEnd(topic)) return figure;
  if (shares)
    return [reader.party, other(reader.party)].map((party) => `${nameOf(party, reader)} ${shares[party]}`).join(', ');
  return gist ? wording.gists[gist] : shortened(text);
};

interface LineProps {
  line: DealLine;
  reader: Reader;
  /** Address of the page with the articles; empty for this page. */
  articlesAt: string;
  isChanged: boolean;
}

/** What, who to whom, from when, and the article; printed with the article's words. */
export const Line = ({ line, reader, articlesAt, isChanged }: LineProps) => {
  const { topic, child, figure, from, article, text } = line;
  const name = child && !isEnd(topic) ? `${wording.topics[topic]}: ${child}` : wording.topics[topic];
  return (
    <li className={styles.line}>
      <p className={styles.what}>
        <strong>{name}</strong>
        <span dir="auto">{gistOf(line, reader)}</span>
      </p>
      <p className={styles.who}>
        <Who line={line} reader={reader} />
      </p>
      <p className={styles.when}>{isEnd(topic) ? figure : from ? longDate(from) : wording.onceSigned}</p>
      <p className={styles.article}>
        <Link to={`${articlesAt}#${article.id}`}>
          {wording.article(article.number)}
          <span className="visually-hidden">: {name}</span>
        </Link>
        {isChanged && <span className={styles.changed}>{agreementWording.reader.changed}</span>}
      </p>
      <p className={styles.words} dir="auto">
        {text}
      </p>
    </li>
  );
};
