import type { TestTimeline } from '@evenhand/contracts/self-test/self-test';
import { StepList } from '@evenhand/ui/step-list';
import { selfTestWording as wording } from '@evenhand/wording/self-test';

const steps = [
  'intakeCreated',
  'agreementGenerated',
  'documentStored',
  'signaturePackageCreated',
  'emailsSent',
] as const satisfies (keyof TestTimeline)[];

/** To the millisecond: the steps are close together. */
const timeOf = (moment: string): string =>
  new Date(moment).toLocaleTimeString('en-CA', {
    timeZone: 'America/Toronto',
    hour12: false,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    timeZoneName: 'short',
  });

const When = ({ moment }: { moment: string }) => <time dateTime={moment}>{timeOf(moment)}</time>;

export const Timeline = ({ timeline }: { timeline: TestTimeline }) => (
  <StepList
    roomy
    label={wording.timelineTitle}
    steps={steps.map((step) => {
      const moment = timeline[step];
      const state = moment ? 'completed' : 'pending';
      const stateName = wording.states[state];
      const note = moment && <When moment={moment} />;
      return { key: step, name: wording.timeline[step], state, stateName, note: note ?? stateName };
    })}
  />
);
