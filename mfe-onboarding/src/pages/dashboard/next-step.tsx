import { type Dashboard, processSteps } from '@evenhand/contracts/dashboard/dashboard';
import { buttonClass } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Notice } from '@evenhand/ui/notice';
import { Progress } from '@evenhand/ui/progress';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';
import { currentStepOf, pageOfStep } from './steps.js';

/** The one thing to do now, with how far everything is. */
export const NextStep = ({ progress }: { progress: Dashboard['progress'] }) => {
  const step = currentStepOf(progress);
  const percent = progress.progressPercentage;
  const isIntake = step === 'intake';
  return (
    <>
      {isIntake && (
        <Notice title={wording.welcomeTitle}>
          <p>{wording.welcome}</p>
        </Notice>
      )}
      <Card title={wording.nextTitle}>
        <p className={styles.figures}>
          <span>{wording.stepOf(processSteps.indexOf(step) + 1, processSteps.length)}</span>
          <span>{wording.percent(percent)}</span>
        </p>
        <Progress percent={percent} label={wording.progressTitle} />
        <p className={styles.next}>{wording.next[step]}</p>
        <p className={styles.when}>{wording.estimated(isIntake ? wording.minutes.intake : wording.minutes.other)}</p>
        <Link className={buttonClass('primary')} to={pageOfStep[step]}>
          {percent === 0 ? wording.start : wording.continueTo(wording.steps[step])}
        </Link>
      </Card>
    </>
  );
};
