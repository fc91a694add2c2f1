import { type Dashboard, processSteps } from '@evenhand/contracts/dashboard/dashboard';
import { Badge } from '@evenhand/ui/badge';
import { Card } from '@evenhand/ui/card';
import { dashboardWording as wording } from '@evenhand/wording/dashboard';
import styles from './dashboard.module.css';
import { stateOf } from './steps.js';

const kindOf = { completed: 'good', current: 'info', pending: 'plain' } as const;

export const AllSteps = ({ progress }: { progress: Dashboard['progress'] }) => (
  <Card title={wording.stepsTitle}>
    <ol className={styles.list}>
      {processSteps.map((step, index) => {
        const state = stateOf(step, progress);
        return (
          <li key={step} aria-current={state === 'current' ? 'step' : undefined}>
            <span>
              {index + 1}. {wording.steps[step]}
            </span>
            <Badge kind={kindOf[state]}>{wording.stepStates[state]}</Badge>
          </li>
        );
      })}
    </ol>
  </Card>
);
