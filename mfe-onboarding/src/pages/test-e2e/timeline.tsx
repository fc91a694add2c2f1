import type { TestTimeline } from '@evenhand/contracts/self-test/self-test';
import { exactTime } from '@evenhand/contracts/toronto';
import { StepList } from '@evenhand/ui/step-list';
import { selfTestWording as wording } from '@evenhand/wording/self-test';

const steps = [
  'intakeCreated',
  'agreementGenerated',
  'documentStored',
  'signaturePackageCreated',
  'emailsSent',
] as const satisfies (keyof TestTimeline)[];

const When = ({ moment }: { moment: string }) => <time dateTime={moment}>{exactTime(moment)}</time>;

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
