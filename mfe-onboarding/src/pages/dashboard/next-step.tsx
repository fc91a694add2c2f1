import type { MissingAnswer } from '@evenhand/contracts/agreement/document';
import { type Dashboard, processSteps } from '@evenhand/contracts/dashboard/dashboard';
import type { CaseOverview } from '@evenhand/contracts/dashboard/overview';
import { Card } from '@evenhand/ui/card';
import { ArrowRight } from '@evenhand/ui/icons';
import { DonePicture } from '@evenhand/ui/illustrations';
import { Progress } from '@evenhand/ui/progress';
import { Ring } from '@evenhand/ui/ring';
import { PrimaryLink } from '@evenhand/web-kit/button-links';
import { useTracked } from '@evenhand/web-kit/track';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import { Link } from 'react-router-dom';
import { DeclinedReason } from '../../agreement/declined.js';
import { ChangeLink } from '../../answers/change-link.js';
import { fieldIn } from '../../answers/way-to-answer.js';
import styles from './dashboard.module.css';
import { inReview } from './in-review.js';
import { countedStep, currentStepOf, pageOfStep } from './steps.js';

const buttonOf = (step: ReturnType<typeof currentStepOf>, isBegun: boolean): string => {
  if (step === 'complete') return wording.openDocuments;
  return !isBegun ? wording.start : wording.continueTo(wording.steps[step]);
};

const NAMED = 2;

const Missing = ({ missing }: { missing: MissingAnswer[] }) => (
  <p className={styles.when}>
    {wording.missing(missing.length)}{' '}
    {missing.slice(0, NAMED).map(({ answer, sentence }) => {
      const field = fieldIn(answer);
      return (
        <span key={answer}>
          {field ? (
            <ChangeLink field={field} from="dashboard" at={`missing-${answer.replaceAll('/', '-')}`}>
              {sentence}
            </ChangeLink>
          ) : (
            sentence
          )}{' '}
        </span>
      );
    })}
    <Link to="/intake">{wording.toAnswers}</Link>
  </p>
);

interface NextStepProps {
  progress: Dashboard['progress'];
  overview: CaseOverview | undefined;
  /** Anything was saved. */
  isBegun: boolean;
}

export const NextStep = ({ progress, overview, isBegun }: NextStepProps) => {
  const step = currentStepOf(progress);
  useTracked({ name: 'progress-step-viewed', properties: { step: countedStep[step] } });
  const percent = progress.progressPercentage;
  const minutes = step === 'intake' ? wording.minutes.intake : wording.minutes.other;
  const place = wording.stepOf(processSteps.indexOf(step) + 1, processSteps.length);
  const missing = overview?.missing ?? [];
  const declined = overview?.people.declined ?? null;
  const review = overview ? inReview(step, overview) : null;
  return (
    <Card floating>
      <div className={styles.now}>
        <div className={styles.nowText}>
          <p className={styles.kicker}>{step === 'complete' ? wording.doneTitle : wording.nextTitle}</p>
          <h2>{review?.sentence ?? wording.next[step]}</h2>
          {declined && <DeclinedReason reason={declined.reason} />}
          {step === 'intake' && <p className={styles.when}>{wording.welcome}</p>}
          {step !== 'complete' && !declined && !review?.isWaiting && (
            <p className={styles.when}>{wording.estimated(minutes)}</p>
          )}
          {step === 'agreement' && missing.length > 0 && <Missing missing={missing} />}
          <PrimaryLink to={review?.to ?? pageOfStep[step]}>
            {declined ? wording.declined.button : (review?.button ?? buttonOf(step, isBegun))}
            <ArrowRight />
          </PrimaryLink>
        </div>
        <div className={styles.picture}>
          {step === 'complete' ? (
            <DonePicture />
          ) : (
            <Ring percent={percent} place={place} words={wording.percent(percent)} label={wording.progressTitle} />
          )}
        </div>
      </div>
      <div className={step === 'complete' ? undefined : styles.instead}>
        <p className={styles.figures}>
          <span>{place}</span>
          <span>{wording.percent(percent)}</span>
        </p>
        <Progress percent={percent} label={wording.progressTitle} />
      </div>
    </Card>
  );
};
