import type { Working as CalculatedWorking } from '@evenhand/contracts/finance/calculators/working';
import { Actions } from '@evenhand/ui/actions';
import { Answers } from '@evenhand/ui/answers';
import { Button } from '@evenhand/ui/button';
import { Notice } from '@evenhand/ui/notice';
import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './calculator.module.css';
import { type Entry, type Fixed, type Written, writtenIn } from './field';
import { Working } from './working';

/** An answer as text; null for a field without a question. */
const answerInWords = (entry: Entry | Fixed, written: Written): string | null => {
  if (entry.kind === 'fixed') return null;
  const text = writtenIn(written, entry);
  if (entry.kind === 'tick' || entry.kind === 'switch') return text === 'yes' ? wording.result.yes : wording.result.no;
  if ('options' in entry) return entry.options.find(({ value }) => value === text)?.label ?? null;
  return text === '' ? null : text;
};

/** Opens folded details for printing. */
const useOpenInPrint = <Around extends HTMLElement>() => {
  const around = useRef<Around>(null);
  useEffect(() => {
    const folded = new Set<HTMLDetailsElement>();
    const open = () => {
      for (const details of around.current?.querySelectorAll('details') ?? []) {
        if (details.open) continue;
        folded.add(details);
        details.open = true;
      }
    };
    const close = () => {
      for (const details of folded) details.open = false;
      folded.clear();
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return around;
};

const words = wording.result;

interface ResultProps {
  answer: CalculatedWorking;
  entries: readonly (Entry | Fixed)[];
  asked: Written;
  children: ReactNode;
}

export const Result = ({ answer, entries, asked, children }: ResultProps) => {
  const around = useOpenInPrint<HTMLDivElement>();
  return (
    <div ref={around}>
      {children}
      {answer.notices.length > 0 && (
        <Notice kind="attention" title={words.notices}>
          <ul className={styles.notices}>
            {answer.notices.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Working steps={answer.steps} />
      <details className={styles.entered}>
        <summary>{words.entered}</summary>
        <Answers
          rows={entries.flatMap((entry) => {
            const inWords = answerInWords(entry, asked);
            return inWords === null || entry.kind === 'fixed'
              ? []
              : [{ key: entry.name, question: entry.label, answer: inWords }];
          })}
        />
        <p className={styles.small}>{words.ruleVersion(answer.ruleVersion)}</p>
      </details>
      <p className={styles.small}>{wording.notAdvice}</p>
      <PassOn />
    </div>
  );
};

const PassOn = () => {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setSaid(words.copied),
      () => setSaid(words.copyFailed),
    );
  return (
    <>
      <Actions>
        <Button onClick={copy}>{words.copy}</Button>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </Actions>
      <p className={styles.small} role="status">
        {said}
      </p>
    </>
  );
};
