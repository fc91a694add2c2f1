import { Actions } from '@evenhand/ui/actions';
import { Button } from '@evenhand/ui/button';
import { Card } from '@evenhand/ui/card';
import { Dot } from '@evenhand/ui/dot';
import { EmptyState } from '@evenhand/ui/empty-state';
import { Notice } from '@evenhand/ui/notice';
import { Progress } from '@evenhand/ui/progress';
import { Ring } from '@evenhand/ui/ring';
import { Spinner } from '@evenhand/ui/spinner';
import { type ListedStep, StepList } from '@evenhand/ui/step-list';
import { Steps } from '@evenhand/ui/steps';
import styles from './parts-page.module.css';
import { samples } from './samples';

const states = ['completed', 'begun', 'current', 'pending'] as const;
const listed: ListedStep[] = states.map((state) => ({ key: state, name: state, state, stateName: state }));
const notices = ['info', 'good', 'attention', 'danger'] as const;

export const WayParts = () => (
  <>
    <div className={styles.row}>
      {(['open', 'half', 'full'] as const).map((state) => (
        <Dot key={state} state={state} label={state} />
      ))}
      {[0, 40, 100].map((percent) => (
        <Ring key={percent} percent={percent} place={samples.short} words={`${percent}%`} label={samples.short} />
      ))}
      <Spinner label={samples.short} />
    </div>
    <Steps
      label={samples.title}
      steps={(['completed', 'current', 'pending'] as const).map((state) => ({ key: state, name: state, state }))}
    />
    <StepList
      label={samples.title}
      steps={listed.map((step) => ({
        ...step,
        parts: step.state === 'current' ? [{ key: 'part', name: samples.short, isCurrent: true }] : undefined,
      }))}
    />
    <Card title={samples.short} floating>
      <StepList
        roomy
        label={samples.title}
        steps={listed.map((step) => ({ ...step, note: samples.text, action: <Button small>{step.name}</Button> }))}
      />
    </Card>
    {notices.map((kind) => (
      <Notice key={kind} kind={kind} title={kind} quiet>
        <p>{samples.text}</p>
      </Notice>
    ))}
    <Progress percent={40} label={samples.short} />
    <EmptyState title={samples.short} text={samples.text}>
      <Actions>
        <Button kind="primary">{samples.short}</Button>
      </Actions>
    </EmptyState>
  </>
);
