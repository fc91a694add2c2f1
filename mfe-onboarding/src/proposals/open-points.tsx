import type { Party } from '@evenhand/contracts/identity';
import { Button } from '@evenhand/ui/button';
import { PersonBadge } from '@evenhand/ui/person';
import { proposalsWording } from '@evenhand/wording/proposals';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { firstName, type Names, otherOf } from '../couple.js';
import { titleOf, useAnswerInWords } from './answer-in-words.js';
import { MovedByPoint } from './moved-by-point.js';
import styles from './open-points.module.css';
import { cardOf, patchIn, type Received, recordIn, useProposals } from './proposal-calls.js';

const wording = proposalsWording.board;

interface OpenPointsProps {
  party: Party;
  names: Names;
  /** Address of the page with the articles; empty for this page. */
  articlesAt: string;
  /** At the end of the board. */
  children?: ReactNode;
}

/** The fields under negotiation: what each wants, what the other's value moves for both, and who answers next. */
export const OpenPoints = ({ children, ...reader }: OpenPointsProps) => {
  const { points = [] } = useProposals(reader.party).data ?? {};
  if (points.length === 0 && !children) return null;
  return (
    <div className={styles.board}>
      {points.length > 0 && <Header name={firstName(reader.names[otherOf(reader.party)])} />}
      <ul>
        {points.map((point) => (
          <Point key={point.field} point={point} {...reader} />
        ))}
      </ul>
      {points.length > 0 && <p className={styles.method}>{wording.method}</p>}
      {children}
    </div>
  );
};

/** Each cell repeats its label for a narrow board and for screen readers. */
const Header = ({ name }: { name: string }) => (
  <p className={styles.header} aria-hidden="true">
    <span>{wording.point}</span>
    <span>{wording.you}</span>
    <span>{name}</span>
    <span>{wording.moves(name)}</span>
    <span>{wording.turn}</span>
  </p>
);

const Point = ({ point, party, names, articlesAt }: Omit<OpenPointsProps, 'children'> & { point: Point }) => {
  const { field, article } = point;
  const other = otherOf(party);
  const name = firstName(names[other]);
  const title = titleOf(field, party);
  return (
    <li className={styles.point}>
      <div className={styles.what}>
        <h2>{title}</h2>
        {article && (
          <Link to={`${articlesAt}#${article.id}`}>
            {wording.article(article.number)}
            <span className="visually-hidden">: {title}</span>
          </Link>
        )}
      </div>
      <Wanted point={point} reader={party} of={party} whose="you" name={names[party]} label={wording.you} />
      <Wanted point={point} reader={party} of={other} whose="partner" name={names[other]} label={name} />
      <div className={styles.moved}>
        <p className={styles.label}>{wording.moves(name)}</p>
        <MovedByPoint {...{ point, party, names }} />
      </div>
      <Turn point={point} party={party} name={name} title={title} />
    </li>
  );
};

type Point = Received['points'][number];

interface WantedProps {
  point: Point;
  reader: Party;
  of: Party;
  whose: 'you' | 'partner';
  name: string;
  label: string;
}

const Wanted = ({ point: { field, wanted }, reader, of, whose, name, label }: WantedProps) => {
  const answerInWords = useAnswerInWords(reader);
  return (
    <div className={styles.wanted}>
      <p className={styles.label}>
        <PersonBadge whose={whose} name={name} quiet small /> {label}
      </p>
      <p dir="auto">{answerInWords(field, recordIn(patchIn(wanted[of])))}</p>
    </div>
  );
};

interface TurnProps {
  point: Point;
  party: Party;
  name: string;
  title: string;
}

const Turn = ({ point: { askedIn }, party, name, title }: TurnProps) => {
  const [own, theirs] = [askedIn[party], askedIn[otherOf(party)]];
  const request = theirs ?? own;
  const state = own && theirs ? wording.both : own ? wording.own(name) : wording.theirs(name);
  return (
    <div className={styles.turn}>
      <p>{state}</p>
      {request && (
        <Button small onClick={() => document.getElementById(cardOf(request))?.focus()}>
          {theirs ? wording.answer : wording.see}
          <span className="visually-hidden">: {title}</span>
        </Button>
      )}
    </div>
  );
};
