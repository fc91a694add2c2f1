import { longDate } from '@evenhand/contracts/toronto';
import { Fragment } from 'react';
import styles from './place.module.css';

const DATE = /(\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b)/u;

/** Shows numeric dates in words next to them, by CSS, so that they are not part of the quote. */
export const Dated = ({ text }: { text: string }) =>
  text.split(DATE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its place
      <time key={index} className={styles.date} dateTime={part} data-words={`(${longDate(part)})`}>
        {part}
      </time>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its place
      <Fragment key={index}>{part}</Fragment>
    ),
  );
