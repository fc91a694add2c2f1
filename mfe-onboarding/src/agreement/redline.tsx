import type { Redline, RedlinePart } from '@evenhand/contracts/agreement/proposal-price';
import { versionsWording as wording } from '@evenhand/wording/versions';
import styles from './redline.module.css';

/** Screen readers announce neither `del` nor `ins`. */
const Hidden = ({ children }: { children: string }) => <span className="visually-hidden"> {children} </span>;

const Part = ({ kind, text }: RedlinePart) => {
  if (kind === 'same') return text;
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <>
      <Hidden>{wording[kind]}</Hidden>
      <Mark>{text}</Mark>
      <Hidden>{wording.after}</Hidden>
    </>
  );
};

/** The changed texts of an article or schedule, with the removed and added words marked. */
export const RedlineTexts = ({ texts }: Pick<Redline, 'texts'>) => (
  <div className={styles.texts}>
    {numbered(texts).map(([key, parts]) => (
      <p key={key} dir="auto">
        {numbered(parts).map(([at, part]) => (
          <Part key={at} {...part} />
        ))}
      </p>
    ))}
  </div>
);

/** Texts and parts have no identity but their place, and never move. */
function numbered<Value>(values: Value[]): [number, Value][] {
  return [...values.entries()];
}
