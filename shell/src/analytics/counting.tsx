import { Button } from '@evenhand/ui/button';
import { showToast } from '@evenhand/web-kit/toast';
import { analyticsWording as wording } from '@evenhand/wording/analytics';
import { analyticsConsent } from '@evenhand/wording/consents';
import { useState } from 'react';
import { choose, readChoice } from './choice';
import styles from './counting.module.css';
import { usePageViews } from './page-views';
import { useSending } from './use-sending';

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

/** Where the choice stands, with the way to another. Both answers weigh the same, and nothing is counted unasked. */
export const Counting = () => {
  const [choice, setChoice] = useState(readChoice);
  useSending(choice);
  usePageViews(choice);
  const decide = (given: boolean) =>
    choose(given).then(setChoice, () => showToast({ title: wording.failed, kind: 'destructive' }));
  if (!choice) return <Question onChoose={decide} />;
  return (
    <section className={styles.settings} aria-label={wording.label}>
      {choice.given ? wording.given : wording.refused}{' '}
      <Button kind="quiet" onClick={() => decide(!choice.given)}>
        {choice.given ? wording.withdraw : wording.yes}
      </Button>
    </section>
  );
};
