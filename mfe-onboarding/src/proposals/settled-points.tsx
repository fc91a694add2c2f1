import { Check } from '@evenhand/ui/icons';
import { proposalsWording } from '@evenhand/wording/proposals';
import { inWords } from '../questions/answer-in-words.js';
import { titleOf } from './answer-in-words.js';
import styles from './open-points.module.css';
import { fieldsIn, patchIn, type Received, recordIn } from './proposal-calls.js';

const wording = proposalsWording.board;

/** The answered fields that no waiting proposal would change. */
export const settledIn = ({ answers, party, points }: Received) => {
  const record = recordIn(patchIn(answers));
  return fieldsIn(record)
    .filter((field) => !points.some((point) => point.field === field))
    .map((field) => ({ field, title: titleOf(field, party), value: inWords(field, record, party) }));
};

export const SettledPoints = ({ settled }: { settled: ReturnType<typeof settledIn> }) => (
  <details className={styles.settled}>
    <summary>
      <Check aria-hidden="true" />
      <strong>{wording.settled(settled.length)}</strong>
    </summary>
    <dl>
      {settled.map(({ field, title, value }) => (
        <div key={field}>
          <dt>{title}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  </details>
);
